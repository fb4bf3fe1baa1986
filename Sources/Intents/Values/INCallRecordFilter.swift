import Foundation
import IntentDomains
import IntentModel

/// Which past call is meant: with whom, of what kind. Source: `INCallRecordFilter`, iOS 14.
public final class INCallRecordFilter: ValueObject<CallRecordFilter>, @unchecked Sendable {
  public var participants: [INPerson]? { objects(held.participants) }
  public var callTypes: INCallRecordTypeOptions { held.callTypes }
  public var callCapability: INCallCapability { held.callCapability }

  public convenience init(
    participants: [INPerson]?, callTypes: INCallRecordTypeOptions = [], callCapability: INCallCapability
  ) {
    self.init(
      holding: CallRecordFilter(
        participants: values(participants), callTypes: callTypes, callCapability: callCapability))
  }
}
