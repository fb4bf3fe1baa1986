import Foundation
import Parley
import Testing

@testable import SimulatedApps

@Suite struct FitnessTests {
  let world = Worlds.world()
  let fitness: Fitness

  init() throws {
    fitness = try Worlds.read("Vocabulary/MonkeyFit", in: world) { [world] reader, _ in
      Fitness.read(&reader, environment: world.environment)
    }
  }

  @Test func aWorkoutIsStartedPausedResumedAndEnded() async throws {
    let name = SpeakableString("Bananarific", identifier: "workout-bananarific")
    #expect(try await fitness.handle(ResumeWorkoutIntent()).code == .failureNoMatchingWorkout)
    #expect(try await fitness.handle(StartWorkoutIntent(workoutName: name)).code == .handleInApp)
    #expect(try await fitness.confirm(StartWorkoutIntent(workoutName: name)).code == .failureOngoingWorkout)
    world.advance(by: 600)
    #expect(try await fitness.handle(PauseWorkoutIntent(workoutName: name)).workout?.duration == 600)
    #expect(try await fitness.handle(PauseWorkoutIntent()).code == .failureNoMatchingWorkout)
    world.advance(by: 600)
    #expect(try await fitness.handle(ResumeWorkoutIntent()).workout?.state == .running)
    world.advance(by: 300)
    let ended = try await fitness.handle(EndWorkoutIntent())
    #expect(ended.workout?.duration == 900)
    #expect(ended.workout?.energy == 135)
    #expect(ended.workout?.distance == nil)
    #expect(try await fitness.handle(EndWorkoutIntent()).code == .failureNoMatchingWorkout)
  }

  @Test func aCancelledWorkoutIsDropped() async throws {
    _ = try await fitness.handle(StartWorkoutIntent(workoutName: "run"))
    #expect(try await fitness.handle(CancelWorkoutIntent(workoutName: "yoga")).code == .failureNoMatchingWorkout)
    #expect(try await fitness.handle(CancelWorkoutIntent(workoutName: "running")).code == .handleInApp)
    #expect(await fitness.sessions.isEmpty)
  }

  @Test func aGoalIsANumberAndItsUnit() async throws {
    func unit(_ intent: StartWorkoutIntent) async throws -> String {
      try await fitness.resolveWorkoutGoalUnitType(for: intent).name
    }
    let goal = StartWorkoutIntent(workoutName: "run", goalValue: 5)
    #expect(try await unit(goal) == "needsValue")
    #expect(
      try await unit(StartWorkoutIntent(workoutName: "run", goalValue: 5, workoutGoalUnitType: .mile)) == "success")
    #expect(
      try await unit(StartWorkoutIntent(workoutName: "yoga", goalValue: 5, workoutGoalUnitType: .mile))
        == "unsupported")
    #expect(
      try await fitness.resolveGoalValue(for: StartWorkoutIntent(goalValue: 5, isOpenEnded: true)) == .notRequired)
    #expect(try await fitness.resolveGoalValue(for: StartWorkoutIntent(goalValue: -1)) == .unsupported)
    #expect(
      try await fitness.resolveGoalValue(for: StartWorkoutIntent(workoutGoalUnitType: .mile)) == .needsValue)
  }

  @Test func asksWhichWorkoutAndWhere() async throws {
    #expect(try await fitness.resolveWorkoutName(for: StartWorkoutIntent()) == .needsValue)
    #expect(try await fitness.resolveWorkoutName(for: StartWorkoutIntent(workoutName: "Chess")) == .unsupported)
    #expect(
      try await fitness.resolveWorkoutName(for: StartWorkoutIntent(workoutName: "Bananarifik")).name
        == "confirmationRequired")
    let inside = StartWorkoutIntent(workoutName: "Treetop Run", workoutLocationType: .indoor)
    #expect(try await fitness.resolveWorkoutLocationType(for: inside) == .unsupported)
  }
}
