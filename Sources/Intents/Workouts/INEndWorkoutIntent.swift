import Foundation
import IntentDomains
import IntentModel

/// Ends a workout and keeps it.
///
/// Source: `INEndWorkoutIntent`, iOS 10 and 11.
public final class INEndWorkoutIntent: IntentObject<EndWorkoutIntent>, @unchecked Sendable {
  /// Which workout; `nil` means the current one.
  public var workoutName: INSpeakableString? { object(held.workoutName) }

  /// A request as an app donates it; without a name it means the current workout.
  public convenience init(workoutName: INSpeakableString?) {
    self.init(holding: EndWorkoutIntent(workoutName: workoutName?.held))
  }
}

/// What an app can answer to ``INEndWorkoutIntent``.
public typealias INEndWorkoutIntentResponseCode = WorkoutChangeResponse.Code

/// What an app answers to ``INEndWorkoutIntent``.
public final class INEndWorkoutIntentResponse: ResponseObject<WorkoutChangeResponse>, @unchecked Sendable {}

/// What an app does to support ``INEndWorkoutIntent``; only handle is required, by completion or async.
public protocol INEndWorkoutIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
  /// Settles which workout is meant.
  func resolveWorkoutName(
    for intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  /// Settles which workout is meant.
  func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INEndWorkoutIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)
  {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the workout stays as said.
  public func resolveWorkoutName(
    for intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveWorkoutName(for:with:)` and waits for its answer.
  public func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult {
    await answered { resolveWorkoutName(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let endWorkout = SiriKitIntent(INEndWorkoutIntent.self, by: (any INEndWorkoutIntentHandling).self) { calls in
    AnyIntentHandler(
      EndWorkoutIntent.self,
      resolvers: [
        Resolver(\.workoutName, calls.one("resolveWorkoutName", \.workoutName) { await $0.resolveWorkoutName(for: $1) })
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
