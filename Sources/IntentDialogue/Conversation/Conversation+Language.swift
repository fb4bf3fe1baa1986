import LanguageNotation

extension Conversation {
  /// The language that is spoken; the first of the assistant's unless another was asked for.
  public var spokenLanguage: Language {
    assistant.languages.first { $0.tag == language } ?? Language(tag: language, name: language)
  }

  /// Sets the language that is spoken from now on; nothing changes where the assistant does not speak it.
  public func speak(_ language: Language) { speak(language.tag) }

  /// The same by the language's tag.
  package func speak(_ language: String) {
    if assistant.speaks(language) { self.language = language }
  }
}
