import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func usePhotos2() {
    uses(
      "INStartPhotoPlaybackIntentHandling.resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent, with completion: ([INPersonResolutionResult]) -> Void)",
      {
        (
          handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent,
          completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
        ) in handler.resolvePeopleInPhoto(for: intent, with: completion)
      })
    uses(
      "INStartPhotoPlaybackIntentHandling.resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async -> [INPersonResolutionResult]",
      {
        (handler: any INStartPhotoPlaybackIntentHandling, intent: INStartPhotoPlaybackIntent) async
          -> [INPersonResolutionResult] in await handler.resolvePeopleInPhoto(for: intent)
      })
    holds(
      "INStartPhotoPlaybackIntentResponseCode.unspecified = 0",
      INStartPhotoPlaybackIntentResponseCode.unspecified.rawValue == 0)
    holds(
      "INStartPhotoPlaybackIntentResponseCode.ready = 1", INStartPhotoPlaybackIntentResponseCode.ready.rawValue == 1)
    holds(
      "INStartPhotoPlaybackIntentResponseCode.continueInApp = 2",
      INStartPhotoPlaybackIntentResponseCode.continueInApp.rawValue == 2)
    holds(
      "INStartPhotoPlaybackIntentResponseCode.failure = 3", INStartPhotoPlaybackIntentResponseCode.failure.rawValue == 3
    )
    holds(
      "INStartPhotoPlaybackIntentResponseCode.failureRequiringAppLaunch = 4",
      INStartPhotoPlaybackIntentResponseCode.failureRequiringAppLaunch.rawValue == 4)
    holds(
      "INStartPhotoPlaybackIntentResponseCode.failureAppConfigurationRequired = 5",
      INStartPhotoPlaybackIntentResponseCode.failureAppConfigurationRequired.rawValue == 5)
  }
}
