import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func usePayments3() {
    uses(
      "INSearchForBillsIntentHandling.resolveBillType(for intent: INSearchForBillsIntent, with completion: (INBillTypeResolutionResult) -> Void)",
      {
        (
          handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent,
          completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
        ) in handler.resolveBillType(for: intent, with: completion)
      })
    uses(
      "INSearchForBillsIntentHandling.resolveBillType(for intent: INSearchForBillsIntent) async -> INBillTypeResolutionResult",
      {
        (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent) async
          -> INBillTypeResolutionResult in await handler.resolveBillType(for: intent)
      })
    uses(
      "INSearchForBillsIntentHandling.resolveStatus(for intent: INSearchForBillsIntent, with completion: (INPaymentStatusResolutionResult) -> Void)",
      {
        (
          handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent,
          completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void
        ) in handler.resolveStatus(for: intent, with: completion)
      })
    uses(
      "INSearchForBillsIntentHandling.resolveStatus(for intent: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult",
      {
        (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent) async
          -> INPaymentStatusResolutionResult in await handler.resolveStatus(for: intent)
      })
    uses(
      "INSearchForBillsIntentHandling.resolveDueDateRange(for intent: INSearchForBillsIntent, with completion: (INDateComponentsRangeResolutionResult) -> Void)",
      {
        (
          handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent,
          completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
        ) in handler.resolveDueDateRange(for: intent, with: completion)
      })
    uses(
      "INSearchForBillsIntentHandling.resolveDueDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult",
      {
        (handler: any INSearchForBillsIntentHandling, intent: INSearchForBillsIntent) async
          -> INDateComponentsRangeResolutionResult in await handler.resolveDueDateRange(for: intent)
      })
    holds(
      "INSearchForBillsIntentResponseCode.unspecified = 0", INSearchForBillsIntentResponseCode.unspecified.rawValue == 0
    )
    holds("INSearchForBillsIntentResponseCode.ready = 1", INSearchForBillsIntentResponseCode.ready.rawValue == 1)
    holds(
      "INSearchForBillsIntentResponseCode.inProgress = 2", INSearchForBillsIntentResponseCode.inProgress.rawValue == 2)
    holds("INSearchForBillsIntentResponseCode.success = 3", INSearchForBillsIntentResponseCode.success.rawValue == 3)
    holds("INSearchForBillsIntentResponseCode.failure = 4", INSearchForBillsIntentResponseCode.failure.rawValue == 4)
    holds(
      "INSearchForBillsIntentResponseCode.failureRequiringAppLaunch = 5",
      INSearchForBillsIntentResponseCode.failureRequiringAppLaunch.rawValue == 5)
    holds(
      "INSearchForBillsIntentResponseCode.failureCredentialsUnverified = 6",
      INSearchForBillsIntentResponseCode.failureCredentialsUnverified.rawValue == 6)
    holds(
      "INSearchForBillsIntentResponseCode.failureBillNotFound = 7",
      INSearchForBillsIntentResponseCode.failureBillNotFound.rawValue == 7)
    uses(
      "INSearchForAccountsIntent.accountNickname: INSpeakableString?",
      \INSearchForAccountsIntent.accountNickname as KeyPath<INSearchForAccountsIntent, INSpeakableString?>)
    uses(
      "INSearchForAccountsIntent.accountType: INAccountType",
      \INSearchForAccountsIntent.accountType as KeyPath<INSearchForAccountsIntent, INAccountType>)
    uses(
      "INSearchForAccountsIntent.organizationName: INSpeakableString?",
      \INSearchForAccountsIntent.organizationName as KeyPath<INSearchForAccountsIntent, INSpeakableString?>)
    uses(
      "INSearchForAccountsIntent.requestedBalanceType: INBalanceType",
      \INSearchForAccountsIntent.requestedBalanceType as KeyPath<INSearchForAccountsIntent, INBalanceType>)
    uses(
      "INSearchForAccountsIntent.init(accountNickname: INSpeakableString?, accountType: INAccountType, organizationName: INSpeakableString?, requestedBalanceType: INBalanceType)",
      {
        (
          accountNickname: INSpeakableString?, accountType: INAccountType, organizationName: INSpeakableString?,
          requestedBalanceType: INBalanceType
        ) -> INSearchForAccountsIntent in
        INSearchForAccountsIntent(
          accountNickname: accountNickname, accountType: accountType, organizationName: organizationName,
          requestedBalanceType: requestedBalanceType)
      })
    uses(
      "INSearchForAccountsIntentResponse.init(code: INSearchForAccountsIntentResponseCode, userActivity: NSUserActivity?)",
      {
        (code: INSearchForAccountsIntentResponseCode, userActivity: NSUserActivity?)
          -> INSearchForAccountsIntentResponse in
        INSearchForAccountsIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INSearchForAccountsIntentResponse.code: INSearchForAccountsIntentResponseCode",
      \INSearchForAccountsIntentResponse.code
        as KeyPath<INSearchForAccountsIntentResponse, INSearchForAccountsIntentResponseCode>)
    uses(
      "INSearchForAccountsIntentResponse.accounts: [INPaymentAccount]? { get set }",
      \INSearchForAccountsIntentResponse.accounts
        as ReferenceWritableKeyPath<INSearchForAccountsIntentResponse, [INPaymentAccount]?>)
    uses(
      "INSearchForAccountsIntentHandling.handle(intent: INSearchForAccountsIntent, completion: (INSearchForAccountsIntentResponse) -> Void)",
      {
        (
          handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent,
          completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INSearchForAccountsIntentHandling.handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse",
      {
        (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent) async
          -> INSearchForAccountsIntentResponse in await handler.handle(intent: intent)
      })
    uses(
      "INSearchForAccountsIntentHandling.confirm(intent: INSearchForAccountsIntent, completion: (INSearchForAccountsIntentResponse) -> Void)",
      {
        (
          handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent,
          completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INSearchForAccountsIntentHandling.confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse",
      {
        (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent) async
          -> INSearchForAccountsIntentResponse in await handler.confirm(intent: intent)
      })
    uses(
      "INSearchForAccountsIntentHandling.resolveAccountNickname(for intent: INSearchForAccountsIntent, with completion: (INSpeakableStringResolutionResult) -> Void)",
      {
        (
          handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent,
          completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
        ) in handler.resolveAccountNickname(for: intent, with: completion)
      })
    uses(
      "INSearchForAccountsIntentHandling.resolveAccountNickname(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult",
      {
        (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent) async
          -> INSpeakableStringResolutionResult in await handler.resolveAccountNickname(for: intent)
      })
    uses(
      "INSearchForAccountsIntentHandling.resolveAccountType(for intent: INSearchForAccountsIntent, with completion: (INAccountTypeResolutionResult) -> Void)",
      {
        (
          handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent,
          completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void
        ) in handler.resolveAccountType(for: intent, with: completion)
      })
    uses(
      "INSearchForAccountsIntentHandling.resolveAccountType(for intent: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult",
      {
        (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent) async
          -> INAccountTypeResolutionResult in await handler.resolveAccountType(for: intent)
      })
    uses(
      "INSearchForAccountsIntentHandling.resolveOrganizationName(for intent: INSearchForAccountsIntent, with completion: (INSpeakableStringResolutionResult) -> Void)",
      {
        (
          handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent,
          completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
        ) in handler.resolveOrganizationName(for: intent, with: completion)
      })
    uses(
      "INSearchForAccountsIntentHandling.resolveOrganizationName(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult",
      {
        (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent) async
          -> INSpeakableStringResolutionResult in await handler.resolveOrganizationName(for: intent)
      })
    uses(
      "INSearchForAccountsIntentHandling.resolveRequestedBalanceType(for intent: INSearchForAccountsIntent, with completion: (INBalanceTypeResolutionResult) -> Void)",
      {
        (
          handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent,
          completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void
        ) in handler.resolveRequestedBalanceType(for: intent, with: completion)
      })
    uses(
      "INSearchForAccountsIntentHandling.resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async -> INBalanceTypeResolutionResult",
      {
        (handler: any INSearchForAccountsIntentHandling, intent: INSearchForAccountsIntent) async
          -> INBalanceTypeResolutionResult in await handler.resolveRequestedBalanceType(for: intent)
      })
    holds(
      "INSearchForAccountsIntentResponseCode.unspecified = 0",
      INSearchForAccountsIntentResponseCode.unspecified.rawValue == 0)
    holds("INSearchForAccountsIntentResponseCode.ready = 1", INSearchForAccountsIntentResponseCode.ready.rawValue == 1)
    holds(
      "INSearchForAccountsIntentResponseCode.inProgress = 2",
      INSearchForAccountsIntentResponseCode.inProgress.rawValue == 2)
    holds(
      "INSearchForAccountsIntentResponseCode.success = 3", INSearchForAccountsIntentResponseCode.success.rawValue == 3)
    holds(
      "INSearchForAccountsIntentResponseCode.failure = 4", INSearchForAccountsIntentResponseCode.failure.rawValue == 4)
    holds(
      "INSearchForAccountsIntentResponseCode.failureRequiringAppLaunch = 5",
      INSearchForAccountsIntentResponseCode.failureRequiringAppLaunch.rawValue == 5)
    holds(
      "INSearchForAccountsIntentResponseCode.failureCredentialsUnverified = 6",
      INSearchForAccountsIntentResponseCode.failureCredentialsUnverified.rawValue == 6)
    holds(
      "INSearchForAccountsIntentResponseCode.failureAccountNotFound = 7",
      INSearchForAccountsIntentResponseCode.failureAccountNotFound.rawValue == 7)
    holds(
      "INSearchForAccountsIntentResponseCode.failureTermsAndConditionsAcceptanceRequired = 8",
      INSearchForAccountsIntentResponseCode.failureTermsAndConditionsAcceptanceRequired.rawValue == 8)
    holds(
      "INSearchForAccountsIntentResponseCode.failureNotEligible = 9",
      INSearchForAccountsIntentResponseCode.failureNotEligible.rawValue == 9)
    uses(
      "INTransferMoneyIntent.fromAccount: INPaymentAccount?",
      \INTransferMoneyIntent.fromAccount as KeyPath<INTransferMoneyIntent, INPaymentAccount?>)
    uses(
      "INTransferMoneyIntent.toAccount: INPaymentAccount?",
      \INTransferMoneyIntent.toAccount as KeyPath<INTransferMoneyIntent, INPaymentAccount?>)
    uses(
      "INTransferMoneyIntent.transactionAmount: INPaymentAmount?",
      \INTransferMoneyIntent.transactionAmount as KeyPath<INTransferMoneyIntent, INPaymentAmount?>)
    uses(
      "INTransferMoneyIntent.transactionScheduledDate: INDateComponentsRange?",
      \INTransferMoneyIntent.transactionScheduledDate as KeyPath<INTransferMoneyIntent, INDateComponentsRange?>)
    uses(
      "INTransferMoneyIntent.transactionNote: String?",
      \INTransferMoneyIntent.transactionNote as KeyPath<INTransferMoneyIntent, String?>)
    uses(
      "INTransferMoneyIntent.init(from fromAccount: INPaymentAccount?, to toAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?, transactionScheduledDate: INDateComponentsRange?, transactionNote: String?)",
      {
        (
          fromAccount: INPaymentAccount?, toAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?,
          transactionScheduledDate: INDateComponentsRange?, transactionNote: String?
        ) -> INTransferMoneyIntent in
        INTransferMoneyIntent(
          from: fromAccount, to: toAccount, transactionAmount: transactionAmount,
          transactionScheduledDate: transactionScheduledDate, transactionNote: transactionNote)
      })
    uses(
      "INTransferMoneyIntentResponse.init(code: INTransferMoneyIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INTransferMoneyIntentResponseCode, userActivity: NSUserActivity?) -> INTransferMoneyIntentResponse in
        INTransferMoneyIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INTransferMoneyIntentResponse.code: INTransferMoneyIntentResponseCode",
      \INTransferMoneyIntentResponse.code as KeyPath<INTransferMoneyIntentResponse, INTransferMoneyIntentResponseCode>)
    uses(
      "INTransferMoneyIntentResponse.fromAccount: INPaymentAccount? { get set }",
      \INTransferMoneyIntentResponse.fromAccount
        as ReferenceWritableKeyPath<INTransferMoneyIntentResponse, INPaymentAccount?>)
    uses(
      "INTransferMoneyIntentResponse.toAccount: INPaymentAccount? { get set }",
      \INTransferMoneyIntentResponse.toAccount
        as ReferenceWritableKeyPath<INTransferMoneyIntentResponse, INPaymentAccount?>)
    uses(
      "INTransferMoneyIntentResponse.transactionAmount: INPaymentAmount? { get set }",
      \INTransferMoneyIntentResponse.transactionAmount
        as ReferenceWritableKeyPath<INTransferMoneyIntentResponse, INPaymentAmount?>)
    uses(
      "INTransferMoneyIntentResponse.transactionScheduledDate: INDateComponentsRange? { get set }",
      \INTransferMoneyIntentResponse.transactionScheduledDate
        as ReferenceWritableKeyPath<INTransferMoneyIntentResponse, INDateComponentsRange?>)
    uses(
      "INTransferMoneyIntentResponse.transactionNote: String? { get set }",
      \INTransferMoneyIntentResponse.transactionNote as ReferenceWritableKeyPath<INTransferMoneyIntentResponse, String?>
    )
    uses(
      "INTransferMoneyIntentResponse.transferFee: INCurrencyAmount? { get set }",
      \INTransferMoneyIntentResponse.transferFee
        as ReferenceWritableKeyPath<INTransferMoneyIntentResponse, INCurrencyAmount?>)
    uses(
      "INTransferMoneyIntentHandling.handle(intent: INTransferMoneyIntent, completion: (INTransferMoneyIntentResponse) -> Void)",
      {
        (
          handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent,
          completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INTransferMoneyIntentHandling.handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse",
      {
        (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent) async
          -> INTransferMoneyIntentResponse in await handler.handle(intent: intent)
      })
    uses(
      "INTransferMoneyIntentHandling.confirm(intent: INTransferMoneyIntent, completion: (INTransferMoneyIntentResponse) -> Void)",
      {
        (
          handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent,
          completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INTransferMoneyIntentHandling.confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse",
      {
        (handler: any INTransferMoneyIntentHandling, intent: INTransferMoneyIntent) async
          -> INTransferMoneyIntentResponse in await handler.confirm(intent: intent)
      })
  }
}
