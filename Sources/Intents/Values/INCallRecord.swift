import Foundation
import IntentDomains
import IntentModel

/// A past or present call as an app knows it.
///
/// Source: `INCallRecord`, iOS 11 to 14.5.
public final class INCallRecord: ValueObject<CallRecord>, @unchecked Sendable {
  /// The app's key of the call.
  public var identifier: String { held.identifier }
  /// When the call began or rang.
  public var dateCreated: Date? { held.dateCreated }
  /// What became of the call; `unknown` by default.
  public var callRecordType: INCallRecordType { held.callRecordType }
  /// By voice or with video; `unknown` by default.
  public var callCapability: INCallCapability { held.callCapability }
  /// How long the call lasted, in seconds.
  public var callDuration: Double? { held.callDuration }
  /// Whether the user has not seen yet that there was the call.
  public var unseen: Bool? { held.unseen }
  /// The other people in the call.
  public var participants: [INPerson]? { objects(held.participants) }
  /// How many calls in a row the record stands for.
  public var numberOfCalls: Int? { held.numberOfCalls }
  /// Whether the caller hid the number; `nil` where the app does not say.
  public var isCallerIdBlocked: Bool? { held.isCallerIdBlocked }
  /// The first of the other people in the call.
  public var caller: INPerson? { object(held.participants.first) }

  /// A call; what is `nil` or `unknown` goes unmentioned.
  public convenience init(
    identifier: String, dateCreated: Date?, callRecordType: INCallRecordType, callCapability: INCallCapability,
    callDuration: Double?, unseen: Bool?, participants: [INPerson]?, numberOfCalls: Int?, isCallerIdBlocked: Bool?
  ) {
    self.init(
      holding: CallRecord(
        identifier: identifier, dateCreated: dateCreated, callRecordType: callRecordType,
        callCapability: callCapability, callDuration: callDuration, unseen: unseen, participants: values(participants),
        numberOfCalls: numberOfCalls, isCallerIdBlocked: isCallerIdBlocked))
  }

  /// The form of iOS 13, with one other person in the call.
  public convenience init(
    identifier: String, dateCreated: Date? = nil, caller: INPerson? = nil, callRecordType: INCallRecordType = .unknown,
    callCapability: INCallCapability = .unknown, callDuration: Double? = nil, unseen: Bool? = nil,
    numberOfCalls: Int? = nil
  ) {
    self.init(
      holding: CallRecord(
        identifier: identifier, dateCreated: dateCreated, callRecordType: callRecordType,
        callCapability: callCapability, callDuration: callDuration, unseen: unseen,
        participants: values(caller.map { [$0] }), numberOfCalls: numberOfCalls))
  }
}
