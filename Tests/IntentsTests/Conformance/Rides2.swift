import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useRides2() {
    uses(
      "INGetRideStatusIntentResponse.code: INGetRideStatusIntentResponseCode",
      \INGetRideStatusIntentResponse.code as KeyPath<INGetRideStatusIntentResponse, INGetRideStatusIntentResponseCode>)
    uses(
      "INGetRideStatusIntentResponse.rideStatus: INRideStatus? { get set }",
      \INGetRideStatusIntentResponse.rideStatus
        as ReferenceWritableKeyPath<INGetRideStatusIntentResponse, INRideStatus?>)
    uses(
      "INGetRideStatusIntentHandling.handle(intent: INGetRideStatusIntent, completion: (INGetRideStatusIntentResponse) -> Void)",
      {
        (
          handler: any INGetRideStatusIntentHandling, intent: INGetRideStatusIntent,
          completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INGetRideStatusIntentHandling.handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse",
      {
        (handler: any INGetRideStatusIntentHandling, intent: INGetRideStatusIntent) async
          -> INGetRideStatusIntentResponse in await handler.handle(intent: intent)
      })
    uses(
      "INGetRideStatusIntentHandling.startSendingUpdates(for intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver)",
      {
        (
          handler: any INGetRideStatusIntentHandling, intent: INGetRideStatusIntent,
          observer: INGetRideStatusIntentResponseObserver
        ) in handler.startSendingUpdates(for: intent, to: observer)
      })
    uses(
      "INGetRideStatusIntentHandling.stopSendingUpdates(for intent: INGetRideStatusIntent)",
      { (handler: any INGetRideStatusIntentHandling, intent: INGetRideStatusIntent) in
        handler.stopSendingUpdates(for: intent)
      })
    uses(
      "INGetRideStatusIntentHandling.confirm(intent: INGetRideStatusIntent, completion: (INGetRideStatusIntentResponse) -> Void)",
      {
        (
          handler: any INGetRideStatusIntentHandling, intent: INGetRideStatusIntent,
          completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INGetRideStatusIntentHandling.confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse",
      {
        (handler: any INGetRideStatusIntentHandling, intent: INGetRideStatusIntent) async
          -> INGetRideStatusIntentResponse in await handler.confirm(intent: intent)
      })
    holds(
      "INGetRideStatusIntentResponseCode.unspecified = 0", INGetRideStatusIntentResponseCode.unspecified.rawValue == 0)
    holds("INGetRideStatusIntentResponseCode.ready = 1", INGetRideStatusIntentResponseCode.ready.rawValue == 1)
    holds(
      "INGetRideStatusIntentResponseCode.inProgress = 2", INGetRideStatusIntentResponseCode.inProgress.rawValue == 2)
    holds("INGetRideStatusIntentResponseCode.success = 3", INGetRideStatusIntentResponseCode.success.rawValue == 3)
    holds("INGetRideStatusIntentResponseCode.failure = 4", INGetRideStatusIntentResponseCode.failure.rawValue == 4)
    holds(
      "INGetRideStatusIntentResponseCode.failureRequiringAppLaunch = 5",
      INGetRideStatusIntentResponseCode.failureRequiringAppLaunch.rawValue == 5)
    holds(
      "INGetRideStatusIntentResponseCode.failureRequiringAppLaunchMustVerifyCredentials = 6",
      INGetRideStatusIntentResponseCode.failureRequiringAppLaunchMustVerifyCredentials.rawValue == 6)
    holds(
      "INGetRideStatusIntentResponseCode.failureRequiringAppLaunchServiceTemporarilyUnavailable = 7",
      INGetRideStatusIntentResponseCode.failureRequiringAppLaunchServiceTemporarilyUnavailable.rawValue == 7)
    uses(
      "INCancelRideIntent.rideIdentifier: String",
      \INCancelRideIntent.rideIdentifier as KeyPath<INCancelRideIntent, String>)
    uses(
      "INCancelRideIntent.init(rideIdentifier: String)",
      { (rideIdentifier: String) -> INCancelRideIntent in INCancelRideIntent(rideIdentifier: rideIdentifier) })
    uses(
      "INCancelRideIntentResponse.init(code: INCancelRideIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INCancelRideIntentResponseCode, userActivity: NSUserActivity?) -> INCancelRideIntentResponse in
        INCancelRideIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INCancelRideIntentResponse.code: INCancelRideIntentResponseCode",
      \INCancelRideIntentResponse.code as KeyPath<INCancelRideIntentResponse, INCancelRideIntentResponseCode>)
    uses(
      "INCancelRideIntentResponse.cancellationFee: INCurrencyAmount? { get set }",
      \INCancelRideIntentResponse.cancellationFee
        as ReferenceWritableKeyPath<INCancelRideIntentResponse, INCurrencyAmount?>)
    uses(
      "INCancelRideIntentResponse.cancellationFeeThreshold: DateComponents? { get set }",
      \INCancelRideIntentResponse.cancellationFeeThreshold
        as ReferenceWritableKeyPath<INCancelRideIntentResponse, DateComponents?>)
    uses(
      "INCancelRideIntentHandling.handle(cancelRide intent: INCancelRideIntent, completion: (INCancelRideIntentResponse) -> Void)",
      {
        (
          handler: any INCancelRideIntentHandling, intent: INCancelRideIntent,
          completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void
        ) in handler.handle(cancelRide: intent, completion: completion)
      })
    uses(
      "INCancelRideIntentHandling.handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse",
      { (handler: any INCancelRideIntentHandling, intent: INCancelRideIntent) async -> INCancelRideIntentResponse in
        await handler.handle(cancelRide: intent)
      })
    uses(
      "INCancelRideIntentHandling.confirm(cancelRide intent: INCancelRideIntent, completion: (INCancelRideIntentResponse) -> Void)",
      {
        (
          handler: any INCancelRideIntentHandling, intent: INCancelRideIntent,
          completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void
        ) in handler.confirm(cancelRide: intent, completion: completion)
      })
    uses(
      "INCancelRideIntentHandling.confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse",
      { (handler: any INCancelRideIntentHandling, intent: INCancelRideIntent) async -> INCancelRideIntentResponse in
        await handler.confirm(cancelRide: intent)
      })
    holds("INCancelRideIntentResponseCode.unspecified = 0", INCancelRideIntentResponseCode.unspecified.rawValue == 0)
    holds("INCancelRideIntentResponseCode.ready = 1", INCancelRideIntentResponseCode.ready.rawValue == 1)
    holds("INCancelRideIntentResponseCode.success = 2", INCancelRideIntentResponseCode.success.rawValue == 2)
    holds("INCancelRideIntentResponseCode.failure = 3", INCancelRideIntentResponseCode.failure.rawValue == 3)
    uses(
      "INSendRideFeedbackIntent.rideIdentifier: String",
      \INSendRideFeedbackIntent.rideIdentifier as KeyPath<INSendRideFeedbackIntent, String>)
    uses(
      "INSendRideFeedbackIntent.rating: NSNumber? { get set }",
      \INSendRideFeedbackIntent.rating as ReferenceWritableKeyPath<INSendRideFeedbackIntent, NSNumber?>)
    uses(
      "INSendRideFeedbackIntent.tip: INCurrencyAmount? { get set }",
      \INSendRideFeedbackIntent.tip as ReferenceWritableKeyPath<INSendRideFeedbackIntent, INCurrencyAmount?>)
    uses(
      "INSendRideFeedbackIntent.init(rideIdentifier: String)",
      { (rideIdentifier: String) -> INSendRideFeedbackIntent in INSendRideFeedbackIntent(rideIdentifier: rideIdentifier)
      })
    uses(
      "INSendRideFeedbackIntentResponse.init(code: INSendRideFeedbackIntentResponseCode, userActivity: NSUserActivity?)",
      {
        (code: INSendRideFeedbackIntentResponseCode, userActivity: NSUserActivity?) -> INSendRideFeedbackIntentResponse
        in INSendRideFeedbackIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INSendRideFeedbackIntentResponse.code: INSendRideFeedbackIntentResponseCode",
      \INSendRideFeedbackIntentResponse.code
        as KeyPath<INSendRideFeedbackIntentResponse, INSendRideFeedbackIntentResponseCode>)
    uses(
      "INSendRideFeedbackIntentHandling.handle(sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent, completion: (INSendRideFeedbackIntentResponse) -> Void)",
      {
        (
          handler: any INSendRideFeedbackIntentHandling, sendRideFeedbackintent: INSendRideFeedbackIntent,
          completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void
        ) in handler.handle(sendRideFeedback: sendRideFeedbackintent, completion: completion)
      })
    uses(
      "INSendRideFeedbackIntentHandling.handle(sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse",
      {
        (handler: any INSendRideFeedbackIntentHandling, sendRideFeedbackintent: INSendRideFeedbackIntent) async
          -> INSendRideFeedbackIntentResponse in await handler.handle(sendRideFeedback: sendRideFeedbackintent)
      })
    uses(
      "INSendRideFeedbackIntentHandling.confirm(sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent, completion: (INSendRideFeedbackIntentResponse) -> Void)",
      {
        (
          handler: any INSendRideFeedbackIntentHandling, sendRideFeedbackIntent: INSendRideFeedbackIntent,
          completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void
        ) in handler.confirm(sendRideFeedback: sendRideFeedbackIntent, completion: completion)
      })
    uses(
      "INSendRideFeedbackIntentHandling.confirm(sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse",
      {
        (handler: any INSendRideFeedbackIntentHandling, sendRideFeedbackIntent: INSendRideFeedbackIntent) async
          -> INSendRideFeedbackIntentResponse in await handler.confirm(sendRideFeedback: sendRideFeedbackIntent)
      })
    holds(
      "INSendRideFeedbackIntentResponseCode.unspecified = 0",
      INSendRideFeedbackIntentResponseCode.unspecified.rawValue == 0)
    holds("INSendRideFeedbackIntentResponseCode.ready = 1", INSendRideFeedbackIntentResponseCode.ready.rawValue == 1)
    holds(
      "INSendRideFeedbackIntentResponseCode.success = 2", INSendRideFeedbackIntentResponseCode.success.rawValue == 2)
    holds(
      "INSendRideFeedbackIntentResponseCode.failure = 3", INSendRideFeedbackIntentResponseCode.failure.rawValue == 3)
  }
}
