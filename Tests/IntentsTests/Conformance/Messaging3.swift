import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useMessaging3() {
    holds(
      "INUnsendMessagesIntentResponseCode.failurePastUnsendTimeLimit = 7",
      INUnsendMessagesIntentResponseCode.failurePastUnsendTimeLimit.rawValue == 7)
    holds(
      "INUnsendMessagesIntentResponseCode.failureMessageTypeUnsupported = 8",
      INUnsendMessagesIntentResponseCode.failureMessageTypeUnsupported.rawValue == 8)
    holds(
      "INUnsendMessagesIntentResponseCode.failureUnsupportedOnService = 9",
      INUnsendMessagesIntentResponseCode.failureUnsupportedOnService.rawValue == 9)
    holds(
      "INUnsendMessagesIntentResponseCode.failureMessageServiceNotAvailable = 10",
      INUnsendMessagesIntentResponseCode.failureMessageServiceNotAvailable.rawValue == 10)
    holds(
      "INUnsendMessagesIntentResponseCode.failureRequiringInAppAuthentication = 11",
      INUnsendMessagesIntentResponseCode.failureRequiringInAppAuthentication.rawValue == 11)
    uses(
      "INEditMessageIntent.messageIdentifier: String?",
      \INEditMessageIntent.messageIdentifier as KeyPath<INEditMessageIntent, String?>)
    uses(
      "INEditMessageIntent.editedContent: String?",
      \INEditMessageIntent.editedContent as KeyPath<INEditMessageIntent, String?>)
    uses(
      "INEditMessageIntent.init(messageIdentifier: String?, editedContent: String?)",
      { (messageIdentifier: String?, editedContent: String?) -> INEditMessageIntent in
        INEditMessageIntent(messageIdentifier: messageIdentifier, editedContent: editedContent)
      })
    uses(
      "INEditMessageIntentResponse.init(code: INEditMessageIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INEditMessageIntentResponseCode, userActivity: NSUserActivity?) -> INEditMessageIntentResponse in
        INEditMessageIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INEditMessageIntentResponse.code: INEditMessageIntentResponseCode",
      \INEditMessageIntentResponse.code as KeyPath<INEditMessageIntentResponse, INEditMessageIntentResponseCode>)
    uses(
      "INEditMessageIntentHandling.handle(intent: INEditMessageIntent, completion: (INEditMessageIntentResponse) -> Void)",
      {
        (
          handler: any INEditMessageIntentHandling, intent: INEditMessageIntent,
          completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INEditMessageIntentHandling.handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse",
      { (handler: any INEditMessageIntentHandling, intent: INEditMessageIntent) async -> INEditMessageIntentResponse in
        await handler.handle(intent: intent)
      })
    uses(
      "INEditMessageIntentHandling.confirm(intent: INEditMessageIntent, completion: (INEditMessageIntentResponse) -> Void)",
      {
        (
          handler: any INEditMessageIntentHandling, intent: INEditMessageIntent,
          completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INEditMessageIntentHandling.confirm(intent: INEditMessageIntent) async -> INEditMessageIntentResponse",
      { (handler: any INEditMessageIntentHandling, intent: INEditMessageIntent) async -> INEditMessageIntentResponse in
        await handler.confirm(intent: intent)
      })
    uses(
      "INEditMessageIntentHandling.resolveEditedContent(for intent: INEditMessageIntent, with completion: (INStringResolutionResult) -> Void)",
      {
        (
          handler: any INEditMessageIntentHandling, intent: INEditMessageIntent,
          completion: @escaping @Sendable (INStringResolutionResult) -> Void
        ) in handler.resolveEditedContent(for: intent, with: completion)
      })
    uses(
      "INEditMessageIntentHandling.resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult",
      { (handler: any INEditMessageIntentHandling, intent: INEditMessageIntent) async -> INStringResolutionResult in
        await handler.resolveEditedContent(for: intent)
      })
    holds("INEditMessageIntentResponseCode.unspecified = 0", INEditMessageIntentResponseCode.unspecified.rawValue == 0)
    holds("INEditMessageIntentResponseCode.ready = 1", INEditMessageIntentResponseCode.ready.rawValue == 1)
    holds("INEditMessageIntentResponseCode.inProgress = 2", INEditMessageIntentResponseCode.inProgress.rawValue == 2)
    holds("INEditMessageIntentResponseCode.success = 3", INEditMessageIntentResponseCode.success.rawValue == 3)
    holds("INEditMessageIntentResponseCode.failure = 4", INEditMessageIntentResponseCode.failure.rawValue == 4)
    holds(
      "INEditMessageIntentResponseCode.failureRequiringAppLaunch = 5",
      INEditMessageIntentResponseCode.failureRequiringAppLaunch.rawValue == 5)
    holds(
      "INEditMessageIntentResponseCode.failureMessageNotFound = 6",
      INEditMessageIntentResponseCode.failureMessageNotFound.rawValue == 6)
    holds(
      "INEditMessageIntentResponseCode.failurePastEditTimeLimit = 7",
      INEditMessageIntentResponseCode.failurePastEditTimeLimit.rawValue == 7)
    holds(
      "INEditMessageIntentResponseCode.failureMessageTypeUnsupported = 8",
      INEditMessageIntentResponseCode.failureMessageTypeUnsupported.rawValue == 8)
    holds(
      "INEditMessageIntentResponseCode.failureUnsupportedOnService = 9",
      INEditMessageIntentResponseCode.failureUnsupportedOnService.rawValue == 9)
    holds(
      "INEditMessageIntentResponseCode.failureMessageServiceNotAvailable = 10",
      INEditMessageIntentResponseCode.failureMessageServiceNotAvailable.rawValue == 10)
    holds(
      "INEditMessageIntentResponseCode.failureRequiringInAppAuthentication = 11",
      INEditMessageIntentResponseCode.failureRequiringInAppAuthentication.rawValue == 11)
  }
}
