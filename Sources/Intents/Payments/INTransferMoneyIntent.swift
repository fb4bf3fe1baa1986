import Foundation
import IntentDomains
import IntentModel

/// Moves money between the user's own accounts.
///
/// Source: `INTransferMoneyIntent`, iOS 11.
public final class INTransferMoneyIntent: IntentObject<TransferMoneyIntent>, @unchecked Sendable {
  /// The account the money leaves.
  public var fromAccount: INPaymentAccount? { object(held.fromAccount) }
  /// The account the money goes to.
  public var toAccount: INPaymentAccount? { object(held.toAccount) }
  /// How much is moved.
  public var transactionAmount: INPaymentAmount? { object(held.transactionAmount) }
  /// When it is moved; `nil` means now.
  public var transactionScheduledDate: INDateComponentsRange? { object(held.transactionScheduledDate) }
  /// A note, in the user's words.
  public var transactionNote: String? { held.transactionNote }

  /// A request as an app donates it; `nil` and `unknown` mean that nothing was said.
  public convenience init(
    from fromAccount: INPaymentAccount?, to toAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?,
    transactionScheduledDate: INDateComponentsRange?, transactionNote: String?
  ) {
    self.init(
      holding: TransferMoneyIntent(
        fromAccount: fromAccount?.held, toAccount: toAccount?.held, transactionAmount: transactionAmount?.held,
        transactionScheduledDate: transactionScheduledDate?.held, transactionNote: transactionNote))
  }
}

/// What an app can answer to ``INTransferMoneyIntent``.
public typealias INTransferMoneyIntentResponseCode = TransferMoneyIntent.Response.Code

extension TransferMoneyIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INTransferMoneyIntent``.
public final class INTransferMoneyIntentResponse: ResponseObject<TransferMoneyIntent.Response>, @unchecked Sendable {
  /// The account the money leaves.
  public var fromAccount: INPaymentAccount? {
    get { object(value.fromAccount) }
    set { value.fromAccount = newValue?.held }
  }
  /// The account the money goes to.
  public var toAccount: INPaymentAccount? {
    get { object(value.toAccount) }
    set { value.toAccount = newValue?.held }
  }
  /// How much is moved.
  public var transactionAmount: INPaymentAmount? {
    get { object(value.transactionAmount) }
    set { value.transactionAmount = newValue?.held }
  }
  /// When it is moved.
  public var transactionScheduledDate: INDateComponentsRange? {
    get { object(value.transactionScheduledDate) }
    set { value.transactionScheduledDate = newValue?.held }
  }
  /// The note.
  public var transactionNote: String? {
    get { value.transactionNote }
    set { value.transactionNote = newValue }
  }
  /// What the transfer costs.
  public var transferFee: INCurrencyAmount? {
    get { object(value.transferFee) }
    set { value.transferFee = newValue?.held }
  }
}

/// What an app does to support ``INTransferMoneyIntent``; only handle is required, by completion or async.
public protocol INTransferMoneyIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse
  /// Settles the account the money leaves.
  func resolveFromAccount(
    for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)
  /// Settles the account the money leaves.
  func resolveFromAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult
  /// Settles the account the money goes to.
  func resolveToAccount(
    for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)
  /// Settles the account the money goes to.
  func resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult
  /// Settles how much is moved.
  func resolveTransactionAmount(
    for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void)
  /// Settles how much is moved.
  func resolveTransactionAmount(for intent: INTransferMoneyIntent) async -> INPaymentAmountResolutionResult
  /// Settles when it is moved.
  func resolveTransactionScheduledDate(
    for intent: INTransferMoneyIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  /// Settles when it is moved.
  func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async -> INDateComponentsRangeResolutionResult
  /// Settles the note.
  func resolveTransactionNote(
    for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  /// Settles the note.
  func resolveTransactionNote(for intent: INTransferMoneyIntent) async -> INStringResolutionResult
}

extension INTransferMoneyIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the account stays as said.
  public func resolveFromAccount(
    for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveFromAccount(for:with:)` and waits for its answer.
  public func resolveFromAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult {
    await answered { resolveFromAccount(for: intent, with: $0) }
  }

  /// By default there is no answer, and the account stays as said.
  public func resolveToAccount(
    for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveToAccount(for:with:)` and waits for its answer.
  public func resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult {
    await answered { resolveToAccount(for: intent, with: $0) }
  }

  /// By default there is no answer, and the amount stays as said.
  public func resolveTransactionAmount(
    for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveTransactionAmount(for:with:)` and waits for its answer.
  public func resolveTransactionAmount(for intent: INTransferMoneyIntent) async -> INPaymentAmountResolutionResult {
    await answered { resolveTransactionAmount(for: intent, with: $0) }
  }

  /// By default there is no answer, and the date of payment stays as said.
  public func resolveTransactionScheduledDate(
    for intent: INTransferMoneyIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveTransactionScheduledDate(for:with:)` and waits for its answer.
  public func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async
    -> INDateComponentsRangeResolutionResult
  {
    await answered { resolveTransactionScheduledDate(for: intent, with: $0) }
  }

  /// By default there is no answer, and the note stays as said.
  public func resolveTransactionNote(
    for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveTransactionNote(for:with:)` and waits for its answer.
  public func resolveTransactionNote(for intent: INTransferMoneyIntent) async -> INStringResolutionResult {
    await answered { resolveTransactionNote(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let transferMoney = SiriKitIntent(INTransferMoneyIntent.self, by: (any INTransferMoneyIntentHandling).self) {
    calls in
    AnyIntentHandler(
      TransferMoneyIntent.self,
      resolvers: [
        Resolver(
          \.fromAccount, calls.one("resolveFromAccount", \.fromAccount) { await $0.resolveFromAccount(for: $1) }),
        Resolver(\.toAccount, calls.one("resolveToAccount", \.toAccount) { await $0.resolveToAccount(for: $1) }),
        Resolver(
          \.transactionAmount,
          calls.one("resolveTransactionAmount", \.transactionAmount) { await $0.resolveTransactionAmount(for: $1) }),
        Resolver(
          \.transactionScheduledDate,
          calls.one("resolveTransactionScheduledDate", \.transactionScheduledDate) {
            await $0.resolveTransactionScheduledDate(for: $1)
          }),
        Resolver(
          \.transactionNote,
          calls.one("resolveTransactionNote", \.transactionNote) { await $0.resolveTransactionNote(for: $1) }),
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
