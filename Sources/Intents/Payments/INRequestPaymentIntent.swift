import Foundation
import IntentDomains
import IntentModel

/// Asks a person for money; moves none.
///
/// Source: `INRequestPaymentIntent`, iOS 10 and 11.
public final class INRequestPaymentIntent: IntentObject<RequestPaymentIntent>, @unchecked Sendable {
  /// Who is asked for the money.
  public var payer: INPerson? { object(held.payer) }
  /// How much is asked for.
  public var currencyAmount: INCurrencyAmount? { object(held.currencyAmount) }
  /// What it is for, in the user's words.
  public var note: String? { held.note }

  /// A request as an app donates it; `nil` and `unknown` mean that nothing was said.
  public convenience init(payer: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
    self.init(holding: RequestPaymentIntent(payer: payer?.held, currencyAmount: currencyAmount?.held, note: note))
  }
}

/// What an app can answer to ``INRequestPaymentIntent``.
public typealias INRequestPaymentIntentResponseCode = RequestPaymentIntent.Response.Code

extension RequestPaymentIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INRequestPaymentIntent``.
public final class INRequestPaymentIntentResponse: ResponseObject<RequestPaymentIntent.Response>, @unchecked Sendable {
  /// The request as it would be made, in confirm, or as it is made, in handle.
  public var paymentRecord: INPaymentRecord? {
    get { object(value.paymentRecord) }
    set { value.paymentRecord = newValue?.held }
  }
}

/// What an app does to support ``INRequestPaymentIntent``; only handle is required, by completion or async.
public protocol INRequestPaymentIntentHandling: INRequestPaymentIntentOlderHandling {
  /// Carries the request out.
  func handle(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse
  /// The same with the type of iOS 10, which is called where the current one is not there.
  func resolvePayer(
    for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)
  /// Settles who is asked for the money.
  func resolvePayer(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void)
  /// Settles who is asked for the money.
  func resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult
  /// The same with the type of iOS 10, which is called where the current one is not there.
  func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void)
  /// Settles how much is asked for.
  func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void)
  /// Settles how much is asked for.
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INRequestPaymentCurrencyAmountResolutionResult
  /// Settles what it is for.
  func resolveNote(
    for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  /// Settles what it is for.
  func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult
}

extension INRequestPaymentIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the payer stays as said.
  public func resolvePayer(
    for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default asks the form of iOS 10, which older extensions have.
  public func resolvePayer(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void
  ) {
    resolvePayer(for: intent) { (older: INPersonResolutionResult) in
      completion(INRequestPaymentPayerResolutionResult(personResolutionResult: older))
    }
  }

  /// By default calls `resolvePayer(for:with:)` and waits for its answer, and then asks the async form of iOS 10.
  public func resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult {
    let current: INRequestPaymentPayerResolutionResult = await answered { resolvePayer(for: intent, with: $0) }
    guard current.missing == .notImplemented else { return current }
    return INRequestPaymentPayerResolutionResult(personResolutionResult: await olderPayer(for: intent))
  }

  /// By default there is no answer, and the amount stays as said.
  public func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default asks the form of iOS 10, which older extensions have.
  public func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void
  ) {
    resolveCurrencyAmount(for: intent) { (older: INCurrencyAmountResolutionResult) in
      completion(INRequestPaymentCurrencyAmountResolutionResult(currencyAmountResolutionResult: older))
    }
  }

  /// By default calls `resolveCurrencyAmount(for:with:)` and waits for its answer, and then asks the async form of
  /// iOS 10.
  public func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async
    -> INRequestPaymentCurrencyAmountResolutionResult
  {
    let current: INRequestPaymentCurrencyAmountResolutionResult = await answered {
      resolveCurrencyAmount(for: intent, with: $0)
    }
    guard current.missing == .notImplemented else { return current }
    let older = await olderCurrencyAmount(for: intent)
    return INRequestPaymentCurrencyAmountResolutionResult(currencyAmountResolutionResult: older)
  }

  /// By default there is no answer, and the note stays as said.
  public func resolveNote(
    for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveNote(for:with:)` and waits for its answer.
  public func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult {
    await answered { resolveNote(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let requestPayment = SiriKitIntent(INRequestPaymentIntent.self, by: (any INRequestPaymentIntentHandling).self)
  { calls in
    AnyIntentHandler(
      RequestPaymentIntent.self,
      resolvers: [
        Resolver(
          \.payer,
          calls.one("resolvePayer", \.payer) { (handler, intent) -> INRequestPaymentPayerResolutionResult in
            await handler.resolvePayer(for: intent)
          }),
        Resolver(
          \.currencyAmount,
          calls.one("resolveCurrencyAmount", \.currencyAmount) {
            (handler, intent) -> INRequestPaymentCurrencyAmountResolutionResult in
            await handler.resolveCurrencyAmount(for: intent)
          }),
        Resolver(\.note, calls.one("resolveNote", \.note) { await $0.resolveNote(for: $1) }),
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
