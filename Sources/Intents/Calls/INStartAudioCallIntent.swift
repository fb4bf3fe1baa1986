import Foundation
import IntentDomains
import IntentModel

/// Calls people by voice, as apps did before iOS 13.
///
/// Source: `INStartAudioCallIntent`, iOS 10; it is served as a `StartCallIntent` of that capability.
public final class INStartAudioCallIntent: IntentObject<StartCallIntent>, @unchecked Sendable {
  /// What kind of call it is: to somebody, to voicemail, a redial, a call back, an emergency.
  public var destinationType: INCallDestinationType { held.destinationType ?? .unknown }
  /// The people who are called.
  public var contacts: [INPerson]? { objects(held.contacts) }

  public convenience init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
    self.init(
      holding: StartCallIntent(
        destinationType: said(destinationType, except: .unknown), contacts: values(contacts), callCapability: .audioCall
      ))
  }

  public convenience init(contacts: [INPerson]?) {
    self.init(holding: StartCallIntent(contacts: values(contacts), callCapability: .audioCall))
  }
}

/// What an app can answer to ``INStartAudioCallIntent``, by SiriKit's names and numbers.
public enum INStartAudioCallIntentResponseCode: Int, SiriKitResponseCode {
  case unspecified = 0
  case ready, continueInApp, failure, failureRequiringAppLaunch
  case failureAppConfigurationRequired, failureCallingServiceNotAvailable
  case failureContactNotSupportedByApp, failureNoValidNumber
}

/// What an app answers to ``INStartAudioCallIntent``.
public final class INStartAudioCallIntentResponse: OlderCallResponse<INStartAudioCallIntentResponseCode>,
  @unchecked Sendable
{}

/// What an app does to support ``INStartAudioCallIntent``; only handle is required, by completion or async.
public protocol INStartAudioCallIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
  /// Settles what kind of call it is.
  func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)
  /// Settles what kind of call it is.
  func resolveDestinationType(for intent: INStartAudioCallIntent) async -> INCallDestinationTypeResolutionResult
  /// Settles each person who is called, in the order said.
  func resolveContacts(
    for intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  /// Settles each person who is called, in the order said.
  func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult]
}

extension INStartAudioCallIntentHandling {
  public func handle(
    intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  public func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  public func confirm(
    intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  public func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  public func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  public func resolveDestinationType(for intent: INStartAudioCallIntent) async -> INCallDestinationTypeResolutionResult
  {
    await answered { resolveDestinationType(for: intent, with: $0) }
  }

  public func resolveContacts(
    for intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    completion(.notImplemented)
  }

  public func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult] {
    await answered { resolveContacts(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let startAudioCall = SiriKitIntent(INStartAudioCallIntent.self, by: (any INStartAudioCallIntentHandling).self)
  { calls in
    IntentHandler(
      StartCallIntent.self,
      resolvers: [
        Resolver(
          \.destinationType,
          calls.one("resolveDestinationType", \.destinationType) { await $0.resolveDestinationType(for: $1) }),
        Resolver(\.contacts, each: calls.each("resolveContacts", \.contacts) { await $0.resolveContacts(for: $1) }),
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
