import IntentModel

extension CallRecord {
  /// What became of a call.
  ///
  /// Source: `INCallRecordType`, iOS 10 to 13.
  public enum RecordType: Int, SymbolicValue, CaseIterable {
    /// The app does not say.
    case unknown = 0
    /// In order: from the user, not taken, taken, the last of all, with a recording; the others are calls of this moment.
    case outgoing, missed, received, latest, voicemail, ringing, inProgress, onHold
  }
}

extension CallRecord {
  /// The kinds of calls that are searched for.
  ///
  /// Source: `INCallRecordTypeOptions`, iOS 10 to 13.
  public struct TypeOptions: SymbolicOptions {
    /// The members as bits, at SiriKit's places.
    public let rawValue: UInt
    /// The set of the members whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Calls from the user.
    public static let outgoing = TypeOptions(rawValue: 1 << 0)
    /// Calls to the user that nobody took.
    public static let missed = TypeOptions(rawValue: 1 << 1)
    /// Calls to the user that were taken.
    public static let received = TypeOptions(rawValue: 1 << 2)
    /// The last call of all, whatever its kind.
    public static let latest = TypeOptions(rawValue: 1 << 3)
    /// Calls that left a recording.
    public static let voicemail = TypeOptions(rawValue: 1 << 4)
    /// A call that nobody has taken yet.
    public static let ringing = TypeOptions(rawValue: 1 << 5)
    /// The call that is going on.
    public static let inProgress = TypeOptions(rawValue: 1 << 6)
    /// A call that waits while another goes on.
    public static let onHold = TypeOptions(rawValue: 1 << 7)

    /// The members by the names that scripts write and languages have words for.
    public static let members: [(symbol: String, option: Self)] = [
      ("outgoing", .outgoing), ("missed", .missed), ("received", .received), ("latest", .latest),
      ("voicemail", .voicemail), ("ringing", .ringing), ("inProgress", .inProgress), ("onHold", .onHold),
    ]
  }
}
