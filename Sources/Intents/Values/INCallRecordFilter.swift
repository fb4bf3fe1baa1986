import Foundation
import IntentDomains
import IntentModel

/// Which past call is meant: with whom, of what kind.
///
/// Source: `INCallRecordFilter`, iOS 14.
public final class INCallRecordFilter: ValueObject<CallRecord.Filter>, @unchecked Sendable {
  /// The people in the call; `nil` for anybody.
  public var participants: [INPerson]? { objects(held.participants) }
  /// What became of the call; several kinds may be named, none means any.
  public var callTypes: INCallRecordTypeOptions { held.callTypes }
  /// By voice or with video; `unknown` means either.
  public var callCapability: INCallCapability { held.callCapability }

  /// A filter; what is left out does not narrow it.
  public convenience init(
    participants: [INPerson]?, callTypes: INCallRecordTypeOptions = [], callCapability: INCallCapability
  ) {
    self.init(
      holding: CallRecord.Filter(
        participants: values(participants), callTypes: callTypes, callCapability: callCapability))
  }
}
