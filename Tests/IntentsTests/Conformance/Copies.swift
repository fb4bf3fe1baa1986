import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  /// A class whose objects are copied.
  private mutating func copies<Object: NSObject & NSCopying>(_ type: Object.Type) {
    uses("\(type): NSObject, NSCopying", type)
  }

  mutating func useCopiedValues() {
    copies(INPerson.self)
    copies(INPersonHandle.self)
    copies(INSpeakableString.self)
    copies(INImage.self)
    copies(INFile.self)
    copies(INDateComponentsRange.self)
    copies(INRecurrenceRule.self)
    copies(INCurrencyAmount.self)
    copies(INPriceRange.self)
    copies(INRideOption.self)
    copies(INRidePartySizeOption.self)
    copies(INRideFareLineItem.self)
    copies(INRideStatus.self)
    copies(INRideCompletionStatus.self)
    copies(INRideDriver.self)
    copies(INRideVehicle.self)
    copies(INMessage.self)
    copies(INMessageLinkMetadata.self)
    copies(INSendMessageAttachment.self)
    copies(INCallRecord.self)
    copies(INCallRecordFilter.self)
    copies(INPaymentRecord.self)
    copies(INPaymentMethod.self)
    copies(INPaymentAmount.self)
    copies(INPaymentAccount.self)
    copies(INBalanceAmount.self)
    copies(INBillDetails.self)
    copies(INBillPayee.self)
    copies(INInteraction.self)
    copies(INIntent.self)
    copies(INIntentResponse.self)
    copies(CLPlacemark.self)
    copies(CLLocation.self)
    copies(CNPostalAddress.self)
  }

  mutating func useCopiedIntents() {
    copies(INAnswerCallIntent.self)
    copies(INCancelRideIntent.self)
    copies(INCancelWorkoutIntent.self)
    copies(INEditMessageIntent.self)
    copies(INEndWorkoutIntent.self)
    copies(INGetRideStatusIntent.self)
    copies(INHangUpCallIntent.self)
    copies(INListRideOptionsIntent.self)
    copies(INPauseWorkoutIntent.self)
    copies(INPayBillIntent.self)
    copies(INRequestPaymentIntent.self)
    copies(INRequestRideIntent.self)
    copies(INResumeWorkoutIntent.self)
    copies(INSearchCallHistoryIntent.self)
    copies(INSearchForAccountsIntent.self)
    copies(INSearchForBillsIntent.self)
    copies(INSearchForMessagesIntent.self)
    copies(INSearchForPhotosIntent.self)
    copies(INSendMessageIntent.self)
    copies(INSendPaymentIntent.self)
    copies(INSendRideFeedbackIntent.self)
    copies(INSetMessageAttributeIntent.self)
    copies(INStartAudioCallIntent.self)
    copies(INStartCallIntent.self)
    copies(INStartPhotoPlaybackIntent.self)
    copies(INStartVideoCallIntent.self)
    copies(INStartWorkoutIntent.self)
    copies(INTransferMoneyIntent.self)
    copies(INUnsendMessagesIntent.self)
  }

  mutating func useCopiedResponses() {
    copies(INAnswerCallIntentResponse.self)
    copies(INCancelRideIntentResponse.self)
    copies(INCancelWorkoutIntentResponse.self)
    copies(INEditMessageIntentResponse.self)
    copies(INEndWorkoutIntentResponse.self)
    copies(INGetRideStatusIntentResponse.self)
    copies(INHangUpCallIntentResponse.self)
    copies(INListRideOptionsIntentResponse.self)
    copies(INPauseWorkoutIntentResponse.self)
    copies(INPayBillIntentResponse.self)
    copies(INRequestPaymentIntentResponse.self)
    copies(INRequestRideIntentResponse.self)
    copies(INResumeWorkoutIntentResponse.self)
    copies(INSearchCallHistoryIntentResponse.self)
    copies(INSearchForAccountsIntentResponse.self)
    copies(INSearchForBillsIntentResponse.self)
    copies(INSearchForMessagesIntentResponse.self)
    copies(INSearchForPhotosIntentResponse.self)
    copies(INSendMessageIntentResponse.self)
    copies(INSendPaymentIntentResponse.self)
    copies(INSendRideFeedbackIntentResponse.self)
    copies(INSetMessageAttributeIntentResponse.self)
    copies(INStartAudioCallIntentResponse.self)
    copies(INStartCallIntentResponse.self)
    copies(INStartPhotoPlaybackIntentResponse.self)
    copies(INStartVideoCallIntentResponse.self)
    copies(INStartWorkoutIntentResponse.self)
    copies(INTransferMoneyIntentResponse.self)
    copies(INUnsendMessagesIntentResponse.self)
  }

  private mutating func archives<Object: NSObject & NSSecureCoding>(_ type: Object.Type) {
    holds("\(type): NSSecureCoding", type.supportsSecureCoding)
  }

  mutating func useArchived() {
    archives(CLPlacemark.self)
    archives(CLLocation.self)
    archives(CNPostalAddress.self)
  }
}
