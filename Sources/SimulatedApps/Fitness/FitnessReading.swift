#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley
import PropertyLists

extension Fitness {
  /// The keys that a fitness app reads from a World.plist.
  static let keys = ["Workouts", "Current", "Continues", "ServiceAvailable"]

  static func read(_ world: inout WorldReader, environment: ConversationEnvironment) -> Fitness {
    let workouts = world.readWorkouts()
    return Fitness(
      workouts: workouts,
      continuation: world.symbol("Continues", in: world.root, as: Continuation.self) ?? .background,
      isServiceAvailable: world.flag("ServiceAvailable", in: world.root) ?? true,
      sessions: world.readSession(workouts).map { [$0] } ?? [], environment: environment)
  }

  /// The handlers for the intents of workouts.
  nonisolated var handlers: [AnyIntentHandler] {
    [.startWorkout(self), .pauseWorkout(self), .resumeWorkout(self), .endWorkout(self), .cancelWorkout(self)]
  }
}

extension WorldReader {
  fileprivate mutating func readWorkouts() -> [Fitness.Workout] {
    var workouts: [Fitness.Workout] = []
    for node in dictionaries("Workouts", in: root) {
      checkKeys(
        of: node,
        known: ["Name", "Identifier", "OtherNames", "EnergyPerMinute", "MetresPerMinute", "Indoor", "Outdoor"])
      guard let name = text("Name", in: node, of: "a workout") else { continue }
      var locations: Set<StartWorkoutIntent.LocationType> = []
      if flag("Indoor", in: node) ?? true { locations.insert(.indoor) }
      if flag("Outdoor", in: node) ?? true { locations.insert(.outdoor) }
      workouts.append(
        Fitness.Workout(
          name: name, identifier: text("Identifier", in: node) ?? "workout-\(Self.slug(of: name))",
          otherNames: texts("OtherNames", in: node), energyPerMinute: number("EnergyPerMinute", in: node) ?? 0,
          metresPerMinute: number("MetresPerMinute", in: node) ?? 0, locations: locations))
    }
    return workouts
  }

  /// The workout that is under way when the world is opened.
  fileprivate mutating func readSession(_ workouts: [Fitness.Workout]) -> Fitness.Session? {
    guard let node = dictionary("Current", in: root) else { return nil }
    checkKeys(of: node, known: ["Workout", "Paused"] + Self.momentKeys)
    guard let name = text("Workout", in: node, of: "the current workout") else { return nil }
    guard let workout = workouts.first(where: { $0.name == name }) else {
      note(.unknownName(name, key: "Workout", nearest: nil), at: node)
      return nil
    }
    var session = Fitness.Session(workout: workout, runningSince: moment(in: node) ?? now)
    if flag("Paused", in: node) == true {
      session.ranBefore = session.duration(at: now)
      session.state = .paused
    }
    return session
  }
}
