import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useMessaging2() {
    uses(
      "INSearchForMessagesIntentResponse.init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?)",
      {
        (code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?)
          -> INSearchForMessagesIntentResponse in
        INSearchForMessagesIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INSearchForMessagesIntentResponse.code: INSearchForMessagesIntentResponseCode",
      \INSearchForMessagesIntentResponse.code
        as KeyPath<INSearchForMessagesIntentResponse, INSearchForMessagesIntentResponseCode>)
    uses(
      "INSearchForMessagesIntentResponse.messages: [INMessage]? { get set }",
      \INSearchForMessagesIntentResponse.messages
        as ReferenceWritableKeyPath<INSearchForMessagesIntentResponse, [INMessage]?>)
    uses(
      "INSearchForMessagesIntentHandling.handle(intent: INSearchForMessagesIntent, completion: (INSearchForMessagesIntentResponse) -> Void)",
      {
        (
          handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent,
          completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INSearchForMessagesIntentHandling.handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse",
      {
        (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent) async
          -> INSearchForMessagesIntentResponse in await handler.handle(intent: intent)
      })
    uses(
      "INSearchForMessagesIntentHandling.confirm(intent: INSearchForMessagesIntent, completion: (INSearchForMessagesIntentResponse) -> Void)",
      {
        (
          handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent,
          completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INSearchForMessagesIntentHandling.confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse",
      {
        (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent) async
          -> INSearchForMessagesIntentResponse in await handler.confirm(intent: intent)
      })
    uses(
      "INSearchForMessagesIntentHandling.resolveRecipients(for intent: INSearchForMessagesIntent, with completion: ([INPersonResolutionResult]) -> Void)",
      {
        (
          handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent,
          completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
        ) in handler.resolveRecipients(for: intent, with: completion)
      })
    uses(
      "INSearchForMessagesIntentHandling.resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]",
      {
        (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent) async
          -> [INPersonResolutionResult] in await handler.resolveRecipients(for: intent)
      })
    uses(
      "INSearchForMessagesIntentHandling.resolveSenders(for intent: INSearchForMessagesIntent, with completion: ([INPersonResolutionResult]) -> Void)",
      {
        (
          handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent,
          completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
        ) in handler.resolveSenders(for: intent, with: completion)
      })
    uses(
      "INSearchForMessagesIntentHandling.resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]",
      {
        (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent) async
          -> [INPersonResolutionResult] in await handler.resolveSenders(for: intent)
      })
    uses(
      "INSearchForMessagesIntentHandling.resolveAttributes(for intent: INSearchForMessagesIntent, with completion: (INMessageAttributeOptionsResolutionResult) -> Void)",
      {
        (
          handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent,
          completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void
        ) in handler.resolveAttributes(for: intent, with: completion)
      })
    uses(
      "INSearchForMessagesIntentHandling.resolveAttributes(for intent: INSearchForMessagesIntent) async -> INMessageAttributeOptionsResolutionResult",
      {
        (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent) async
          -> INMessageAttributeOptionsResolutionResult in await handler.resolveAttributes(for: intent)
      })
    uses(
      "INSearchForMessagesIntentHandling.resolveDateTimeRange(for intent: INSearchForMessagesIntent, with completion: (INDateComponentsRangeResolutionResult) -> Void)",
      {
        (
          handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent,
          completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
        ) in handler.resolveDateTimeRange(for: intent, with: completion)
      })
    uses(
      "INSearchForMessagesIntentHandling.resolveDateTimeRange(for intent: INSearchForMessagesIntent) async -> INDateComponentsRangeResolutionResult",
      {
        (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent) async
          -> INDateComponentsRangeResolutionResult in await handler.resolveDateTimeRange(for: intent)
      })
    uses(
      "INSearchForMessagesIntentHandling.resolveGroupNames(for intent: INSearchForMessagesIntent, with completion: ([INStringResolutionResult]) -> Void)",
      {
        (
          handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent,
          completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
        ) in handler.resolveGroupNames(for: intent, with: completion)
      })
    uses(
      "INSearchForMessagesIntentHandling.resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent, with completion: ([INSpeakableStringResolutionResult]) -> Void)",
      {
        (
          handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent,
          completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
        ) in handler.resolveSpeakableGroupNames(for: intent, with: completion)
      })
    uses(
      "INSearchForMessagesIntentHandling.resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async -> [INSpeakableStringResolutionResult]",
      {
        (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent) async
          -> [INSpeakableStringResolutionResult] in await handler.resolveSpeakableGroupNames(for: intent)
      })
    holds(
      "INSearchForMessagesIntentResponseCode.unspecified = 0",
      INSearchForMessagesIntentResponseCode.unspecified.rawValue == 0)
    holds("INSearchForMessagesIntentResponseCode.ready = 1", INSearchForMessagesIntentResponseCode.ready.rawValue == 1)
    holds(
      "INSearchForMessagesIntentResponseCode.inProgress = 2",
      INSearchForMessagesIntentResponseCode.inProgress.rawValue == 2)
    holds(
      "INSearchForMessagesIntentResponseCode.success = 3", INSearchForMessagesIntentResponseCode.success.rawValue == 3)
    holds(
      "INSearchForMessagesIntentResponseCode.failure = 4", INSearchForMessagesIntentResponseCode.failure.rawValue == 4)
    holds(
      "INSearchForMessagesIntentResponseCode.failureRequiringAppLaunch = 5",
      INSearchForMessagesIntentResponseCode.failureRequiringAppLaunch.rawValue == 5)
    holds(
      "INSearchForMessagesIntentResponseCode.failureMessageServiceNotAvailable = 6",
      INSearchForMessagesIntentResponseCode.failureMessageServiceNotAvailable.rawValue == 6)
    holds(
      "INSearchForMessagesIntentResponseCode.failureMessageTooManyResults = 7",
      INSearchForMessagesIntentResponseCode.failureMessageTooManyResults.rawValue == 7)
    holds(
      "INSearchForMessagesIntentResponseCode.failureRequiringInAppAuthentication = 8",
      INSearchForMessagesIntentResponseCode.failureRequiringInAppAuthentication.rawValue == 8)
    uses(
      "INSetMessageAttributeIntent.identifiers: [String]?",
      \INSetMessageAttributeIntent.identifiers as KeyPath<INSetMessageAttributeIntent, [String]?>)
    uses(
      "INSetMessageAttributeIntent.attribute: INMessageAttribute",
      \INSetMessageAttributeIntent.attribute as KeyPath<INSetMessageAttributeIntent, INMessageAttribute>)
    uses(
      "INSetMessageAttributeIntent.init(identifiers: [String]?, attribute: INMessageAttribute)",
      { (identifiers: [String]?, attribute: INMessageAttribute) -> INSetMessageAttributeIntent in
        INSetMessageAttributeIntent(identifiers: identifiers, attribute: attribute)
      })
    uses(
      "INSetMessageAttributeIntentResponse.init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?)",
      {
        (code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?)
          -> INSetMessageAttributeIntentResponse in
        INSetMessageAttributeIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INSetMessageAttributeIntentResponse.code: INSetMessageAttributeIntentResponseCode",
      \INSetMessageAttributeIntentResponse.code
        as KeyPath<INSetMessageAttributeIntentResponse, INSetMessageAttributeIntentResponseCode>)
    uses(
      "INSetMessageAttributeIntentHandling.handle(intent: INSetMessageAttributeIntent, completion: (INSetMessageAttributeIntentResponse) -> Void)",
      {
        (
          handler: any INSetMessageAttributeIntentHandling, intent: INSetMessageAttributeIntent,
          completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INSetMessageAttributeIntentHandling.handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse",
      {
        (handler: any INSetMessageAttributeIntentHandling, intent: INSetMessageAttributeIntent) async
          -> INSetMessageAttributeIntentResponse in await handler.handle(intent: intent)
      })
    uses(
      "INSetMessageAttributeIntentHandling.confirm(intent: INSetMessageAttributeIntent, completion: (INSetMessageAttributeIntentResponse) -> Void)",
      {
        (
          handler: any INSetMessageAttributeIntentHandling, intent: INSetMessageAttributeIntent,
          completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INSetMessageAttributeIntentHandling.confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse",
      {
        (handler: any INSetMessageAttributeIntentHandling, intent: INSetMessageAttributeIntent) async
          -> INSetMessageAttributeIntentResponse in await handler.confirm(intent: intent)
      })
    uses(
      "INSetMessageAttributeIntentHandling.resolveAttribute(for intent: INSetMessageAttributeIntent, with completion: (INMessageAttributeResolutionResult) -> Void)",
      {
        (
          handler: any INSetMessageAttributeIntentHandling, intent: INSetMessageAttributeIntent,
          completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void
        ) in handler.resolveAttribute(for: intent, with: completion)
      })
    uses(
      "INSetMessageAttributeIntentHandling.resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult",
      {
        (handler: any INSetMessageAttributeIntentHandling, intent: INSetMessageAttributeIntent) async
          -> INMessageAttributeResolutionResult in await handler.resolveAttribute(for: intent)
      })
    holds(
      "INSetMessageAttributeIntentResponseCode.unspecified = 0",
      INSetMessageAttributeIntentResponseCode.unspecified.rawValue == 0)
    holds(
      "INSetMessageAttributeIntentResponseCode.ready = 1", INSetMessageAttributeIntentResponseCode.ready.rawValue == 1)
    holds(
      "INSetMessageAttributeIntentResponseCode.inProgress = 2",
      INSetMessageAttributeIntentResponseCode.inProgress.rawValue == 2)
    holds(
      "INSetMessageAttributeIntentResponseCode.success = 3",
      INSetMessageAttributeIntentResponseCode.success.rawValue == 3)
    holds(
      "INSetMessageAttributeIntentResponseCode.failure = 4",
      INSetMessageAttributeIntentResponseCode.failure.rawValue == 4)
    holds(
      "INSetMessageAttributeIntentResponseCode.failureRequiringAppLaunch = 5",
      INSetMessageAttributeIntentResponseCode.failureRequiringAppLaunch.rawValue == 5)
    holds(
      "INSetMessageAttributeIntentResponseCode.failureMessageNotFound = 6",
      INSetMessageAttributeIntentResponseCode.failureMessageNotFound.rawValue == 6)
    holds(
      "INSetMessageAttributeIntentResponseCode.failureMessageAttributeNotSet = 7",
      INSetMessageAttributeIntentResponseCode.failureMessageAttributeNotSet.rawValue == 7)
    uses(
      "INUnsendMessagesIntent.messageIdentifiers: [String]?",
      \INUnsendMessagesIntent.messageIdentifiers as KeyPath<INUnsendMessagesIntent, [String]?>)
    uses(
      "INUnsendMessagesIntent.init(messageIdentifiers: [String]?)",
      { (messageIdentifiers: [String]?) -> INUnsendMessagesIntent in
        INUnsendMessagesIntent(messageIdentifiers: messageIdentifiers)
      })
    uses(
      "INUnsendMessagesIntentResponse.init(code: INUnsendMessagesIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INUnsendMessagesIntentResponseCode, userActivity: NSUserActivity?) -> INUnsendMessagesIntentResponse in
        INUnsendMessagesIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INUnsendMessagesIntentResponse.code: INUnsendMessagesIntentResponseCode",
      \INUnsendMessagesIntentResponse.code
        as KeyPath<INUnsendMessagesIntentResponse, INUnsendMessagesIntentResponseCode>)
    uses(
      "INUnsendMessagesIntentHandling.handle(intent: INUnsendMessagesIntent, completion: (INUnsendMessagesIntentResponse) -> Void)",
      {
        (
          handler: any INUnsendMessagesIntentHandling, intent: INUnsendMessagesIntent,
          completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INUnsendMessagesIntentHandling.handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse",
      {
        (handler: any INUnsendMessagesIntentHandling, intent: INUnsendMessagesIntent) async
          -> INUnsendMessagesIntentResponse in await handler.handle(intent: intent)
      })
    uses(
      "INUnsendMessagesIntentHandling.confirm(intent: INUnsendMessagesIntent, completion: (INUnsendMessagesIntentResponse) -> Void)",
      {
        (
          handler: any INUnsendMessagesIntentHandling, intent: INUnsendMessagesIntent,
          completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INUnsendMessagesIntentHandling.confirm(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse",
      {
        (handler: any INUnsendMessagesIntentHandling, intent: INUnsendMessagesIntent) async
          -> INUnsendMessagesIntentResponse in await handler.confirm(intent: intent)
      })
    holds(
      "INUnsendMessagesIntentResponseCode.unspecified = 0", INUnsendMessagesIntentResponseCode.unspecified.rawValue == 0
    )
    holds("INUnsendMessagesIntentResponseCode.ready = 1", INUnsendMessagesIntentResponseCode.ready.rawValue == 1)
    holds(
      "INUnsendMessagesIntentResponseCode.inProgress = 2", INUnsendMessagesIntentResponseCode.inProgress.rawValue == 2)
    holds("INUnsendMessagesIntentResponseCode.success = 3", INUnsendMessagesIntentResponseCode.success.rawValue == 3)
    holds("INUnsendMessagesIntentResponseCode.failure = 4", INUnsendMessagesIntentResponseCode.failure.rawValue == 4)
    holds(
      "INUnsendMessagesIntentResponseCode.failureRequiringAppLaunch = 5",
      INUnsendMessagesIntentResponseCode.failureRequiringAppLaunch.rawValue == 5)
    holds(
      "INUnsendMessagesIntentResponseCode.failureMessageNotFound = 6",
      INUnsendMessagesIntentResponseCode.failureMessageNotFound.rawValue == 6)
  }
}
