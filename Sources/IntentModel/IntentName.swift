/// The name of an intent, without SiriKit's prefix and suffix: `SendMessage`.
public struct IntentName: RawRepresentable, Sendable, Hashable, Codable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ name: String) { self.rawValue = name }

  /// The name as property lists spell it: `INSendMessageIntent`.
  public var siriKitName: String { "IN\(rawValue)Intent" }

  /// Reads SiriKit's spelling; a custom intent's own class name is taken as it is.
  public init(siriKitName name: String) {
    if name.hasPrefix("IN"), name.hasSuffix("Intent"), name.count > 8 {
      self.init(String(name.dropFirst(2).dropLast(6)))
    } else if name.hasSuffix("Intent"), name.count > 6 {
      self.init(String(name.dropLast(6)))
    } else {
      self.init(name)
    }
  }
}

extension IntentName: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

extension IntentName: CustomStringConvertible {
  public var description: String { rawValue }
}

extension IntentName: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
