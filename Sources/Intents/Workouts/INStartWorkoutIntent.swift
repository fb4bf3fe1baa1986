import Foundation
import IntentDomains
import IntentModel

/// Starts a workout, with a goal or without an end.
///
/// Source: `INStartWorkoutIntent`, iOS 10 and 11. A goal is a number and its unit: `goalValue` 5 and
/// `workoutGoalUnitType` mile.
public final class INStartWorkoutIntent: IntentObject<StartWorkoutIntent>, @unchecked Sendable {
  /// What is done, by its name: run, swim, a workout of the app's own.
  public var workoutName: INSpeakableString? { object(held.workoutName) }
  /// How much of the unit is the goal.
  public var goalValue: Double? { held.goalValue }
  /// The unit of the goal.
  public var workoutGoalUnitType: INWorkoutGoalUnitType { held.workoutGoalUnitType ?? .unknown }
  /// Whether the workout is indoors or outdoors.
  public var workoutLocationType: INWorkoutLocationType { held.workoutLocationType ?? .unknown }
  /// Whether the workout has no goal.
  public var isOpenEnded: Bool? { held.isOpenEnded }

  /// A request as an app donates it; `nil` and `unknown` mean that nothing was said.
  public convenience init(
    workoutName: INSpeakableString? = nil, goalValue: Double? = nil,
    workoutGoalUnitType: INWorkoutGoalUnitType = .unknown, workoutLocationType: INWorkoutLocationType = .unknown,
    isOpenEnded: Bool? = nil
  ) {
    self.init(
      holding: StartWorkoutIntent(
        workoutName: workoutName?.held, goalValue: goalValue,
        workoutGoalUnitType: said(workoutGoalUnitType, except: .unknown),
        workoutLocationType: said(workoutLocationType, except: .unknown), isOpenEnded: isOpenEnded))
  }
}

/// What an app can answer to ``INStartWorkoutIntent``.
public typealias INStartWorkoutIntentResponseCode = StartWorkoutIntent.Response.Code

extension StartWorkoutIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INStartWorkoutIntent``.
public final class INStartWorkoutIntentResponse: ResponseObject<StartWorkoutIntent.Response>, @unchecked Sendable {}

/// What an app does to support ``INStartWorkoutIntent``; only handle is required, by completion or async.
public protocol INStartWorkoutIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
  /// Settles what is done.
  func resolveWorkoutName(
    for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  /// Settles what is done.
  func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult
  /// Settles how much of the unit is the goal.
  func resolveGoalValue(
    for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)
  /// Settles how much of the unit is the goal.
  func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult
  /// Settles the unit of the goal.
  func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void)
  /// Settles the unit of the goal.
  func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async -> INWorkoutGoalUnitTypeResolutionResult
  /// Settles whether the workout is indoors or outdoors.
  func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void)
  /// Settles whether the workout is indoors or outdoors.
  func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async -> INWorkoutLocationTypeResolutionResult
  /// Settles whether the workout has no goal.
  func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  /// Settles whether the workout has no goal.
  func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult
}

extension INStartWorkoutIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the workout stays as said.
  public func resolveWorkoutName(
    for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveWorkoutName(for:with:)` and waits for its answer.
  public func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult {
    await answered { resolveWorkoutName(for: intent, with: $0) }
  }

  /// By default there is no answer, and the goal stays as said.
  public func resolveGoalValue(
    for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveGoalValue(for:with:)` and waits for its answer.
  public func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
    await answered { resolveGoalValue(for: intent, with: $0) }
  }

  /// By default there is no answer, and the unit stays as said.
  public func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveWorkoutGoalUnitType(for:with:)` and waits for its answer.
  public func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async
    -> INWorkoutGoalUnitTypeResolutionResult
  {
    await answered { resolveWorkoutGoalUnitType(for: intent, with: $0) }
  }

  /// By default there is no answer, and indoors or outdoors stays as said.
  public func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveWorkoutLocationType(for:with:)` and waits for its answer.
  public func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async
    -> INWorkoutLocationTypeResolutionResult
  {
    await answered { resolveWorkoutLocationType(for: intent, with: $0) }
  }

  /// By default there is no answer, and whether the workout has an end stays as said.
  public func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveIsOpenEnded(for:with:)` and waits for its answer.
  public func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult {
    await answered { resolveIsOpenEnded(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let startWorkout = SiriKitIntent(INStartWorkoutIntent.self, by: (any INStartWorkoutIntentHandling).self) {
    calls in
    AnyIntentHandler(
      StartWorkoutIntent.self,
      resolvers: [
        Resolver(
          \.workoutName, calls.one("resolveWorkoutName", \.workoutName) { await $0.resolveWorkoutName(for: $1) }),
        Resolver(\.goalValue, calls.one("resolveGoalValue", \.goalValue) { await $0.resolveGoalValue(for: $1) }),
        Resolver(
          \.workoutGoalUnitType,
          calls.one("resolveWorkoutGoalUnitType", \.workoutGoalUnitType) {
            await $0.resolveWorkoutGoalUnitType(for: $1)
          }),
        Resolver(
          \.workoutLocationType,
          calls.one("resolveWorkoutLocationType", \.workoutLocationType) {
            await $0.resolveWorkoutLocationType(for: $1)
          }),
        Resolver(
          \.isOpenEnded, calls.one("resolveIsOpenEnded", \.isOpenEnded) { await $0.resolveIsOpenEnded(for: $1) }),
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
