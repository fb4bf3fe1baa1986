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

  /// A voice call as an app donates it; `unknown` means that no kind of call was said.
  public convenience init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
    self.init(
      holding: StartCallIntent(
        destinationType: said(destinationType, except: .unknown), contacts: values(contacts), callCapability: .audioCall
      ))
  }

  /// The form of iOS 10: a voice call to people.
  public convenience init(contacts: [INPerson]?) {
    self.init(holding: StartCallIntent(contacts: values(contacts), callCapability: .audioCall))
  }
}

/// What an app can answer to ``INStartAudioCallIntent``, by SiriKit's names and numbers.
public enum INStartAudioCallIntentResponseCode: Int, SiriKitResponseCode {
  /// No status was given; never returned on purpose.
  case unspecified = 0
  /// In order: the app can make the call; goes on in front; could not; has to be opened by the user.
  case ready, continueInApp, failure, failureRequiringAppLaunch
  /// In order: the user has to finish setting up the app; its calling service cannot be reached.
  case failureAppConfigurationRequired, failureCallingServiceNotAvailable
  /// In order: the person cannot be called with this app; the number cannot.
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
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the kind of call stays as said.
  public func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveDestinationType(for:with:)` and waits for its answer.
  public func resolveDestinationType(for intent: INStartAudioCallIntent) async -> INCallDestinationTypeResolutionResult
  {
    await answered { resolveDestinationType(for: intent, with: $0) }
  }

  /// By default there is no answer, and the people stay as said.
  public func resolveContacts(
    for intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveContacts(for:with:)` and waits for its answer.
  public func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult] {
    await answered { resolveContacts(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let startAudioCall = SiriKitIntent(INStartAudioCallIntent.self, by: (any INStartAudioCallIntentHandling).self)
  { calls in
    AnyIntentHandler(
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
