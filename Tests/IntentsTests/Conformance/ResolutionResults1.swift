import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useResolutionResults1() {
    uses("INIntentResolutionResult.needsValue()", { () -> INIntentResolutionResult in .needsValue() })
    uses("INIntentResolutionResult.notRequired()", { () -> INIntentResolutionResult in .notRequired() })
    uses("INIntentResolutionResult.unsupported()", { () -> INIntentResolutionResult in .unsupported() })
    uses(
      "INPersonResolutionResult.success(with resolvedPerson: INPerson)",
      { (value: INPerson) -> INPersonResolutionResult in .success(with: value) })
    uses(
      "INPersonResolutionResult.disambiguation(with peopleToDisambiguate: [INPerson])",
      { (value: [INPerson]) -> INPersonResolutionResult in .disambiguation(with: value) })
    uses(
      "INPersonResolutionResult.confirmationRequired(with personToConfirm: INPerson?)",
      { (value: INPerson?) -> INPersonResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INStringResolutionResult.success(with resolvedString: String)",
      { (value: String) -> INStringResolutionResult in .success(with: value) })
    uses(
      "INStringResolutionResult.disambiguation(with stringsToDisambiguate: [String])",
      { (value: [String]) -> INStringResolutionResult in .disambiguation(with: value) })
    uses(
      "INStringResolutionResult.confirmationRequired(with stringToConfirm: String?)",
      { (value: String?) -> INStringResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INSpeakableStringResolutionResult.success(with resolvedString: INSpeakableString)",
      { (value: INSpeakableString) -> INSpeakableStringResolutionResult in .success(with: value) })
    uses(
      "INSpeakableStringResolutionResult.disambiguation(with stringsToDisambiguate: [INSpeakableString])",
      { (value: [INSpeakableString]) -> INSpeakableStringResolutionResult in .disambiguation(with: value) })
    uses(
      "INSpeakableStringResolutionResult.confirmationRequired(with stringToConfirm: INSpeakableString?)",
      { (value: INSpeakableString?) -> INSpeakableStringResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INPlacemarkResolutionResult.success(with resolvedPlacemark: CLPlacemark)",
      { (value: CLPlacemark) -> INPlacemarkResolutionResult in .success(with: value) })
    uses(
      "INPlacemarkResolutionResult.disambiguation(with placemarksToDisambiguate: [CLPlacemark])",
      { (value: [CLPlacemark]) -> INPlacemarkResolutionResult in .disambiguation(with: value) })
    uses(
      "INPlacemarkResolutionResult.confirmationRequired(with placemarkToConfirm: CLPlacemark?)",
      { (value: CLPlacemark?) -> INPlacemarkResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INDateComponentsRangeResolutionResult.success(with resolvedDateComponentsRange: INDateComponentsRange)",
      { (value: INDateComponentsRange) -> INDateComponentsRangeResolutionResult in .success(with: value) })
    uses(
      "INDateComponentsRangeResolutionResult.disambiguation(with dateComponentsRangesToDisambiguate: [INDateComponentsRange])",
      { (value: [INDateComponentsRange]) -> INDateComponentsRangeResolutionResult in .disambiguation(with: value) })
    uses(
      "INDateComponentsRangeResolutionResult.confirmationRequired(with dateComponentsRangeToConfirm: INDateComponentsRange?)",
      { (value: INDateComponentsRange?) -> INDateComponentsRangeResolutionResult in .confirmationRequired(with: value) }
    )
    uses(
      "INIntegerResolutionResult.success(with resolvedValue: Int)",
      { (value: Int) -> INIntegerResolutionResult in .success(with: value) })
    uses(
      "INIntegerResolutionResult.confirmationRequired(with valueToConfirm: Int?)",
      { (value: Int?) -> INIntegerResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INDoubleResolutionResult.success(with resolvedValue: Double)",
      { (value: Double) -> INDoubleResolutionResult in .success(with: value) })
    uses(
      "INDoubleResolutionResult.confirmationRequired(with valueToConfirm: Double?)",
      { (value: Double?) -> INDoubleResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INBooleanResolutionResult.success(with resolvedValue: Bool)",
      { (value: Bool) -> INBooleanResolutionResult in .success(with: value) })
    uses(
      "INBooleanResolutionResult.confirmationRequired(with valueToConfirm: Bool?)",
      { (value: Bool?) -> INBooleanResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INCurrencyAmountResolutionResult.success(with resolvedCurrencyAmount: INCurrencyAmount)",
      { (value: INCurrencyAmount) -> INCurrencyAmountResolutionResult in .success(with: value) })
    uses(
      "INCurrencyAmountResolutionResult.disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount])",
      { (value: [INCurrencyAmount]) -> INCurrencyAmountResolutionResult in .disambiguation(with: value) })
    uses(
      "INCurrencyAmountResolutionResult.confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?)",
      { (value: INCurrencyAmount?) -> INCurrencyAmountResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INMessageAttributeResolutionResult.success(with resolvedMessageAttribute: INMessageAttribute)",
      { (value: INMessageAttribute) -> INMessageAttributeResolutionResult in .success(with: value) })
    uses(
      "INMessageAttributeResolutionResult.confirmationRequired(with messageAttributeToConfirm: INMessageAttribute)",
      { (value: INMessageAttribute) -> INMessageAttributeResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INMessageAttributeOptionsResolutionResult.success(with resolvedMessageAttributeOptions: INMessageAttributeOptions = [])",
      { (value: INMessageAttributeOptions) -> INMessageAttributeOptionsResolutionResult in .success(with: value) })
    uses(
      "INMessageAttributeOptionsResolutionResult.confirmationRequired(with messageAttributeOptionsToConfirm: INMessageAttributeOptions = [])",
      { (value: INMessageAttributeOptions) -> INMessageAttributeOptionsResolutionResult in
        .confirmationRequired(with: value)
      })
    uses(
      "INOutgoingMessageTypeResolutionResult.success(with resolvedOutgoingMessageType: INOutgoingMessageType)",
      { (value: INOutgoingMessageType) -> INOutgoingMessageTypeResolutionResult in .success(with: value) })
    uses(
      "INOutgoingMessageTypeResolutionResult.confirmationRequired(with outgoingMessageTypeToConfirm: INOutgoingMessageType)",
      { (value: INOutgoingMessageType) -> INOutgoingMessageTypeResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INCallDestinationTypeResolutionResult.success(with resolvedCallDestinationType: INCallDestinationType)",
      { (value: INCallDestinationType) -> INCallDestinationTypeResolutionResult in .success(with: value) })
    uses(
      "INCallDestinationTypeResolutionResult.confirmationRequired(with callDestinationTypeToConfirm: INCallDestinationType)",
      { (value: INCallDestinationType) -> INCallDestinationTypeResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INCallRecordTypeResolutionResult.success(with resolvedCallRecordType: INCallRecordType)",
      { (value: INCallRecordType) -> INCallRecordTypeResolutionResult in .success(with: value) })
    uses(
      "INCallRecordTypeResolutionResult.confirmationRequired(with callRecordTypeToConfirm: INCallRecordType)",
      { (value: INCallRecordType) -> INCallRecordTypeResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INCallRecordTypeOptionsResolutionResult.success(with resolvedCallRecordTypeOptions: INCallRecordTypeOptions = [])",
      { (value: INCallRecordTypeOptions) -> INCallRecordTypeOptionsResolutionResult in .success(with: value) })
    uses(
      "INCallRecordTypeOptionsResolutionResult.confirmationRequired(with callRecordTypeOptionsToConfirm: INCallRecordTypeOptions = [])",
      { (value: INCallRecordTypeOptions) -> INCallRecordTypeOptionsResolutionResult in
        .confirmationRequired(with: value)
      })
    uses(
      "INCallRecordResolutionResult.success(with resolvedCallRecord: INCallRecord)",
      { (value: INCallRecord) -> INCallRecordResolutionResult in .success(with: value) })
    uses(
      "INCallRecordResolutionResult.disambiguation(with callRecordsToDisambiguate: [INCallRecord])",
      { (value: [INCallRecord]) -> INCallRecordResolutionResult in .disambiguation(with: value) })
    uses(
      "INCallRecordResolutionResult.confirmationRequired(with callRecordToConfirm: INCallRecord?)",
      { (value: INCallRecord?) -> INCallRecordResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INCallCapabilityResolutionResult.success(with resolvedCallCapability: INCallCapability)",
      { (value: INCallCapability) -> INCallCapabilityResolutionResult in .success(with: value) })
    uses(
      "INCallCapabilityResolutionResult.confirmationRequired(with callCapabilityToConfirm: INCallCapability)",
      { (value: INCallCapability) -> INCallCapabilityResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INWorkoutGoalUnitTypeResolutionResult.success(with resolvedWorkoutGoalUnitType: INWorkoutGoalUnitType)",
      { (value: INWorkoutGoalUnitType) -> INWorkoutGoalUnitTypeResolutionResult in .success(with: value) })
    uses(
      "INWorkoutGoalUnitTypeResolutionResult.confirmationRequired(with workoutGoalUnitTypeToConfirm: INWorkoutGoalUnitType)",
      { (value: INWorkoutGoalUnitType) -> INWorkoutGoalUnitTypeResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INWorkoutLocationTypeResolutionResult.success(with resolvedWorkoutLocationType: INWorkoutLocationType)",
      { (value: INWorkoutLocationType) -> INWorkoutLocationTypeResolutionResult in .success(with: value) })
    uses(
      "INWorkoutLocationTypeResolutionResult.confirmationRequired(with workoutLocationTypeToConfirm: INWorkoutLocationType)",
      { (value: INWorkoutLocationType) -> INWorkoutLocationTypeResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INPaymentAccountResolutionResult.success(with resolvedPaymentAccount: INPaymentAccount)",
      { (value: INPaymentAccount) -> INPaymentAccountResolutionResult in .success(with: value) })
    uses(
      "INPaymentAccountResolutionResult.disambiguation(with paymentAccountsToDisambiguate: [INPaymentAccount])",
      { (value: [INPaymentAccount]) -> INPaymentAccountResolutionResult in .disambiguation(with: value) })
    uses(
      "INPaymentAccountResolutionResult.confirmationRequired(with paymentAccountToConfirm: INPaymentAccount?)",
      { (value: INPaymentAccount?) -> INPaymentAccountResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INPaymentAmountResolutionResult.success(with resolvedPaymentAmount: INPaymentAmount)",
      { (value: INPaymentAmount) -> INPaymentAmountResolutionResult in .success(with: value) })
    uses(
      "INPaymentAmountResolutionResult.disambiguation(with paymentAmountsToDisambiguate: [INPaymentAmount])",
      { (value: [INPaymentAmount]) -> INPaymentAmountResolutionResult in .disambiguation(with: value) })
    uses(
      "INPaymentAmountResolutionResult.confirmationRequired(with paymentAmountToConfirm: INPaymentAmount?)",
      { (value: INPaymentAmount?) -> INPaymentAmountResolutionResult in .confirmationRequired(with: value) })
    uses(
      "INPaymentMethodResolutionResult.success(with resolvedPaymentMethod: INPaymentMethod)",
      { (value: INPaymentMethod) -> INPaymentMethodResolutionResult in .success(with: value) })
    uses(
      "INPaymentMethodResolutionResult.disambiguation(with paymentMethodsToDisambiguate: [INPaymentMethod])",
      { (value: [INPaymentMethod]) -> INPaymentMethodResolutionResult in .disambiguation(with: value) })
    uses(
      "INPaymentMethodResolutionResult.confirmationRequired(with paymentMethodToConfirm: INPaymentMethod?)",
      { (value: INPaymentMethod?) -> INPaymentMethodResolutionResult in .confirmationRequired(with: value) })
  }
}
