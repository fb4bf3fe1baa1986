import IntentHistory
import IntentLanguages
import IntentModel
import LanguageNotation

extension SuggestionWords {
  /// The words in English.
  public static let english = SuggestionWords(.english)
  /// The words in French.
  public static let french = SuggestionWords(.french)
  /// The words in German.
  public static let german = SuggestionWords(.german)
  /// The words in Spanish.
  public static let spanish = SuggestionWords(.spanish)
  /// The words in Italian.
  public static let italian = SuggestionWords(.italian)
  /// The words in Dutch.
  public static let dutch = SuggestionWords(.dutch)

  /// The tags of the languages for which there are words.
  public static let languages = Language.all.map(\.tag).sorted()

  /// The words of a language by its tag, `fr-CA` as `fr`; `nil` where there are none.
  package init?(tag: String) {
    guard let language = Language.builtIn(tag) else { return nil }
    self.init(language)
  }

  /// The words in a language's `suggestions` sections: one sentence a line, with names and numbers in braces.
  public init(_ language: Language) {
    let said = SentenceTable(language, .suggestions)
    self.init(
      directions: { said.filled("directions", ["place": $0]) }, ride: { said.filled("ride", ["place": $0]) },
      call: { said.filled("call", ["name": $0]) }, message: { said.filled("message", ["name": $0]) },
      pay: { said.filled("pay", ["name": $0]) }, request: said.request, play: { said.filled("play", ["title": $0]) },
      open: { said.filled("open", ["title": $0]) }, source: { said.filled("source", ["app": $0]) },
      reason: said.reason, reminders: said.filled("reminders"),
      and: said.filled("and"), leadsToPlace: said.list("leadsToPlace"),
      leadsToPhoneNumber: said.list("leadsToPhoneNumber"))
    self.language = language.tag
  }
}

extension SentenceTable {
  /// The title of any other request: the language's words for its intent, else the intent's name as words.
  fileprivate func request(_ intent: IntentName, _ app: String) -> String {
    let own = filled(intent.rawValue, ["app": app])
    return own.isEmpty ? filled("request", ["app": app, "intent": Self.spoken(intent.rawValue)]) : own
  }

  fileprivate func reason(_ reason: SuggestionReason) -> String {
    switch reason {
    case .viewed(let app, _): filled("viewed", ["app": app])
    case .atThisTime(let count): filled("atThisTime", ["count": "\(count)"])
    case .onThisDay(let count): filled("onThisDay", ["count": "\(count)"])
    case .atThisPlace(let count): filled("atThisPlace", ["count": "\(count)"])
    case .often(let count): count == 1 ? filled("once") : filled("often", ["count": "\(count)"])
    case .lastDone: filled("lastDone")
    case .trigger(let trigger): filled(trigger.rawValue)
    case .reminded: filled("reminded")
    }
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
