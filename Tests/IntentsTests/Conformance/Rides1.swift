import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useRides1() {
    uses(
      "INListRideOptionsIntent.pickupLocation: CLPlacemark?",
      \INListRideOptionsIntent.pickupLocation as KeyPath<INListRideOptionsIntent, CLPlacemark?>)
    uses(
      "INListRideOptionsIntent.dropOffLocation: CLPlacemark?",
      \INListRideOptionsIntent.dropOffLocation as KeyPath<INListRideOptionsIntent, CLPlacemark?>)
    uses(
      "INListRideOptionsIntent.init(pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?)",
      { (pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?) -> INListRideOptionsIntent in
        INListRideOptionsIntent(pickupLocation: pickupLocation, dropOffLocation: dropOffLocation)
      })
    uses(
      "INListRideOptionsIntentResponse.init(code: INListRideOptionsIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INListRideOptionsIntentResponseCode, userActivity: NSUserActivity?) -> INListRideOptionsIntentResponse in
        INListRideOptionsIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INListRideOptionsIntentResponse.code: INListRideOptionsIntentResponseCode",
      \INListRideOptionsIntentResponse.code
        as KeyPath<INListRideOptionsIntentResponse, INListRideOptionsIntentResponseCode>)
    uses(
      "INListRideOptionsIntentResponse.rideOptions: [INRideOption]? { get set }",
      \INListRideOptionsIntentResponse.rideOptions
        as ReferenceWritableKeyPath<INListRideOptionsIntentResponse, [INRideOption]?>)
    uses(
      "INListRideOptionsIntentResponse.paymentMethods: [INPaymentMethod]? { get set }",
      \INListRideOptionsIntentResponse.paymentMethods
        as ReferenceWritableKeyPath<INListRideOptionsIntentResponse, [INPaymentMethod]?>)
    uses(
      "INListRideOptionsIntentResponse.expirationDate: Date? { get set }",
      \INListRideOptionsIntentResponse.expirationDate
        as ReferenceWritableKeyPath<INListRideOptionsIntentResponse, Date?>)
    uses(
      "INListRideOptionsIntentHandling.handle(intent: INListRideOptionsIntent, completion: (INListRideOptionsIntentResponse) -> Void)",
      {
        (
          handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent,
          completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INListRideOptionsIntentHandling.handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse",
      {
        (handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent) async
          -> INListRideOptionsIntentResponse in await handler.handle(intent: intent)
      })
    uses(
      "INListRideOptionsIntentHandling.confirm(intent: INListRideOptionsIntent, completion: (INListRideOptionsIntentResponse) -> Void)",
      {
        (
          handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent,
          completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INListRideOptionsIntentHandling.confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse",
      {
        (handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent) async
          -> INListRideOptionsIntentResponse in await handler.confirm(intent: intent)
      })
    uses(
      "INListRideOptionsIntentHandling.resolvePickupLocation(for intent: INListRideOptionsIntent, with completion: (INPlacemarkResolutionResult) -> Void)",
      {
        (
          handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent,
          completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
        ) in handler.resolvePickupLocation(for: intent, with: completion)
      })
    uses(
      "INListRideOptionsIntentHandling.resolvePickupLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult",
      {
        (handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent) async
          -> INPlacemarkResolutionResult in await handler.resolvePickupLocation(for: intent)
      })
    uses(
      "INListRideOptionsIntentHandling.resolveDropOffLocation(for intent: INListRideOptionsIntent, with completion: (INPlacemarkResolutionResult) -> Void)",
      {
        (
          handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent,
          completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
        ) in handler.resolveDropOffLocation(for: intent, with: completion)
      })
    uses(
      "INListRideOptionsIntentHandling.resolveDropOffLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult",
      {
        (handler: any INListRideOptionsIntentHandling, intent: INListRideOptionsIntent) async
          -> INPlacemarkResolutionResult in await handler.resolveDropOffLocation(for: intent)
      })
    holds(
      "INListRideOptionsIntentResponseCode.unspecified = 0",
      INListRideOptionsIntentResponseCode.unspecified.rawValue == 0)
    holds("INListRideOptionsIntentResponseCode.ready = 1", INListRideOptionsIntentResponseCode.ready.rawValue == 1)
    holds(
      "INListRideOptionsIntentResponseCode.inProgress = 2", INListRideOptionsIntentResponseCode.inProgress.rawValue == 2
    )
    holds("INListRideOptionsIntentResponseCode.success = 3", INListRideOptionsIntentResponseCode.success.rawValue == 3)
    holds("INListRideOptionsIntentResponseCode.failure = 4", INListRideOptionsIntentResponseCode.failure.rawValue == 4)
    holds(
      "INListRideOptionsIntentResponseCode.failureRequiringAppLaunch = 5",
      INListRideOptionsIntentResponseCode.failureRequiringAppLaunch.rawValue == 5)
    holds(
      "INListRideOptionsIntentResponseCode.failureRequiringAppLaunchMustVerifyCredentials = 6",
      INListRideOptionsIntentResponseCode.failureRequiringAppLaunchMustVerifyCredentials.rawValue == 6)
    holds(
      "INListRideOptionsIntentResponseCode.failureRequiringAppLaunchNoServiceInArea = 7",
      INListRideOptionsIntentResponseCode.failureRequiringAppLaunchNoServiceInArea.rawValue == 7)
    holds(
      "INListRideOptionsIntentResponseCode.failureRequiringAppLaunchServiceTemporarilyUnavailable = 8",
      INListRideOptionsIntentResponseCode.failureRequiringAppLaunchServiceTemporarilyUnavailable.rawValue == 8)
    holds(
      "INListRideOptionsIntentResponseCode.failureRequiringAppLaunchPreviousRideNeedsCompletion = 9",
      INListRideOptionsIntentResponseCode.failureRequiringAppLaunchPreviousRideNeedsCompletion.rawValue == 9)
    holds(
      "INListRideOptionsIntentResponseCode.failurePreviousRideNeedsFeedback = 10",
      INListRideOptionsIntentResponseCode.failurePreviousRideNeedsFeedback.rawValue == 10)
    uses(
      "INRequestRideIntent.pickupLocation: CLPlacemark?",
      \INRequestRideIntent.pickupLocation as KeyPath<INRequestRideIntent, CLPlacemark?>)
    uses(
      "INRequestRideIntent.dropOffLocation: CLPlacemark?",
      \INRequestRideIntent.dropOffLocation as KeyPath<INRequestRideIntent, CLPlacemark?>)
    uses(
      "INRequestRideIntent.rideOptionName: INSpeakableString?",
      \INRequestRideIntent.rideOptionName as KeyPath<INRequestRideIntent, INSpeakableString?>)
    uses("INRequestRideIntent.partySize: Int?", \INRequestRideIntent.partySize as KeyPath<INRequestRideIntent, Int?>)
    uses(
      "INRequestRideIntent.paymentMethod: INPaymentMethod?",
      \INRequestRideIntent.paymentMethod as KeyPath<INRequestRideIntent, INPaymentMethod?>)
    uses(
      "INRequestRideIntent.scheduledPickupTime: INDateComponentsRange?",
      \INRequestRideIntent.scheduledPickupTime as KeyPath<INRequestRideIntent, INDateComponentsRange?>)
    uses(
      "INRequestRideIntent.init(pickupLocation: CLPlacemark? = nil, dropOffLocation: CLPlacemark? = nil, rideOptionName: INSpeakableString? = nil, partySize: Int? = nil, paymentMethod: INPaymentMethod? = nil, scheduledPickupTime: INDateComponentsRange? = nil)",
      {
        (
          pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?, rideOptionName: INSpeakableString?,
          partySize: Int?, paymentMethod: INPaymentMethod?, scheduledPickupTime: INDateComponentsRange?
        ) -> INRequestRideIntent in
        INRequestRideIntent(
          pickupLocation: pickupLocation, dropOffLocation: dropOffLocation, rideOptionName: rideOptionName,
          partySize: partySize, paymentMethod: paymentMethod, scheduledPickupTime: scheduledPickupTime)
      })
    uses(
      "INRequestRideIntentResponse.init(code: INRequestRideIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INRequestRideIntentResponseCode, userActivity: NSUserActivity?) -> INRequestRideIntentResponse in
        INRequestRideIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INRequestRideIntentResponse.code: INRequestRideIntentResponseCode",
      \INRequestRideIntentResponse.code as KeyPath<INRequestRideIntentResponse, INRequestRideIntentResponseCode>)
    uses(
      "INRequestRideIntentResponse.rideStatus: INRideStatus? { get set }",
      \INRequestRideIntentResponse.rideStatus as ReferenceWritableKeyPath<INRequestRideIntentResponse, INRideStatus?>)
    uses(
      "INRequestRideIntentHandling.handle(intent: INRequestRideIntent, completion: (INRequestRideIntentResponse) -> Void)",
      {
        (
          handler: any INRequestRideIntentHandling, intent: INRequestRideIntent,
          completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INRequestRideIntentHandling.handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse",
      { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent) async -> INRequestRideIntentResponse in
        await handler.handle(intent: intent)
      })
    uses(
      "INRequestRideIntentHandling.confirm(intent: INRequestRideIntent, completion: (INRequestRideIntentResponse) -> Void)",
      {
        (
          handler: any INRequestRideIntentHandling, intent: INRequestRideIntent,
          completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INRequestRideIntentHandling.confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse",
      { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent) async -> INRequestRideIntentResponse in
        await handler.confirm(intent: intent)
      })
    uses(
      "INRequestRideIntentHandling.resolvePickupLocation(for intent: INRequestRideIntent, with completion: (INPlacemarkResolutionResult) -> Void)",
      {
        (
          handler: any INRequestRideIntentHandling, intent: INRequestRideIntent,
          completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
        ) in handler.resolvePickupLocation(for: intent, with: completion)
      })
    uses(
      "INRequestRideIntentHandling.resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult",
      { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent) async -> INPlacemarkResolutionResult in
        await handler.resolvePickupLocation(for: intent)
      })
    uses(
      "INRequestRideIntentHandling.resolveDropOffLocation(for intent: INRequestRideIntent, with completion: (INPlacemarkResolutionResult) -> Void)",
      {
        (
          handler: any INRequestRideIntentHandling, intent: INRequestRideIntent,
          completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
        ) in handler.resolveDropOffLocation(for: intent, with: completion)
      })
    uses(
      "INRequestRideIntentHandling.resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult",
      { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent) async -> INPlacemarkResolutionResult in
        await handler.resolveDropOffLocation(for: intent)
      })
    uses(
      "INRequestRideIntentHandling.resolveRideOptionName(for intent: INRequestRideIntent, with completion: (INSpeakableStringResolutionResult) -> Void)",
      {
        (
          handler: any INRequestRideIntentHandling, intent: INRequestRideIntent,
          completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
        ) in handler.resolveRideOptionName(for: intent, with: completion)
      })
    uses(
      "INRequestRideIntentHandling.resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult",
      {
        (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent) async
          -> INSpeakableStringResolutionResult in await handler.resolveRideOptionName(for: intent)
      })
    uses(
      "INRequestRideIntentHandling.resolvePartySize(for intent: INRequestRideIntent, with completion: (INIntegerResolutionResult) -> Void)",
      {
        (
          handler: any INRequestRideIntentHandling, intent: INRequestRideIntent,
          completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
        ) in handler.resolvePartySize(for: intent, with: completion)
      })
    uses(
      "INRequestRideIntentHandling.resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult",
      { (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent) async -> INIntegerResolutionResult in
        await handler.resolvePartySize(for: intent)
      })
    uses(
      "INRequestRideIntentHandling.resolveScheduledPickupTime(for intent: INRequestRideIntent, with completion: (INDateComponentsRangeResolutionResult) -> Void)",
      {
        (
          handler: any INRequestRideIntentHandling, intent: INRequestRideIntent,
          completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
        ) in handler.resolveScheduledPickupTime(for: intent, with: completion)
      })
    uses(
      "INRequestRideIntentHandling.resolveScheduledPickupTime(for intent: INRequestRideIntent) async -> INDateComponentsRangeResolutionResult",
      {
        (handler: any INRequestRideIntentHandling, intent: INRequestRideIntent) async
          -> INDateComponentsRangeResolutionResult in await handler.resolveScheduledPickupTime(for: intent)
      })
    holds("INRequestRideIntentResponseCode.unspecified = 0", INRequestRideIntentResponseCode.unspecified.rawValue == 0)
    holds("INRequestRideIntentResponseCode.ready = 1", INRequestRideIntentResponseCode.ready.rawValue == 1)
    holds("INRequestRideIntentResponseCode.inProgress = 2", INRequestRideIntentResponseCode.inProgress.rawValue == 2)
    holds("INRequestRideIntentResponseCode.success = 3", INRequestRideIntentResponseCode.success.rawValue == 3)
    holds("INRequestRideIntentResponseCode.failure = 4", INRequestRideIntentResponseCode.failure.rawValue == 4)
    holds(
      "INRequestRideIntentResponseCode.failureRequiringAppLaunch = 5",
      INRequestRideIntentResponseCode.failureRequiringAppLaunch.rawValue == 5)
    holds(
      "INRequestRideIntentResponseCode.failureRequiringAppLaunchMustVerifyCredentials = 6",
      INRequestRideIntentResponseCode.failureRequiringAppLaunchMustVerifyCredentials.rawValue == 6)
    holds(
      "INRequestRideIntentResponseCode.failureRequiringAppLaunchNoServiceInArea = 7",
      INRequestRideIntentResponseCode.failureRequiringAppLaunchNoServiceInArea.rawValue == 7)
    holds(
      "INRequestRideIntentResponseCode.failureRequiringAppLaunchServiceTemporarilyUnavailable = 8",
      INRequestRideIntentResponseCode.failureRequiringAppLaunchServiceTemporarilyUnavailable.rawValue == 8)
    holds(
      "INRequestRideIntentResponseCode.failureRequiringAppLaunchPreviousRideNeedsCompletion = 9",
      INRequestRideIntentResponseCode.failureRequiringAppLaunchPreviousRideNeedsCompletion.rawValue == 9)
    holds(
      "INRequestRideIntentResponseCode.failureRequiringAppLaunchRideScheduledTooFar = 10",
      INRequestRideIntentResponseCode.failureRequiringAppLaunchRideScheduledTooFar.rawValue == 10)
    uses(
      "INGetRideStatusIntentResponse.init(code: INGetRideStatusIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INGetRideStatusIntentResponseCode, userActivity: NSUserActivity?) -> INGetRideStatusIntentResponse in
        INGetRideStatusIntentResponse(code: code, userActivity: userActivity)
      })
  }
}
