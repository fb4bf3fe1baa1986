import IntentModel

extension IntentDomain {
  /// Workouts: to start, to pause, to go on, to end, to drop.
  public static let workouts = IntentDomain(
    "Workouts",
    [
      IntentDescription(StartWorkoutIntent.self),
      IntentDescription(PauseWorkoutIntent.self),
      IntentDescription(ResumeWorkoutIntent.self),
      IntentDescription(EndWorkoutIntent.self),
      IntentDescription(CancelWorkoutIntent.self),
    ])
}
