import Foundation
import IntentDomains
import IntentModel

/// Takes sent messages back.
///
/// Source: `INUnsendMessagesIntent`, iOS 17. Without identifiers it means the message that was sent last.
public final class INUnsendMessagesIntent: IntentObject<UnsendMessagesIntent>, @unchecked Sendable {
  /// The app's keys of the messages, as `SendMessageIntent.Response.sentMessages` told them.
  public var messageIdentifiers: [String]? { listed(held.messageIdentifiers) }

  /// A request as an app donates it; without keys it means the message that was sent last.
  public convenience init(messageIdentifiers: [String]?) {
    self.init(holding: UnsendMessagesIntent(messageIdentifiers: messageIdentifiers ?? []))
  }
}

/// What an app can answer to ``INUnsendMessagesIntent``.
public typealias INUnsendMessagesIntentResponseCode = UnsendMessagesIntent.Response.Code

extension UnsendMessagesIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INUnsendMessagesIntent``.
public final class INUnsendMessagesIntentResponse: ResponseObject<UnsendMessagesIntent.Response>, @unchecked Sendable {}

/// What an app does to support ``INUnsendMessagesIntent``; only handle is required, by completion or async.
public protocol INUnsendMessagesIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse
}

extension INUnsendMessagesIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }
}

extension SiriKitIntent {
  static let unsendMessages = SiriKitIntent(INUnsendMessagesIntent.self, by: (any INUnsendMessagesIntentHandling).self)
  { calls in
    AnyIntentHandler(
      UnsendMessagesIntent.self,
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
