import Foundation
import IntentDomains
import IntentModel

/// Rates a ride that is over, and tips its driver.
///
/// Source: `INSendRideFeedbackIntent`, iOS 11. SiriKit has it asked by Maps only; a rating or a tip is always given.
public final class INSendRideFeedbackIntent: IntentObject<SendRideFeedbackIntent>, @unchecked Sendable {
  /// The app's key of the ride; `nil` means the last one.
  public var rideIdentifier: String { held.rideIdentifier ?? "" }
  /// How many stars the ride gets.
  public var rating: NSNumber? {
    get { held.rating.map { NSNumber(value: $0) } }
    set { held.rating = newValue?.doubleValue }
  }
  /// What the driver gets on top of the fare.
  public var tip: INCurrencyAmount? {
    get { object(held.tip) }
    set { held.tip = newValue?.held }
  }

  /// Feedback for one ride by the app's key; stars and tip are set afterwards.
  public convenience init(rideIdentifier: String) {
    self.init(holding: SendRideFeedbackIntent(rideIdentifier: rideIdentifier))
  }
}

/// What an app can answer to ``INSendRideFeedbackIntent``.
public typealias INSendRideFeedbackIntentResponseCode = SendRideFeedbackIntent.Response.Code

extension SendRideFeedbackIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INSendRideFeedbackIntent``.
public final class INSendRideFeedbackIntentResponse: ResponseObject<SendRideFeedbackIntent.Response>,
  @unchecked Sendable
{}

/// What an app does to support ``INSendRideFeedbackIntent``; only handle is required, by completion or async.
public protocol INSendRideFeedbackIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent,
    completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void)
  /// Carries the request out.
  func handle(sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent) async
    -> INSendRideFeedbackIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(
    sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent,
    completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent) async
    -> INSendRideFeedbackIntentResponse
}

extension INSendRideFeedbackIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent,
    completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(sendRideFeedback:completion:)` and waits for its answer.
  public func handle(sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent) async
    -> INSendRideFeedbackIntentResponse
  {
    await answered { handle(sendRideFeedback: sendRideFeedbackintent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent,
    completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(sendRideFeedback:completion:)` and waits for its answer.
  public func confirm(sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent) async
    -> INSendRideFeedbackIntentResponse
  {
    await answered { confirm(sendRideFeedback: sendRideFeedbackIntent, completion: $0) }
  }
}

extension SiriKitIntent {
  static let sendRideFeedback = SiriKitIntent(
    INSendRideFeedbackIntent.self, by: (any INSendRideFeedbackIntentHandling).self
  ) { calls in
    AnyIntentHandler(
      SendRideFeedbackIntent.self,
      confirm: calls.confirm("confirm(sendRideFeedback:completion:)") { await $0.confirm(sendRideFeedback: $1) },
      handle: calls.handle("handle(sendRideFeedback:completion:)") { await $0.handle(sendRideFeedback: $1) })
  }
}
