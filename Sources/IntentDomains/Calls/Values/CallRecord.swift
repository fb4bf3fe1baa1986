import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A past or present call as an app knows it.
///
/// Source: `INCallRecord`, iOS 11 to 14.5.
public struct CallRecord: ParameterValue {
  /// The app's key of the call.
  public var identifier: String
  /// When the call began or rang.
  public var dateCreated: Date?
  /// What became of the call; `unknown` by default.
  public var callRecordType: RecordType
  /// By voice or with video; `unknown` by default.
  public var callCapability: CallCapability
  /// How long the call lasted, in seconds.
  public var callDuration: Double?
  /// Whether the user has not seen yet that there was the call.
  public var unseen: Bool?
  /// The other people in the call.
  public var participants: [Person]
  /// How many calls in a row the record stands for.
  public var numberOfCalls: Int?
  /// Whether the caller hid the number; `nil` where the app does not say.
  public var isCallerIdBlocked: Bool?

  /// A call; what is left out goes unmentioned.
  public init(
    identifier: String,
    dateCreated: Date? = nil,
    callRecordType: RecordType = .unknown,
    callCapability: CallCapability = .unknown,
    callDuration: Double? = nil,
    unseen: Bool? = nil,
    participants: [Person] = [],
    numberOfCalls: Int? = nil,
    isCallerIdBlocked: Bool? = nil
  ) {
    self.identifier = identifier
    self.dateCreated = dateCreated
    self.callRecordType = callRecordType
    self.callCapability = callCapability
    self.callDuration = callDuration
    self.unseen = unseen
    self.participants = participants
    self.numberOfCalls = numberOfCalls
    self.isCallerIdBlocked = isCallerIdBlocked
  }

  /// Never filled by words.
  public static var kind: ValueKind { .unspoken }

  /// A record is found by an app, never said.
  public init?(_ spoken: SpokenValue) { nil }

  /// The call as a prompt tells it: `caller` (the first of the participants), `participants`, `date`, `type`,
  /// `capability`, `duration`, `unseen`, as far as known.
  public var told: ToldValue {
    var parts: [String: ToldValue] = ["type": callRecordType.told, "capability": callCapability.told]
    parts["caller"] = participants.first?.told
    parts["participants"] = .list(participants.map(\.told))
    parts["date"] = dateCreated.map { .moment($0) }
    parts["duration"] = callDuration.map { .duration($0) }
    parts["unseen"] = unseen?.told
    return .record(parts)
  }

  /// The people in the call; without any, the app's key.
  public var choiceName: String {
    participants.isEmpty ? identifier : participants.map(\.displayName).joined(separator: ", ")
  }
}
