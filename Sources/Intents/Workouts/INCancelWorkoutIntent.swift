import Foundation
import IntentDomains
import IntentModel

/// Stops a workout and drops it.
///
/// Source: `INCancelWorkoutIntent`, iOS 10 and 11.
public final class INCancelWorkoutIntent: IntentObject<CancelWorkoutIntent>, @unchecked Sendable {
  /// Which workout; `nil` means the current one.
  public var workoutName: INSpeakableString? { object(held.workoutName) }

  /// A request as an app donates it; without a name it means the current workout.
  public convenience init(workoutName: INSpeakableString?) {
    self.init(holding: CancelWorkoutIntent(workoutName: workoutName?.held))
  }
}

/// What an app can answer to ``INCancelWorkoutIntent``.
public typealias INCancelWorkoutIntentResponseCode = WorkoutChangeResponse.Code

/// What an app answers to ``INCancelWorkoutIntent``.
public final class INCancelWorkoutIntentResponse: ResponseObject<WorkoutChangeResponse>, @unchecked Sendable {}

/// What an app does to support ``INCancelWorkoutIntent``; only handle is required, by completion or async.
public protocol INCancelWorkoutIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
  /// Settles which workout is meant.
  func resolveWorkoutName(
    for intent: INCancelWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  /// Settles which workout is meant.
  func resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INCancelWorkoutIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the workout stays as said.
  public func resolveWorkoutName(
    for intent: INCancelWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveWorkoutName(for:with:)` and waits for its answer.
  public func resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult {
    await answered { resolveWorkoutName(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let cancelWorkout = SiriKitIntent(INCancelWorkoutIntent.self, by: (any INCancelWorkoutIntentHandling).self) {
    calls in
    AnyIntentHandler(
      CancelWorkoutIntent.self,
      resolvers: [
        Resolver(\.workoutName, calls.one("resolveWorkoutName", \.workoutName) { await $0.resolveWorkoutName(for: $1) })
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
