/// The vocabulary identifiers of workouts that every app knows. Source: `INWorkoutNameIdentifier`, iOS 10 and 12.
public struct WorkoutNameIdentifier: RawRepresentable, Sendable, Hashable, Codable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The identifier of a workout that every language has words for, by the symbol of those words: `run`, `swim`.
  ///
  /// A workout name that was understood by such words has the symbol for its `vocabularyIdentifier`.
  public init(symbol: String) {
    self = symbol == "row" ? .rower : WorkoutNameIdentifier(name: symbol.prefix(1).uppercased() + symbol.dropFirst())
  }

  private init(name: String) { self.rawValue = "com.apple.intents.WorkoutNameIdentifier.\(name)" }

  public static let run = WorkoutNameIdentifier(name: "Run")
  public static let sit = WorkoutNameIdentifier(name: "Sit")
  public static let steps = WorkoutNameIdentifier(name: "Steps")
  public static let stand = WorkoutNameIdentifier(name: "Stand")
  public static let move = WorkoutNameIdentifier(name: "Move")
  public static let walk = WorkoutNameIdentifier(name: "Walk")
  public static let yoga = WorkoutNameIdentifier(name: "Yoga")
  public static let dance = WorkoutNameIdentifier(name: "Dance")
  public static let crosstraining = WorkoutNameIdentifier(name: "Crosstraining")
  public static let elliptical = WorkoutNameIdentifier(name: "Elliptical")
  public static let rower = WorkoutNameIdentifier(name: "Rower")
  public static let cycle = WorkoutNameIdentifier(name: "Cycle")
  public static let stairs = WorkoutNameIdentifier(name: "Stairs")
  public static let other = WorkoutNameIdentifier(name: "Other")
  public static let indoorrun = WorkoutNameIdentifier(name: "Indoorrun")
  public static let indoorcycle = WorkoutNameIdentifier(name: "Indoorcycle")
  public static let indoorwalk = WorkoutNameIdentifier(name: "Indoorwalk")
  public static let exercise = WorkoutNameIdentifier(name: "Exercise")
  public static let hike = WorkoutNameIdentifier(name: "Hike")
  public static let highIntensityIntervalTraining = WorkoutNameIdentifier(name: "HighIntensityIntervalTraining")
  public static let swim = WorkoutNameIdentifier(name: "Swim")
}
