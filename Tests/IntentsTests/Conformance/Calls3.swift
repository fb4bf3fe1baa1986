import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useCalls3() {
    uses(
      "INHangUpCallIntent.init(callIdentifier: String?)",
      { (callIdentifier: String?) -> INHangUpCallIntent in INHangUpCallIntent(callIdentifier: callIdentifier) })
    uses(
      "INHangUpCallIntentResponse.init(code: INHangUpCallIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INHangUpCallIntentResponseCode, userActivity: NSUserActivity?) -> INHangUpCallIntentResponse in
        INHangUpCallIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INHangUpCallIntentResponse.code: INHangUpCallIntentResponseCode",
      \INHangUpCallIntentResponse.code as KeyPath<INHangUpCallIntentResponse, INHangUpCallIntentResponseCode>)
    uses(
      "INHangUpCallIntentHandling.handle(intent: INHangUpCallIntent, completion: (INHangUpCallIntentResponse) -> Void)",
      {
        (
          handler: any INHangUpCallIntentHandling, intent: INHangUpCallIntent,
          completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INHangUpCallIntentHandling.handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse",
      { (handler: any INHangUpCallIntentHandling, intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse in
        await handler.handle(intent: intent)
      })
    uses(
      "INHangUpCallIntentHandling.confirm(intent: INHangUpCallIntent, completion: (INHangUpCallIntentResponse) -> Void)",
      {
        (
          handler: any INHangUpCallIntentHandling, intent: INHangUpCallIntent,
          completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INHangUpCallIntentHandling.confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse",
      { (handler: any INHangUpCallIntentHandling, intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse in
        await handler.confirm(intent: intent)
      })
    holds("INHangUpCallIntentResponseCode.unspecified = 0", INHangUpCallIntentResponseCode.unspecified.rawValue == 0)
    holds("INHangUpCallIntentResponseCode.ready = 1", INHangUpCallIntentResponseCode.ready.rawValue == 1)
    holds("INHangUpCallIntentResponseCode.inProgress = 2", INHangUpCallIntentResponseCode.inProgress.rawValue == 2)
    holds("INHangUpCallIntentResponseCode.success = 3", INHangUpCallIntentResponseCode.success.rawValue == 3)
    holds("INHangUpCallIntentResponseCode.failure = 4", INHangUpCallIntentResponseCode.failure.rawValue == 4)
    holds(
      "INHangUpCallIntentResponseCode.failureRequiringAppLaunch = 5",
      INHangUpCallIntentResponseCode.failureRequiringAppLaunch.rawValue == 5)
    holds(
      "INHangUpCallIntentResponseCode.failureNoCallToHangUp = 6",
      INHangUpCallIntentResponseCode.failureNoCallToHangUp.rawValue == 6)
  }
}
