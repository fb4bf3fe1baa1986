import IntentLanguages
import LanguageNotation

extension SentenceTable {
  /// The sentences in the `suggestions` sections of a built-in language, given its tag (`fr-CA` as `fr`); English for
  /// others.
  package static func suggestions(in tag: String) -> SentenceTable {
    SentenceTable(Language.builtIn(tag) ?? .english, .suggestions)
  }
}

extension Language {
  /// The built-in language of a tag, `fr-CA` as `fr`; `nil` where there is none.
  package static func builtIn(_ tag: String) -> Language? {
    let short = tag.lowercased().prefix { $0 != "-" }
    return all.first { $0.tag == short }
  }
}
