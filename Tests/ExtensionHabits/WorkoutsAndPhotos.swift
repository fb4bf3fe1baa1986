import Intents

/// The five intents of workouts, with the app's own kinds of workout in between.
final class Gym: NSObject, INStartWorkoutIntentHandling, INEndWorkoutIntentHandling, INPauseWorkoutIntentHandling,
  INResumeWorkoutIntentHandling, INCancelWorkoutIntentHandling
{
  enum Kind: String, CaseIterable {
    case run, ride, swim

    init?(_ name: INSpeakableString?) {
      guard let name = name else { return nil }
      if let id = name.vocabularyIdentifier, let kind = Kind(rawValue: id) {
        self = kind
        return
      }
      switch name.spokenPhrase.lowercased() {
      case "run", "running": self = .run
      default: return nil
      }
    }

    var identifier: INWorkoutNameIdentifier {
      switch self {
      case .run: .run
      case .ride: .cycle
      case .swim: .swim
      }
    }

    var speakable: INSpeakableString {
      INSpeakableString(vocabularyIdentifier: identifier.rawValue, spokenPhrase: rawValue, pronunciationHint: nil)
    }
  }

  func resolveWorkoutName(
    for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    if let kind = Kind(intent.workoutName) {
      completion(.success(with: kind.speakable))
    } else {
      completion(.disambiguation(with: Kind.allCases.map(\.speakable)))
    }
  }

  func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    completion(INBooleanResolutionResult.success(with: intent.isOpenEnded ?? true))
  }

  func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
    finish { code in completion(INStartWorkoutIntentResponse(code: code, userActivity: nil)) }
  }

  private func finish(_ block: (INStartWorkoutIntentResponseCode) -> Void) { block(.handleInApp) }

  func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
    completion(.init(code: .handleInApp, userActivity: nil))
  }
  func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
    completion(.init(code: .failureNoMatchingWorkout, userActivity: nil))
  }
  func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
    completion(.init(code: .success, userActivity: nil))
  }
  func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
    completion(.init(code: .success, userActivity: nil))
  }
}

/// Finds and plays photos, by the app itself.
class Album: INExtension, INSearchForPhotosIntentHandling, INStartPhotoPlaybackIntentHandling {
  func resolveAlbumName(
    for intent: INSearchForPhotosIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    completion(intent.albumName.map(INStringResolutionResult.success(with:)) ?? INStringResolutionResult.notRequired())
  }

  func resolvePeopleInPhoto(
    for intent: INSearchForPhotosIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion((intent.peopleInPhoto ?? []).map { INPersonResolutionResult.success(with: $0) })
  }

  func handle(intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void) {
    autoreleasepool {
      let isWanted = NSPredicate { name, _ in "\(name ?? "")" == intent.albumName }
      let response = INSearchForPhotosIntentResponse(
        code: .continueInApp, userActivity: NSUserActivity(activityType: "\(INSearchForPhotosIntent.self)"))
      let isNarrow = intent.includedAttributes == [.selfie, .GIF] || intent.excludedAttributes.contains(.hdrPhoto)
      response.searchResultsCount = isNarrow ? 0 : ["Leaves", "Roots"].filter { isWanted.evaluate(with: $0) }.count
      completion(response)
    }
  }

  func handle(
    intent: INStartPhotoPlaybackIntent, completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void
  ) {
    completion(INStartPhotoPlaybackIntentResponse(code: .continueInApp, userActivity: nil))
  }
}
