import IntentModel

// Two async requirements of the same name are ambiguous in one protocol where one's result is a subtype of the other's.
// So the async resolvers of iOS 10 have protocols of their own, which the current protocols refine.

/// The async resolvers of iOS 10 of ``INSendPaymentIntentHandling``; called where the current ones are not implemented.
public protocol INSendPaymentIntentOlderHandling: NSObjectProtocol {
  /// Resolves the payee with the type of iOS 10.
  func resolvePayee(for intent: INSendPaymentIntent) async -> INPersonResolutionResult
  /// Resolves the amount with the type of iOS 10.
  func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INCurrencyAmountResolutionResult
}

extension INSendPaymentIntentOlderHandling {
  /// By default there is no answer, and the payee is accepted as said.
  public func resolvePayee(for intent: INSendPaymentIntent) async -> INPersonResolutionResult { .notImplemented }

  /// By default there is no answer, and the amount is accepted as said.
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

/// The async resolvers of iOS 10 of ``INRequestPaymentIntentHandling``; called where the current ones are not
/// implemented.
public protocol INRequestPaymentIntentOlderHandling: NSObjectProtocol {
  /// Resolves the payer with the type of iOS 10.
  func resolvePayer(for intent: INRequestPaymentIntent) async -> INPersonResolutionResult
  /// Resolves the amount with the type of iOS 10.
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INCurrencyAmountResolutionResult
}

extension INRequestPaymentIntentOlderHandling {
  /// By default there is no answer, and the payer is accepted as said.
  public func resolvePayer(for intent: INRequestPaymentIntent) async -> INPersonResolutionResult { .notImplemented }

  /// By default there is no answer, and the amount is accepted as said.
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
