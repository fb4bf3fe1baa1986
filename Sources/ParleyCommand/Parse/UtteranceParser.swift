import Foundation
import Parley

/// Reads single utterances: all languages, the apps of some folders, and a moment.
struct UtteranceParser: Sendable {
  private let all: Interpreter
  private let byLanguage: [String: Interpreter]
  private let vocabularies: [String: VocabularyIndex]
  private let situation: Situation

  init(
    _ tools: HostTools, folders: [String], languages: [Language] = Language.all, language: String, compiled: URL? = nil
  ) async throws {
    var apps: [AssistantApp] = []
    var own = VocabularyIndex()
    if !folders.isEmpty {
      let played = try await TalkApps(tools, folders: folders, language: language, now: Date())
      apps = played.apps
      own = played.user.vocabulary
    }
    self.all = try Interpreter(languages: languages, intents: tools.catalog.intents, apps: apps, compiled: compiled)
    var byLanguage: [String: Interpreter] = [:]
    var vocabularies: [String: VocabularyIndex] = [:]
    for language in languages {
      byLanguage[language.tag] = all.limited(to: language.tag)
      vocabularies[language.tag] = VocabularyIndex(apps: apps, language: language.tag).preceded(by: own)
    }
    self.byLanguage = byLanguage
    self.vocabularies = vocabularies
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    self.situation = Situation(now: Date(), calendar: calendar, language: language, region: Region(ofTag: language))
  }

  /// What an utterance does while a question is open, or with none.
  func turn(
    of utterance: String, expecting expectation: Expectation?, in language: String? = nil, explaining: Bool = false
  ) -> TurnReading {
    var situation = situation
    if let language {
      situation.language = spoken(language)
      situation.region = Region(ofTag: language)
    }
    let vocabulary = vocabularies[situation.language] ?? VocabularyIndex()
    return all.read(utterance, expecting: expectation, vocabulary: vocabulary, in: situation, explaining: explaining)
  }

  /// What an utterance asks for: in the given language where it is known, else in any.
  func understanding(of utterance: String, in language: String? = nil) -> Understanding {
    guard let language else {
      let vocabulary = vocabularies[situation.language] ?? VocabularyIndex()
      return all.understand(utterance, vocabulary: vocabulary, in: situation)
    }
    var situation = situation
    situation.region = Region(ofTag: language)
    let own = spoken(language)
    return (byLanguage[own] ?? all).understand(
      utterance, vocabulary: vocabularies[own] ?? VocabularyIndex(), in: situation)
  }

  /// The tag under which a language is known: the whole tag, or the tag without its region.
  private func spoken(_ tag: String) -> String {
    byLanguage[tag] == nil ? tag.split(separator: "-").first.map(String.init) ?? tag : tag
  }
}
