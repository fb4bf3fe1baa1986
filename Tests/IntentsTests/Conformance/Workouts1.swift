import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useWorkouts1() {
    uses(
      "INStartWorkoutIntent.workoutName: INSpeakableString?",
      \INStartWorkoutIntent.workoutName as KeyPath<INStartWorkoutIntent, INSpeakableString?>)
    uses(
      "INStartWorkoutIntent.goalValue: Double?",
      \INStartWorkoutIntent.goalValue as KeyPath<INStartWorkoutIntent, Double?>)
    uses(
      "INStartWorkoutIntent.workoutGoalUnitType: INWorkoutGoalUnitType",
      \INStartWorkoutIntent.workoutGoalUnitType as KeyPath<INStartWorkoutIntent, INWorkoutGoalUnitType>)
    uses(
      "INStartWorkoutIntent.workoutLocationType: INWorkoutLocationType",
      \INStartWorkoutIntent.workoutLocationType as KeyPath<INStartWorkoutIntent, INWorkoutLocationType>)
    uses(
      "INStartWorkoutIntent.isOpenEnded: Bool?",
      \INStartWorkoutIntent.isOpenEnded as KeyPath<INStartWorkoutIntent, Bool?>)
    uses(
      "INStartWorkoutIntent.init(workoutName: INSpeakableString? = nil, goalValue: Double? = nil, workoutGoalUnitType: INWorkoutGoalUnitType = .unknown, workoutLocationType: INWorkoutLocationType = .unknown, isOpenEnded: Bool? = nil)",
      {
        (
          workoutName: INSpeakableString?, goalValue: Double?, workoutGoalUnitType: INWorkoutGoalUnitType,
          workoutLocationType: INWorkoutLocationType, isOpenEnded: Bool?
        ) -> INStartWorkoutIntent in
        INStartWorkoutIntent(
          workoutName: workoutName, goalValue: goalValue, workoutGoalUnitType: workoutGoalUnitType,
          workoutLocationType: workoutLocationType, isOpenEnded: isOpenEnded)
      })
    uses(
      "INStartWorkoutIntentResponse.init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?) -> INStartWorkoutIntentResponse in
        INStartWorkoutIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INStartWorkoutIntentResponse.code: INStartWorkoutIntentResponseCode",
      \INStartWorkoutIntentResponse.code as KeyPath<INStartWorkoutIntentResponse, INStartWorkoutIntentResponseCode>)
    uses(
      "INStartWorkoutIntentHandling.handle(intent: INStartWorkoutIntent, completion: (INStartWorkoutIntentResponse) -> Void)",
      {
        (
          handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent,
          completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INStartWorkoutIntentHandling.handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse",
      {
        (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
        in await handler.handle(intent: intent)
      })
    uses(
      "INStartWorkoutIntentHandling.confirm(intent: INStartWorkoutIntent, completion: (INStartWorkoutIntentResponse) -> Void)",
      {
        (
          handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent,
          completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INStartWorkoutIntentHandling.confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse",
      {
        (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
        in await handler.confirm(intent: intent)
      })
    uses(
      "INStartWorkoutIntentHandling.resolveWorkoutName(for intent: INStartWorkoutIntent, with completion: (INSpeakableStringResolutionResult) -> Void)",
      {
        (
          handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent,
          completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
        ) in handler.resolveWorkoutName(for: intent, with: completion)
      })
    uses(
      "INStartWorkoutIntentHandling.resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult",
      {
        (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent) async
          -> INSpeakableStringResolutionResult in await handler.resolveWorkoutName(for: intent)
      })
    uses(
      "INStartWorkoutIntentHandling.resolveGoalValue(for intent: INStartWorkoutIntent, with completion: (INDoubleResolutionResult) -> Void)",
      {
        (
          handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent,
          completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
        ) in handler.resolveGoalValue(for: intent, with: completion)
      })
    uses(
      "INStartWorkoutIntentHandling.resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult",
      { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent) async -> INDoubleResolutionResult in
        await handler.resolveGoalValue(for: intent)
      })
    uses(
      "INStartWorkoutIntentHandling.resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent, with completion: (INWorkoutGoalUnitTypeResolutionResult) -> Void)",
      {
        (
          handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent,
          completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void
        ) in handler.resolveWorkoutGoalUnitType(for: intent, with: completion)
      })
    uses(
      "INStartWorkoutIntentHandling.resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async -> INWorkoutGoalUnitTypeResolutionResult",
      {
        (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent) async
          -> INWorkoutGoalUnitTypeResolutionResult in await handler.resolveWorkoutGoalUnitType(for: intent)
      })
    uses(
      "INStartWorkoutIntentHandling.resolveWorkoutLocationType(for intent: INStartWorkoutIntent, with completion: (INWorkoutLocationTypeResolutionResult) -> Void)",
      {
        (
          handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent,
          completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void
        ) in handler.resolveWorkoutLocationType(for: intent, with: completion)
      })
    uses(
      "INStartWorkoutIntentHandling.resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async -> INWorkoutLocationTypeResolutionResult",
      {
        (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent) async
          -> INWorkoutLocationTypeResolutionResult in await handler.resolveWorkoutLocationType(for: intent)
      })
    uses(
      "INStartWorkoutIntentHandling.resolveIsOpenEnded(for intent: INStartWorkoutIntent, with completion: (INBooleanResolutionResult) -> Void)",
      {
        (
          handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent,
          completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
        ) in handler.resolveIsOpenEnded(for: intent, with: completion)
      })
    uses(
      "INStartWorkoutIntentHandling.resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult",
      { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent) async -> INBooleanResolutionResult in
        await handler.resolveIsOpenEnded(for: intent)
      })
    holds(
      "INStartWorkoutIntentResponseCode.unspecified = 0", INStartWorkoutIntentResponseCode.unspecified.rawValue == 0)
    holds("INStartWorkoutIntentResponseCode.ready = 1", INStartWorkoutIntentResponseCode.ready.rawValue == 1)
    holds(
      "INStartWorkoutIntentResponseCode.continueInApp = 2", INStartWorkoutIntentResponseCode.continueInApp.rawValue == 2
    )
    holds("INStartWorkoutIntentResponseCode.failure = 3", INStartWorkoutIntentResponseCode.failure.rawValue == 3)
    holds(
      "INStartWorkoutIntentResponseCode.failureRequiringAppLaunch = 4",
      INStartWorkoutIntentResponseCode.failureRequiringAppLaunch.rawValue == 4)
    holds(
      "INStartWorkoutIntentResponseCode.failureOngoingWorkout = 5",
      INStartWorkoutIntentResponseCode.failureOngoingWorkout.rawValue == 5)
    holds(
      "INStartWorkoutIntentResponseCode.failureNoMatchingWorkout = 6",
      INStartWorkoutIntentResponseCode.failureNoMatchingWorkout.rawValue == 6)
    holds(
      "INStartWorkoutIntentResponseCode.handleInApp = 7", INStartWorkoutIntentResponseCode.handleInApp.rawValue == 7)
    holds("INStartWorkoutIntentResponseCode.success = 8", INStartWorkoutIntentResponseCode.success.rawValue == 8)
    uses(
      "INPauseWorkoutIntent.workoutName: INSpeakableString?",
      \INPauseWorkoutIntent.workoutName as KeyPath<INPauseWorkoutIntent, INSpeakableString?>)
    uses(
      "INPauseWorkoutIntent.init(workoutName: INSpeakableString?)",
      { (workoutName: INSpeakableString?) -> INPauseWorkoutIntent in INPauseWorkoutIntent(workoutName: workoutName) })
    uses(
      "INPauseWorkoutIntentResponse.init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?) -> INPauseWorkoutIntentResponse in
        INPauseWorkoutIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INPauseWorkoutIntentResponse.code: INPauseWorkoutIntentResponseCode",
      \INPauseWorkoutIntentResponse.code as KeyPath<INPauseWorkoutIntentResponse, INPauseWorkoutIntentResponseCode>)
    uses(
      "INPauseWorkoutIntentHandling.handle(intent: INPauseWorkoutIntent, completion: (INPauseWorkoutIntentResponse) -> Void)",
      {
        (
          handler: any INPauseWorkoutIntentHandling, intent: INPauseWorkoutIntent,
          completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INPauseWorkoutIntentHandling.handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse",
      {
        (handler: any INPauseWorkoutIntentHandling, intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
        in await handler.handle(intent: intent)
      })
    uses(
      "INPauseWorkoutIntentHandling.confirm(intent: INPauseWorkoutIntent, completion: (INPauseWorkoutIntentResponse) -> Void)",
      {
        (
          handler: any INPauseWorkoutIntentHandling, intent: INPauseWorkoutIntent,
          completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INPauseWorkoutIntentHandling.confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse",
      {
        (handler: any INPauseWorkoutIntentHandling, intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
        in await handler.confirm(intent: intent)
      })
    uses(
      "INPauseWorkoutIntentHandling.resolveWorkoutName(for intent: INPauseWorkoutIntent, with completion: (INSpeakableStringResolutionResult) -> Void)",
      {
        (
          handler: any INPauseWorkoutIntentHandling, intent: INPauseWorkoutIntent,
          completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
        ) in handler.resolveWorkoutName(for: intent, with: completion)
      })
    uses(
      "INPauseWorkoutIntentHandling.resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult",
      {
        (handler: any INPauseWorkoutIntentHandling, intent: INPauseWorkoutIntent) async
          -> INSpeakableStringResolutionResult in await handler.resolveWorkoutName(for: intent)
      })
    holds(
      "INPauseWorkoutIntentResponseCode.unspecified = 0", INPauseWorkoutIntentResponseCode.unspecified.rawValue == 0)
    holds("INPauseWorkoutIntentResponseCode.ready = 1", INPauseWorkoutIntentResponseCode.ready.rawValue == 1)
    holds(
      "INPauseWorkoutIntentResponseCode.continueInApp = 2", INPauseWorkoutIntentResponseCode.continueInApp.rawValue == 2
    )
    holds("INPauseWorkoutIntentResponseCode.failure = 3", INPauseWorkoutIntentResponseCode.failure.rawValue == 3)
    holds(
      "INPauseWorkoutIntentResponseCode.failureRequiringAppLaunch = 4",
      INPauseWorkoutIntentResponseCode.failureRequiringAppLaunch.rawValue == 4)
    holds(
      "INPauseWorkoutIntentResponseCode.failureNoMatchingWorkout = 5",
      INPauseWorkoutIntentResponseCode.failureNoMatchingWorkout.rawValue == 5)
    holds(
      "INPauseWorkoutIntentResponseCode.handleInApp = 6", INPauseWorkoutIntentResponseCode.handleInApp.rawValue == 6)
    holds("INPauseWorkoutIntentResponseCode.success = 7", INPauseWorkoutIntentResponseCode.success.rawValue == 7)
    uses(
      "INResumeWorkoutIntent.workoutName: INSpeakableString?",
      \INResumeWorkoutIntent.workoutName as KeyPath<INResumeWorkoutIntent, INSpeakableString?>)
    uses(
      "INResumeWorkoutIntent.init(workoutName: INSpeakableString?)",
      { (workoutName: INSpeakableString?) -> INResumeWorkoutIntent in INResumeWorkoutIntent(workoutName: workoutName) })
    uses(
      "INResumeWorkoutIntentResponse.init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?)",
      { (code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?) -> INResumeWorkoutIntentResponse in
        INResumeWorkoutIntentResponse(code: code, userActivity: userActivity)
      })
    uses(
      "INResumeWorkoutIntentResponse.code: INResumeWorkoutIntentResponseCode",
      \INResumeWorkoutIntentResponse.code as KeyPath<INResumeWorkoutIntentResponse, INResumeWorkoutIntentResponseCode>)
    uses(
      "INResumeWorkoutIntentHandling.handle(intent: INResumeWorkoutIntent, completion: (INResumeWorkoutIntentResponse) -> Void)",
      {
        (
          handler: any INResumeWorkoutIntentHandling, intent: INResumeWorkoutIntent,
          completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
        ) in handler.handle(intent: intent, completion: completion)
      })
    uses(
      "INResumeWorkoutIntentHandling.handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse",
      {
        (handler: any INResumeWorkoutIntentHandling, intent: INResumeWorkoutIntent) async
          -> INResumeWorkoutIntentResponse in await handler.handle(intent: intent)
      })
    uses(
      "INResumeWorkoutIntentHandling.confirm(intent: INResumeWorkoutIntent, completion: (INResumeWorkoutIntentResponse) -> Void)",
      {
        (
          handler: any INResumeWorkoutIntentHandling, intent: INResumeWorkoutIntent,
          completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
        ) in handler.confirm(intent: intent, completion: completion)
      })
    uses(
      "INResumeWorkoutIntentHandling.confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse",
      {
        (handler: any INResumeWorkoutIntentHandling, intent: INResumeWorkoutIntent) async
          -> INResumeWorkoutIntentResponse in await handler.confirm(intent: intent)
      })
    uses(
      "INResumeWorkoutIntentHandling.resolveWorkoutName(for intent: INResumeWorkoutIntent, with completion: (INSpeakableStringResolutionResult) -> Void)",
      {
        (
          handler: any INResumeWorkoutIntentHandling, intent: INResumeWorkoutIntent,
          completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
        ) in handler.resolveWorkoutName(for: intent, with: completion)
      })
    uses(
      "INResumeWorkoutIntentHandling.resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult",
      {
        (handler: any INResumeWorkoutIntentHandling, intent: INResumeWorkoutIntent) async
          -> INSpeakableStringResolutionResult in await handler.resolveWorkoutName(for: intent)
      })
  }
}
