extension StartWorkoutIntent {
  /// The vocabulary identifiers of workouts that every app knows.
  ///
  /// Source: `INWorkoutNameIdentifier`, iOS 10 and 12.
  public struct NameIdentifier: RawRepresentable, Sendable, Hashable, Codable {
    /// What an app finds as the `vocabularyIdentifier` of a workout's name.
    public let rawValue: String
    /// An identifier as a stored request or an app's vocabulary has it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of a workout that every language has words for, by the symbol of those words: `run`, `swim`.
    ///
    /// A workout name that was understood by such words has the symbol for its `vocabularyIdentifier`.
    public init(symbol: String) {
      self =
        symbol == "row"
        ? .rower : StartWorkoutIntent.NameIdentifier(name: symbol.prefix(1).uppercased() + symbol.dropFirst())
    }

    private init(name: String) { self.rawValue = "com.apple.intents.WorkoutNameIdentifier.\(name)" }

    /// Running, wherever it is done.
    public static let run = StartWorkoutIntent.NameIdentifier(name: "Run")
    /// Time spent sitting.
    public static let sit = StartWorkoutIntent.NameIdentifier(name: "Sit")
    /// A count of steps.
    public static let steps = StartWorkoutIntent.NameIdentifier(name: "Steps")
    /// Time spent on one's feet.
    public static let stand = StartWorkoutIntent.NameIdentifier(name: "Stand")
    /// Any movement, as a goal of the day counts it.
    public static let move = StartWorkoutIntent.NameIdentifier(name: "Move")
    /// Walking, wherever it is done.
    public static let walk = StartWorkoutIntent.NameIdentifier(name: "Walk")
    /// Yoga of any school.
    public static let yoga = StartWorkoutIntent.NameIdentifier(name: "Yoga")
    /// Dancing of any kind.
    public static let dance = StartWorkoutIntent.NameIdentifier(name: "Dance")
    /// A mix of exercises for strength and endurance.
    public static let crosstraining = StartWorkoutIntent.NameIdentifier(name: "Crosstraining")
    /// Training on an elliptical machine.
    public static let elliptical = StartWorkoutIntent.NameIdentifier(name: "Elliptical")
    /// Rowing; the words for it have the symbol `row`.
    public static let rower = StartWorkoutIntent.NameIdentifier(name: "Rower")
    /// Riding a bicycle, wherever it is done.
    public static let cycle = StartWorkoutIntent.NameIdentifier(name: "Cycle")
    /// Climbing stairs, or a machine for it.
    public static let stairs = StartWorkoutIntent.NameIdentifier(name: "Stairs")
    /// A workout that fits no other name.
    public static let other = StartWorkoutIntent.NameIdentifier(name: "Other")
    /// Running on a treadmill or in a hall.
    public static let indoorrun = StartWorkoutIntent.NameIdentifier(name: "Indoorrun")
    /// Riding a stationary bicycle.
    public static let indoorcycle = StartWorkoutIntent.NameIdentifier(name: "Indoorcycle")
    /// Walking on a treadmill or in a hall.
    public static let indoorwalk = StartWorkoutIntent.NameIdentifier(name: "Indoorwalk")
    /// Any exercise, as a goal of the day counts it.
    public static let exercise = StartWorkoutIntent.NameIdentifier(name: "Exercise")
    /// Walking in the country, uphill and downhill.
    public static let hike = StartWorkoutIntent.NameIdentifier(name: "Hike")
    /// Short bursts of great effort with rests between; "HIIT".
    public static let highIntensityIntervalTraining = StartWorkoutIntent.NameIdentifier(
      name: "HighIntensityIntervalTraining")
    /// Swimming, in a pool or in open water.
    public static let swim = StartWorkoutIntent.NameIdentifier(name: "Swim")
  }
}
