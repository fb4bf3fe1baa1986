#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley

extension Fitness: StartWorkoutIntent.Handling {
  nonisolated func resolveWorkoutName(
    for intent: StartWorkoutIntent
  ) async throws -> ResolutionResult<SpeakableString> {
    intent.workoutName.map(settle) ?? .needsValue
  }

  nonisolated func resolveGoalValue(for intent: StartWorkoutIntent) async throws -> ResolutionResult<Double> {
    if intent.isOpenEnded == true { return .notRequired }
    guard let goal = intent.goalValue else {
      return intent.workoutGoalUnitType == nil ? .notRequired : .needsValue
    }
    return goal > 0 && goal.isFinite ? .success(goal) : .unsupported
  }

  nonisolated func resolveWorkoutGoalUnitType(
    for intent: StartWorkoutIntent
  ) async throws -> ResolutionResult<StartWorkoutIntent.GoalUnitType> {
    if intent.isOpenEnded == true || intent.goalValue == nil { return .notRequired }
    guard let unit = intent.workoutGoalUnitType, unit != .unknown else { return .needsValue }
    let workout = intent.workoutName.flatMap { named($0).first }
    // A workout on the spot cannot have a distance as its goal.
    return unit.isLength && workout?.metresPerMinute == 0 ? .unsupported : .success(unit)
  }

  nonisolated func resolveWorkoutLocationType(
    for intent: StartWorkoutIntent
  ) async throws -> ResolutionResult<StartWorkoutIntent.LocationType> {
    guard let location = intent.workoutLocationType, location != .unknown else { return .notRequired }
    let workout = intent.workoutName.flatMap { named($0).first }
    return workout?.locations.contains(location) == false ? .unsupported : .success(location)
  }

  func confirm(_ intent: StartWorkoutIntent) async throws -> StartWorkoutIntent.Response {
    StartWorkoutIntent.Response(failure(of: intent) ?? .ready)
  }

  func handle(_ intent: StartWorkoutIntent) async throws -> StartWorkoutIntent.Response {
    if let failure = failure(of: intent) { return StartWorkoutIntent.Response(failure) }
    guard let workout = intent.workoutName.flatMap({ named($0).first }) else {
      return StartWorkoutIntent.Response(.failureNoMatchingWorkout)
    }
    let now = environment.now()
    let session = Session(
      workout: workout, goalValue: intent.goalValue, goalUnit: intent.workoutGoalUnitType, runningSince: now)
    sessions.append(session)
    let code: StartWorkoutIntent.Response.Code =
      switch continuation {
      case .background: .handleInApp
      case .foreground: .continueInApp
      case .none: .success
      }
    return StartWorkoutIntent.Response(
      code, workout: session.summary(at: now), userActivity: activity(for: session))
  }

  private func failure(of intent: StartWorkoutIntent) -> StartWorkoutIntent.Response.Code? {
    if !isServiceAvailable { return .failure }
    if current(named: nil) != nil { return .failureOngoingWorkout }
    return intent.workoutName.map { named($0).isEmpty } == false ? nil : .failureNoMatchingWorkout
  }

  /// The activity that the app opens with; `nil` for the engine's own.
  private func activity(for session: Session) -> UserActivity? {
    guard continuation != .none else { return nil }
    return UserActivity(
      "com.example.workout", title: session.workout.name,
      userInfo: ["workout": .string(session.workout.identifier)])
  }
}

extension StartWorkoutIntent.GoalUnitType {
  fileprivate var isLength: Bool { [.inch, .meter, .foot, .mile, .yard].contains(self) }
}

extension Fitness: PauseWorkoutIntent.Handling {
  func confirm(_ intent: PauseWorkoutIntent) async throws -> PauseWorkoutIntent.Response {
    check(place(intent.workoutName, .running))
  }

  func handle(_ intent: PauseWorkoutIntent) async throws -> PauseWorkoutIntent.Response {
    change(place(intent.workoutName, .running), to: .paused)
  }
}

extension Fitness: ResumeWorkoutIntent.Handling {
  func confirm(_ intent: ResumeWorkoutIntent) async throws -> ResumeWorkoutIntent.Response {
    check(place(intent.workoutName, .paused))
  }

  func handle(_ intent: ResumeWorkoutIntent) async throws -> ResumeWorkoutIntent.Response {
    change(place(intent.workoutName, .paused), to: .running)
  }
}

extension Fitness: EndWorkoutIntent.Handling {
  func confirm(_ intent: EndWorkoutIntent) async throws -> EndWorkoutIntent.Response {
    check(current(named: intent.workoutName))
  }

  func handle(_ intent: EndWorkoutIntent) async throws -> EndWorkoutIntent.Response {
    change(current(named: intent.workoutName), to: .ended)
  }
}

extension Fitness: CancelWorkoutIntent.Handling {
  func confirm(_ intent: CancelWorkoutIntent) async throws -> CancelWorkoutIntent.Response {
    check(current(named: intent.workoutName))
  }

  func handle(_ intent: CancelWorkoutIntent) async throws -> CancelWorkoutIntent.Response {
    change(current(named: intent.workoutName), to: .canceled)
  }
}

extension Fitness {
  private func place(_ name: SpeakableString?, _ state: WorkoutSummary.State) -> Int? {
    current(named: name).flatMap { sessions[$0].state == state ? $0 : nil }
  }

  private func check(_ place: Int?) -> WorkoutChangeResponse {
    guard let place else { return WorkoutChangeResponse(.failureNoMatchingWorkout) }
    return WorkoutChangeResponse(.ready, workout: sessions[place].summary(at: environment.now()))
  }

  /// Changes the state of a workout; its time counts only while it runs.
  ///
  /// A workout that is cancelled is not stored.
  private func change(_ place: Int?, to state: WorkoutSummary.State) -> WorkoutChangeResponse {
    guard let place else { return WorkoutChangeResponse(.failureNoMatchingWorkout) }
    let now = environment.now()
    sessions[place].ranBefore = sessions[place].duration(at: now)
    sessions[place].runningSince = now
    sessions[place].state = state
    let summary = sessions[place].summary(at: now)
    if state == .canceled { sessions.remove(at: place) }
    let code: WorkoutChangeResponse.Code =
      switch continuation {
      case .background: .handleInApp
      case .foreground: .continueInApp
      case .none: .success
      }
    return WorkoutChangeResponse(code, workout: summary)
  }
}
