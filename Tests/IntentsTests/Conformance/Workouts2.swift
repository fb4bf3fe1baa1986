import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useWorkouts2() {
    holds(
      "INResumeWorkoutIntentResponseCode.unspecified = 0", INResumeWorkoutIntentResponseCode.unspecified.rawValue == 0)
    holds("INResumeWorkoutIntentResponseCode.ready = 1", INResumeWorkoutIntentResponseCode.ready.rawValue == 1)
    holds(
      "INResumeWorkoutIntentResponseCode.continueInApp = 2",
      INResumeWorkoutIntentResponseCode.continueInApp.rawValue == 2)
    holds("INResumeWorkoutIntentResponseCode.failure = 3", INResumeWorkoutIntentResponseCode.failure.rawValue == 3)
    holds(
      "INResumeWorkoutIntentResponseCode.failureRequiringAppLaunch = 4",
      INResumeWorkoutIntentResponseCode.failureRequiringAppLaunch.rawValue == 4)
    holds(
      "INResumeWorkoutIntentResponseCode.failureNoMatchingWorkout = 5",
      INResumeWorkoutIntentResponseCode.failureNoMatchingWorkout.rawValue == 5)
    holds(
      "INResumeWorkoutIntentResponseCode.handleInApp = 6", INResumeWorkoutIntentResponseCode.handleInApp.rawValue == 6)
    holds("INResumeWorkoutIntentResponseCode.success = 7", INResumeWorkoutIntentResponseCode.success.rawValue == 7)
    uses(
      "INEndWorkoutIntent.workoutName: INSpeakableString?",
      \INEndWorkoutIntent.workoutName as KeyPath<INEndWorkoutIntent, INSpeakableString?>)
    uses(
      "INEndWorkoutIntent.init(workoutName: INSpeakableString?)",
      { (workoutName: INSpeakableString?) -> INEndWorkoutIntent in INEndWorkoutIntent(workoutName: workoutName) })
    uses(
      "INEndWorkoutIntentResponse.init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?) -> INEndWorkoutIntentResponse in
        INEndWorkoutIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INEndWorkoutIntentResponse.code: INEndWorkoutIntentResponseCode",
      \INEndWorkoutIntentResponse.code as KeyPath<INEndWorkoutIntentResponse, INEndWorkoutIntentResponseCode>)
    uses(
      "INEndWorkoutIntentHandling.handle(intent: INEndWorkoutIntent, completion: (INEndWorkoutIntentResponse) -> Void)",
      {
        (
          handler: any INEndWorkoutIntentHandling, intent: INEndWorkoutIntent,
          completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INEndWorkoutIntentHandling.handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse",
      { (handler: any INEndWorkoutIntentHandling, intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse in
        await handler.handle(intent: intent)
      })
    uses(
      "INEndWorkoutIntentHandling.confirm(intent: INEndWorkoutIntent, completion: (INEndWorkoutIntentResponse) -> Void)",
      {
        (
          handler: any INEndWorkoutIntentHandling, intent: INEndWorkoutIntent,
          completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INEndWorkoutIntentHandling.confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse",
      { (handler: any INEndWorkoutIntentHandling, intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse in
        await handler.confirm(intent: intent)
      })
    uses(
      "INEndWorkoutIntentHandling.resolveWorkoutName(for intent: INEndWorkoutIntent, with completion: (INSpeakableStringResolutionResult) -> Void)",
      {
        (
          handler: any INEndWorkoutIntentHandling, intent: INEndWorkoutIntent,
          completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
        ) in handler.resolveWorkoutName(for: intent, with: completion)
      })
    uses(
      "INEndWorkoutIntentHandling.resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult",
      {
        (handler: any INEndWorkoutIntentHandling, intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult
        in await handler.resolveWorkoutName(for: intent)
      })
    holds("INEndWorkoutIntentResponseCode.unspecified = 0", INEndWorkoutIntentResponseCode.unspecified.rawValue == 0)
    holds("INEndWorkoutIntentResponseCode.ready = 1", INEndWorkoutIntentResponseCode.ready.rawValue == 1)
    holds(
      "INEndWorkoutIntentResponseCode.continueInApp = 2", INEndWorkoutIntentResponseCode.continueInApp.rawValue == 2)
    holds("INEndWorkoutIntentResponseCode.failure = 3", INEndWorkoutIntentResponseCode.failure.rawValue == 3)
    holds(
      "INEndWorkoutIntentResponseCode.failureRequiringAppLaunch = 4",
      INEndWorkoutIntentResponseCode.failureRequiringAppLaunch.rawValue == 4)
    holds(
      "INEndWorkoutIntentResponseCode.failureNoMatchingWorkout = 5",
      INEndWorkoutIntentResponseCode.failureNoMatchingWorkout.rawValue == 5)
    holds("INEndWorkoutIntentResponseCode.handleInApp = 6", INEndWorkoutIntentResponseCode.handleInApp.rawValue == 6)
    holds("INEndWorkoutIntentResponseCode.success = 7", INEndWorkoutIntentResponseCode.success.rawValue == 7)
    uses(
      "INCancelWorkoutIntent.workoutName: INSpeakableString?",
      \INCancelWorkoutIntent.workoutName as KeyPath<INCancelWorkoutIntent, INSpeakableString?>)
    uses(
      "INCancelWorkoutIntent.init(workoutName: INSpeakableString?)",
      { (workoutName: INSpeakableString?) -> INCancelWorkoutIntent in INCancelWorkoutIntent(workoutName: workoutName) })
    uses(
      "INCancelWorkoutIntentResponse.init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?) -> INCancelWorkoutIntentResponse in
        INCancelWorkoutIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INCancelWorkoutIntentResponse.code: INCancelWorkoutIntentResponseCode",
      \INCancelWorkoutIntentResponse.code as KeyPath<INCancelWorkoutIntentResponse, INCancelWorkoutIntentResponseCode>)
    uses(
      "INCancelWorkoutIntentHandling.handle(intent: INCancelWorkoutIntent, completion: (INCancelWorkoutIntentResponse) -> Void)",
      {
        (
          handler: any INCancelWorkoutIntentHandling, intent: INCancelWorkoutIntent,
          completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INCancelWorkoutIntentHandling.handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse",
      {
        (handler: any INCancelWorkoutIntentHandling, intent: INCancelWorkoutIntent) async
          -> INCancelWorkoutIntentResponse in await handler.handle(intent: intent)
      })
    uses(
      "INCancelWorkoutIntentHandling.confirm(intent: INCancelWorkoutIntent, completion: (INCancelWorkoutIntentResponse) -> Void)",
      {
        (
          handler: any INCancelWorkoutIntentHandling, intent: INCancelWorkoutIntent,
          completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INCancelWorkoutIntentHandling.confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse",
      {
        (handler: any INCancelWorkoutIntentHandling, intent: INCancelWorkoutIntent) async
          -> INCancelWorkoutIntentResponse in await handler.confirm(intent: intent)
      })
    uses(
      "INCancelWorkoutIntentHandling.resolveWorkoutName(for intent: INCancelWorkoutIntent, with completion: (INSpeakableStringResolutionResult) -> Void)",
      {
        (
          handler: any INCancelWorkoutIntentHandling, intent: INCancelWorkoutIntent,
          completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
        ) in handler.resolveWorkoutName(for: intent, with: completion)
      })
    uses(
      "INCancelWorkoutIntentHandling.resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult",
      {
        (handler: any INCancelWorkoutIntentHandling, intent: INCancelWorkoutIntent) async
          -> INSpeakableStringResolutionResult in await handler.resolveWorkoutName(for: intent)
      })
    holds(
      "INCancelWorkoutIntentResponseCode.unspecified = 0", INCancelWorkoutIntentResponseCode.unspecified.rawValue == 0)
    holds("INCancelWorkoutIntentResponseCode.ready = 1", INCancelWorkoutIntentResponseCode.ready.rawValue == 1)
    holds(
      "INCancelWorkoutIntentResponseCode.continueInApp = 2",
      INCancelWorkoutIntentResponseCode.continueInApp.rawValue == 2)
    holds("INCancelWorkoutIntentResponseCode.failure = 3", INCancelWorkoutIntentResponseCode.failure.rawValue == 3)
    holds(
      "INCancelWorkoutIntentResponseCode.failureRequiringAppLaunch = 4",
      INCancelWorkoutIntentResponseCode.failureRequiringAppLaunch.rawValue == 4)
    holds(
      "INCancelWorkoutIntentResponseCode.failureNoMatchingWorkout = 5",
      INCancelWorkoutIntentResponseCode.failureNoMatchingWorkout.rawValue == 5)
    holds(
      "INCancelWorkoutIntentResponseCode.handleInApp = 6", INCancelWorkoutIntentResponseCode.handleInApp.rawValue == 6)
    holds("INCancelWorkoutIntentResponseCode.success = 7", INCancelWorkoutIntentResponseCode.success.rawValue == 7)
  }
}
