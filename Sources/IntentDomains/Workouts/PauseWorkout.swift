import IntentModel

/// Pauses a workout; what was done is kept.
///
/// Source: `INPauseWorkoutIntent`, iOS 10 and 11.
public struct PauseWorkoutIntent: Intent {
  /// Which workout; `nil` means the current one.
  public var workoutName: SpeakableString?

  public static let name: IntentName = "PauseWorkout"
  public static let parameters: [Parameter<Self>] = [
    Parameter("workoutName", \.workoutName, kind: .name(.workoutActivityName))
  ]

  public init() {}

  public init(workoutName: SpeakableString? = nil) {
    self.workoutName = workoutName
  }
}

extension PauseWorkoutIntent {
  /// What the app answers.
  ///
  /// A prompt may tell the parts that ``WorkoutSummary/details`` names: `workout`, `duration`, `energy` and more.
  public struct Response: IntentResponse {
    public let code: Code
    public var userActivity: UserActivity?
    /// The workout as it stands.
    public var workout: WorkoutSummary?

    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    public init(_ code: Code, workout: WorkoutSummary?, userActivity: UserActivity? = nil) {
      self.init(code: code, userActivity: userActivity)
      self.workout = workout
    }

    public var details: [String: ToldValue] {
      workout?.details ?? [:]
    }

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
      /// There is no such workout that could be paused.
      case failureNoMatchingWorkout
      /// The app goes on in the background; no unlock is needed (iOS 11).
      case handleInApp
      /// Carried out.
      case success
    }
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
