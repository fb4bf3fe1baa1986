import CoreLocation
import Foundation

// One class for each type of value, with the functions of its kind: success(with:), confirmationRequired(with:) and,
// for objects, disambiguation(with:). Source: the classes of the same names, iOS 10 to 14.

/// A verdict on a person.
public class INPersonResolutionResult: ObjectResolutionResult<INPerson>, @unchecked Sendable {}
/// A verdict on a text.
public class INStringResolutionResult: ObjectResolutionResult<String>, @unchecked Sendable {}
/// A verdict on a name that can be said.
public class INSpeakableStringResolutionResult: ObjectResolutionResult<INSpeakableString>, @unchecked Sendable {}
/// A verdict on a place.
public class INPlacemarkResolutionResult: ObjectResolutionResult<CLPlacemark>, @unchecked Sendable {}
/// A verdict on a span of time.
public class INDateComponentsRangeResolutionResult: ObjectResolutionResult<INDateComponentsRange>, @unchecked Sendable {
}
/// A verdict on a moment in calendar terms.
public class INDateComponentsResolutionResult: ObjectResolutionResult<DateComponents>, @unchecked Sendable {}
/// A verdict on an amount of money.
public class INCurrencyAmountResolutionResult: ObjectResolutionResult<INCurrencyAmount>, @unchecked Sendable {}
/// A verdict on a past call.
public class INCallRecordResolutionResult: ObjectResolutionResult<INCallRecord>, @unchecked Sendable {}
/// A verdict on an account.
public class INPaymentAccountResolutionResult: ObjectResolutionResult<INPaymentAccount>, @unchecked Sendable {}
/// A verdict on an amount to pay.
public class INPaymentAmountResolutionResult: ObjectResolutionResult<INPaymentAmount>, @unchecked Sendable {}
/// A verdict on a way to pay.
public class INPaymentMethodResolutionResult: ObjectResolutionResult<INPaymentMethod>, @unchecked Sendable {}
/// A verdict on the sender of a bill.
public class INBillPayeeResolutionResult: ObjectResolutionResult<INBillPayee>, @unchecked Sendable {}
/// A verdict on an address of the web.
public class INURLResolutionResult: ObjectResolutionResult<URL>, @unchecked Sendable {}
/// A verdict on a thing of an app's own.
public class INObjectResolutionResult: ObjectResolutionResult<INObject>, @unchecked Sendable {}
/// A verdict on a case of an app's own enumeration; Xcode's generated classes give it what can be answered.
public class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {}
/// A verdict on a file.
public class INFileResolutionResult: ObjectResolutionResult<INFile>, @unchecked Sendable {}

/// A verdict on a whole number.
public class INIntegerResolutionResult: NumberResolutionResult<Int>, @unchecked Sendable {}
/// A verdict on a number.
public class INDoubleResolutionResult: NumberResolutionResult<Double>, @unchecked Sendable {}
/// A verdict on a yes or no.
public class INBooleanResolutionResult: NumberResolutionResult<Bool>, @unchecked Sendable {}

/// A verdict on a length of time, in seconds.
public class INTimeIntervalResolutionResult: EnumerationResolutionResult<TimeInterval>, @unchecked Sendable {}
/// A verdict on the state of a message.
public class INMessageAttributeResolutionResult: EnumerationResolutionResult<INMessageAttribute>, @unchecked Sendable {}
/// A verdict on the states that messages are searched by.
public class INMessageAttributeOptionsResolutionResult: EnumerationResolutionResult<INMessageAttributeOptions>,
  @unchecked Sendable
{}
/// A verdict on whether a message is written or recorded.
public class INOutgoingMessageTypeResolutionResult: EnumerationResolutionResult<INOutgoingMessageType>,
  @unchecked Sendable
{}
/// A verdict on the kind of call.
public class INCallDestinationTypeResolutionResult: EnumerationResolutionResult<INCallDestinationType>,
  @unchecked Sendable
{}
/// A verdict on what became of a call.
public class INCallRecordTypeResolutionResult: EnumerationResolutionResult<INCallRecordType>, @unchecked Sendable {}
/// A verdict on the kinds of calls that are searched for.
public class INCallRecordTypeOptionsResolutionResult: EnumerationResolutionResult<INCallRecordTypeOptions>,
  @unchecked Sendable
{}
/// A verdict on whether a call is by voice or with video.
public class INCallCapabilityResolutionResult: EnumerationResolutionResult<INCallCapability>, @unchecked Sendable {}
/// A verdict on the unit of a workout's goal.
public class INWorkoutGoalUnitTypeResolutionResult: EnumerationResolutionResult<INWorkoutGoalUnitType>,
  @unchecked Sendable
{}
/// A verdict on where a workout is done.
public class INWorkoutLocationTypeResolutionResult: EnumerationResolutionResult<INWorkoutLocationType>,
  @unchecked Sendable
{}
/// A verdict on how far a payment is.
public class INPaymentStatusResolutionResult: EnumerationResolutionResult<INPaymentStatus>, @unchecked Sendable {}
/// A verdict on what a bill is for.
public class INBillTypeResolutionResult: EnumerationResolutionResult<INBillType>, @unchecked Sendable {}
/// A verdict on the kind of an account.
public class INAccountTypeResolutionResult: EnumerationResolutionResult<INAccountType>, @unchecked Sendable {}
/// A verdict on what a balance counts.
public class INBalanceTypeResolutionResult: EnumerationResolutionResult<INBalanceType>, @unchecked Sendable {}
