import Foundation
import IntentDomains
import IntentModel

/// Goes on with a paused workout.
///
/// Source: `INResumeWorkoutIntent`, iOS 10 and 11.
public final class INResumeWorkoutIntent: IntentObject<ResumeWorkoutIntent>, @unchecked Sendable {
  /// Which workout; `nil` means the current one.
  public var workoutName: INSpeakableString? { object(held.workoutName) }

  /// A request as an app donates it; without a name it means the current workout.
  public convenience init(workoutName: INSpeakableString?) {
    self.init(holding: ResumeWorkoutIntent(workoutName: workoutName?.held))
  }
}

/// What an app can answer to ``INResumeWorkoutIntent``.
public typealias INResumeWorkoutIntentResponseCode = WorkoutChangeResponse.Code

/// What an app answers to ``INResumeWorkoutIntent``.
public final class INResumeWorkoutIntentResponse: ResponseObject<WorkoutChangeResponse>, @unchecked Sendable {}

/// What an app does to support ``INResumeWorkoutIntent``; only handle is required, by completion or async.
public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
  /// Settles which workout is meant.
  func resolveWorkoutName(
    for intent: INResumeWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  /// Settles which workout is meant.
  func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INResumeWorkoutIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the workout stays as said.
  public func resolveWorkoutName(
    for intent: INResumeWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveWorkoutName(for:with:)` and waits for its answer.
  public func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult {
    await answered { resolveWorkoutName(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let resumeWorkout = SiriKitIntent(INResumeWorkoutIntent.self, by: (any INResumeWorkoutIntentHandling).self) {
    calls in
    AnyIntentHandler(
      ResumeWorkoutIntent.self,
      resolvers: [
        Resolver(\.workoutName, calls.one("resolveWorkoutName", \.workoutName) { await $0.resolveWorkoutName(for: $1) })
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
