import Foundation
import IntentDomains
import IntentModel

/// A past or present call as an app knows it. Source: `INCallRecord`, iOS 11 to 14.5.
public final class INCallRecord: ValueObject<CallRecord>, @unchecked Sendable {
  /// The app's key of the call.
  public var identifier: String { held.identifier }
  public var dateCreated: Date? { held.dateCreated }
  public var callRecordType: INCallRecordType { held.callRecordType }
  public var callCapability: INCallCapability { held.callCapability }
  /// How long the call lasted, in seconds.
  public var callDuration: Double? { held.callDuration }
  public var unseen: Bool? { held.unseen }
  /// The other people in the call.
  public var participants: [INPerson]? { objects(held.participants) }
  public var numberOfCalls: Int? { held.numberOfCalls }
  public var isCallerIdBlocked: Bool? { held.isCallerIdBlocked }
  /// The first of the other people in the call.
  public var caller: INPerson? { object(held.participants.first) }

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
