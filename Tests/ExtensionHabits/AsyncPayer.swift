import Intents

/// Resolves by async methods what has a type of iOS 10 and one of iOS 11.
class AsyncPayer: NSObject, INSendPaymentIntentHandling {
  func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult {
    guard let payee = intent.payee else { return .needsValue() }
    return payee.displayName == "Nobody" ? .unsupported(forReason: .noValidHandle) : .success(with: payee)
  }

  func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    INSendPaymentIntentResponse(code: .inProgress, userActivity: nil)
  }
}
