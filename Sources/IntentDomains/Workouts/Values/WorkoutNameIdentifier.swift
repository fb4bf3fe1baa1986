/// The vocabulary identifiers of workouts that every app knows.
///
/// Source: `INWorkoutNameIdentifier`, iOS 10 and 12.
public struct WorkoutNameIdentifier: RawRepresentable, Sendable, Hashable, Codable {
  /// What an app finds as the `vocabularyIdentifier` of a workout's name.
  public let rawValue: String
  /// An identifier as a stored request or an app's vocabulary has it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The identifier of a workout that every language has words for, by the symbol of those words: `run`, `swim`.
  ///
  /// A workout name that was understood by such words has the symbol for its `vocabularyIdentifier`.
  public init(symbol: String) {
    self = symbol == "row" ? .rower : WorkoutNameIdentifier(name: symbol.prefix(1).uppercased() + symbol.dropFirst())
  }

  private init(name: String) { self.rawValue = "com.apple.intents.WorkoutNameIdentifier.\(name)" }

  /// Running, wherever it is done.
  public static let run = WorkoutNameIdentifier(name: "Run")
  /// Time spent sitting.
  public static let sit = WorkoutNameIdentifier(name: "Sit")
  /// A count of steps.
  public static let steps = WorkoutNameIdentifier(name: "Steps")
  /// Time spent on one's feet.
  public static let stand = WorkoutNameIdentifier(name: "Stand")
  /// Any movement, as a goal of the day counts it.
  public static let move = WorkoutNameIdentifier(name: "Move")
  /// Walking, wherever it is done.
  public static let walk = WorkoutNameIdentifier(name: "Walk")
  /// Yoga of any school.
  public static let yoga = WorkoutNameIdentifier(name: "Yoga")
  /// Dancing of any kind.
  public static let dance = WorkoutNameIdentifier(name: "Dance")
  /// A mix of exercises for strength and endurance.
  public static let crosstraining = WorkoutNameIdentifier(name: "Crosstraining")
  /// Training on an elliptical machine.
  public static let elliptical = WorkoutNameIdentifier(name: "Elliptical")
  /// Rowing; the words for it have the symbol `row`.
  public static let rower = WorkoutNameIdentifier(name: "Rower")
  /// Riding a bicycle, wherever it is done.
  public static let cycle = WorkoutNameIdentifier(name: "Cycle")
  /// Climbing stairs, or a machine for it.
  public static let stairs = WorkoutNameIdentifier(name: "Stairs")
  /// A workout that fits no other name.
  public static let other = WorkoutNameIdentifier(name: "Other")
  /// Running on a treadmill or in a hall.
  public static let indoorrun = WorkoutNameIdentifier(name: "Indoorrun")
  /// Riding a stationary bicycle.
  public static let indoorcycle = WorkoutNameIdentifier(name: "Indoorcycle")
  /// Walking on a treadmill or in a hall.
  public static let indoorwalk = WorkoutNameIdentifier(name: "Indoorwalk")
  /// Any exercise, as a goal of the day counts it.
  public static let exercise = WorkoutNameIdentifier(name: "Exercise")
  /// Walking in the country, uphill and downhill.
  public static let hike = WorkoutNameIdentifier(name: "Hike")
  /// Short bursts of great effort with rests between; "HIIT".
  public static let highIntensityIntervalTraining = WorkoutNameIdentifier(name: "HighIntensityIntervalTraining")
  /// Swimming, in a pool or in open water.
  public static let swim = WorkoutNameIdentifier(name: "Swim")
}
