import Foundation
import IntentDomains
import IntentModel

/// Answers the call that is ringing.
///
/// Source: `INAnswerCallIntent`, iOS 16.2.
public final class INAnswerCallIntent: IntentObject<AnswerCallIntent>, @unchecked Sendable {
  /// Where the call is heard.
  public var audioRoute: INCallAudioRoute { held.audioRoute ?? .unknown }
  /// The app's key of the ringing call; `nil` means whichever rings.
  public var callIdentifier: String? { held.callIdentifier }

  /// A request as an app donates it; without a key it means the call that rings.
  public convenience init(audioRoute: INCallAudioRoute, callIdentifier: String?) {
    self.init(holding: AnswerCallIntent(audioRoute: said(audioRoute, except: .unknown), callIdentifier: callIdentifier))
  }
}

/// What an app can answer to ``INAnswerCallIntent``.
public typealias INAnswerCallIntentResponseCode = AnswerCallIntent.Response.Code

extension AnswerCallIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INAnswerCallIntent``.
public final class INAnswerCallIntentResponse: ResponseObject<AnswerCallIntent.Response>, @unchecked Sendable {
  /// The call that was answered.
  public var callRecords: [INCallRecord]? {
    get { objects(value.callRecords) }
    set { value.callRecords = values(newValue) }
  }
}

/// What an app does to support ``INAnswerCallIntent``; only handle is required, by completion or async.
public protocol INAnswerCallIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse
}

extension INAnswerCallIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void)
  {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }
}

extension SiriKitIntent {
  static let answerCall = SiriKitIntent(INAnswerCallIntent.self, by: (any INAnswerCallIntentHandling).self) { calls in
    AnyIntentHandler(
      AnswerCallIntent.self,
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
