import IntentModel

/// A workout as it stands: what an app answers so that it can be told.
///
/// SiriKit's responses carry none.
public struct WorkoutSummary: Sendable, Hashable, Codable {
  /// Whether it is going on.
  public enum State: String, SymbolicValue, CaseIterable {
    /// In order: going on, stopped for a while, over and kept, over and dropped.
    case running, paused, ended, canceled
  }

  /// The name that the user hears.
  public var workoutName: SpeakableString
  /// Whether it goes on, rests or is over, after the request was handled.
  public var state: State
  /// How long the workout has run, pauses left out, in seconds.
  public var duration: Double
  /// How far it went, in metres.
  public var distance: Double?
  /// What was burnt, in kilocalories.
  public var energy: Double?
  /// How much of the unit is the goal; `nil` for a workout without an end.
  public var goalValue: Double?
  /// The unit of the goal; `nil` for a workout without an end.
  public var goalUnitType: StartWorkoutIntent.GoalUnitType?

  /// A workout and the seconds it ran; what is left out goes unmentioned.
  public init(
    _ workoutName: SpeakableString, state: State, duration: Double, distance: Double? = nil,
    energy: Double? = nil, goalValue: Double? = nil, goalUnitType: StartWorkoutIntent.GoalUnitType? = nil
  ) {
    self.workoutName = workoutName
    self.state = state
    self.duration = duration
    self.distance = distance
    self.energy = energy
    self.goalValue = goalValue
    self.goalUnitType = goalUnitType
  }

  /// The workout as a prompt tells it: `workout`, `state`, `duration`, `distance`, `energy`, `goal` and `goalUnit`,
  /// as far as known.
  public var details: [String: ToldValue] {
    var details: [String: ToldValue] = [
      "workout": workoutName.told, "state": state.told, "duration": .duration(duration),
    ]
    details["distance"] = distance.map { .distance($0) }
    details["energy"] = energy.map { .energy($0) }
    details["goal"] = goalValue?.told
    details["goalUnit"] = goalUnitType?.told
    return details
  }
}
