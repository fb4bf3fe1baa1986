import Foundation
import IntentDomains
import IntentModel

/// Pays a bill.
///
/// Source: `INPayBillIntent`, iOS 10.3.
public final class INPayBillIntent: IntentObject<PayBillIntent>, @unchecked Sendable {
  /// Who sent the bill.
  public var billPayee: INBillPayee? { object(held.billPayee) }
  /// The account the money comes from.
  public var fromAccount: INPaymentAccount? { object(held.fromAccount) }
  /// How much of the bill is paid.
  public var transactionAmount: INPaymentAmount? { object(held.transactionAmount) }
  /// When it is paid; `nil` means now.
  public var transactionScheduledDate: INDateComponentsRange? { object(held.transactionScheduledDate) }
  /// A note, in the user's words.
  public var transactionNote: String? { held.transactionNote }
  /// What the bill is for: electricity, rent.
  public var billType: INBillType { held.billType ?? .unknown }
  /// When the bill is due.
  public var dueDate: INDateComponentsRange? { object(held.dueDate) }

  /// A request as an app donates it; `nil` and `unknown` mean that nothing was said.
  public convenience init(
    billPayee: INBillPayee?, from fromAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?,
    transactionScheduledDate: INDateComponentsRange?, transactionNote: String?, billType: INBillType,
    dueDate: INDateComponentsRange?
  ) {
    self.init(
      holding: PayBillIntent(
        billPayee: billPayee?.held, fromAccount: fromAccount?.held, transactionAmount: transactionAmount?.held,
        transactionScheduledDate: transactionScheduledDate?.held, transactionNote: transactionNote,
        billType: said(billType, except: .unknown), dueDate: dueDate?.held))
  }
}

/// What an app can answer to ``INPayBillIntent``.
public typealias INPayBillIntentResponseCode = PayBillIntent.Response.Code

extension PayBillIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INPayBillIntent``.
public final class INPayBillIntentResponse: ResponseObject<PayBillIntent.Response>, @unchecked Sendable {
  /// The account the money comes from.
  public var fromAccount: INPaymentAccount? {
    get { object(value.fromAccount) }
    set { value.fromAccount = newValue?.held }
  }
  /// The bill.
  public var billDetails: INBillDetails? {
    get { object(value.billDetails) }
    set { value.billDetails = newValue?.held }
  }
  /// How much is paid.
  public var transactionAmount: INPaymentAmount? {
    get { object(value.transactionAmount) }
    set { value.transactionAmount = newValue?.held }
  }
  /// When it is paid.
  public var transactionScheduledDate: INDateComponentsRange? {
    get { object(value.transactionScheduledDate) }
    set { value.transactionScheduledDate = newValue?.held }
  }
  /// The note.
  public var transactionNote: String? {
    get { value.transactionNote }
    set { value.transactionNote = newValue }
  }
}

/// What an app does to support ``INPayBillIntent``; only handle is required, by completion or async.
public protocol INPayBillIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse
  /// Settles who sent the bill.
  func resolveBillPayee(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void)
  /// Settles who sent the bill.
  func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult
  /// Settles the account the money comes from.
  func resolveFromAccount(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)
  /// Settles the account the money comes from.
  func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult
  /// Settles how much of the bill is paid.
  func resolveTransactionAmount(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void)
  /// Settles how much of the bill is paid.
  func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult
  /// Settles when it is paid.
  func resolveTransactionScheduledDate(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  /// Settles when it is paid.
  func resolveTransactionScheduledDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult
  /// Settles the note.
  func resolveTransactionNote(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  /// Settles the note.
  func resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult
  /// Settles what the bill is for.
  func resolveBillType(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void)
  /// Settles what the bill is for.
  func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult
  /// Settles when the bill is due.
  func resolveDueDate(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  /// Settles when the bill is due.
  func resolveDueDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult
}

extension INPayBillIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the sender of the bill stays as said.
  public func resolveBillPayee(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveBillPayee(for:with:)` and waits for its answer.
  public func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult {
    await answered { resolveBillPayee(for: intent, with: $0) }
  }

  /// By default there is no answer, and the account stays as said.
  public func resolveFromAccount(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveFromAccount(for:with:)` and waits for its answer.
  public func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult {
    await answered { resolveFromAccount(for: intent, with: $0) }
  }

  /// By default there is no answer, and the amount stays as said.
  public func resolveTransactionAmount(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveTransactionAmount(for:with:)` and waits for its answer.
  public func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult {
    await answered { resolveTransactionAmount(for: intent, with: $0) }
  }

  /// By default there is no answer, and the date of payment stays as said.
  public func resolveTransactionScheduledDate(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveTransactionScheduledDate(for:with:)` and waits for its answer.
  public func resolveTransactionScheduledDate(for intent: INPayBillIntent) async
    -> INDateComponentsRangeResolutionResult
  {
    await answered { resolveTransactionScheduledDate(for: intent, with: $0) }
  }

  /// By default there is no answer, and the note stays as said.
  public func resolveTransactionNote(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveTransactionNote(for:with:)` and waits for its answer.
  public func resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult {
    await answered { resolveTransactionNote(for: intent, with: $0) }
  }

  /// By default there is no answer, and the kind of bill stays as said.
  public func resolveBillType(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveBillType(for:with:)` and waits for its answer.
  public func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult {
    await answered { resolveBillType(for: intent, with: $0) }
  }

  /// By default there is no answer, and the due date stays as said.
  public func resolveDueDate(
    for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveDueDate(for:with:)` and waits for its answer.
  public func resolveDueDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult {
    await answered { resolveDueDate(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let payBill = SiriKitIntent(INPayBillIntent.self, by: (any INPayBillIntentHandling).self) { calls in
    AnyIntentHandler(
      PayBillIntent.self,
      resolvers: [
        Resolver(\.billPayee, calls.one("resolveBillPayee", \.billPayee) { await $0.resolveBillPayee(for: $1) }),
        Resolver(
          \.fromAccount, calls.one("resolveFromAccount", \.fromAccount) { await $0.resolveFromAccount(for: $1) }),
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
        Resolver(\.billType, calls.one("resolveBillType", \.billType) { await $0.resolveBillType(for: $1) }),
        Resolver(\.dueDate, calls.one("resolveDueDate", \.dueDate) { await $0.resolveDueDate(for: $1) }),
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
