import IntentModel
import LanguageNotation

extension DialogueAct {
  /// A request that was made by what it followed.
  package struct FollowUp: Sendable, Hashable, Codable {
    /// The intent that is asked for.
    package var intent: IntentName
    /// The place of the request that it follows, among those before it.
    package var place: Int
    /// The parameter that the people of the request before are, where it is about them, or ``everything``.
    package var people: String?
    /// What stands in place of that parameter where it is about all values that both requests take.
    package static let everything = "*"
    /// The tag of the language it was said in, with which it is stored.
    package var languageTag: String

    private enum CodingKeys: String, CodingKey {
      case intent, place, people, languageTag = "language"
    }

    /// A request that follows the one at a place, about the people of that one where a parameter is named for them.
    package init(_ intent: IntentName, place: Int, people: String? = nil, language: Language) {
      self.init(intent, place: place, people: people, language: language.tag)
    }

    package init(_ intent: IntentName, place: Int, people: String? = nil, language: String) {
      self.intent = intent
      self.place = place
      self.people = people
      self.languageTag = language
    }

    /// The language it was said in, by its tag: what it knows comes from the assistant.
    package var language: Language {
      get { Language(taggedOnly: languageTag) }
      set { languageTag = newValue.tag }
    }
  }
}
