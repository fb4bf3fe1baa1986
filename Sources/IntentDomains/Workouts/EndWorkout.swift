import IntentModel

/// Ends a workout and keeps it.
///
/// Source: `INEndWorkoutIntent`, iOS 10 and 11.
public struct EndWorkoutIntent: Intent {
  /// Which workout; `nil` means the current one.
  public var workoutName: SpeakableString?

  /// The name in scripts, prompts and traces; an Info.plist writes `INEndWorkoutIntent`.
  public static let name: IntentName = "EndWorkout"
  /// What is ended is kept.
  public static let rules = IntentRules(
    ends: [StartWorkoutIntent.name, PauseWorkoutIntent.name, ResumeWorkoutIntent.name])
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

extension EndWorkoutIntent {
  /// What an app does to support ``EndWorkoutIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Settles which workout is meant.
    func resolveWorkoutName(for intent: EndWorkoutIntent) async throws -> ResolutionResult<SpeakableString>
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: EndWorkoutIntent) async throws -> EndWorkoutIntent.Response
    /// Carries the request out.
    func handle(_ intent: EndWorkoutIntent) async throws -> EndWorkoutIntent.Response
  }
}

extension EndWorkoutIntent.Handling {
  /// By default the workout stays as said and is not asked for.
  public func resolveWorkoutName(for intent: EndWorkoutIntent) async throws -> ResolutionResult<SpeakableString> {
    .asSaid(intent.workoutName)
  }

  /// By default every request is ready to be carried out.
  public func confirm(_ intent: EndWorkoutIntent) async throws -> EndWorkoutIntent.Response {
    EndWorkoutIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``EndWorkoutIntent`` to the code of an app.
  public static func endWorkout(_ handler: some EndWorkoutIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      EndWorkoutIntent.self,
      resolvers: [
        Resolver(\.workoutName, handler.resolveWorkoutName)
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}
