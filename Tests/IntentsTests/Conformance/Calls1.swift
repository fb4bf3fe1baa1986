import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useCalls1() {
    uses(
      "INStartCallIntent.callRecordFilter: INCallRecordFilter?",
      \INStartCallIntent.callRecordFilter as KeyPath<INStartCallIntent, INCallRecordFilter?>)
    uses(
      "INStartCallIntent.callRecordToCallBack: INCallRecord?",
      \INStartCallIntent.callRecordToCallBack as KeyPath<INStartCallIntent, INCallRecord?>)
    uses(
      "INStartCallIntent.audioRoute: INCallAudioRoute",
      \INStartCallIntent.audioRoute as KeyPath<INStartCallIntent, INCallAudioRoute>)
    uses(
      "INStartCallIntent.destinationType: INCallDestinationType",
      \INStartCallIntent.destinationType as KeyPath<INStartCallIntent, INCallDestinationType>)
    uses(
      "INStartCallIntent.contacts: [INPerson]?", \INStartCallIntent.contacts as KeyPath<INStartCallIntent, [INPerson]?>)
    uses(
      "INStartCallIntent.callCapability: INCallCapability",
      \INStartCallIntent.callCapability as KeyPath<INStartCallIntent, INCallCapability>)
    uses(
      "INStartCallIntent.recordTypeForRedialing: INCallRecordType",
      \INStartCallIntent.recordTypeForRedialing as KeyPath<INStartCallIntent, INCallRecordType>)
    uses(
      "INStartCallIntent.init(callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability)",
      {
        (
          callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute,
          destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability
        ) -> INStartCallIntent in
        INStartCallIntent(
          callRecordFilter: callRecordFilter, callRecordToCallBack: callRecordToCallBack, audioRoute: audioRoute,
          destinationType: destinationType, contacts: contacts, callCapability: callCapability)
      })
    uses(
      "INStartCallIntent.init(audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?, recordTypeForRedialing: INCallRecordType, callCapability: INCallCapability)",
      {
        (
          audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
          recordTypeForRedialing: INCallRecordType, callCapability: INCallCapability
        ) -> INStartCallIntent in
        INStartCallIntent(
          audioRoute: audioRoute, destinationType: destinationType, contacts: contacts,
          recordTypeForRedialing: recordTypeForRedialing, callCapability: callCapability)
      })
    uses(
      "INStartCallIntentResponse.init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) -> INStartCallIntentResponse in
        INStartCallIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INStartCallIntentResponse.code: INStartCallIntentResponseCode",
      \INStartCallIntentResponse.code as KeyPath<INStartCallIntentResponse, INStartCallIntentResponseCode>)
    uses(
      "INStartCallIntentHandling.handle(intent: INStartCallIntent, completion: (INStartCallIntentResponse) -> Void)",
      {
        (
          handler: any INStartCallIntentHandling, intent: INStartCallIntent,
          completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INStartCallIntentHandling.handle(intent: INStartCallIntent) async -> INStartCallIntentResponse",
      { (handler: any INStartCallIntentHandling, intent: INStartCallIntent) async -> INStartCallIntentResponse in
        await handler.handle(intent: intent)
      })
    uses(
      "INStartCallIntentHandling.confirm(intent: INStartCallIntent, completion: (INStartCallIntentResponse) -> Void)",
      {
        (
          handler: any INStartCallIntentHandling, intent: INStartCallIntent,
          completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INStartCallIntentHandling.confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse",
      { (handler: any INStartCallIntentHandling, intent: INStartCallIntent) async -> INStartCallIntentResponse in
        await handler.confirm(intent: intent)
      })
    uses(
      "INStartCallIntentHandling.resolveCallRecordToCallBack(for intent: INStartCallIntent, with completion: (INCallRecordResolutionResult) -> Void)",
      {
        (
          handler: any INStartCallIntentHandling, intent: INStartCallIntent,
          completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void
        ) in handler.resolveCallRecordToCallBack(for: intent, with: completion)
      })
    uses(
      "INStartCallIntentHandling.resolveCallRecordToCallBack(for intent: INStartCallIntent) async -> INCallRecordResolutionResult",
      { (handler: any INStartCallIntentHandling, intent: INStartCallIntent) async -> INCallRecordResolutionResult in
        await handler.resolveCallRecordToCallBack(for: intent)
      })
    uses(
      "INStartCallIntentHandling.resolveDestinationType(for intent: INStartCallIntent, with completion: (INCallDestinationTypeResolutionResult) -> Void)",
      {
        (
          handler: any INStartCallIntentHandling, intent: INStartCallIntent,
          completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
        ) in handler.resolveDestinationType(for: intent, with: completion)
      })
    uses(
      "INStartCallIntentHandling.resolveDestinationType(for intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult",
      {
        (handler: any INStartCallIntentHandling, intent: INStartCallIntent) async
          -> INCallDestinationTypeResolutionResult in await handler.resolveDestinationType(for: intent)
      })
    uses(
      "INStartCallIntentHandling.resolveContacts(for intent: INStartCallIntent, with completion: ([INStartCallContactResolutionResult]) -> Void)",
      {
        (
          handler: any INStartCallIntentHandling, intent: INStartCallIntent,
          completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
        ) in handler.resolveContacts(for: intent, with: completion)
      })
    uses(
      "INStartCallIntentHandling.resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult]",
      {
        (handler: any INStartCallIntentHandling, intent: INStartCallIntent) async
          -> [INStartCallContactResolutionResult] in await handler.resolveContacts(for: intent)
      })
    uses(
      "INStartCallIntentHandling.resolveCallCapability(for intent: INStartCallIntent, with completion: (INStartCallCallCapabilityResolutionResult) -> Void)",
      {
        (
          handler: any INStartCallIntentHandling, intent: INStartCallIntent,
          completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void
        ) in handler.resolveCallCapability(for: intent, with: completion)
      })
    uses(
      "INStartCallIntentHandling.resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult",
      {
        (handler: any INStartCallIntentHandling, intent: INStartCallIntent) async
          -> INStartCallCallCapabilityResolutionResult in await handler.resolveCallCapability(for: intent)
      })
    holds("INStartCallIntentResponseCode.unspecified = 0", INStartCallIntentResponseCode.unspecified.rawValue == 0)
    holds("INStartCallIntentResponseCode.ready = 1", INStartCallIntentResponseCode.ready.rawValue == 1)
    holds("INStartCallIntentResponseCode.continueInApp = 2", INStartCallIntentResponseCode.continueInApp.rawValue == 2)
    holds(
      "INStartCallIntentResponseCode.userConfirmationRequired = 3",
      INStartCallIntentResponseCode.userConfirmationRequired.rawValue == 3)
    holds("INStartCallIntentResponseCode.failure = 4", INStartCallIntentResponseCode.failure.rawValue == 4)
    holds(
      "INStartCallIntentResponseCode.failureRequiringAppLaunch = 5",
      INStartCallIntentResponseCode.failureRequiringAppLaunch.rawValue == 5)
    holds(
      "INStartCallIntentResponseCode.failureCallingServiceNotAvailable = 6",
      INStartCallIntentResponseCode.failureCallingServiceNotAvailable.rawValue == 6)
    holds(
      "INStartCallIntentResponseCode.failureContactNotSupportedByApp = 7",
      INStartCallIntentResponseCode.failureContactNotSupportedByApp.rawValue == 7)
    holds(
      "INStartCallIntentResponseCode.failureAirplaneModeEnabled = 8",
      INStartCallIntentResponseCode.failureAirplaneModeEnabled.rawValue == 8)
    holds(
      "INStartCallIntentResponseCode.failureUnableToHandOff = 9",
      INStartCallIntentResponseCode.failureUnableToHandOff.rawValue == 9)
    holds(
      "INStartCallIntentResponseCode.failureAppConfigurationRequired = 10",
      INStartCallIntentResponseCode.failureAppConfigurationRequired.rawValue == 10)
    holds(
      "INStartCallIntentResponseCode.failureCallInProgress = 11",
      INStartCallIntentResponseCode.failureCallInProgress.rawValue == 11)
    holds(
      "INStartCallIntentResponseCode.failureCallRinging = 12",
      INStartCallIntentResponseCode.failureCallRinging.rawValue == 12)
    holds(
      "INStartCallIntentResponseCode.failureRequiringInAppAuthentication = 13",
      INStartCallIntentResponseCode.failureRequiringInAppAuthentication.rawValue == 13)
    uses(
      "INStartAudioCallIntent.destinationType: INCallDestinationType",
      \INStartAudioCallIntent.destinationType as KeyPath<INStartAudioCallIntent, INCallDestinationType>)
    uses(
      "INStartAudioCallIntent.contacts: [INPerson]?",
      \INStartAudioCallIntent.contacts as KeyPath<INStartAudioCallIntent, [INPerson]?>)
    uses(
      "INStartAudioCallIntent.init(destinationType: INCallDestinationType, contacts: [INPerson]?)",
      { (destinationType: INCallDestinationType, contacts: [INPerson]?) -> INStartAudioCallIntent in
        INStartAudioCallIntent(destinationType: destinationType, contacts: contacts)
      })
    uses(
      "INStartAudioCallIntent.init(contacts: [INPerson]?)",
      { (contacts: [INPerson]?) -> INStartAudioCallIntent in INStartAudioCallIntent(contacts: contacts) })
    uses(
      "INStartAudioCallIntentResponse.init(code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?) -> INStartAudioCallIntentResponse in
        INStartAudioCallIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INStartAudioCallIntentResponse.code: INStartAudioCallIntentResponseCode",
      \INStartAudioCallIntentResponse.code
        as KeyPath<INStartAudioCallIntentResponse, INStartAudioCallIntentResponseCode>)
    uses(
      "INStartAudioCallIntentHandling.handle(intent: INStartAudioCallIntent, completion: (INStartAudioCallIntentResponse) -> Void)",
      {
        (
          handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent,
          completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INStartAudioCallIntentHandling.handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse",
      {
        (handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent) async
          -> INStartAudioCallIntentResponse in await handler.handle(intent: intent)
      })
    uses(
      "INStartAudioCallIntentHandling.confirm(intent: INStartAudioCallIntent, completion: (INStartAudioCallIntentResponse) -> Void)",
      {
        (
          handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent,
          completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INStartAudioCallIntentHandling.confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse",
      {
        (handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent) async
          -> INStartAudioCallIntentResponse in await handler.confirm(intent: intent)
      })
    uses(
      "INStartAudioCallIntentHandling.resolveDestinationType(for intent: INStartAudioCallIntent, with completion: (INCallDestinationTypeResolutionResult) -> Void)",
      {
        (
          handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent,
          completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
        ) in handler.resolveDestinationType(for: intent, with: completion)
      })
    uses(
      "INStartAudioCallIntentHandling.resolveDestinationType(for intent: INStartAudioCallIntent) async -> INCallDestinationTypeResolutionResult",
      {
        (handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent) async
          -> INCallDestinationTypeResolutionResult in await handler.resolveDestinationType(for: intent)
      })
    uses(
      "INStartAudioCallIntentHandling.resolveContacts(for intent: INStartAudioCallIntent, with completion: ([INPersonResolutionResult]) -> Void)",
      {
        (
          handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent,
          completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
        ) in handler.resolveContacts(for: intent, with: completion)
      })
    uses(
      "INStartAudioCallIntentHandling.resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult]",
      {
        (handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent) async
          -> [INPersonResolutionResult] in await handler.resolveContacts(for: intent)
      })
    holds(
      "INStartAudioCallIntentResponseCode.unspecified = 0", INStartAudioCallIntentResponseCode.unspecified.rawValue == 0
    )
    holds("INStartAudioCallIntentResponseCode.ready = 1", INStartAudioCallIntentResponseCode.ready.rawValue == 1)
    holds(
      "INStartAudioCallIntentResponseCode.continueInApp = 2",
      INStartAudioCallIntentResponseCode.continueInApp.rawValue == 2)
    holds("INStartAudioCallIntentResponseCode.failure = 3", INStartAudioCallIntentResponseCode.failure.rawValue == 3)
    holds(
      "INStartAudioCallIntentResponseCode.failureRequiringAppLaunch = 4",
      INStartAudioCallIntentResponseCode.failureRequiringAppLaunch.rawValue == 4)
    holds(
      "INStartAudioCallIntentResponseCode.failureAppConfigurationRequired = 5",
      INStartAudioCallIntentResponseCode.failureAppConfigurationRequired.rawValue == 5)
    holds(
      "INStartAudioCallIntentResponseCode.failureCallingServiceNotAvailable = 6",
      INStartAudioCallIntentResponseCode.failureCallingServiceNotAvailable.rawValue == 6)
    holds(
      "INStartAudioCallIntentResponseCode.failureContactNotSupportedByApp = 7",
      INStartAudioCallIntentResponseCode.failureContactNotSupportedByApp.rawValue == 7)
    holds(
      "INStartAudioCallIntentResponseCode.failureNoValidNumber = 8",
      INStartAudioCallIntentResponseCode.failureNoValidNumber.rawValue == 8)
    uses(
      "INStartVideoCallIntent.contacts: [INPerson]?",
      \INStartVideoCallIntent.contacts as KeyPath<INStartVideoCallIntent, [INPerson]?>)
    uses(
      "INStartVideoCallIntent.init(contacts: [INPerson]?)",
      { (contacts: [INPerson]?) -> INStartVideoCallIntent in INStartVideoCallIntent(contacts: contacts) })
    uses(
      "INStartVideoCallIntentResponse.init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?) -> INStartVideoCallIntentResponse in
        INStartVideoCallIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INStartVideoCallIntentResponse.code: INStartVideoCallIntentResponseCode",
      \INStartVideoCallIntentResponse.code
        as KeyPath<INStartVideoCallIntentResponse, INStartVideoCallIntentResponseCode>)
    uses(
      "INStartVideoCallIntentHandling.handle(intent: INStartVideoCallIntent, completion: (INStartVideoCallIntentResponse) -> Void)",
      {
        (
          handler: any INStartVideoCallIntentHandling, intent: INStartVideoCallIntent,
          completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
  }
}
