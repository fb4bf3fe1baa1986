import Intents

/// Resolves the payee with the current type.
class Payer: NSObject, INSendPaymentIntentHandling {
  func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void
  ) {
    guard let payee = intent.payee else { return completion(.needsValue()) }
    if payee.displayName == "Nobody" { return completion(.unsupported(forReason: .noAccount)) }
    completion(INSendPaymentPayeeResolutionResult.success(with: payee))
  }

  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void
  ) {
    guard let amount = intent.currencyAmount?.amount, amount.doubleValue > 100 else {
      let result = INCurrencyAmountResolutionResult.confirmationRequired(with: intent.currencyAmount)
      return completion(INSendPaymentCurrencyAmountResolutionResult(currencyAmountResolutionResult: result))
    }
    completion(.unsupported(forReason: .paymentsAmountAboveMaximum))
  }

  func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    let response = INSendPaymentIntentResponse(code: .success, userActivity: nil)
    response.paymentRecord = INPaymentRecord(
      payee: intent.payee, payer: nil, currencyAmount: intent.currencyAmount, paymentMethod: .applePay(),
      note: intent.note, status: .completed)
    completion(response)
  }
}

/// Resolves the payee with the type of iOS 10 only.
class OlderPayer: NSObject, INSendPaymentIntentHandling {
  func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void) {
    guard let payee = intent.payee else { return completion(.needsValue()) }
    completion(.disambiguation(with: payee.siriMatches ?? [payee]))
  }
  func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    completion(INSendPaymentIntentResponse(code: .success, userActivity: nil))
  }
}

/// Has both, for the systems of both years.
class PayerOfBothYears: NSObject, INSendPaymentIntentHandling {
  func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void) {
    completion(.unsupported())
  }
  func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void
  ) {
    completion(.needsValue())
  }
  func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    completion(INSendPaymentIntentResponse(code: .success, userActivity: nil))
  }
}
