/// The name of an intent, without SiriKit's prefix and suffix: `SendMessage`.
public struct IntentName: RawRepresentable, Sendable, Hashable, Codable {
  /// The name without prefix and suffix.
  public let rawValue: String

  /// Takes the name as it is; it is not checked.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Takes the name as it is; it is not checked.
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
  /// Takes the name as it is, so that a literal can be written for a name.
  public init(stringLiteral value: String) { self.init(value) }
}

extension IntentName: CustomStringConvertible {
  /// The name without prefix and suffix.
  public var description: String { rawValue }
}

extension IntentName: Comparable {
  /// Orders names alphabetically, so that listings are the same each time.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
