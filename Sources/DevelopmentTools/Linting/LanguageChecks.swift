import IntentLanguages
import IntentModel
import IntentText
import IntentVocabulary
import LanguageNotation

/// Compares the languages of an app's folder: what they should have in common, and what should differ.
struct LanguageChecks {
  let app: AssistantApp
  let folder: String
  /// The names of the folder's entries.
  let contents: [String]

  func problems() -> [VocabularyProblem] {
    tags() + missingFiles() + copies() + missingExamples() + missingItems() + wrongLanguages()
  }

  /// The folders of languages, by tag.
  private var folders: [(tag: String, name: String)] {
    contents.filter { $0.hasSuffix(".lproj") }.map { (LanguageFolders.tag(String($0.dropLast(6))), $0) }
  }

  // MARK: Tags

  /// Tags of countries and other mistaken tags, with the language that is meant.
  private static let meantTags = [
    "se": "sv", "jp": "ja", "cn": "zh-Hans", "kr": "ko", "dk": "da", "cz": "cs", "gr": "el", "ua": "uk", "sp": "es",
    "gb": "en-GB", "us": "en", "at": "de-AT", "tw": "zh-Hant", "vn": "vi", "iw": "he", "in": "id",
  ]

  private func tags() -> [VocabularyProblem] {
    folders.compactMap { tag, name in
      guard let meant = Self.meantTags[tag.lowercased()] else { return nil }
      return VocabularyProblem(.unknownLanguage(tag, nearest: meant), file: "\(folder)/\(name)")
    }
  }

  // MARK: Files

  /// Folders of languages that lack a vocabulary which others have.
  private func missingFiles() -> [VocabularyProblem] {
    guard !app.vocabularies.isEmpty else { return [] }
    return folders.compactMap { tag, name in
      guard tag != "Base", app.vocabularies[tag] == nil else { return nil }
      return VocabularyProblem(.noVocabulary(language: tag), file: "\(folder)/\(name)/AppIntentVocabulary.plist")
    }
  }

  /// Vocabularies with the same content as that of another language, each reported once.
  private func copies() -> [VocabularyProblem] {
    var seen: [[AppVocabulary.IntentPhrases]: String] = [:]
    var problems: [VocabularyProblem] = []
    for (tag, vocabulary) in app.vocabularies.sorted(by: { $0.key < $1.key }) where isLanguage(tag) {
      let content = vocabulary.intentPhrases.map { AppVocabulary.IntentPhrases($0.intent, examples: $0.examples) }
      guard !content.isEmpty else { continue }
      if let other = seen[content] {
        guard Self.base(other) != Self.base(tag) else { continue }
        problems.append(VocabularyProblem(.sameAsLanguage(other), file: vocabulary.file))
      } else {
        seen[content] = tag
      }
    }
    return problems
  }

  private func isLanguage(_ tag: String) -> Bool { !tag.isEmpty && tag != "Base" }

  private static func base(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }

  // MARK: Examples

  /// Supported intents without an example in a language; app stores refuse an app for that.
  private func missingExamples() -> [VocabularyProblem] {
    if app.vocabularies.isEmpty, app.phrases.isEmpty {
      // An app without intents needs no examples.
      if app.supportedIntents.isEmpty { return [] }
      return [VocabularyProblem(.noVocabulary(language: LanguageFolders.development), file: folder)]
    }
    let custom = Set(app.phrases.isEmpty ? [] : app.supportedIntents).subtracting(app.known.keys)
    return app.vocabularies.sorted { $0.key < $1.key }.flatMap { tag, vocabulary in
      app.declaredIntents.filter { !custom.contains($0) && !vocabulary.hasExample(ofDeclared: $0) }.map { intent in
        VocabularyProblem(
          .noExample(intent: intent.siriKitName, language: tag.isEmpty ? "all" : tag), file: vocabulary.file)
      }
    }
  }

  /// Items of the development language that another language lacks.
  private func missingItems() -> [VocabularyProblem] {
    let tags = app.vocabularies.keys.sorted()
    let preferred = ["Base", LanguageFolders.development, ""]
    guard let development = preferred.first(where: tags.contains) ?? tags.first else { return [] }
    let wanted = Self.items(of: app.vocabularies[development])
    return tags.filter { $0 != development && isLanguage($0) }.flatMap { tag in
      let known = Set(Self.items(of: app.vocabularies[tag]))
      return wanted.filter { !known.contains($0) }.map { identifier in
        VocabularyProblem(
          .missingItem(identifier: identifier, language: development),
          file: app.vocabularies[tag]?.file ?? folder)
      }
    }
  }

  private static func items(of vocabulary: AppVocabulary?) -> [String] {
    vocabulary?.parameterVocabularies.flatMap { $0.items.map(\.identifier) } ?? []
  }

  // MARK: Another language than the folder's

  /// Frequent short words of the languages that can be told from others, folded.
  private static let frequentWords: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: Language.recognized.map { language in
      (language.tag, Set(WordLists(language)[.frequent].map { Folding.folded($0) }))
    })

  private func wrongLanguages() -> [VocabularyProblem] {
    app.vocabularies.sorted { $0.key < $1.key }.compactMap { tag, vocabulary in
      let language = String(Self.base(tag))
      guard let own = Self.frequentWords[language] else { return nil }
      var counts: [String: Int] = [:]
      for example in vocabulary.intentPhrases.flatMap(\.examples) {
        let words = Words(example)
        for word in (0..<words.count).map(words.folded) {
          for (other, known) in Self.frequentWords
          where known.contains(word) && (other == language || !own.contains(word)) {
            counts[other, default: 0] += 1
          }
        }
      }
      guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), most.key != language,
        most.value >= 3, most.value > 2 * counts[language, default: 0]
      else { return nil }
      return VocabularyProblem(.otherLanguage(folder: tag, content: most.key), file: vocabulary.file)
    }
  }
}
