import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func usePayments4() {
    uses(
      "INTransferMoneyIntentHandling.resolveFromAccount(for intent: INTransferMoneyIntent, with completion: (INPaymentAccountResolutionResult) -> Void)",
      {
        (
          handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent,
          completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
        ) in handler.resolveFromAccount(for: intent, with: completion)
      })
    uses(
      "INTransferMoneyIntentHandling.resolveFromAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult",
      {
        (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent) async
          -> INPaymentAccountResolutionResult in await handler.resolveFromAccount(for: intent)
      })
    uses(
      "INTransferMoneyIntentHandling.resolveToAccount(for intent: INTransferMoneyIntent, with completion: (INPaymentAccountResolutionResult) -> Void)",
      {
        (
          handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent,
          completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
        ) in handler.resolveToAccount(for: intent, with: completion)
      })
    uses(
      "INTransferMoneyIntentHandling.resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult",
      {
        (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent) async
          -> INPaymentAccountResolutionResult in await handler.resolveToAccount(for: intent)
      })
    uses(
      "INTransferMoneyIntentHandling.resolveTransactionAmount(for intent: INTransferMoneyIntent, with completion: (INPaymentAmountResolutionResult) -> Void)",
      {
        (
          handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent,
          completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
        ) in handler.resolveTransactionAmount(for: intent, with: completion)
      })
    uses(
      "INTransferMoneyIntentHandling.resolveTransactionAmount(for intent: INTransferMoneyIntent) async -> INPaymentAmountResolutionResult",
      {
        (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent) async
          -> INPaymentAmountResolutionResult in await handler.resolveTransactionAmount(for: intent)
      })
    uses(
      "INTransferMoneyIntentHandling.resolveTransactionScheduledDate(for intent: INTransferMoneyIntent, with completion: (INDateComponentsRangeResolutionResult) -> Void)",
      {
        (
          handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent,
          completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
        ) in handler.resolveTransactionScheduledDate(for: intent, with: completion)
      })
    uses(
      "INTransferMoneyIntentHandling.resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async -> INDateComponentsRangeResolutionResult",
      {
        (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent) async
          -> INDateComponentsRangeResolutionResult in await handler.resolveTransactionScheduledDate(for: intent)
      })
    uses(
      "INTransferMoneyIntentHandling.resolveTransactionNote(for intent: INTransferMoneyIntent, with completion: (INStringResolutionResult) -> Void)",
      {
        (
          handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent,
          completion: @escaping @Sendable (INStringResolutionResult) -> Void
        ) in handler.resolveTransactionNote(for: intent, with: completion)
      })
    uses(
      "INTransferMoneyIntentHandling.resolveTransactionNote(for intent: INTransferMoneyIntent) async -> INStringResolutionResult",
      { (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent) async -> INStringResolutionResult in
        await handler.resolveTransactionNote(for: intent)
      })
    holds(
      "INTransferMoneyIntentResponseCode.unspecified = 0", INTransferMoneyIntentResponseCode.unspecified.rawValue == 0)
    holds("INTransferMoneyIntentResponseCode.ready = 1", INTransferMoneyIntentResponseCode.ready.rawValue == 1)
    holds(
      "INTransferMoneyIntentResponseCode.inProgress = 2", INTransferMoneyIntentResponseCode.inProgress.rawValue == 2)
    holds("INTransferMoneyIntentResponseCode.success = 3", INTransferMoneyIntentResponseCode.success.rawValue == 3)
    holds("INTransferMoneyIntentResponseCode.failure = 4", INTransferMoneyIntentResponseCode.failure.rawValue == 4)
    holds(
      "INTransferMoneyIntentResponseCode.failureRequiringAppLaunch = 5",
      INTransferMoneyIntentResponseCode.failureRequiringAppLaunch.rawValue == 5)
    holds(
      "INTransferMoneyIntentResponseCode.failureCredentialsUnverified = 6",
      INTransferMoneyIntentResponseCode.failureCredentialsUnverified.rawValue == 6)
    holds(
      "INTransferMoneyIntentResponseCode.failureInsufficientFunds = 7",
      INTransferMoneyIntentResponseCode.failureInsufficientFunds.rawValue == 7)
  }
}
