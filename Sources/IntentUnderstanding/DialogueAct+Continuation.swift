import IntentModel
import LanguageNotation

extension DialogueAct {
  /// Values that replace some of the previous request's, and the language in which they were said.
  package struct Continuation: Sendable, Hashable, Codable {
    /// The values that take the place of those of the earlier request.
    package var slots: [IntentDraft.Slot]
    /// The tag of the language it was said in; the tag is what is stored.
    package var languageTag: String
    /// What is wished besides, in the words behind it.
    package var rest: Understanding.Rest?

    private enum CodingKeys: String, CodingKey {
      case slots, languageTag = "language", rest
    }

    /// New values for the request before.
    package init(slots: [IntentDraft.Slot], language: Language) {
      self.init(slots: slots, language: language.tag)
    }

    package init(slots: [IntentDraft.Slot], language: String) {
      self.slots = slots
      self.languageTag = language
    }

    /// The language it was said in, known by its tag alone: the assistant has its words.
    package var language: Language {
      get { Language(taggedOnly: languageTag) }
      set { languageTag = newValue.tag }
    }
  }
}
