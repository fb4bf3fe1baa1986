import IntentModel

/// What suggestions say in one language, as sentences: `%` stands for a name, `#` for a number.
struct SuggestionPhrases: Sendable {
  var directions, ride, call, message, pay, play, open, source: String
  /// What an app is used for, with the app's name; `other` has the intent's name as `#`.
  var book, train, photos, bill, read, other: String
  var viewed, atThisTime, onThisDay, atThisPlace, once, often, lately: String
  var triggers: [MediaTrigger: String]
  var notInstalled, expired, refused, cannot: String
  /// The name of the app that keeps reminders, and why one is shown.
  var reminders, reminded: String
  var and: String
  var leadsToPlace, leadsToPhoneNumber: [String]

  var words: SuggestionWords {
    SuggestionWords(
      directions: { Self.fill(directions, $0) }, ride: { Self.fill(ride, $0) }, call: { Self.fill(call, $0) },
      message: { Self.fill(message, $0) }, pay: { Self.fill(pay, $0) }, request: request,
      play: { Self.fill(play, $0) }, open: { Self.fill(open, $0) }, source: { Self.fill(source, $0) },
      reason: reason, continuation: continuation, reminders: reminders, and: and, leadsToPlace: leadsToPlace,
      leadsToPhoneNumber: leadsToPhoneNumber)
  }

  private func request(_ intent: IntentName, _ app: String) -> String {
    switch intent {
    case "RequestRide": Self.fill(book, app)
    case "StartWorkout": Self.fill(train, app)
    case "SearchForPhotos", "StartPhotoPlayback": Self.fill(photos, app)
    case "PayBill": Self.fill(bill, app)
    case "SearchForMessages": Self.fill(read, app)
    default: Self.fill(other, app, Self.spoken(intent.rawValue))
    }
  }

  private func reason(_ reason: SuggestionReason) -> String {
    switch reason {
    case .viewed(let app, _): Self.fill(viewed, app)
    case .atThisTime(let count): Self.fill(atThisTime, "", "\(count)")
    case .onThisDay(let count): Self.fill(onThisDay, "", "\(count)")
    case .atThisPlace(let count): Self.fill(atThisPlace, "", "\(count)")
    case .often(let count): count == 1 ? once : Self.fill(often, "", "\(count)")
    case .lastDone: lately
    case .trigger(let trigger): triggers[trigger] ?? ""
    case .reminded: reminded
    }
  }

  private func continuation(_ error: ContinuationError) -> String {
    switch error {
    case .appNotInstalled: notInstalled
    case .expired: Self.fill(expired, error.appName)
    case .refused: Self.fill(refused, error.appName)
    default: Self.fill(cannot, error.appName)
    }
  }

  /// The sentence with a name and a number in it, whatever stands in the name.
  private static func fill(_ sentence: String, _ name: String, _ number: String = "") -> String {
    var filled = ""
    for character in sentence {
      switch character {
      case "%": filled += name
      case "#": filled += number
      default: filled.append(character)
      }
    }
    return filled
  }

  /// A custom intent's name as words: `OrderCoffee` is "Order coffee".
  private static func spoken(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
    return words
  }
}

extension SuggestionWords {
  /// The tags of the languages that there are words in.
  public static let languages = ["de", "en", "es", "fr", "it", "nl"]

  /// The words of a language by its tag, `fr-CA` as `fr`; `nil` where there are none.
  public init?(language tag: String) {
    switch tag.lowercased().prefix(while: { $0 != "-" }) {
    case "de": self = .german
    case "en": self = .english
    case "es": self = .spanish
    case "fr": self = .french
    case "it": self = .italian
    case "nl": self = .dutch
    default: return nil
    }
  }
}
