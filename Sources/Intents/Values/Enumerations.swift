import IntentDomains
import IntentModel

// Parley's enumerations have SiriKit's names and raw values, so they are SiriKit's.

/// How several values of one parameter combine.
public typealias INConditionalOperator = ConditionalOperator

/// What a message consists of.
public typealias INMessageType = MessageType
/// The state of a message.
public typealias INMessageAttribute = MessageAttribute
/// The states that messages are searched by.
public typealias INMessageAttributeOptions = MessageAttributeOptions
/// Whether a message is written or recorded.
public typealias INOutgoingMessageType = OutgoingMessageType

/// What became of a call.
public typealias INCallRecordType = CallRecordType
/// The kinds of calls that are searched for.
public typealias INCallRecordTypeOptions = CallRecordTypeOptions
/// Whether a call is by voice or with video.
public typealias INCallCapability = CallCapability
/// The capabilities that calls are searched by.
public typealias INCallCapabilityOptions = CallCapabilityOptions
/// What kind of call is started.
public typealias INCallDestinationType = CallDestinationType
/// Where a call is heard.
public typealias INCallAudioRoute = CallAudioRoute

/// How far a ride is.
public typealias INRidePhase = RidePhase
/// What may be said about a ride that is over.
public typealias INRideFeedbackTypeOptions = RideFeedbackTypeOptions

/// The unit of a workout's goal.
public typealias INWorkoutGoalUnitType = WorkoutGoalUnitType
/// Where a workout is done.
public typealias INWorkoutLocationType = WorkoutLocationType
/// The vocabulary identifiers of workouts that every app knows.
public typealias INWorkoutNameIdentifier = WorkoutNameIdentifier

/// What a photo is, how it was taken and what was done to it.
public typealias INPhotoAttributeOptions = PhotoAttributeOptions

/// How far a payment is.
public typealias INPaymentStatus = PaymentStatus
/// The kind of a payment method.
public typealias INPaymentMethodType = PaymentMethodType
/// Which amount is meant, where it is not given as money.
public typealias INAmountType = AmountType
/// What kind of account it is.
public typealias INAccountType = AccountType
/// What a balance counts.
public typealias INBalanceType = BalanceType
/// What a bill is for.
public typealias INBillType = BillType

/// In what order things are listed.
///
/// Source: `INSortType`, iOS 11.
public enum INSortType: Int, Sendable, CaseIterable {
  /// No order was asked for.
  case unknown = 0
  /// In order: as the app has them, by date.
  case asIs, byDate
}

extension CallDestinationType {
  /// The spelling of iOS 11.
  public static var normalDestination: Self { .normal }
  /// The spelling of iOS 11.
  public static var emergencyDestination: Self { .emergency }
  /// The spelling of iOS 11.
  public static var voicemailDestination: Self { .voicemail }
  /// The spelling of iOS 11.
  public static var redialDestination: Self { .redial }
}
