import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useReasons() {
    uses(
      "INSendMessageRecipientResolutionResult.init(personResolutionResult: INPersonResolutionResult)",
      { (personResolutionResult: INPersonResolutionResult) -> INSendMessageRecipientResolutionResult in
        INSendMessageRecipientResolutionResult(personResolutionResult: personResolutionResult)
      })
    uses(
      "INSendMessageRecipientResolutionResult.unsupported(forReason: INSendMessageRecipientUnsupportedReason)",
      { (reason: INSendMessageRecipientUnsupportedReason) -> INSendMessageRecipientResolutionResult in
        .unsupported(forReason: reason)
      })
    holds(
      "INSendMessageRecipientUnsupportedReason.noAccount = 1",
      INSendMessageRecipientUnsupportedReason.noAccount.rawValue == 1)
    holds(
      "INSendMessageRecipientUnsupportedReason.offline = 2",
      INSendMessageRecipientUnsupportedReason.offline.rawValue == 2)
    holds(
      "INSendMessageRecipientUnsupportedReason.messagingServiceNotEnabledForRecipient = 3",
      INSendMessageRecipientUnsupportedReason.messagingServiceNotEnabledForRecipient.rawValue == 3)
    holds(
      "INSendMessageRecipientUnsupportedReason.noValidHandle = 4",
      INSendMessageRecipientUnsupportedReason.noValidHandle.rawValue == 4)
    holds(
      "INSendMessageRecipientUnsupportedReason.requestedHandleInvalid = 5",
      INSendMessageRecipientUnsupportedReason.requestedHandleInvalid.rawValue == 5)
    holds(
      "INSendMessageRecipientUnsupportedReason.noHandleForLabel = 6",
      INSendMessageRecipientUnsupportedReason.noHandleForLabel.rawValue == 6)
    holds(
      "INSendMessageRecipientUnsupportedReason.requiringInAppAuthentication = 7",
      INSendMessageRecipientUnsupportedReason.requiringInAppAuthentication.rawValue == 7)
    uses(
      "INStartCallContactResolutionResult.init(personResolutionResult: INPersonResolutionResult)",
      { (personResolutionResult: INPersonResolutionResult) -> INStartCallContactResolutionResult in
        INStartCallContactResolutionResult(personResolutionResult: personResolutionResult)
      })
    uses(
      "INStartCallContactResolutionResult.unsupported(forReason: INStartCallContactUnsupportedReason)",
      { (reason: INStartCallContactUnsupportedReason) -> INStartCallContactResolutionResult in
        .unsupported(forReason: reason)
      })
    holds(
      "INStartCallContactUnsupportedReason.noContactFound = 1",
      INStartCallContactUnsupportedReason.noContactFound.rawValue == 1)
    holds(
      "INStartCallContactUnsupportedReason.multipleContactsUnsupported = 2",
      INStartCallContactUnsupportedReason.multipleContactsUnsupported.rawValue == 2)
    holds(
      "INStartCallContactUnsupportedReason.noHandleForLabel = 3",
      INStartCallContactUnsupportedReason.noHandleForLabel.rawValue == 3)
    holds(
      "INStartCallContactUnsupportedReason.invalidHandle = 4",
      INStartCallContactUnsupportedReason.invalidHandle.rawValue == 4)
    holds(
      "INStartCallContactUnsupportedReason.unsupportedMmiUssd = 5",
      INStartCallContactUnsupportedReason.unsupportedMmiUssd.rawValue == 5)
    holds(
      "INStartCallContactUnsupportedReason.noCallHistoryForRedial = 6",
      INStartCallContactUnsupportedReason.noCallHistoryForRedial.rawValue == 6)
    holds(
      "INStartCallContactUnsupportedReason.noUsableHandleForRedial = 7",
      INStartCallContactUnsupportedReason.noUsableHandleForRedial.rawValue == 7)
    holds(
      "INStartCallContactUnsupportedReason.requiringInAppAuthentication = 8",
      INStartCallContactUnsupportedReason.requiringInAppAuthentication.rawValue == 8)
    uses(
      "INStartCallCallCapabilityResolutionResult.init(callCapabilityResolutionResult: INCallCapabilityResolutionResult)",
      {
        (callCapabilityResolutionResult: INCallCapabilityResolutionResult) -> INStartCallCallCapabilityResolutionResult
        in INStartCallCallCapabilityResolutionResult(callCapabilityResolutionResult: callCapabilityResolutionResult)
      })
    uses(
      "INStartCallCallCapabilityResolutionResult.unsupported(forReason: INStartCallCallCapabilityUnsupportedReason)",
      { (reason: INStartCallCallCapabilityUnsupportedReason) -> INStartCallCallCapabilityResolutionResult in
        .unsupported(forReason: reason)
      })
    holds(
      "INStartCallCallCapabilityUnsupportedReason.videoCallUnsupported = 1",
      INStartCallCallCapabilityUnsupportedReason.videoCallUnsupported.rawValue == 1)
    holds(
      "INStartCallCallCapabilityUnsupportedReason.microphoneNotAccessible = 2",
      INStartCallCallCapabilityUnsupportedReason.microphoneNotAccessible.rawValue == 2)
    holds(
      "INStartCallCallCapabilityUnsupportedReason.cameraNotAccessible = 3",
      INStartCallCallCapabilityUnsupportedReason.cameraNotAccessible.rawValue == 3)
    uses(
      "INStartCallCallRecordToCallBackResolutionResult.init(callRecordResolutionResult: INCallRecordResolutionResult)",
      { (callRecordResolutionResult: INCallRecordResolutionResult) -> INStartCallCallRecordToCallBackResolutionResult in
        INStartCallCallRecordToCallBackResolutionResult(callRecordResolutionResult: callRecordResolutionResult)
      })
    uses(
      "INStartCallCallRecordToCallBackResolutionResult.unsupported(forReason: INStartCallCallRecordToCallBackUnsupportedReason)",
      { (reason: INStartCallCallRecordToCallBackUnsupportedReason) -> INStartCallCallRecordToCallBackResolutionResult in
        .unsupported(forReason: reason)
      })
    holds(
      "INStartCallCallRecordToCallBackUnsupportedReason.noMatchingCall = 1",
      INStartCallCallRecordToCallBackUnsupportedReason.noMatchingCall.rawValue == 1)
    uses(
      "INSendPaymentPayeeResolutionResult.init(personResolutionResult: INPersonResolutionResult)",
      { (personResolutionResult: INPersonResolutionResult) -> INSendPaymentPayeeResolutionResult in
        INSendPaymentPayeeResolutionResult(personResolutionResult: personResolutionResult)
      })
    uses(
      "INSendPaymentPayeeResolutionResult.unsupported(forReason: INSendPaymentPayeeUnsupportedReason)",
      { (reason: INSendPaymentPayeeUnsupportedReason) -> INSendPaymentPayeeResolutionResult in
        .unsupported(forReason: reason)
      })
    holds(
      "INSendPaymentPayeeUnsupportedReason.credentialsUnverified = 1",
      INSendPaymentPayeeUnsupportedReason.credentialsUnverified.rawValue == 1)
    holds(
      "INSendPaymentPayeeUnsupportedReason.insufficientFunds = 2",
      INSendPaymentPayeeUnsupportedReason.insufficientFunds.rawValue == 2)
    holds(
      "INSendPaymentPayeeUnsupportedReason.noAccount = 3", INSendPaymentPayeeUnsupportedReason.noAccount.rawValue == 3)
    holds(
      "INSendPaymentPayeeUnsupportedReason.noValidHandle = 4",
      INSendPaymentPayeeUnsupportedReason.noValidHandle.rawValue == 4)
    uses(
      "INSendPaymentCurrencyAmountResolutionResult.init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult)",
      {
        (currencyAmountResolutionResult: INCurrencyAmountResolutionResult)
          -> INSendPaymentCurrencyAmountResolutionResult in
        INSendPaymentCurrencyAmountResolutionResult(currencyAmountResolutionResult: currencyAmountResolutionResult)
      })
    uses(
      "INSendPaymentCurrencyAmountResolutionResult.unsupported(forReason: INSendPaymentCurrencyAmountUnsupportedReason)",
      { (reason: INSendPaymentCurrencyAmountUnsupportedReason) -> INSendPaymentCurrencyAmountResolutionResult in
        .unsupported(forReason: reason)
      })
    holds(
      "INSendPaymentCurrencyAmountUnsupportedReason.paymentsAmountBelowMinimum = 1",
      INSendPaymentCurrencyAmountUnsupportedReason.paymentsAmountBelowMinimum.rawValue == 1)
    holds(
      "INSendPaymentCurrencyAmountUnsupportedReason.paymentsAmountAboveMaximum = 2",
      INSendPaymentCurrencyAmountUnsupportedReason.paymentsAmountAboveMaximum.rawValue == 2)
    holds(
      "INSendPaymentCurrencyAmountUnsupportedReason.paymentsCurrencyUnsupported = 3",
      INSendPaymentCurrencyAmountUnsupportedReason.paymentsCurrencyUnsupported.rawValue == 3)
    uses(
      "INRequestPaymentPayerResolutionResult.init(personResolutionResult: INPersonResolutionResult)",
      { (personResolutionResult: INPersonResolutionResult) -> INRequestPaymentPayerResolutionResult in
        INRequestPaymentPayerResolutionResult(personResolutionResult: personResolutionResult)
      })
    uses(
      "INRequestPaymentPayerResolutionResult.unsupported(forReason: INRequestPaymentPayerUnsupportedReason)",
      { (reason: INRequestPaymentPayerUnsupportedReason) -> INRequestPaymentPayerResolutionResult in
        .unsupported(forReason: reason)
      })
    holds(
      "INRequestPaymentPayerUnsupportedReason.credentialsUnverified = 1",
      INRequestPaymentPayerUnsupportedReason.credentialsUnverified.rawValue == 1)
    holds(
      "INRequestPaymentPayerUnsupportedReason.noAccount = 2",
      INRequestPaymentPayerUnsupportedReason.noAccount.rawValue == 2)
    holds(
      "INRequestPaymentPayerUnsupportedReason.noValidHandle = 3",
      INRequestPaymentPayerUnsupportedReason.noValidHandle.rawValue == 3)
    uses(
      "INRequestPaymentCurrencyAmountResolutionResult.init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult)",
      {
        (currencyAmountResolutionResult: INCurrencyAmountResolutionResult)
          -> INRequestPaymentCurrencyAmountResolutionResult in
        INRequestPaymentCurrencyAmountResolutionResult(currencyAmountResolutionResult: currencyAmountResolutionResult)
      })
    uses(
      "INRequestPaymentCurrencyAmountResolutionResult.unsupported(forReason: INRequestPaymentCurrencyAmountUnsupportedReason)",
      { (reason: INRequestPaymentCurrencyAmountUnsupportedReason) -> INRequestPaymentCurrencyAmountResolutionResult in
        .unsupported(forReason: reason)
      })
    holds(
      "INRequestPaymentCurrencyAmountUnsupportedReason.paymentsAmountBelowMinimum = 1",
      INRequestPaymentCurrencyAmountUnsupportedReason.paymentsAmountBelowMinimum.rawValue == 1)
    holds(
      "INRequestPaymentCurrencyAmountUnsupportedReason.paymentsAmountAboveMaximum = 2",
      INRequestPaymentCurrencyAmountUnsupportedReason.paymentsAmountAboveMaximum.rawValue == 2)
    holds(
      "INRequestPaymentCurrencyAmountUnsupportedReason.paymentsCurrencyUnsupported = 3",
      INRequestPaymentCurrencyAmountUnsupportedReason.paymentsCurrencyUnsupported.rawValue == 3)
  }
}
