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
        ? .rower : NameIdentifier(name: symbol.prefix(1).uppercased() + symbol.dropFirst())
    }

    private init(name: String) { self.rawValue = "com.apple.intents.WorkoutNameIdentifier.\(name)" }

    /// Running, wherever it is done.
    public static let run = NameIdentifier(name: "Run")
    /// Time spent sitting.
    public static let sit = NameIdentifier(name: "Sit")
    /// A count of steps.
    public static let steps = NameIdentifier(name: "Steps")
    /// Time spent on one's feet.
    public static let stand = NameIdentifier(name: "Stand")
    /// Any movement, as a goal of the day counts it.
    public static let move = NameIdentifier(name: "Move")
    /// Walking, wherever it is done.
    public static let walk = NameIdentifier(name: "Walk")
    /// Yoga of any school.
    public static let yoga = NameIdentifier(name: "Yoga")
    /// Dancing of any kind.
    public static let dance = NameIdentifier(name: "Dance")
    /// A mix of exercises for strength and endurance.
    public static let crosstraining = NameIdentifier(name: "Crosstraining")
    /// Training on an elliptical machine.
    public static let elliptical = NameIdentifier(name: "Elliptical")
    /// Rowing; the words for it have the symbol `row`.
    public static let rower = NameIdentifier(name: "Rower")
    /// Riding a bicycle, wherever it is done.
    public static let cycle = NameIdentifier(name: "Cycle")
    /// Climbing stairs, or a machine for it.
    public static let stairs = NameIdentifier(name: "Stairs")
    /// A workout that fits no other name.
    public static let other = NameIdentifier(name: "Other")
    /// Running on a treadmill or in a hall.
    public static let indoorrun = NameIdentifier(name: "Indoorrun")
    /// Riding a stationary bicycle.
    public static let indoorcycle = NameIdentifier(name: "Indoorcycle")
    /// Walking on a treadmill or in a hall.
    public static let indoorwalk = NameIdentifier(name: "Indoorwalk")
    /// Any exercise, as a goal of the day counts it.
    public static let exercise = NameIdentifier(name: "Exercise")
    /// Walking in the country, uphill and downhill.
    public static let hike = NameIdentifier(name: "Hike")
    /// Short bursts of great effort with rests between; "HIIT".
    public static let highIntensityIntervalTraining = NameIdentifier(
      name: "HighIntensityIntervalTraining")
    /// Swimming, in a pool or in open water.
    public static let swim = NameIdentifier(name: "Swim")
  }
}
