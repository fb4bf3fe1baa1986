import IntentModel

/// Stops a workout and drops it.
///
/// Source: `INCancelWorkoutIntent`, iOS 10 and 11.
public struct CancelWorkoutIntent: Intent {
  /// Which workout; `nil` means the current one.
  public var workoutName: SpeakableString?

  public static let name: IntentName = "CancelWorkout"
  public static let rules = IntentRules(
    undoes: [StartWorkoutIntent.name, PauseWorkoutIntent.name, ResumeWorkoutIntent.name])
  public static let parameters: [Parameter<Self>] = [
    Parameter("workoutName", \.workoutName, kind: .name(.workoutActivityName)).preferringSymbols()
  ]

  public typealias Response = WorkoutChangeResponse

  public init() {}

  public init(workoutName: SpeakableString? = nil) {
    self.workoutName = workoutName
  }
}

/// What an app does to support ``CancelWorkoutIntent``; only handle is required.
public protocol CancelWorkoutIntentHandling: Sendable {
  /// Settles which workout is meant.
  func resolveWorkoutName(for intent: CancelWorkoutIntent) async throws -> ResolutionResult<SpeakableString>
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(_ intent: CancelWorkoutIntent) async throws -> CancelWorkoutIntent.Response
  /// Carries the request out.
  func handle(_ intent: CancelWorkoutIntent) async throws -> CancelWorkoutIntent.Response
}

extension CancelWorkoutIntentHandling {
  public func resolveWorkoutName(for intent: CancelWorkoutIntent) async throws -> ResolutionResult<SpeakableString> {
    .asSaid(intent.workoutName)
  }

  public func confirm(_ intent: CancelWorkoutIntent) async throws -> CancelWorkoutIntent.Response {
    CancelWorkoutIntent.Response(.ready)
  }
}

extension IntentHandler {
  /// Joins ``CancelWorkoutIntent`` to the code of an app.
  public static func cancelWorkout(_ handler: some CancelWorkoutIntentHandling) -> IntentHandler {
    IntentHandler(
      CancelWorkoutIntent.self,
      resolvers: [
        Resolver(\.workoutName, handler.resolveWorkoutName)
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}
