import IntentModel

/// Pauses a workout; what was done is kept.
///
/// Source: `INPauseWorkoutIntent`, iOS 10 and 11.
public struct PauseWorkoutIntent: Intent {
  /// Which workout; `nil` means the current one.
  public var workoutName: SpeakableString?

  public static let name: IntentName = "PauseWorkout"
  public static let parameters: [Parameter<Self>] = [
    Parameter("workoutName", \.workoutName, kind: .name(.workoutActivityName)).preferringSymbols()
  ]

  public typealias Response = WorkoutChangeResponse

  public init() {}

  public init(workoutName: SpeakableString? = nil) {
    self.workoutName = workoutName
  }
}

/// What an app does to support ``PauseWorkoutIntent``; only handle is required.
public protocol PauseWorkoutIntentHandling: Sendable {
  /// Settles which workout is meant.
  func resolveWorkoutName(for intent: PauseWorkoutIntent) async throws -> ResolutionResult<SpeakableString>
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(_ intent: PauseWorkoutIntent) async throws -> PauseWorkoutIntent.Response
  /// Carries the request out.
  func handle(_ intent: PauseWorkoutIntent) async throws -> PauseWorkoutIntent.Response
}

extension PauseWorkoutIntentHandling {
  public func resolveWorkoutName(for intent: PauseWorkoutIntent) async throws -> ResolutionResult<SpeakableString> {
    .asSaid(intent.workoutName)
  }

  public func confirm(_ intent: PauseWorkoutIntent) async throws -> PauseWorkoutIntent.Response {
    PauseWorkoutIntent.Response(.ready)
  }
}

extension IntentHandler {
  /// Joins ``PauseWorkoutIntent`` to the code of an app.
  public static func pauseWorkout(_ handler: some PauseWorkoutIntentHandling) -> IntentHandler {
    IntentHandler(
      PauseWorkoutIntent.self,
      resolvers: [
        Resolver(\.workoutName, handler.resolveWorkoutName)
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}
