import Foundation
import Parley

extension Fitness: StartWorkoutIntentHandling {
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
  ) async throws -> ResolutionResult<WorkoutGoalUnitType> {
    if intent.isOpenEnded == true || intent.goalValue == nil { return .notRequired }
    guard let unit = intent.workoutGoalUnitType, unit != .unknown else { return .needsValue }
    let workout = intent.workoutName.flatMap { named($0).first }
    // What is done on the spot has no distance to reach.
    return unit.isLength && workout?.metresPerMinute == 0 ? .unsupported : .success(unit)
  }

  nonisolated func resolveWorkoutLocationType(
    for intent: StartWorkoutIntent
  ) async throws -> ResolutionResult<WorkoutLocationType> {
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

  /// Where the app opens; `nil` leaves it to the engine.
  private func activity(for session: Session) -> UserActivity? {
    guard continuation != .none else { return nil }
    return UserActivity(
      "com.example.workout", title: session.workout.name,
      userInfo: ["workout": .string(session.workout.identifier)])
  }
}

extension WorkoutGoalUnitType {
  fileprivate var isLength: Bool { [.inch, .meter, .foot, .mile, .yard].contains(self) }
}

extension Fitness: PauseWorkoutIntentHandling {
  func confirm(_ intent: PauseWorkoutIntent) async throws -> PauseWorkoutIntent.Response {
    PauseWorkoutIntent.Response(place(intent.workoutName, .running) == nil ? .failureNoMatchingWorkout : .ready)
  }

  func handle(_ intent: PauseWorkoutIntent) async throws -> PauseWorkoutIntent.Response {
    guard let place = place(intent.workoutName, .running) else {
      return PauseWorkoutIntent.Response(.failureNoMatchingWorkout)
    }
    let code: PauseWorkoutIntent.Response.Code =
      switch continuation {
      case .background: .handleInApp
      case .foreground: .continueInApp
      case .none: .success
      }
    return PauseWorkoutIntent.Response(code, workout: turn(place, .paused))
  }
}

extension Fitness: ResumeWorkoutIntentHandling {
  func confirm(_ intent: ResumeWorkoutIntent) async throws -> ResumeWorkoutIntent.Response {
    ResumeWorkoutIntent.Response(place(intent.workoutName, .paused) == nil ? .failureNoMatchingWorkout : .ready)
  }

  func handle(_ intent: ResumeWorkoutIntent) async throws -> ResumeWorkoutIntent.Response {
    guard let place = place(intent.workoutName, .paused) else {
      return ResumeWorkoutIntent.Response(.failureNoMatchingWorkout)
    }
    let code: ResumeWorkoutIntent.Response.Code =
      switch continuation {
      case .background: .handleInApp
      case .foreground: .continueInApp
      case .none: .success
      }
    return ResumeWorkoutIntent.Response(code, workout: turn(place, .running))
  }
}

extension Fitness: EndWorkoutIntentHandling {
  func confirm(_ intent: EndWorkoutIntent) async throws -> EndWorkoutIntent.Response {
    EndWorkoutIntent.Response(current(named: intent.workoutName) == nil ? .failureNoMatchingWorkout : .ready)
  }

  func handle(_ intent: EndWorkoutIntent) async throws -> EndWorkoutIntent.Response {
    guard let place = current(named: intent.workoutName) else {
      return EndWorkoutIntent.Response(.failureNoMatchingWorkout)
    }
    let code: EndWorkoutIntent.Response.Code =
      switch continuation {
      case .background: .handleInApp
      case .foreground: .continueInApp
      case .none: .success
      }
    return EndWorkoutIntent.Response(code, workout: turn(place, .ended))
  }
}

extension Fitness: CancelWorkoutIntentHandling {
  func confirm(_ intent: CancelWorkoutIntent) async throws -> CancelWorkoutIntent.Response {
    CancelWorkoutIntent.Response(current(named: intent.workoutName) == nil ? .failureNoMatchingWorkout : .ready)
  }

  func handle(_ intent: CancelWorkoutIntent) async throws -> CancelWorkoutIntent.Response {
    guard let place = current(named: intent.workoutName) else {
      return CancelWorkoutIntent.Response(.failureNoMatchingWorkout)
    }
    let code: CancelWorkoutIntent.Response.Code =
      switch continuation {
      case .background: .handleInApp
      case .foreground: .continueInApp
      case .none: .success
      }
    let summary = turn(place, .canceled)
    sessions.remove(at: place)
    return CancelWorkoutIntent.Response(code, workout: summary)
  }
}

extension Fitness {
  private func place(_ name: SpeakableString?, _ state: WorkoutSummary.State) -> Int? {
    current(named: name).flatMap { sessions[$0].state == state ? $0 : nil }
  }

  /// Puts the workout in another state; its time stands still unless it runs.
  private func turn(_ place: Int, _ state: WorkoutSummary.State) -> WorkoutSummary {
    let now = environment.now()
    sessions[place].ranBefore = sessions[place].duration(at: now)
    sessions[place].runningSince = now
    sessions[place].state = state
    return sessions[place].summary(at: now)
  }
}
