#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley

/// A fitness app: the workouts that it offers, and the one under way.
actor Fitness {
  struct Workout: Sendable, Hashable {
    var name: String
    var identifier: String
    var otherNames: [String]
    /// The energy that is burnt in a minute, in kilocalories.
    var energyPerMinute: Double
    /// The distance that is covered in a minute, in metres; 0 for a workout on the spot.
    var metresPerMinute: Double
    /// The types of location where it can be done.
    var locations: Set<StartWorkoutIntent.LocationType>

    var speakable: SpeakableString { SpeakableString(name, identifier: identifier) }
  }

  /// A workout that runs, is paused, or is over.
  struct Session: Sendable {
    var workout: Workout
    var state: WorkoutSummary.State = .running
    var goalValue: Double?
    var goalUnit: StartWorkoutIntent.GoalUnitType?
    /// How long it ran before it was last started or resumed, in seconds.
    var ranBefore = 0.0
    /// When it was last started or resumed.
    var runningSince: Date

    func duration(at date: Date) -> Double {
      state == .running ? ranBefore + max(0, date.timeIntervalSince(runningSince)) : ranBefore
    }

    func summary(at date: Date) -> WorkoutSummary {
      let minutes = duration(at: date) / 60
      return WorkoutSummary(
        workout.speakable, state: state, duration: duration(at: date),
        distance: workout.metresPerMinute > 0 ? (workout.metresPerMinute * minutes).rounded() : nil,
        energy: workout.energyPerMinute > 0 ? (workout.energyPerMinute * minutes).rounded() : nil,
        goalValue: goalValue, goalUnitType: goalUnit)
    }
  }

  /// How the app continues after a request: in the background, in the foreground, or not at all.
  enum Continuation: String, CaseIterable, SymbolicValue {
    case background, foreground, none
  }

  nonisolated let workouts: NamedThings<Workout>
  nonisolated let continuation: Continuation
  nonisolated let isServiceAvailable: Bool
  nonisolated let environment: ConversationEnvironment
  /// All workouts since the app was opened; only the last one can be under way.
  var sessions: [Session]

  init(
    workouts: [Workout], continuation: Continuation, isServiceAvailable: Bool, sessions: [Session],
    environment: ConversationEnvironment
  ) {
    self.workouts = NamedThings(workouts) { [$0.name] + $0.otherNames }
    self.continuation = continuation
    self.isServiceAvailable = isServiceAvailable
    self.sessions = sessions
    self.environment = environment
  }

  /// The index of the workout that is under way; `nil` if there is none, or none of that name.
  func current(named name: SpeakableString?) -> Int? {
    guard let place = sessions.indices.last, [.running, .paused].contains(sessions[place].state) else { return nil }
    guard let name else { return place }
    return named(name).contains(sessions[place].workout) ? place : nil
  }

  /// The workouts that a name may mean.
  nonisolated func named(_ name: SpeakableString) -> [Workout] {
    if let known = known(name) { return [known] }
    return workouts.find(name.spokenPhrase)
  }

  /// The resolution of the name of a workout.
  nonisolated func settle(_ name: SpeakableString) -> ResolutionResult<SpeakableString> {
    if let known = known(name) { return .success(known.speakable) }
    return workouts.settle(name.spokenPhrase, asked: name, as: \.speakable)
  }

  /// The workout that a name identifies, among the app's own and the workouts that every language has words for.
  private nonisolated func known(_ name: SpeakableString) -> Workout? {
    guard let identifier = name.vocabularyIdentifier else { return nil }
    let common = StartWorkoutIntent.NameIdentifier(symbol: identifier).rawValue
    return workouts.things.first { $0.identifier == identifier || $0.identifier == common }
  }
}
