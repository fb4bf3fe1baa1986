import Foundation
import IntentDomains
import IntentModel

/// Calls people with video, as apps did before iOS 13.
///
/// Source: `INStartVideoCallIntent`, iOS 10; it is served as a `StartCallIntent` of that capability.
public final class INStartVideoCallIntent: IntentObject<StartCallIntent>, @unchecked Sendable {
  /// The people who are called.
  public var contacts: [INPerson]? { objects(held.contacts) }

  /// A video call as an app donates it; `nil` where nobody was named.
  public convenience init(contacts: [INPerson]?) {
    self.init(holding: StartCallIntent(contacts: values(contacts), callCapability: .videoCall))
  }
}

/// What an app can answer to ``INStartVideoCallIntent``, by SiriKit's names and numbers.
public enum INStartVideoCallIntentResponseCode: Int, SiriKitResponseCode {
  /// No status was given; never returned on purpose.
  case unspecified = 0
  /// In order: the app can make the call; goes on in front; could not; has to be opened by the user.
  case ready, continueInApp, failure, failureRequiringAppLaunch
  /// In order: the user has to finish setting up the app; its calling service cannot be reached.
  case failureAppConfigurationRequired, failureCallingServiceNotAvailable
  /// In order: the person cannot be called with this app; the number cannot.
  case failureContactNotSupportedByApp, failureInvalidNumber
}

/// What an app answers to ``INStartVideoCallIntent``.
public final class INStartVideoCallIntentResponse: OlderCallResponse<INStartVideoCallIntentResponseCode>,
  @unchecked Sendable
{}

/// What an app does to support ``INStartVideoCallIntent``; only handle is required, by completion or async.
public protocol INStartVideoCallIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
  /// Settles each person who is called, in the order said.
  func resolveContacts(
    for intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  /// Settles each person who is called, in the order said.
  func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult]
}

extension INStartVideoCallIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the people stay as said.
  public func resolveContacts(
    for intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveContacts(for:with:)` and waits for its answer.
  public func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult] {
    await answered { resolveContacts(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let startVideoCall = SiriKitIntent(INStartVideoCallIntent.self, by: (any INStartVideoCallIntentHandling).self)
  { calls in
    AnyIntentHandler(
      StartCallIntent.self,
      resolvers: [
        Resolver(\.contacts, each: calls.each("resolveContacts", \.contacts) { await $0.resolveContacts(for: $1) })
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
