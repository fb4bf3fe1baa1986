import IntentModel

/// The state of a message.
///
/// Source: `INMessageAttribute`, iOS 10 and 11.
public enum MessageAttribute: Int, SymbolicValue, CaseIterable {
  /// Not said.
  case unknown = 0
  /// In order: seen, not seen yet, marked to come back to, without that mark, listened to.
  case read, unread, flagged, unflagged, played
}

extension MessageAttribute {
  /// The states that messages are searched by.
  ///
  /// Source: `INMessageAttributeOptions`, iOS 10 and 11.
  public struct Options: SymbolicOptions {
    /// The members as bits, at SiriKit's places.
    public let rawValue: UInt
    /// The set of the members whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Messages the user has seen.
    public static let read = Options(rawValue: 1 << 0)
    /// Messages the user has not seen yet.
    public static let unread = Options(rawValue: 1 << 1)
    /// Messages the user marked to come back to.
    public static let flagged = Options(rawValue: 1 << 2)
    /// Messages without such a mark.
    public static let unflagged = Options(rawValue: 1 << 3)
    /// Audio messages the user has listened to.
    public static let played = Options(rawValue: 1 << 4)

    /// The members by the names that scripts write and languages have words for.
    public static let members: [(symbol: String, option: Self)] = [
      ("read", .read), ("unread", .unread), ("flagged", .flagged), ("unflagged", .unflagged),
      ("played", .played),
    ]
  }
}
