import Foundation
import IntentDomains
import IntentModel

/// Pauses a workout; what was done is kept.
///
/// Source: `INPauseWorkoutIntent`, iOS 10 and 11.
public final class INPauseWorkoutIntent: IntentObject<PauseWorkoutIntent>, @unchecked Sendable {
  /// Which workout; `nil` means the current one.
  public var workoutName: INSpeakableString? { object(held.workoutName) }

  /// A request as an app donates it; without a name it means the current workout.
  public convenience init(workoutName: INSpeakableString?) {
    self.init(holding: PauseWorkoutIntent(workoutName: workoutName?.held))
  }
}

/// What an app can answer to ``INPauseWorkoutIntent``.
public typealias INPauseWorkoutIntentResponseCode = WorkoutChangeResponse.Code

extension WorkoutChangeResponse.Code: SiriKitResponseCode {}

/// What an app answers to ``INPauseWorkoutIntent``.
public final class INPauseWorkoutIntentResponse: ResponseObject<WorkoutChangeResponse>, @unchecked Sendable {}

/// What an app does to support ``INPauseWorkoutIntent``; only handle is required, by completion or async.
public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
  /// Settles which workout is meant.
  func resolveWorkoutName(
    for intent: INPauseWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  /// Settles which workout is meant.
  func resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INPauseWorkoutIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the workout stays as said.
  public func resolveWorkoutName(
    for intent: INPauseWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveWorkoutName(for:with:)` and waits for its answer.
  public func resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult {
    await answered { resolveWorkoutName(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let pauseWorkout = SiriKitIntent(INPauseWorkoutIntent.self, by: (any INPauseWorkoutIntentHandling).self) {
    calls in
    AnyIntentHandler(
      PauseWorkoutIntent.self,
      resolvers: [
        Resolver(\.workoutName, calls.one("resolveWorkoutName", \.workoutName) { await $0.resolveWorkoutName(for: $1) })
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
