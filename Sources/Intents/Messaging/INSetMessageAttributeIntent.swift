import Foundation
import IntentDomains
import IntentModel

/// Marks messages as read, unread, flagged, unflagged or played.
///
/// Source: `INSetMessageAttributeIntent`, iOS 10. Without identifiers it means the messages that were told last.
public final class INSetMessageAttributeIntent: IntentObject<SetMessageAttributeIntent>, @unchecked Sendable {
  /// The app's keys of the messages.
  public var identifiers: [String]? { listed(held.identifiers) }
  /// The new state.
  public var attribute: INMessageAttribute { held.attribute ?? .unknown }

  /// A request as an app donates it; without keys it means the messages that were read last.
  public convenience init(identifiers: [String]?, attribute: INMessageAttribute) {
    self.init(
      holding: SetMessageAttributeIntent(attribute: said(attribute, except: .unknown), identifiers: identifiers ?? []))
  }
}

/// What an app can answer to ``INSetMessageAttributeIntent``.
public typealias INSetMessageAttributeIntentResponseCode = SetMessageAttributeIntent.Response.Code

extension SetMessageAttributeIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INSetMessageAttributeIntent``.
public final class INSetMessageAttributeIntentResponse: ResponseObject<SetMessageAttributeIntent.Response>,
  @unchecked Sendable
{}

/// What an app does to support ``INSetMessageAttributeIntent``; only handle is required, by completion or async.
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(
    intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
  /// Settles the new state.
  func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void)
  /// Settles the new state.
  func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult
}

extension INSetMessageAttributeIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the new state stays as said.
  public func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveAttribute(for:with:)` and waits for its answer.
  public func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult {
    await answered { resolveAttribute(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let setMessageAttribute = SiriKitIntent(
    INSetMessageAttributeIntent.self, by: (any INSetMessageAttributeIntentHandling).self
  ) { calls in
    AnyIntentHandler(
      SetMessageAttributeIntent.self,
      resolvers: [
        Resolver(\.attribute, calls.one("resolveAttribute", \.attribute) { await $0.resolveAttribute(for: $1) })
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
