/// A handler's verdict on one parameter, or on one element of an array parameter.
public enum ResolutionResult<Value: Sendable>: Sendable {
  /// The value is accepted; it may differ from the one received.
  case success(Value)
  /// One candidate is likely: the user is asked yes or no.
  case confirmationRequired(Value)
  /// Two to ten candidates: the user picks one, and it comes back to the same resolver.
  case disambiguation([Value])
  /// A value is needed: the user is asked for it.
  case needsValue
  /// Too many candidates: the user is asked to be more specific about this value.
  case needsMoreDetails(Value)
  /// The value cannot be used; the reason has words of its own, and the user is asked for another value.
  case unsupported(reason: UnsupportedReason?)
  /// The value is not needed; what the user said for it is dropped.
  case notRequired

  /// The value cannot be used, without a reason.
  public static var unsupported: ResolutionResult { .unsupported(reason: nil) }

  /// The value cannot be used, for a reason of the parameter's own kind.
  public static func unsupported(_ reason: some UnsupportedReasons) -> ResolutionResult {
    .unsupported(reason: UnsupportedReason(reason.rawValue))
  }

  /// The value cannot be used, for a reason by its name: `.unsupported(.noAccount)`.
  public static func unsupported(_ reason: UnsupportedReason) -> ResolutionResult { .unsupported(reason: reason) }
}

extension ResolutionResult: Equatable where Value: Equatable {}

extension ResolutionResult {
  /// The same verdict on a value of another type.
  public func map<Other>(_ transform: (Value) -> Other) -> ResolutionResult<Other> {
    switch self {
    case .success(let value): .success(transform(value))
    case .confirmationRequired(let value): .confirmationRequired(transform(value))
    case .disambiguation(let values): .disambiguation(values.map(transform))
    case .needsValue: .needsValue
    case .needsMoreDetails(let value): .needsMoreDetails(transform(value))
    case .unsupported(let reason): .unsupported(reason: reason)
    case .notRequired: .notRequired
    }
  }

  /// The verdict's name, as scripts and traces write it.
  public var name: String {
    switch self {
    case .success: "success"
    case .confirmationRequired: "confirmationRequired"
    case .disambiguation: "disambiguation"
    case .needsValue: "needsValue"
    case .needsMoreDetails: "needsMoreDetails"
    case .unsupported: "unsupported"
    case .notRequired: "notRequired"
    }
  }
}

/// Why a value cannot be used, by its SiriKit name; every language has words for it.
public struct UnsupportedReason: RawRepresentable, Sendable, Hashable, Codable {
  /// The reason's SiriKit name, such as `noAccount`.
  public let rawValue: String
  /// Takes any name; a prompt must have words for it.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Takes any name; a prompt must have words for it.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The reasons for which one parameter's value can be refused; an enumeration of strings needs only the conformance.
public protocol UnsupportedReasons: RawRepresentable, CaseIterable, Sendable, Hashable
where RawValue == String {}
