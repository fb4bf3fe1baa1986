import IntentModel

/// What became of a call. Source: `INCallRecordType`, iOS 10 to 13.
public enum CallRecordType: Int, SymbolicValue, CaseIterable {
  case unknown = 0
  case outgoing, missed, received, latest, voicemail, ringing, inProgress, onHold
}

/// The kinds of calls that are searched for. Source: `INCallRecordTypeOptions`, iOS 10 to 13.
public struct CallRecordTypeOptions: SymbolicOptions {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let outgoing = CallRecordTypeOptions(rawValue: 1 << 0)
  public static let missed = CallRecordTypeOptions(rawValue: 1 << 1)
  public static let received = CallRecordTypeOptions(rawValue: 1 << 2)
  public static let latest = CallRecordTypeOptions(rawValue: 1 << 3)
  public static let voicemail = CallRecordTypeOptions(rawValue: 1 << 4)
  public static let ringing = CallRecordTypeOptions(rawValue: 1 << 5)
  public static let inProgress = CallRecordTypeOptions(rawValue: 1 << 6)
  public static let onHold = CallRecordTypeOptions(rawValue: 1 << 7)

  public static let members: [(symbol: String, option: Self)] = [
    ("outgoing", .outgoing), ("missed", .missed), ("received", .received), ("latest", .latest),
    ("voicemail", .voicemail), ("ringing", .ringing), ("inProgress", .inProgress), ("onHold", .onHold),
  ]
}
