import IntentModel

/// Starts a workout, with a goal or without an end.
///
/// Source: `INStartWorkoutIntent`, iOS 10 and 11. A goal is a number and its unit: `goalValue` 5 and
/// `workoutGoalUnitType` mile.
public struct StartWorkoutIntent: Intent {
  /// What is done, by its name: run, swim, a workout of the app's own.
  public var workoutName: SpeakableString?
  /// How much of the unit is the goal.
  public var goalValue: Double?
  /// The unit of the goal.
  public var workoutGoalUnitType: GoalUnitType?
  /// Whether the workout is indoors or outdoors.
  public var workoutLocationType: LocationType?
  /// Whether the workout has no goal.
  public var isOpenEnded: Bool?

  /// The name in scripts, prompts and traces; an Info.plist writes `INStartWorkoutIntent`.
  public static let name: IntentName = "StartWorkout"
  /// The name is settled first, then the goal and its unit, then where, then whether it has an end.
  public static let parameters: [Parameter<Self>] = [
    Parameter("workoutName", \.workoutName, kind: .name(.workoutActivityName)).preferringSymbols(),
    Parameter("goalValue", \.goalValue),
    Parameter("workoutGoalUnitType", \.workoutGoalUnitType),
    Parameter("workoutLocationType", \.workoutLocationType),
    Parameter("isOpenEnded", \.isOpenEnded),
  ]

  /// A request of which nothing is said yet.
  public init() {}

  /// A request as far as it is said; what is left out is not said.
  public init(
    workoutName: SpeakableString? = nil,
    goalValue: Double? = nil,
    workoutGoalUnitType: GoalUnitType? = nil,
    workoutLocationType: LocationType? = nil,
    isOpenEnded: Bool? = nil
  ) {
    self.workoutName = workoutName
    self.goalValue = goalValue
    self.workoutGoalUnitType = workoutGoalUnitType
    self.workoutLocationType = workoutLocationType
    self.isOpenEnded = isOpenEnded
  }
}

extension StartWorkoutIntent {
  /// What the app answers.
  ///
  /// A prompt may tell the parts that ``WorkoutSummary/details`` names: `workout`, `duration`, `energy` and more.
  public struct Response: IntentResponse {
    /// What the app answers: ready, carried out, going on in the app, or why not.
    public let code: Code
    /// Where the app opens to go on; the engine makes one, named after the intent, where this is `nil`.
    public var userActivity: UserActivity?
    /// What the app shows beside the default presentation.
    public var card: ContentCard?
    /// The workout as it runs now.
    public var workout: WorkoutSummary?

    /// An answer without details.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// An answer with the workout as it runs now.
    public init(_ code: Code, workout: WorkoutSummary?, userActivity: UserActivity? = nil) {
      self.init(code: code, userActivity: userActivity)
      self.workout = workout
    }

    /// The parts of the workout; none where the app gave no workout.
    public var details: [String: ToldValue] {
      workout?.details ?? [:]
    }

    /// What the app can answer, by SiriKit's names and numbers.
    public enum Code: Int, IntentResponseCode {
      /// No status was given; never returned on purpose.
      case unspecified = 0
      /// The app can carry out the intent as it stands; answered by confirm.
      case ready
      /// The app comes to the front with the user activity and goes on there.
      case continueInApp
      /// Could not be carried out.
      case failure
      /// Cannot be finished here; the user has to open the app.
      case failureRequiringAppLaunch
      /// A workout is running already.
      case failureOngoingWorkout
      /// The app knows no such workout.
      case failureNoMatchingWorkout
      /// The app goes on in the background; no unlock is needed (iOS 11).
      case handleInApp
      /// Carried out.
      case success
    }
  }
}

extension StartWorkoutIntent {
  /// What an app does to support ``StartWorkoutIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Settles what is done.
    func resolveWorkoutName(for intent: StartWorkoutIntent) async throws -> ResolutionResult<SpeakableString>
    /// Settles how much of the unit is the goal.
    func resolveGoalValue(for intent: StartWorkoutIntent) async throws -> ResolutionResult<Double>
    /// Settles the unit of the goal.
    func resolveWorkoutGoalUnitType(
      for intent: StartWorkoutIntent
    ) async throws -> ResolutionResult<GoalUnitType>
    /// Settles whether the workout is indoors or outdoors.
    func resolveWorkoutLocationType(
      for intent: StartWorkoutIntent
    ) async throws -> ResolutionResult<LocationType>
    /// Settles whether the workout has no goal.
    func resolveIsOpenEnded(for intent: StartWorkoutIntent) async throws -> ResolutionResult<Bool>
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: StartWorkoutIntent) async throws -> StartWorkoutIntent.Response
    /// Carries the request out.
    func handle(_ intent: StartWorkoutIntent) async throws -> StartWorkoutIntent.Response
  }
}

extension StartWorkoutIntent.Handling {
  /// By default the workout stays as said and is not asked for.
  public func resolveWorkoutName(for intent: StartWorkoutIntent) async throws -> ResolutionResult<SpeakableString> {
    .asSaid(intent.workoutName)
  }

  /// By default the goal stays as said and is not asked for.
  public func resolveGoalValue(for intent: StartWorkoutIntent) async throws -> ResolutionResult<Double> {
    .asSaid(intent.goalValue)
  }

  /// By default the unit stays as said and is not asked for.
  public func resolveWorkoutGoalUnitType(
    for intent: StartWorkoutIntent
  ) async throws -> ResolutionResult<StartWorkoutIntent.GoalUnitType> {
    .asSaid(intent.workoutGoalUnitType)
  }

  /// By default indoors or outdoors stays as said and is not asked for.
  public func resolveWorkoutLocationType(
    for intent: StartWorkoutIntent
  ) async throws -> ResolutionResult<StartWorkoutIntent.LocationType> {
    .asSaid(intent.workoutLocationType)
  }

  /// By default a workout without an end is one if that was said; otherwise nobody is asked.
  public func resolveIsOpenEnded(for intent: StartWorkoutIntent) async throws -> ResolutionResult<Bool> {
    .asSaid(intent.isOpenEnded)
  }

  /// By default every request is ready to be carried out.
  public func confirm(_ intent: StartWorkoutIntent) async throws -> StartWorkoutIntent.Response {
    StartWorkoutIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``StartWorkoutIntent`` to the code of an app.
  public static func startWorkout(_ handler: some StartWorkoutIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      StartWorkoutIntent.self,
      resolvers: [
        Resolver(\.workoutName, handler.resolveWorkoutName),
        Resolver(\.goalValue, handler.resolveGoalValue),
        Resolver(\.workoutGoalUnitType, handler.resolveWorkoutGoalUnitType),
        Resolver(\.workoutLocationType, handler.resolveWorkoutLocationType),
        Resolver(\.isOpenEnded, handler.resolveIsOpenEnded),
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}
