import Intents

/// What an app does of SiriKit beside its extension: it asks, donates, registers words, keeps what it donated.
enum AppSide {
  static func words(of status: INSiriAuthorizationStatus) -> String {
    switch status {
    case .authorized: "yes"
    case .denied, .restricted, .notDetermined: "no"
    @unknown default: "perhaps"
    }
  }

  static func register(_ names: [String]) {
    INPreferences.requestSiriAuthorization { status in print(words(of: status)) }
    let ordered = NSMutableOrderedSet()
    ordered.addObjects(from: names)
    INVocabulary.shared().setVocabularyStrings(ordered, of: .contactName)
    INVocabulary.shared().setVocabulary(
      NSOrderedSet(array: names.map { INSpeakableString(spokenPhrase: $0) }), of: .workoutActivityName)
  }

  static func interaction() -> INInteraction {
    let sender = INPerson(
      personHandle: INPersonHandle(value: "555", type: .phoneNumber), nameComponents: nil, displayName: "Nandi",
      image: INImage(url: URL(fileURLWithPath: "/nandi.png")), contactIdentifier: nil, customIdentifier: "1")
    let intent = INSendMessageIntent(
      recipients: nil, outgoingMessageType: .outgoingMessageText, content: "the figs are ripe",
      speakableGroupName: INSpeakableString(spokenPhrase: "Treetops"), conversationIdentifier: "c", serviceName: nil,
      sender: sender, attachments: nil)
    intent.setImage(INImage.systemImageNamed("leaf"), forParameterNamed: \.speakableGroupName)
    let response = INSendMessageIntentResponse(code: .success, userActivity: NSUserActivity(activityType: "read"))
    let interaction = INInteraction(intent: intent, response: response)
    interaction.direction = .incoming
    interaction.groupIdentifier = "c"
    return interaction
  }

  static func words(of error: any Error) -> String {
    if let error = error as? INIntentError {
      switch error.code {
      case .requestTimedOut: return "too late"
      case .permissionDenied: return "not allowed"
      default: return "\(error.code)"
      }
    }
    return (error as NSError).domain == INIntentErrorDomain ? "Siri" : "another"
  }

  static func caught(_ work: () throws -> Void) -> String {
    do {
      try work()
      return "nothing"
    } catch INIntentError.noAppAvailable {
      return "no app"
    } catch {
      return words(of: error)
    }
  }

  /// People as keys, as a cache of pictures has them.
  static func count(_ people: [INPerson]) -> [INPerson: Int] { people.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}

/// A thing of the app's own that a phrase can name.
class Playlist: NSObject, INSpeakable {
  var spokenPhrase: String { "Rain" }
  var pronunciationHint: String? { nil }
  var vocabularyIdentifier: String? { "rain" }
  var alternativeSpeakableMatches: [INSpeakable]? { nil }
  var identifier: String? { nil }
}
