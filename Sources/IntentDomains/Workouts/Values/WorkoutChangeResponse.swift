import IntentModel

/// What an app answers when a workout that goes on is paused, resumed, ended or dropped.
///
/// SiriKit has a class for each, which differ in nothing: `INPauseWorkoutIntentResponse` and so on, iOS 10 and 11.
///
/// A prompt may tell the parts that ``WorkoutSummary/details`` names: `workout`, `duration`, `energy` and more.
public struct WorkoutChangeResponse: IntentResponse {
  /// What the app answers: ready, carried out, going on in the app, or why not.
  public let code: Code
  /// Where the app opens to go on; the engine makes one, named after the intent, where this is `nil`.
  public var userActivity: UserActivity?
  /// The workout as it stands.
  public var workout: WorkoutSummary?

  /// An answer without details.
  public init(code: Code, userActivity: UserActivity?) {
    self.code = code
    self.userActivity = userActivity
  }

  /// An answer with the workout as it is after the change.
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
    /// There is no such workout that this could be done with.
    case failureNoMatchingWorkout
    /// The app goes on in the background; no unlock is needed (iOS 11).
    case handleInApp
    /// Carried out.
    case success
  }
}
