import Foundation
import IntentDomains
import IntentModel

/// Sends money to a person.
///
/// Source: `INSendPaymentIntent`, iOS 10 and 11.
public final class INSendPaymentIntent: IntentObject<SendPaymentIntent>, @unchecked Sendable {
  /// Who gets the money.
  public var payee: INPerson? { object(held.payee) }
  /// How much is sent.
  public var currencyAmount: INCurrencyAmount? { object(held.currencyAmount) }
  /// What it is for, in the user's words.
  public var note: String? { held.note }

  /// A request as an app donates it; `nil` and `unknown` mean that nothing was said.
  public convenience init(payee: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
    self.init(holding: SendPaymentIntent(payee: payee?.held, currencyAmount: currencyAmount?.held, note: note))
  }
}

/// What an app can answer to ``INSendPaymentIntent``.
public typealias INSendPaymentIntentResponseCode = SendPaymentIntent.Response.Code

extension SendPaymentIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INSendPaymentIntent``.
public final class INSendPaymentIntentResponse: ResponseObject<SendPaymentIntent.Response>, @unchecked Sendable {
  /// The payment as it would be made, in confirm, or as it is made, in handle.
  public var paymentRecord: INPaymentRecord? {
    get { object(value.paymentRecord) }
    set { value.paymentRecord = newValue?.held }
  }
}

/// What an app does to support ``INSendPaymentIntent``; only handle is required, by completion or async.
public protocol INSendPaymentIntentHandling: INSendPaymentIntentOlderHandling {
  /// Carries the request out.
  func handle(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse
  /// The same with the type of iOS 10, which is called where the current one is not there.
  func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)
  /// Settles who gets the money.
  func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void)
  /// Settles who gets the money.
  func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult
  /// The same with the type of iOS 10, which is called where the current one is not there.
  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void)
  /// Settles how much is sent.
  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void)
  /// Settles how much is sent.
  func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INSendPaymentCurrencyAmountResolutionResult
  /// Settles what it is for.
  func resolveNote(
    for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  /// Settles what it is for.
  func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult
}

extension INSendPaymentIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
  {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the payee stays as said.
  public func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default asks the form of iOS 10, which older extensions have.
  public func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void
  ) {
    resolvePayee(for: intent) { (older: INPersonResolutionResult) in
      completion(INSendPaymentPayeeResolutionResult(personResolutionResult: older))
    }
  }

  /// By default calls `resolvePayee(for:with:)` and waits for its answer, and then asks the async form of iOS 10.
  public func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult {
    let current: INSendPaymentPayeeResolutionResult = await answered { resolvePayee(for: intent, with: $0) }
    guard current.missing == .notImplemented else { return current }
    return INSendPaymentPayeeResolutionResult(personResolutionResult: await olderPayee(for: intent))
  }

  /// By default there is no answer, and the amount stays as said.
  public func resolveCurrencyAmount(
    for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default asks the form of iOS 10, which older extensions have.
  public func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void
  ) {
    resolveCurrencyAmount(for: intent) { (older: INCurrencyAmountResolutionResult) in
      completion(INSendPaymentCurrencyAmountResolutionResult(currencyAmountResolutionResult: older))
    }
  }

  /// By default calls `resolveCurrencyAmount(for:with:)` and waits for its answer, and then asks the async form of
  /// iOS 10.
  public func resolveCurrencyAmount(for intent: INSendPaymentIntent) async
    -> INSendPaymentCurrencyAmountResolutionResult
  {
    let current: INSendPaymentCurrencyAmountResolutionResult = await answered {
      resolveCurrencyAmount(for: intent, with: $0)
    }
    guard current.missing == .notImplemented else { return current }
    let older = await olderCurrencyAmount(for: intent)
    return INSendPaymentCurrencyAmountResolutionResult(currencyAmountResolutionResult: older)
  }

  /// By default there is no answer, and the note stays as said.
  public func resolveNote(
    for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveNote(for:with:)` and waits for its answer.
  public func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult {
    await answered { resolveNote(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let sendPayment = SiriKitIntent(INSendPaymentIntent.self, by: (any INSendPaymentIntentHandling).self) {
    calls in
    AnyIntentHandler(
      SendPaymentIntent.self,
      resolvers: [
        Resolver(
          \.payee,
          calls.one("resolvePayee", \.payee) { (handler, intent) -> INSendPaymentPayeeResolutionResult in
            await handler.resolvePayee(for: intent)
          }),
        Resolver(
          \.currencyAmount,
          calls.one("resolveCurrencyAmount", \.currencyAmount) {
            (handler, intent) -> INSendPaymentCurrencyAmountResolutionResult in
            await handler.resolveCurrencyAmount(for: intent)
          }),
        Resolver(\.note, calls.one("resolveNote", \.note) { await $0.resolveNote(for: $1) }),
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
