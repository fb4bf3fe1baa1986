import IntentModel

/// Stops a workout and drops it.
///
/// Source: `INCancelWorkoutIntent`, iOS 10 and 11.
public struct CancelWorkoutIntent: Intent {
  /// Which workout; `nil` means the current one.
  public var workoutName: SpeakableString?

  /// The name in scripts, prompts and traces; an Info.plist writes `INCancelWorkoutIntent`.
  public static let name: IntentName = "CancelWorkout"
  /// Right after a start, pause or resumption it is done; out of the blue the user is asked first.
  public static let rules = IntentRules(
    undoes: [StartWorkoutIntent.name, PauseWorkoutIntent.name, ResumeWorkoutIntent.name],
    facts: [.howLong: ["duration"]])
  /// A word that every app knows ("run") goes before a longer name that contains it.
  public static let parameters: [Parameter<Self>] = [
    Parameter("workoutName", \.workoutName, kind: .name(.workoutActivityName)).preferringSymbols()
  ]

  /// The same answer as for every change of a workout.
  public typealias Response = WorkoutChangeResponse

  /// A request of which nothing is said yet.
  public init() {}

  /// A request as far as it is said; what is left out is not said.
  public init(workoutName: SpeakableString? = nil) {
    self.workoutName = workoutName
  }
}

extension CancelWorkoutIntent {
  /// What an app does to support ``CancelWorkoutIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Settles which workout is meant.
    func resolveWorkoutName(for intent: CancelWorkoutIntent) async throws -> ResolutionResult<SpeakableString>
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: CancelWorkoutIntent) async throws -> CancelWorkoutIntent.Response
    /// Carries the request out.
    func handle(_ intent: CancelWorkoutIntent) async throws -> CancelWorkoutIntent.Response
  }
}

extension CancelWorkoutIntent.Handling {
  /// By default the workout stays as said and is not asked for.
  public func resolveWorkoutName(for intent: CancelWorkoutIntent) async throws -> ResolutionResult<SpeakableString> {
    .asSaid(intent.workoutName)
  }

  /// By default every request is ready to be carried out.
  public func confirm(_ intent: CancelWorkoutIntent) async throws -> CancelWorkoutIntent.Response {
    CancelWorkoutIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``CancelWorkoutIntent`` to the code of an app.
  public static func cancelWorkout(_ handler: some CancelWorkoutIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      CancelWorkoutIntent.self,
      resolvers: [
        Resolver(\.workoutName, handler.resolveWorkoutName)
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}
