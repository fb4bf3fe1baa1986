import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func usePayments2() {
    holds(
      "INRequestPaymentIntentResponseCode.failureTermsAndConditionsAcceptanceRequired = 12",
      INRequestPaymentIntentResponseCode.failureTermsAndConditionsAcceptanceRequired.rawValue == 12)
    uses(
      "INPayBillIntent.billPayee: INBillPayee?", \INPayBillIntent.billPayee as KeyPath<INPayBillIntent, INBillPayee?>)
    uses(
      "INPayBillIntent.fromAccount: INPaymentAccount?",
      \INPayBillIntent.fromAccount as KeyPath<INPayBillIntent, INPaymentAccount?>)
    uses(
      "INPayBillIntent.transactionAmount: INPaymentAmount?",
      \INPayBillIntent.transactionAmount as KeyPath<INPayBillIntent, INPaymentAmount?>)
    uses(
      "INPayBillIntent.transactionScheduledDate: INDateComponentsRange?",
      \INPayBillIntent.transactionScheduledDate as KeyPath<INPayBillIntent, INDateComponentsRange?>)
    uses(
      "INPayBillIntent.transactionNote: String?", \INPayBillIntent.transactionNote as KeyPath<INPayBillIntent, String?>)
    uses("INPayBillIntent.billType: INBillType", \INPayBillIntent.billType as KeyPath<INPayBillIntent, INBillType>)
    uses(
      "INPayBillIntent.dueDate: INDateComponentsRange?",
      \INPayBillIntent.dueDate as KeyPath<INPayBillIntent, INDateComponentsRange?>)
    uses(
      "INPayBillIntent.init(billPayee: INBillPayee?, from fromAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?, transactionScheduledDate: INDateComponentsRange?, transactionNote: String?, billType: INBillType, dueDate: INDateComponentsRange?)",
      {
        (
          billPayee: INBillPayee?, fromAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?,
          transactionScheduledDate: INDateComponentsRange?, transactionNote: String?, billType: INBillType,
          dueDate: INDateComponentsRange?
        ) -> INPayBillIntent in
        INPayBillIntent(
          billPayee: billPayee, from: fromAccount, transactionAmount: transactionAmount,
          transactionScheduledDate: transactionScheduledDate, transactionNote: transactionNote, billType: billType,
          dueDate: dueDate)
      })
    uses(
      "INPayBillIntentResponse.init(code: INPayBillIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INPayBillIntentResponseCode, userActivity: NSUserActivity?) -> INPayBillIntentResponse in
        INPayBillIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INPayBillIntentResponse.code: INPayBillIntentResponseCode",
      \INPayBillIntentResponse.code as KeyPath<INPayBillIntentResponse, INPayBillIntentResponseCode>)
    uses(
      "INPayBillIntentResponse.fromAccount: INPaymentAccount? { get set }",
      \INPayBillIntentResponse.fromAccount as ReferenceWritableKeyPath<INPayBillIntentResponse, INPaymentAccount?>)
    uses(
      "INPayBillIntentResponse.billDetails: INBillDetails? { get set }",
      \INPayBillIntentResponse.billDetails as ReferenceWritableKeyPath<INPayBillIntentResponse, INBillDetails?>)
    uses(
      "INPayBillIntentResponse.transactionAmount: INPaymentAmount? { get set }",
      \INPayBillIntentResponse.transactionAmount as ReferenceWritableKeyPath<INPayBillIntentResponse, INPaymentAmount?>)
    uses(
      "INPayBillIntentResponse.transactionScheduledDate: INDateComponentsRange? { get set }",
      \INPayBillIntentResponse.transactionScheduledDate
        as ReferenceWritableKeyPath<INPayBillIntentResponse, INDateComponentsRange?>)
    uses(
      "INPayBillIntentResponse.transactionNote: String? { get set }",
      \INPayBillIntentResponse.transactionNote as ReferenceWritableKeyPath<INPayBillIntentResponse, String?>)
    uses(
      "INPayBillIntentHandling.handle(intent: INPayBillIntent, completion: (INPayBillIntentResponse) -> Void)",
      {
        (
          handler: any INPayBillIntentHandling, intent: INPayBillIntent,
          completion: @escaping @Sendable (INPayBillIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INPayBillIntentHandling.handle(intent: INPayBillIntent) async -> INPayBillIntentResponse",
      { (handler: any INPayBillIntentHandling, intent: INPayBillIntent) async -> INPayBillIntentResponse in
        await handler.handle(intent: intent)
      })
    uses(
      "INPayBillIntentHandling.confirm(intent: INPayBillIntent, completion: (INPayBillIntentResponse) -> Void)",
      {
        (
          handler: any INPayBillIntentHandling, intent: INPayBillIntent,
          completion: @escaping @Sendable (INPayBillIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INPayBillIntentHandling.confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse",
      { (handler: any INPayBillIntentHandling, intent: INPayBillIntent) async -> INPayBillIntentResponse in
        await handler.confirm(intent: intent)
      })
    uses(
      "INPayBillIntentHandling.resolveBillPayee(for intent: INPayBillIntent, with completion: (INBillPayeeResolutionResult) -> Void)",
      {
        (
          handler: any INPayBillIntentHandling, intent: INPayBillIntent,
          completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
        ) in handler.resolveBillPayee(for: intent, with: completion)
      })
    uses(
      "INPayBillIntentHandling.resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult",
      { (handler: any INPayBillIntentHandling, intent: INPayBillIntent) async -> INBillPayeeResolutionResult in
        await handler.resolveBillPayee(for: intent)
      })
    uses(
      "INPayBillIntentHandling.resolveFromAccount(for intent: INPayBillIntent, with completion: (INPaymentAccountResolutionResult) -> Void)",
      {
        (
          handler: any INPayBillIntentHandling, intent: INPayBillIntent,
          completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
        ) in handler.resolveFromAccount(for: intent, with: completion)
      })
    uses(
      "INPayBillIntentHandling.resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult",
      { (handler: any INPayBillIntentHandling, intent: INPayBillIntent) async -> INPaymentAccountResolutionResult in
        await handler.resolveFromAccount(for: intent)
      })
    uses(
      "INPayBillIntentHandling.resolveTransactionAmount(for intent: INPayBillIntent, with completion: (INPaymentAmountResolutionResult) -> Void)",
      {
        (
          handler: any INPayBillIntentHandling, intent: INPayBillIntent,
          completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
        ) in handler.resolveTransactionAmount(for: intent, with: completion)
      })
    uses(
      "INPayBillIntentHandling.resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult",
      { (handler: any INPayBillIntentHandling, intent: INPayBillIntent) async -> INPaymentAmountResolutionResult in
        await handler.resolveTransactionAmount(for: intent)
      })
    uses(
      "INPayBillIntentHandling.resolveTransactionScheduledDate(for intent: INPayBillIntent, with completion: (INDateComponentsRangeResolutionResult) -> Void)",
      {
        (
          handler: any INPayBillIntentHandling, intent: INPayBillIntent,
          completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
        ) in handler.resolveTransactionScheduledDate(for: intent, with: completion)
      })
    uses(
      "INPayBillIntentHandling.resolveTransactionScheduledDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult",
      {
        (handler: any INPayBillIntentHandling, intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult
        in await handler.resolveTransactionScheduledDate(for: intent)
      })
    uses(
      "INPayBillIntentHandling.resolveTransactionNote(for intent: INPayBillIntent, with completion: (INStringResolutionResult) -> Void)",
      {
        (
          handler: any INPayBillIntentHandling, intent: INPayBillIntent,
          completion: @escaping @Sendable (INStringResolutionResult) -> Void
        ) in handler.resolveTransactionNote(for: intent, with: completion)
      })
    uses(
      "INPayBillIntentHandling.resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult",
      { (handler: any INPayBillIntentHandling, intent: INPayBillIntent) async -> INStringResolutionResult in
        await handler.resolveTransactionNote(for: intent)
      })
    uses(
      "INPayBillIntentHandling.resolveBillType(for intent: INPayBillIntent, with completion: (INBillTypeResolutionResult) -> Void)",
      {
        (
          handler: any INPayBillIntentHandling, intent: INPayBillIntent,
          completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
        ) in handler.resolveBillType(for: intent, with: completion)
      })
    uses(
      "INPayBillIntentHandling.resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult",
      { (handler: any INPayBillIntentHandling, intent: INPayBillIntent) async -> INBillTypeResolutionResult in
        await handler.resolveBillType(for: intent)
      })
    uses(
      "INPayBillIntentHandling.resolveDueDate(for intent: INPayBillIntent, with completion: (INDateComponentsRangeResolutionResult) -> Void)",
      {
        (
          handler: any INPayBillIntentHandling, intent: INPayBillIntent,
          completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
        ) in handler.resolveDueDate(for: intent, with: completion)
      })
    uses(
      "INPayBillIntentHandling.resolveDueDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult",
      {
        (handler: any INPayBillIntentHandling, intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult
        in await handler.resolveDueDate(for: intent)
      })
    holds("INPayBillIntentResponseCode.unspecified = 0", INPayBillIntentResponseCode.unspecified.rawValue == 0)
    holds("INPayBillIntentResponseCode.ready = 1", INPayBillIntentResponseCode.ready.rawValue == 1)
    holds("INPayBillIntentResponseCode.inProgress = 2", INPayBillIntentResponseCode.inProgress.rawValue == 2)
    holds("INPayBillIntentResponseCode.success = 3", INPayBillIntentResponseCode.success.rawValue == 3)
    holds("INPayBillIntentResponseCode.failure = 4", INPayBillIntentResponseCode.failure.rawValue == 4)
    holds(
      "INPayBillIntentResponseCode.failureRequiringAppLaunch = 5",
      INPayBillIntentResponseCode.failureRequiringAppLaunch.rawValue == 5)
    holds(
      "INPayBillIntentResponseCode.failureCredentialsUnverified = 6",
      INPayBillIntentResponseCode.failureCredentialsUnverified.rawValue == 6)
    holds(
      "INPayBillIntentResponseCode.failureInsufficientFunds = 7",
      INPayBillIntentResponseCode.failureInsufficientFunds.rawValue == 7)
    uses(
      "INSearchForBillsIntent.billPayee: INBillPayee?",
      \INSearchForBillsIntent.billPayee as KeyPath<INSearchForBillsIntent, INBillPayee?>)
    uses(
      "INSearchForBillsIntent.paymentDateRange: INDateComponentsRange?",
      \INSearchForBillsIntent.paymentDateRange as KeyPath<INSearchForBillsIntent, INDateComponentsRange?>)
    uses(
      "INSearchForBillsIntent.billType: INBillType",
      \INSearchForBillsIntent.billType as KeyPath<INSearchForBillsIntent, INBillType>)
    uses(
      "INSearchForBillsIntent.status: INPaymentStatus",
      \INSearchForBillsIntent.status as KeyPath<INSearchForBillsIntent, INPaymentStatus>)
    uses(
      "INSearchForBillsIntent.dueDateRange: INDateComponentsRange?",
      \INSearchForBillsIntent.dueDateRange as KeyPath<INSearchForBillsIntent, INDateComponentsRange?>)
    uses(
      "INSearchForBillsIntent.init(billPayee: INBillPayee?, paymentDateRange: INDateComponentsRange?, billType: INBillType, status: INPaymentStatus, dueDateRange: INDateComponentsRange?)",
      {
        (
          billPayee: INBillPayee?, paymentDateRange: INDateComponentsRange?, billType: INBillType,
          status: INPaymentStatus, dueDateRange: INDateComponentsRange?
        ) -> INSearchForBillsIntent in
        INSearchForBillsIntent(
          billPayee: billPayee, paymentDateRange: paymentDateRange, billType: billType, status: status,
          dueDateRange: dueDateRange)
      })
    uses(
      "INSearchForBillsIntentResponse.init(code: INSearchForBillsIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INSearchForBillsIntentResponseCode, userActivity: NSUserActivity?) -> INSearchForBillsIntentResponse in
        INSearchForBillsIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INSearchForBillsIntentResponse.code: INSearchForBillsIntentResponseCode",
      \INSearchForBillsIntentResponse.code
        as KeyPath<INSearchForBillsIntentResponse, INSearchForBillsIntentResponseCode>)
    uses(
      "INSearchForBillsIntentResponse.bills: [INBillDetails]? { get set }",
      \INSearchForBillsIntentResponse.bills
        as ReferenceWritableKeyPath<INSearchForBillsIntentResponse, [INBillDetails]?>)
    uses(
      "INSearchForBillsIntentHandling.handle(intent: INSearchForBillsIntent, completion: (INSearchForBillsIntentResponse) -> Void)",
      {
        (
          handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent,
          completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INSearchForBillsIntentHandling.handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse",
      {
        (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent) async
          -> INSearchForBillsIntentResponse in await handler.handle(intent: intent)
      })
    uses(
      "INSearchForBillsIntentHandling.confirm(intent: INSearchForBillsIntent, completion: (INSearchForBillsIntentResponse) -> Void)",
      {
        (
          handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent,
          completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INSearchForBillsIntentHandling.confirm(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse",
      {
        (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent) async
          -> INSearchForBillsIntentResponse in await handler.confirm(intent: intent)
      })
    uses(
      "INSearchForBillsIntentHandling.resolveBillPayee(for intent: INSearchForBillsIntent, with completion: (INBillPayeeResolutionResult) -> Void)",
      {
        (
          handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent,
          completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
        ) in handler.resolveBillPayee(for: intent, with: completion)
      })
    uses(
      "INSearchForBillsIntentHandling.resolveBillPayee(for intent: INSearchForBillsIntent) async -> INBillPayeeResolutionResult",
      {
        (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent) async
          -> INBillPayeeResolutionResult in await handler.resolveBillPayee(for: intent)
      })
    uses(
      "INSearchForBillsIntentHandling.resolvePaymentDateRange(for intent: INSearchForBillsIntent, with completion: (INDateComponentsRangeResolutionResult) -> Void)",
      {
        (
          handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent,
          completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
        ) in handler.resolvePaymentDateRange(for: intent, with: completion)
      })
    uses(
      "INSearchForBillsIntentHandling.resolvePaymentDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult",
      {
        (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent) async
          -> INDateComponentsRangeResolutionResult in await handler.resolvePaymentDateRange(for: intent)
      })
  }
}
