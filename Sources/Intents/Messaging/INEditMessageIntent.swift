import Foundation
import IntentDomains
import IntentModel

/// Changes the words of a sent message.
///
/// Source: `INEditMessageIntent`, iOS 17. Without an identifier it means the message that was sent last.
public final class INEditMessageIntent: IntentObject<EditMessageIntent>, @unchecked Sendable {
  /// The app's key of the message.
  public var messageIdentifier: String? { held.messageIdentifier }
  /// The new words.
  public var editedContent: String? { held.editedContent }

  /// A request as an app donates it; without a key it means the message that was sent last.
  public convenience init(messageIdentifier: String?, editedContent: String?) {
    self.init(holding: EditMessageIntent(editedContent: editedContent, messageIdentifier: messageIdentifier))
  }
}

/// What an app can answer to ``INEditMessageIntent``.
public typealias INEditMessageIntentResponseCode = EditMessageIntent.Response.Code

extension EditMessageIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INEditMessageIntent``.
public final class INEditMessageIntentResponse: ResponseObject<EditMessageIntent.Response>, @unchecked Sendable {}

/// What an app does to support ``INEditMessageIntent``; only handle is required, by completion or async.
public protocol INEditMessageIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INEditMessageIntent) async -> INEditMessageIntentResponse
  /// Settles the new words.
  func resolveEditedContent(
    for intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  /// Settles the new words.
  func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult
}

extension INEditMessageIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)
  {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INEditMessageIntent) async -> INEditMessageIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the new words stay as said.
  public func resolveEditedContent(
    for intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveEditedContent(for:with:)` and waits for its answer.
  public func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult {
    await answered { resolveEditedContent(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let editMessage = SiriKitIntent(INEditMessageIntent.self, by: (any INEditMessageIntentHandling).self) {
    calls in
    AnyIntentHandler(
      EditMessageIntent.self,
      resolvers: [
        Resolver(
          \.editedContent, calls.one("resolveEditedContent", \.editedContent) { await $0.resolveEditedContent(for: $1) }
        )
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
