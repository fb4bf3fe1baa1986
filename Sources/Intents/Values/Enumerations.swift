import IntentDomains
import IntentModel

// Parley's enumerations have SiriKit's names and raw values, so they are SiriKit's.

/// How several values of one parameter combine.
public typealias INConditionalOperator = ConditionalOperator

/// What a message consists of.
public typealias INMessageType = Message.MessageType
/// The state of a message.
public typealias INMessageAttribute = MessageAttribute
/// The states that messages are searched by.
public typealias INMessageAttributeOptions = MessageAttribute.Options
/// Whether a message is written or recorded.
public typealias INOutgoingMessageType = SendMessageIntent.OutgoingMessageType

/// What became of a call.
public typealias INCallRecordType = CallRecord.RecordType
/// The kinds of calls that are searched for.
public typealias INCallRecordTypeOptions = CallRecord.TypeOptions
/// Whether a call is by voice or with video.
public typealias INCallCapability = CallCapability
/// The capabilities that calls are searched by.
public typealias INCallCapabilityOptions = CallCapability.Options
/// What kind of call is started.
public typealias INCallDestinationType = StartCallIntent.DestinationType
/// Where a call is heard.
public typealias INCallAudioRoute = StartCallIntent.AudioRoute

/// How far a ride is.
public typealias INRidePhase = RideStatus.Phase
/// What may be said about a ride that is over.
public typealias INRideFeedbackTypeOptions = RideStatus.FeedbackTypeOptions

/// The unit of a workout's goal.
public typealias INWorkoutGoalUnitType = StartWorkoutIntent.GoalUnitType
/// Where a workout is done.
public typealias INWorkoutLocationType = StartWorkoutIntent.LocationType
/// The vocabulary identifiers of workouts that every app knows.
public typealias INWorkoutNameIdentifier = StartWorkoutIntent.NameIdentifier

/// What a photo is, how it was taken and what was done to it.
public typealias INPhotoAttributeOptions = PhotoAttributeOptions

/// How far a payment is.
public typealias INPaymentStatus = PaymentRecord.Status
/// The kind of a payment method.
public typealias INPaymentMethodType = PaymentMethod.Kind
/// Which amount is meant, where it is not given as money.
public typealias INAmountType = PaymentAmount.AmountType
/// What kind of account it is.
public typealias INAccountType = PaymentAccount.AccountType
/// What a balance counts.
public typealias INBalanceType = PaymentAccount.BalanceType
/// What a bill is for.
public typealias INBillType = BillDetails.BillType

/// In what order things are listed.
///
/// Source: `INSortType`, iOS 11.
public enum INSortType: Int, Sendable, CaseIterable {
  /// No order was asked for.
  case unknown = 0
  /// In order: as the app has them, by date.
  case asIs, byDate
}

extension StartCallIntent.DestinationType {
  /// The spelling of iOS 11.
  public static var normalDestination: Self { .normal }
  /// The spelling of iOS 11.
  public static var emergencyDestination: Self { .emergency }
  /// The spelling of iOS 11.
  public static var voicemailDestination: Self { .voicemail }
  /// The spelling of iOS 11.
  public static var redialDestination: Self { .redial }
}
