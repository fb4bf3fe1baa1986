import IntentModel
import LanguageNotation

extension DialogueAct {
  /// A request that its words mean only after an earlier one.
  package struct FollowUp: Sendable, Hashable, Codable {
    /// The intent that is asked for.
    package var intent: IntentName
    /// The place of that earlier request in the list of earlier requests, newest first.
    package var place: Int
    /// What it takes over from the earlier request; `nil` for nothing.
    package var takesOver: TakenOver?
    /// The tag of the language it was said in; the tag is what is stored.
    package var languageTag: String
    /// What is wished besides, in the words behind it.
    package var rest: Understanding.Rest?

    private enum CodingKeys: String, CodingKey {
      case intent, place, takesOver = "people", languageTag = "language", rest
    }

    /// A request that follows the earlier one at a place, with what it takes over from that one.
    package init(_ intent: IntentName, place: Int, takesOver: TakenOver? = nil, language: Language) {
      self.init(intent, place: place, takesOver: takesOver, language: language.tag)
    }

    package init(_ intent: IntentName, place: Int, takesOver: TakenOver? = nil, language: String) {
      self.intent = intent
      self.place = place
      self.takesOver = takesOver
      self.languageTag = language
    }

    /// The language it was said in, known by its tag alone: the assistant has its words.
    package var language: Language {
      get { Language(taggedOnly: languageTag) }
      set { languageTag = newValue.tag }
    }
  }
}
