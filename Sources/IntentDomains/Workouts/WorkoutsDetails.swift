import IntentModel

// What the responses tell prompts.

extension StartWorkoutIntent.Response {
  /// The parts of the workout; none where the app gave no workout.
  public var details: [String: ToldValue] {
    workout?.details ?? [:]
  }
}
