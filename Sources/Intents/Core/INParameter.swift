import Foundation

/// A parameter of a class of intents, named by its key path.
///
/// Source: `INParameter`, iOS 11. The initializer that takes a key path is missing: without Objective-C's run time a
/// key path does not know the name of its property.
public final class INParameter: NSObject, NSCopying, @unchecked Sendable {
  /// The class that has the parameter.
  public let parameterClass: AnyClass
  /// The parameter's name: `recipients`.
  public let parameterKeyPath: String
  private var indexes: [String: Int] = [:]

  /// The parameter of a class by its name.
  public init(for aClass: AnyClass, keyPath: String) {
    parameterClass = aClass
    parameterKeyPath = keyPath
  }

  /// Whether another parameter is the same one of the same class, with the same indexes.
  public func isEqual(to parameter: INParameter) -> Bool {
    parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath
      && indexes == parameter.indexes
  }

  /// Sets the index of an element of a list, by the list's path below the parameter.
  public func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) { indexes[subKeyPath] = index }

  /// The index of an element of a list; `NSNotFound` where none was set.
  public func index(forSubKeyPath subKeyPath: String) -> Int { indexes[subKeyPath] ?? NSNotFound }

  /// Another object of the same content.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = INParameter(for: parameterClass, keyPath: parameterKeyPath)
    copy.indexes = indexes
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? INParameter).map(isEqual(to:)) ?? false }
  public override var hash: Int { parameterKeyPath.hashValue }
}

extension INInteraction {
  /// The value that the request has for a parameter of its class; `nil` where nothing was said for it, and for a
  /// parameter of another class.
  public func parameterValue(for parameter: INParameter) -> Any? {
    guard type(of: intent) == parameter.parameterClass, let served = intent as? any IntentBridging else { return nil }
    return Mirror(reflecting: served.held).children.first { $0.label == parameter.parameterKeyPath }
      .flatMap { Self.present($0.value) }
      .map(Self.siriKitForm)
  }

  /// The wrapped value; `nil` for an empty list, which means that nothing was said.
  private static func present(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .collection, mirror.children.isEmpty { return nil }
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  /// The value as an object of SiriKit; types that are the same in both stay as they are.
  private static func siriKitForm(_ value: Any) -> Any {
    let classes: [any ValueHolding.Type] = [
      INPerson.self, INSpeakableString.self, INDateComponentsRange.self, INCurrencyAmount.self, CLPlacemark.self,
      INPaymentAmount.self, INPaymentAccount.self, INPaymentMethod.self, INBillPayee.self, INCallRecord.self,
      INCallRecordFilter.self, INSendMessageAttachment.self, INFile.self,
    ]
    return classes.lazy.compactMap { $0.form(of: value) }.first ?? value
  }
}

extension ValueHolding {
  fileprivate static func form(of value: Any) -> Any? {
    if let one = value as? Held { return Self(holding: one) }
    guard let several = value as? [Held] else { return nil }
    return several.map(Self.init(holding:))
  }
}
