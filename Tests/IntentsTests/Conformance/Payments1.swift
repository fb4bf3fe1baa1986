import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func usePayments1() {
    uses("INSendPaymentIntent.payee: INPerson?", \INSendPaymentIntent.payee as KeyPath<INSendPaymentIntent, INPerson?>)
    uses(
      "INSendPaymentIntent.currencyAmount: INCurrencyAmount?",
      \INSendPaymentIntent.currencyAmount as KeyPath<INSendPaymentIntent, INCurrencyAmount?>)
    uses("INSendPaymentIntent.note: String?", \INSendPaymentIntent.note as KeyPath<INSendPaymentIntent, String?>)
    uses(
      "INSendPaymentIntent.init(payee: INPerson?, currencyAmount: INCurrencyAmount?, note: String?)",
      { (payee: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) -> INSendPaymentIntent in
        INSendPaymentIntent(payee: payee, currencyAmount: currencyAmount, note: note)
      })
    uses(
      "INSendPaymentIntentResponse.init(code: INSendPaymentIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INSendPaymentIntentResponseCode, userActivity: NSUserActivity?) -> INSendPaymentIntentResponse in
        INSendPaymentIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INSendPaymentIntentResponse.code: INSendPaymentIntentResponseCode",
      \INSendPaymentIntentResponse.code as KeyPath<INSendPaymentIntentResponse, INSendPaymentIntentResponseCode>)
    uses(
      "INSendPaymentIntentResponse.paymentRecord: INPaymentRecord? { get set }",
      \INSendPaymentIntentResponse.paymentRecord
        as ReferenceWritableKeyPath<INSendPaymentIntentResponse, INPaymentRecord?>)
    uses(
      "INSendPaymentIntentHandling.handle(intent: INSendPaymentIntent, completion: (INSendPaymentIntentResponse) -> Void)",
      {
        (
          handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent,
          completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INSendPaymentIntentHandling.handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse",
      { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse in
        await handler.handle(intent: intent)
      })
    uses(
      "INSendPaymentIntentHandling.confirm(intent: INSendPaymentIntent, completion: (INSendPaymentIntentResponse) -> Void)",
      {
        (
          handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent,
          completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INSendPaymentIntentHandling.confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse",
      { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse in
        await handler.confirm(intent: intent)
      })
    uses(
      "INSendPaymentIntentHandling.resolvePayee(for intent: INSendPaymentIntent, with completion: (INPersonResolutionResult) -> Void)",
      {
        (
          handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent,
          completion: @escaping @Sendable (INPersonResolutionResult) -> Void
        ) in handler.resolvePayee(for: intent, with: completion)
      })
    uses(
      "INSendPaymentIntentHandling.resolvePayee(for intent: INSendPaymentIntent, with completion: (INSendPaymentPayeeResolutionResult) -> Void)",
      {
        (
          handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent,
          completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void
        ) in handler.resolvePayee(for: intent, with: completion)
      })
    uses(
      "INSendPaymentIntentHandling.resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult",
      {
        (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent) async
          -> INSendPaymentPayeeResolutionResult in await handler.resolvePayee(for: intent)
      })
    uses(
      "INSendPaymentIntentHandling.resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: (INCurrencyAmountResolutionResult) -> Void)",
      {
        (
          handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent,
          completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
        ) in handler.resolveCurrencyAmount(for: intent, with: completion)
      })
    uses(
      "INSendPaymentIntentHandling.resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: (INSendPaymentCurrencyAmountResolutionResult) -> Void)",
      {
        (
          handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent,
          completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void
        ) in handler.resolveCurrencyAmount(for: intent, with: completion)
      })
    uses(
      "INSendPaymentIntentHandling.resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INSendPaymentCurrencyAmountResolutionResult",
      {
        (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent) async
          -> INSendPaymentCurrencyAmountResolutionResult in await handler.resolveCurrencyAmount(for: intent)
      })
    uses(
      "INSendPaymentIntentHandling.resolveNote(for intent: INSendPaymentIntent, with completion: (INStringResolutionResult) -> Void)",
      {
        (
          handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent,
          completion: @escaping @Sendable (INStringResolutionResult) -> Void
        ) in handler.resolveNote(for: intent, with: completion)
      })
    uses(
      "INSendPaymentIntentHandling.resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult",
      { (handler: any INSendPaymentIntentHandling, intent: INSendPaymentIntent) async -> INStringResolutionResult in
        await handler.resolveNote(for: intent)
      })
    holds("INSendPaymentIntentResponseCode.unspecified = 0", INSendPaymentIntentResponseCode.unspecified.rawValue == 0)
    holds("INSendPaymentIntentResponseCode.ready = 1", INSendPaymentIntentResponseCode.ready.rawValue == 1)
    holds("INSendPaymentIntentResponseCode.inProgress = 2", INSendPaymentIntentResponseCode.inProgress.rawValue == 2)
    holds("INSendPaymentIntentResponseCode.success = 3", INSendPaymentIntentResponseCode.success.rawValue == 3)
    holds("INSendPaymentIntentResponseCode.failure = 4", INSendPaymentIntentResponseCode.failure.rawValue == 4)
    holds(
      "INSendPaymentIntentResponseCode.failureRequiringAppLaunch = 5",
      INSendPaymentIntentResponseCode.failureRequiringAppLaunch.rawValue == 5)
    holds(
      "INSendPaymentIntentResponseCode.failureCredentialsUnverified = 6",
      INSendPaymentIntentResponseCode.failureCredentialsUnverified.rawValue == 6)
    holds(
      "INSendPaymentIntentResponseCode.failurePaymentsAmountBelowMinimum = 7",
      INSendPaymentIntentResponseCode.failurePaymentsAmountBelowMinimum.rawValue == 7)
    holds(
      "INSendPaymentIntentResponseCode.failurePaymentsAmountAboveMaximum = 8",
      INSendPaymentIntentResponseCode.failurePaymentsAmountAboveMaximum.rawValue == 8)
    holds(
      "INSendPaymentIntentResponseCode.failurePaymentsCurrencyUnsupported = 9",
      INSendPaymentIntentResponseCode.failurePaymentsCurrencyUnsupported.rawValue == 9)
    holds(
      "INSendPaymentIntentResponseCode.failureInsufficientFunds = 10",
      INSendPaymentIntentResponseCode.failureInsufficientFunds.rawValue == 10)
    holds(
      "INSendPaymentIntentResponseCode.failureNoBankAccount = 11",
      INSendPaymentIntentResponseCode.failureNoBankAccount.rawValue == 11)
    holds(
      "INSendPaymentIntentResponseCode.failureNotEligible = 12",
      INSendPaymentIntentResponseCode.failureNotEligible.rawValue == 12)
    holds(
      "INSendPaymentIntentResponseCode.failureTermsAndConditionsAcceptanceRequired = 13",
      INSendPaymentIntentResponseCode.failureTermsAndConditionsAcceptanceRequired.rawValue == 13)
    uses(
      "INRequestPaymentIntent.payer: INPerson?",
      \INRequestPaymentIntent.payer as KeyPath<INRequestPaymentIntent, INPerson?>)
    uses(
      "INRequestPaymentIntent.currencyAmount: INCurrencyAmount?",
      \INRequestPaymentIntent.currencyAmount as KeyPath<INRequestPaymentIntent, INCurrencyAmount?>)
    uses(
      "INRequestPaymentIntent.note: String?", \INRequestPaymentIntent.note as KeyPath<INRequestPaymentIntent, String?>)
    uses(
      "INRequestPaymentIntent.init(payer: INPerson?, currencyAmount: INCurrencyAmount?, note: String?)",
      { (payer: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) -> INRequestPaymentIntent in
        INRequestPaymentIntent(payer: payer, currencyAmount: currencyAmount, note: note)
      })
    uses(
      "INRequestPaymentIntentResponse.init(code: INRequestPaymentIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INRequestPaymentIntentResponseCode, userActivity: NSUserActivity?) -> INRequestPaymentIntentResponse in
        INRequestPaymentIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INRequestPaymentIntentResponse.code: INRequestPaymentIntentResponseCode",
      \INRequestPaymentIntentResponse.code
        as KeyPath<INRequestPaymentIntentResponse, INRequestPaymentIntentResponseCode>)
    uses(
      "INRequestPaymentIntentResponse.paymentRecord: INPaymentRecord? { get set }",
      \INRequestPaymentIntentResponse.paymentRecord
        as ReferenceWritableKeyPath<INRequestPaymentIntentResponse, INPaymentRecord?>)
    uses(
      "INRequestPaymentIntentHandling.handle(intent: INRequestPaymentIntent, completion: (INRequestPaymentIntentResponse) -> Void)",
      {
        (
          handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent,
          completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INRequestPaymentIntentHandling.handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse",
      {
        (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent) async
          -> INRequestPaymentIntentResponse in await handler.handle(intent: intent)
      })
    uses(
      "INRequestPaymentIntentHandling.confirm(intent: INRequestPaymentIntent, completion: (INRequestPaymentIntentResponse) -> Void)",
      {
        (
          handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent,
          completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INRequestPaymentIntentHandling.confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse",
      {
        (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent) async
          -> INRequestPaymentIntentResponse in await handler.confirm(intent: intent)
      })
    uses(
      "INRequestPaymentIntentHandling.resolvePayer(for intent: INRequestPaymentIntent, with completion: (INPersonResolutionResult) -> Void)",
      {
        (
          handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent,
          completion: @escaping @Sendable (INPersonResolutionResult) -> Void
        ) in handler.resolvePayer(for: intent, with: completion)
      })
    uses(
      "INRequestPaymentIntentHandling.resolvePayer(for intent: INRequestPaymentIntent, with completion: (INRequestPaymentPayerResolutionResult) -> Void)",
      {
        (
          handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent,
          completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void
        ) in handler.resolvePayer(for: intent, with: completion)
      })
    uses(
      "INRequestPaymentIntentHandling.resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult",
      {
        (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent) async
          -> INRequestPaymentPayerResolutionResult in await handler.resolvePayer(for: intent)
      })
    uses(
      "INRequestPaymentIntentHandling.resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: (INCurrencyAmountResolutionResult) -> Void)",
      {
        (
          handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent,
          completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
        ) in handler.resolveCurrencyAmount(for: intent, with: completion)
      })
    uses(
      "INRequestPaymentIntentHandling.resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: (INRequestPaymentCurrencyAmountResolutionResult) -> Void)",
      {
        (
          handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent,
          completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void
        ) in handler.resolveCurrencyAmount(for: intent, with: completion)
      })
    uses(
      "INRequestPaymentIntentHandling.resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INRequestPaymentCurrencyAmountResolutionResult",
      {
        (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent) async
          -> INRequestPaymentCurrencyAmountResolutionResult in await handler.resolveCurrencyAmount(for: intent)
      })
    uses(
      "INRequestPaymentIntentHandling.resolveNote(for intent: INRequestPaymentIntent, with completion: (INStringResolutionResult) -> Void)",
      {
        (
          handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent,
          completion: @escaping @Sendable (INStringResolutionResult) -> Void
        ) in handler.resolveNote(for: intent, with: completion)
      })
    uses(
      "INRequestPaymentIntentHandling.resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult",
      {
        (handler: any INRequestPaymentIntentHandling, intent: INRequestPaymentIntent) async -> INStringResolutionResult
        in await handler.resolveNote(for: intent)
      })
    holds(
      "INRequestPaymentIntentResponseCode.unspecified = 0", INRequestPaymentIntentResponseCode.unspecified.rawValue == 0
    )
    holds("INRequestPaymentIntentResponseCode.ready = 1", INRequestPaymentIntentResponseCode.ready.rawValue == 1)
    holds(
      "INRequestPaymentIntentResponseCode.inProgress = 2", INRequestPaymentIntentResponseCode.inProgress.rawValue == 2)
    holds("INRequestPaymentIntentResponseCode.success = 3", INRequestPaymentIntentResponseCode.success.rawValue == 3)
    holds("INRequestPaymentIntentResponseCode.failure = 4", INRequestPaymentIntentResponseCode.failure.rawValue == 4)
    holds(
      "INRequestPaymentIntentResponseCode.failureRequiringAppLaunch = 5",
      INRequestPaymentIntentResponseCode.failureRequiringAppLaunch.rawValue == 5)
    holds(
      "INRequestPaymentIntentResponseCode.failureCredentialsUnverified = 6",
      INRequestPaymentIntentResponseCode.failureCredentialsUnverified.rawValue == 6)
    holds(
      "INRequestPaymentIntentResponseCode.failurePaymentsAmountBelowMinimum = 7",
      INRequestPaymentIntentResponseCode.failurePaymentsAmountBelowMinimum.rawValue == 7)
    holds(
      "INRequestPaymentIntentResponseCode.failurePaymentsAmountAboveMaximum = 8",
      INRequestPaymentIntentResponseCode.failurePaymentsAmountAboveMaximum.rawValue == 8)
    holds(
      "INRequestPaymentIntentResponseCode.failurePaymentsCurrencyUnsupported = 9",
      INRequestPaymentIntentResponseCode.failurePaymentsCurrencyUnsupported.rawValue == 9)
    holds(
      "INRequestPaymentIntentResponseCode.failureNoBankAccount = 10",
      INRequestPaymentIntentResponseCode.failureNoBankAccount.rawValue == 10)
    holds(
      "INRequestPaymentIntentResponseCode.failureNotEligible = 11",
      INRequestPaymentIntentResponseCode.failureNotEligible.rawValue == 11)
  }
}
