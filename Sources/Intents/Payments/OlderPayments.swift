import IntentModel

// Two async requirements of one name, where one result is a kind of the other, cannot be told apart in one protocol:
// the async resolvers of iOS 10 have protocols of their own, which the current ones refine.

/// The async resolvers of iOS 10 of ``INSendPaymentIntentHandling``; called where the current ones are not there.
public protocol INSendPaymentIntentOlderHandling: NSObjectProtocol {
  /// Settles who it is by the type of iOS 10.
  func resolvePayee(for intent: INSendPaymentIntent) async -> INPersonResolutionResult
  /// Settles how much it is by the type of iOS 10.
  func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INCurrencyAmountResolutionResult
}

extension INSendPaymentIntentOlderHandling {
  /// By default there is no answer, and the payee stays as said.
  public func resolvePayee(for intent: INSendPaymentIntent) async -> INPersonResolutionResult { .notImplemented }

  /// By default there is no answer, and the amount stays as said.
  public func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INCurrencyAmountResolutionResult {
    .notImplemented
  }

  func olderPayee(for intent: INSendPaymentIntent) async -> INPersonResolutionResult {
    await resolvePayee(for: intent)
  }

  func olderCurrencyAmount(for intent: INSendPaymentIntent) async -> INCurrencyAmountResolutionResult {
    await resolveCurrencyAmount(for: intent)
  }
}

/// The async resolvers of iOS 10 of ``INRequestPaymentIntentHandling``; called where the current ones are not there.
public protocol INRequestPaymentIntentOlderHandling: NSObjectProtocol {
  /// Settles who it is by the type of iOS 10.
  func resolvePayer(for intent: INRequestPaymentIntent) async -> INPersonResolutionResult
  /// Settles how much it is by the type of iOS 10.
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INCurrencyAmountResolutionResult
}

extension INRequestPaymentIntentOlderHandling {
  /// By default there is no answer, and the payer stays as said.
  public func resolvePayer(for intent: INRequestPaymentIntent) async -> INPersonResolutionResult { .notImplemented }

  /// By default there is no answer, and the amount stays as said.
  public func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INCurrencyAmountResolutionResult {
    .notImplemented
  }

  func olderPayer(for intent: INRequestPaymentIntent) async -> INPersonResolutionResult {
    await resolvePayer(for: intent)
  }

  func olderCurrencyAmount(for intent: INRequestPaymentIntent) async -> INCurrencyAmountResolutionResult {
    await resolveCurrencyAmount(for: intent)
  }
}
