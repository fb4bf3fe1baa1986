import Foundation
import IntentDomains
import IntentModel

/// Calls people with video, as apps did before iOS 13.
///
/// Source: `INStartVideoCallIntent`, iOS 10; it is served as a `StartCallIntent` of that capability.
public final class INStartVideoCallIntent: IntentObject<StartCallIntent>, @unchecked Sendable {
  /// The people who are called.
  public var contacts: [INPerson]? { objects(held.contacts) }

  public convenience init(contacts: [INPerson]?) {
    self.init(holding: StartCallIntent(contacts: values(contacts), callCapability: .videoCall))
  }
}

/// What an app can answer to ``INStartVideoCallIntent``, by SiriKit's names and numbers.
public enum INStartVideoCallIntentResponseCode: Int, SiriKitResponseCode {
  case unspecified = 0
  case ready, continueInApp, failure, failureRequiringAppLaunch
  case failureAppConfigurationRequired, failureCallingServiceNotAvailable
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
  public func handle(
    intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  public func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  public func confirm(
    intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  public func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  public func resolveContacts(
    for intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    completion(.notImplemented)
  }

  public func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult] {
    await answered { resolveContacts(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let startVideoCall = SiriKitIntent(INStartVideoCallIntent.self, by: (any INStartVideoCallIntentHandling).self)
  { calls in
    IntentHandler(
      StartCallIntent.self,
      resolvers: [
        Resolver(\.contacts, each: calls.each("resolveContacts", \.contacts) { await $0.resolveContacts(for: $1) })
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
