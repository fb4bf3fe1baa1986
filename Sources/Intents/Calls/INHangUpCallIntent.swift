import Foundation
import IntentDomains
import IntentModel

/// Ends the call that is going on.
///
/// Source: `INHangUpCallIntent`, iOS 16.2.
public final class INHangUpCallIntent: IntentObject<HangUpCallIntent>, @unchecked Sendable {
  /// The app's key of the call; `nil` means the current one.
  public var callIdentifier: String? { held.callIdentifier }

  /// A request as an app donates it; without a key it means the call that is going on.
  public convenience init(callIdentifier: String?) {
    self.init(holding: HangUpCallIntent(callIdentifier: callIdentifier))
  }
}

/// What an app can answer to ``INHangUpCallIntent``.
public typealias INHangUpCallIntentResponseCode = HangUpCallIntent.Response.Code

extension HangUpCallIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INHangUpCallIntent``.
public final class INHangUpCallIntentResponse: ResponseObject<HangUpCallIntent.Response>, @unchecked Sendable {}

/// What an app does to support ``INHangUpCallIntent``; only handle is required, by completion or async.
public protocol INHangUpCallIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse
}

extension INHangUpCallIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void)
  {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }
}

extension SiriKitIntent {
  static let hangUpCall = SiriKitIntent(INHangUpCallIntent.self, by: (any INHangUpCallIntentHandling).self) { calls in
    AnyIntentHandler(
      HangUpCallIntent.self,
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
