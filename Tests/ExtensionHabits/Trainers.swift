import Intents

/// Decides by SiriKit's enumerations and gives every kind of verdict through the classes of its parameters.
class Trainer: NSObject, INStartWorkoutIntentHandling {
  func resolveWorkoutName(
    for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    let names = ["run", "swim"].map {
      INSpeakableString(vocabularyIdentifier: $0, spokenPhrase: $0, pronunciationHint: nil)
    }
    switch intent.workoutName?.spokenPhrase.lowercased() {
    case nil: completion(.needsValue())
    case "climb": completion(.unsupported())
    case "anything": completion(.disambiguation(with: names))
    case "walk": completion(.confirmationRequired(with: names[0]))
    default: completion(.success(with: intent.workoutName ?? names[0]))
    }
  }

  func resolveGoalValue(for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void)
  {
    let result: INDoubleResolutionResult = intent.goalValue.map { .success(with: $0) } ?? .notRequired()
    completion(result)
  }

  func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void
  ) {
    switch intent.workoutLocationType {
    case .unknown: completion(.notRequired())
    case .indoor: completion(.confirmationRequired(with: .indoor))
    case .outdoor: completion(.success(with: .outdoor))
    @unknown default: completion(.unsupported())
    }
  }

  func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async -> INWorkoutGoalUnitTypeResolutionResult {
    intent.workoutGoalUnitType == .unknown ? .notRequired() : .success(with: intent.workoutGoalUnitType)
  }

  func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
    completion(INStartWorkoutIntentResponse(code: .continueInApp, userActivity: Activities.workout(intent)))
  }
}
