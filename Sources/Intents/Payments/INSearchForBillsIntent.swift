import Foundation
import IntentDomains
import IntentModel

/// Finds bills by who sent them, what for, whether they are paid, and when.
///
/// Source: `INSearchForBillsIntent`, iOS 10.3.
public final class INSearchForBillsIntent: IntentObject<SearchForBillsIntent>, @unchecked Sendable {
  /// Who sent the bills.
  public var billPayee: INBillPayee? { object(held.billPayee) }
  /// When the bills were paid.
  public var paymentDateRange: INDateComponentsRange? { object(held.paymentDateRange) }
  /// What the bills are for.
  public var billType: INBillType { held.billType ?? .unknown }
  /// Whether the bills are paid.
  public var status: INPaymentStatus { held.status ?? .unknown }
  /// When the bills are due.
  public var dueDateRange: INDateComponentsRange? { object(held.dueDateRange) }

  /// A search as an app donates it; `nil`, `unknown` and empty sets do not narrow it.
  public convenience init(
    billPayee: INBillPayee?, paymentDateRange: INDateComponentsRange?, billType: INBillType, status: INPaymentStatus,
    dueDateRange: INDateComponentsRange?
  ) {
    self.init(
      holding: SearchForBillsIntent(
        billPayee: billPayee?.held, paymentDateRange: paymentDateRange?.held,
        billType: said(billType, except: .unknown), status: said(status, except: .unknown),
        dueDateRange: dueDateRange?.held))
  }
}

/// What an app can answer to ``INSearchForBillsIntent``.
public typealias INSearchForBillsIntentResponseCode = SearchForBillsIntent.Response.Code

extension SearchForBillsIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INSearchForBillsIntent``.
public final class INSearchForBillsIntentResponse: ResponseObject<SearchForBillsIntent.Response>, @unchecked Sendable {
  /// The bills found, the one due first at the head.
  public var bills: [INBillDetails]? {
    get { objects(value.bills) }
    set { value.bills = values(newValue) }
  }
}

/// What an app does to support ``INSearchForBillsIntent``; only handle is required, by completion or async.
public protocol INSearchForBillsIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse
  /// Settles who sent the bills.
  func resolveBillPayee(
    for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void)
  /// Settles who sent the bills.
  func resolveBillPayee(for intent: INSearchForBillsIntent) async -> INBillPayeeResolutionResult
  /// Settles when the bills were paid.
  func resolvePaymentDateRange(
    for intent: INSearchForBillsIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  /// Settles when the bills were paid.
  func resolvePaymentDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult
  /// Settles what the bills are for.
  func resolveBillType(
    for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void)
  /// Settles what the bills are for.
  func resolveBillType(for intent: INSearchForBillsIntent) async -> INBillTypeResolutionResult
  /// Settles whether the bills are paid.
  func resolveStatus(
    for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void)
  /// Settles whether the bills are paid.
  func resolveStatus(for intent: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult
  /// Settles when the bills are due.
  func resolveDueDateRange(
    for intent: INSearchForBillsIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  /// Settles when the bills are due.
  func resolveDueDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult
}

extension INSearchForBillsIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the sender of the bill stays as said.
  public func resolveBillPayee(
    for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveBillPayee(for:with:)` and waits for its answer.
  public func resolveBillPayee(for intent: INSearchForBillsIntent) async -> INBillPayeeResolutionResult {
    await answered { resolveBillPayee(for: intent, with: $0) }
  }

  /// By default there is no answer, and the date of payment stays as said.
  public func resolvePaymentDateRange(
    for intent: INSearchForBillsIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolvePaymentDateRange(for:with:)` and waits for its answer.
  public func resolvePaymentDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult
  {
    await answered { resolvePaymentDateRange(for: intent, with: $0) }
  }

  /// By default there is no answer, and the kind of bill stays as said.
  public func resolveBillType(
    for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveBillType(for:with:)` and waits for its answer.
  public func resolveBillType(for intent: INSearchForBillsIntent) async -> INBillTypeResolutionResult {
    await answered { resolveBillType(for: intent, with: $0) }
  }

  /// By default there is no answer, and paid or unpaid stays as said.
  public func resolveStatus(
    for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveStatus(for:with:)` and waits for its answer.
  public func resolveStatus(for intent: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult {
    await answered { resolveStatus(for: intent, with: $0) }
  }

  /// By default there is no answer, and the due date stays as said.
  public func resolveDueDateRange(
    for intent: INSearchForBillsIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveDueDateRange(for:with:)` and waits for its answer.
  public func resolveDueDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult {
    await answered { resolveDueDateRange(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let searchForBills = SiriKitIntent(INSearchForBillsIntent.self, by: (any INSearchForBillsIntentHandling).self)
  { calls in
    AnyIntentHandler(
      SearchForBillsIntent.self,
      resolvers: [
        Resolver(\.billPayee, calls.one("resolveBillPayee", \.billPayee) { await $0.resolveBillPayee(for: $1) }),
        Resolver(
          \.paymentDateRange,
          calls.one("resolvePaymentDateRange", \.paymentDateRange) { await $0.resolvePaymentDateRange(for: $1) }),
        Resolver(\.billType, calls.one("resolveBillType", \.billType) { await $0.resolveBillType(for: $1) }),
        Resolver(\.status, calls.one("resolveStatus", \.status) { await $0.resolveStatus(for: $1) }),
        Resolver(
          \.dueDateRange, calls.one("resolveDueDateRange", \.dueDateRange) { await $0.resolveDueDateRange(for: $1) }),
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
