import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useCalls2() {
    uses(
      "INStartVideoCallIntentHandling.handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse",
      {
        (handler: any INStartVideoCallIntentHandling, intent: INStartVideoCallIntent) async
          -> INStartVideoCallIntentResponse in await handler.handle(intent: intent)
      })
    uses(
      "INStartVideoCallIntentHandling.confirm(intent: INStartVideoCallIntent, completion: (INStartVideoCallIntentResponse) -> Void)",
      {
        (
          handler: any INStartVideoCallIntentHandling, intent: INStartVideoCallIntent,
          completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INStartVideoCallIntentHandling.confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse",
      {
        (handler: any INStartVideoCallIntentHandling, intent: INStartVideoCallIntent) async
          -> INStartVideoCallIntentResponse in await handler.confirm(intent: intent)
      })
    uses(
      "INStartVideoCallIntentHandling.resolveContacts(for intent: INStartVideoCallIntent, with completion: ([INPersonResolutionResult]) -> Void)",
      {
        (
          handler: any INStartVideoCallIntentHandling, intent: INStartVideoCallIntent,
          completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
        ) in handler.resolveContacts(for: intent, with: completion)
      })
    uses(
      "INStartVideoCallIntentHandling.resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult]",
      {
        (handler: any INStartVideoCallIntentHandling, intent: INStartVideoCallIntent) async
          -> [INPersonResolutionResult] in await handler.resolveContacts(for: intent)
      })
    holds(
      "INStartVideoCallIntentResponseCode.unspecified = 0", INStartVideoCallIntentResponseCode.unspecified.rawValue == 0
    )
    holds("INStartVideoCallIntentResponseCode.ready = 1", INStartVideoCallIntentResponseCode.ready.rawValue == 1)
    holds(
      "INStartVideoCallIntentResponseCode.continueInApp = 2",
      INStartVideoCallIntentResponseCode.continueInApp.rawValue == 2)
    holds("INStartVideoCallIntentResponseCode.failure = 3", INStartVideoCallIntentResponseCode.failure.rawValue == 3)
    holds(
      "INStartVideoCallIntentResponseCode.failureRequiringAppLaunch = 4",
      INStartVideoCallIntentResponseCode.failureRequiringAppLaunch.rawValue == 4)
    holds(
      "INStartVideoCallIntentResponseCode.failureAppConfigurationRequired = 5",
      INStartVideoCallIntentResponseCode.failureAppConfigurationRequired.rawValue == 5)
    holds(
      "INStartVideoCallIntentResponseCode.failureCallingServiceNotAvailable = 6",
      INStartVideoCallIntentResponseCode.failureCallingServiceNotAvailable.rawValue == 6)
    holds(
      "INStartVideoCallIntentResponseCode.failureContactNotSupportedByApp = 7",
      INStartVideoCallIntentResponseCode.failureContactNotSupportedByApp.rawValue == 7)
    holds(
      "INStartVideoCallIntentResponseCode.failureInvalidNumber = 8",
      INStartVideoCallIntentResponseCode.failureInvalidNumber.rawValue == 8)
    uses(
      "INSearchCallHistoryIntent.dateCreated: INDateComponentsRange?",
      \INSearchCallHistoryIntent.dateCreated as KeyPath<INSearchCallHistoryIntent, INDateComponentsRange?>)
    uses(
      "INSearchCallHistoryIntent.recipient: INPerson?",
      \INSearchCallHistoryIntent.recipient as KeyPath<INSearchCallHistoryIntent, INPerson?>)
    uses(
      "INSearchCallHistoryIntent.callCapabilities: INCallCapabilityOptions",
      \INSearchCallHistoryIntent.callCapabilities as KeyPath<INSearchCallHistoryIntent, INCallCapabilityOptions>)
    uses(
      "INSearchCallHistoryIntent.callTypes: INCallRecordTypeOptions",
      \INSearchCallHistoryIntent.callTypes as KeyPath<INSearchCallHistoryIntent, INCallRecordTypeOptions>)
    uses(
      "INSearchCallHistoryIntent.unseen: Bool?",
      \INSearchCallHistoryIntent.unseen as KeyPath<INSearchCallHistoryIntent, Bool?>)
    uses(
      "INSearchCallHistoryIntent.callType: INCallRecordType",
      \INSearchCallHistoryIntent.callType as KeyPath<INSearchCallHistoryIntent, INCallRecordType>)
    uses(
      "INSearchCallHistoryIntent.init(dateCreated: INDateComponentsRange? = nil, recipient: INPerson? = nil, callCapabilities: INCallCapabilityOptions, callTypes: INCallRecordTypeOptions, unseen: Bool? = nil)",
      {
        (
          dateCreated: INDateComponentsRange?, recipient: INPerson?, callCapabilities: INCallCapabilityOptions,
          callTypes: INCallRecordTypeOptions, unseen: Bool?
        ) -> INSearchCallHistoryIntent in
        INSearchCallHistoryIntent(
          dateCreated: dateCreated, recipient: recipient, callCapabilities: callCapabilities, callTypes: callTypes,
          unseen: unseen)
      })
    uses(
      "INSearchCallHistoryIntent.init(call callType: INCallRecordType, dateCreated: INDateComponentsRange?, recipient: INPerson?, callCapabilities: INCallCapabilityOptions = [])",
      {
        (
          callType: INCallRecordType, dateCreated: INDateComponentsRange?, recipient: INPerson?,
          callCapabilities: INCallCapabilityOptions
        ) -> INSearchCallHistoryIntent in
        INSearchCallHistoryIntent(
          call: callType, dateCreated: dateCreated, recipient: recipient, callCapabilities: callCapabilities)
      })
    uses(
      "INSearchCallHistoryIntentResponse.init(code: INSearchCallHistoryIntentResponseCode, userActivity: NSUserActivity?)",
      {
        (code: INSearchCallHistoryIntentResponseCode, userActivity: NSUserActivity?)
          -> INSearchCallHistoryIntentResponse in
        INSearchCallHistoryIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INSearchCallHistoryIntentResponse.code: INSearchCallHistoryIntentResponseCode",
      \INSearchCallHistoryIntentResponse.code
        as KeyPath<INSearchCallHistoryIntentResponse, INSearchCallHistoryIntentResponseCode>)
    uses(
      "INSearchCallHistoryIntentResponse.callRecords: [INCallRecord]? { get set }",
      \INSearchCallHistoryIntentResponse.callRecords
        as ReferenceWritableKeyPath<INSearchCallHistoryIntentResponse, [INCallRecord]?>)
    uses(
      "INSearchCallHistoryIntentHandling.handle(intent: INSearchCallHistoryIntent, completion: (INSearchCallHistoryIntentResponse) -> Void)",
      {
        (
          handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent,
          completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INSearchCallHistoryIntentHandling.handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse",
      {
        (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent) async
          -> INSearchCallHistoryIntentResponse in await handler.handle(intent: intent)
      })
    uses(
      "INSearchCallHistoryIntentHandling.confirm(intent: INSearchCallHistoryIntent, completion: (INSearchCallHistoryIntentResponse) -> Void)",
      {
        (
          handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent,
          completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INSearchCallHistoryIntentHandling.confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse",
      {
        (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent) async
          -> INSearchCallHistoryIntentResponse in await handler.confirm(intent: intent)
      })
    uses(
      "INSearchCallHistoryIntentHandling.resolveCallType(for intent: INSearchCallHistoryIntent, with completion: (INCallRecordTypeResolutionResult) -> Void)",
      {
        (
          handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent,
          completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void
        ) in handler.resolveCallType(for: intent, with: completion)
      })
    uses(
      "INSearchCallHistoryIntentHandling.resolveDateCreated(for intent: INSearchCallHistoryIntent, with completion: (INDateComponentsRangeResolutionResult) -> Void)",
      {
        (
          handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent,
          completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
        ) in handler.resolveDateCreated(for: intent, with: completion)
      })
    uses(
      "INSearchCallHistoryIntentHandling.resolveDateCreated(for intent: INSearchCallHistoryIntent) async -> INDateComponentsRangeResolutionResult",
      {
        (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent) async
          -> INDateComponentsRangeResolutionResult in await handler.resolveDateCreated(for: intent)
      })
    uses(
      "INSearchCallHistoryIntentHandling.resolveRecipient(for intent: INSearchCallHistoryIntent, with completion: (INPersonResolutionResult) -> Void)",
      {
        (
          handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent,
          completion: @escaping @Sendable (INPersonResolutionResult) -> Void
        ) in handler.resolveRecipient(for: intent, with: completion)
      })
    uses(
      "INSearchCallHistoryIntentHandling.resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult",
      {
        (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent) async
          -> INPersonResolutionResult in await handler.resolveRecipient(for: intent)
      })
    uses(
      "INSearchCallHistoryIntentHandling.resolveCallTypes(for intent: INSearchCallHistoryIntent, with completion: (INCallRecordTypeOptionsResolutionResult) -> Void)",
      {
        (
          handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent,
          completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void
        ) in handler.resolveCallTypes(for: intent, with: completion)
      })
    uses(
      "INSearchCallHistoryIntentHandling.resolveCallTypes(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeOptionsResolutionResult",
      {
        (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent) async
          -> INCallRecordTypeOptionsResolutionResult in await handler.resolveCallTypes(for: intent)
      })
    uses(
      "INSearchCallHistoryIntentHandling.resolveUnseen(for intent: INSearchCallHistoryIntent, with completion: (INBooleanResolutionResult) -> Void)",
      {
        (
          handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent,
          completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
        ) in handler.resolveUnseen(for: intent, with: completion)
      })
    uses(
      "INSearchCallHistoryIntentHandling.resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult",
      {
        (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent) async
          -> INBooleanResolutionResult in await handler.resolveUnseen(for: intent)
      })
    holds(
      "INSearchCallHistoryIntentResponseCode.unspecified = 0",
      INSearchCallHistoryIntentResponseCode.unspecified.rawValue == 0)
    holds("INSearchCallHistoryIntentResponseCode.ready = 1", INSearchCallHistoryIntentResponseCode.ready.rawValue == 1)
    holds(
      "INSearchCallHistoryIntentResponseCode.continueInApp = 2",
      INSearchCallHistoryIntentResponseCode.continueInApp.rawValue == 2)
    holds(
      "INSearchCallHistoryIntentResponseCode.failure = 3", INSearchCallHistoryIntentResponseCode.failure.rawValue == 3)
    holds(
      "INSearchCallHistoryIntentResponseCode.failureRequiringAppLaunch = 4",
      INSearchCallHistoryIntentResponseCode.failureRequiringAppLaunch.rawValue == 4)
    holds(
      "INSearchCallHistoryIntentResponseCode.failureAppConfigurationRequired = 5",
      INSearchCallHistoryIntentResponseCode.failureAppConfigurationRequired.rawValue == 5)
    holds(
      "INSearchCallHistoryIntentResponseCode.inProgress = 6",
      INSearchCallHistoryIntentResponseCode.inProgress.rawValue == 6)
    holds(
      "INSearchCallHistoryIntentResponseCode.success = 7", INSearchCallHistoryIntentResponseCode.success.rawValue == 7)
    uses(
      "INAnswerCallIntent.audioRoute: INCallAudioRoute",
      \INAnswerCallIntent.audioRoute as KeyPath<INAnswerCallIntent, INCallAudioRoute>)
    uses(
      "INAnswerCallIntent.callIdentifier: String?",
      \INAnswerCallIntent.callIdentifier as KeyPath<INAnswerCallIntent, String?>)
    uses(
      "INAnswerCallIntent.init(audioRoute: INCallAudioRoute, callIdentifier: String?)",
      { (audioRoute: INCallAudioRoute, callIdentifier: String?) -> INAnswerCallIntent in
        INAnswerCallIntent(audioRoute: audioRoute, callIdentifier: callIdentifier)
      })
    uses(
      "INAnswerCallIntentResponse.init(code: INAnswerCallIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INAnswerCallIntentResponseCode, userActivity: NSUserActivity?) -> INAnswerCallIntentResponse in
        INAnswerCallIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INAnswerCallIntentResponse.code: INAnswerCallIntentResponseCode",
      \INAnswerCallIntentResponse.code as KeyPath<INAnswerCallIntentResponse, INAnswerCallIntentResponseCode>)
    uses(
      "INAnswerCallIntentResponse.callRecords: [INCallRecord]? { get set }",
      \INAnswerCallIntentResponse.callRecords as ReferenceWritableKeyPath<INAnswerCallIntentResponse, [INCallRecord]?>)
    uses(
      "INAnswerCallIntentHandling.handle(intent: INAnswerCallIntent, completion: (INAnswerCallIntentResponse) -> Void)",
      {
        (
          handler: any INAnswerCallIntentHandling, intent: INAnswerCallIntent,
          completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INAnswerCallIntentHandling.handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse",
      { (handler: any INAnswerCallIntentHandling, intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse in
        await handler.handle(intent: intent)
      })
    uses(
      "INAnswerCallIntentHandling.confirm(intent: INAnswerCallIntent, completion: (INAnswerCallIntentResponse) -> Void)",
      {
        (
          handler: any INAnswerCallIntentHandling, intent: INAnswerCallIntent,
          completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INAnswerCallIntentHandling.confirm(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse",
      { (handler: any INAnswerCallIntentHandling, intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse in
        await handler.confirm(intent: intent)
      })
    holds("INAnswerCallIntentResponseCode.unspecified = 0", INAnswerCallIntentResponseCode.unspecified.rawValue == 0)
    holds("INAnswerCallIntentResponseCode.ready = 1", INAnswerCallIntentResponseCode.ready.rawValue == 1)
    holds(
      "INAnswerCallIntentResponseCode.continueInApp = 2", INAnswerCallIntentResponseCode.continueInApp.rawValue == 2)
    holds("INAnswerCallIntentResponseCode.inProgress = 3", INAnswerCallIntentResponseCode.inProgress.rawValue == 3)
    holds("INAnswerCallIntentResponseCode.success = 4", INAnswerCallIntentResponseCode.success.rawValue == 4)
    holds("INAnswerCallIntentResponseCode.failure = 5", INAnswerCallIntentResponseCode.failure.rawValue == 5)
    holds(
      "INAnswerCallIntentResponseCode.failureRequiringAppLaunch = 6",
      INAnswerCallIntentResponseCode.failureRequiringAppLaunch.rawValue == 6)
    uses(
      "INHangUpCallIntent.callIdentifier: String?",
      \INHangUpCallIntent.callIdentifier as KeyPath<INHangUpCallIntent, String?>)
  }
}
