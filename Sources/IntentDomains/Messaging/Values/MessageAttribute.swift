import IntentModel

/// The state of a message. Source: `INMessageAttribute`, iOS 10 and 11.
public enum MessageAttribute: Int, SymbolicValue, CaseIterable {
  case unknown = 0
  case read, unread, flagged, unflagged, played
}

/// The states that messages are searched by. Source: `INMessageAttributeOptions`, iOS 10 and 11.
public struct MessageAttributeOptions: SymbolicOptions {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let read = MessageAttributeOptions(rawValue: 1 << 0)
  public static let unread = MessageAttributeOptions(rawValue: 1 << 1)
  public static let flagged = MessageAttributeOptions(rawValue: 1 << 2)
  public static let unflagged = MessageAttributeOptions(rawValue: 1 << 3)
  public static let played = MessageAttributeOptions(rawValue: 1 << 4)

  public static let members: [(symbol: String, option: Self)] = [
    ("read", .read), ("unread", .unread), ("flagged", .flagged), ("unflagged", .unflagged),
    ("played", .played),
  ]
}
