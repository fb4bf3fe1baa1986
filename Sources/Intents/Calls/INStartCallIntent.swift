import Foundation
import IntentDomains
import IntentModel

/// Calls people, by voice or with video; calls back or redials where that was said.
///
/// Source: `INStartCallIntent`, iOS 13 to 17; it stands for `INStartAudioCallIntent` and `INStartVideoCallIntent`
/// too.
public final class INStartCallIntent: IntentObject<StartCallIntent>, @unchecked Sendable {
  /// Which past call is meant, where one is called back ("my last missed call").
  public var callRecordFilter: INCallRecordFilter? { object(held.callRecordFilter) }
  /// The past call that is called back.
  public var callRecordToCallBack: INCallRecord? { object(held.callRecordToCallBack) }
  /// Where the call is heard.
  public var audioRoute: INCallAudioRoute { held.audioRoute ?? .unknown }
  /// What kind of call it is: to somebody, to voicemail, a redial, a call back, an emergency.
  public var destinationType: INCallDestinationType { held.destinationType ?? .unknown }
  /// The people who are called.
  public var contacts: [INPerson]? { objects(held.contacts) }
  /// Whether the call is by voice or with video.
  public var callCapability: INCallCapability { held.callCapability ?? .unknown }
  /// The kind of call that is called back, under its name of iOS 13.
  public var recordTypeForRedialing: INCallRecordType { held.callRecordFilter?.callTypes.first ?? .unknown }

  /// A request as an app donates it; `nil` and `unknown` mean that nothing was said.
  public convenience init(
    callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute,
    destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability
  ) {
    self.init(
      holding: StartCallIntent(
        callRecordFilter: callRecordFilter?.held, callRecordToCallBack: callRecordToCallBack?.held,
        audioRoute: said(audioRoute, except: .unknown), destinationType: said(destinationType, except: .unknown),
        contacts: values(contacts), callCapability: said(callCapability, except: .unknown)))
  }

  /// The form of iOS 13, in which a call to redial is named by its kind alone.
  public convenience init(
    audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
    recordTypeForRedialing: INCallRecordType, callCapability: INCallCapability
  ) {
    self.init(
      holding: StartCallIntent(
        callRecordFilter: recordTypeForRedialing.filter, audioRoute: said(audioRoute, except: .unknown),
        destinationType: said(destinationType, except: .unknown), contacts: values(contacts),
        callCapability: said(callCapability, except: .unknown)))
  }
}

/// What an app can answer to ``INStartCallIntent``.
public typealias INStartCallIntentResponseCode = StartCallIntent.Response.Code

extension StartCallIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INStartCallIntent``.
public final class INStartCallIntentResponse: ResponseObject<StartCallIntent.Response>, @unchecked Sendable {}

/// What an app does to support ``INStartCallIntent``; only handle is required, by completion or async.
public protocol INStartCallIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse
  /// Settles the past call that is called back.
  func resolveCallRecordToCallBack(
    for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void)
  /// Settles the past call that is called back.
  func resolveCallRecordToCallBack(for intent: INStartCallIntent) async -> INCallRecordResolutionResult
  /// Settles what kind of call it is.
  func resolveDestinationType(
    for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)
  /// Settles what kind of call it is.
  func resolveDestinationType(for intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult
  /// Settles each person who is called, in the order said.
  func resolveContacts(
    for intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void)
  /// Settles each person who is called, in the order said.
  func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult]
  /// Settles whether the call is by voice or with video.
  func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void)
  /// Settles whether the call is by voice or with video.
  func resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult
}

extension INStartCallIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the call stays as said.
  public func resolveCallRecordToCallBack(
    for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveCallRecordToCallBack(for:with:)` and waits for its answer.
  public func resolveCallRecordToCallBack(for intent: INStartCallIntent) async -> INCallRecordResolutionResult {
    await answered { resolveCallRecordToCallBack(for: intent, with: $0) }
  }

  /// By default there is no answer, and the kind of call stays as said.
  public func resolveDestinationType(
    for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveDestinationType(for:with:)` and waits for its answer.
  public func resolveDestinationType(for intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult {
    await answered { resolveDestinationType(for: intent, with: $0) }
  }

  /// By default there is no answer, and the people stay as said.
  public func resolveContacts(
    for intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveContacts(for:with:)` and waits for its answer.
  public func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult] {
    await answered { resolveContacts(for: intent, with: $0) }
  }

  /// By default there is no answer, and voice or video stays as said.
  public func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveCallCapability(for:with:)` and waits for its answer.
  public func resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult {
    await answered { resolveCallCapability(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let startCall = SiriKitIntent(INStartCallIntent.self, by: (any INStartCallIntentHandling).self) { calls in
    AnyIntentHandler(
      StartCallIntent.self,
      resolvers: [
        Resolver(
          \.callRecordToCallBack,
          calls.one("resolveCallRecordToCallBack", \.callRecordToCallBack) {
            await $0.resolveCallRecordToCallBack(for: $1)
          }),
        Resolver(
          \.destinationType,
          calls.one("resolveDestinationType", \.destinationType) { await $0.resolveDestinationType(for: $1) }),
        Resolver(\.contacts, each: calls.each("resolveContacts", \.contacts) { await $0.resolveContacts(for: $1) }),
        Resolver(
          \.callCapability,
          calls.one("resolveCallCapability", \.callCapability) { await $0.resolveCallCapability(for: $1) }),
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
