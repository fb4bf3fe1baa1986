import Foundation
import Parley

/// Guesses the language of words that were not understood: a language of the apps that the script does not speak.
package enum LanguageGuess {
  /// Those of the known languages in which an app has words; all of them where an app has words in none.
  package static func languages(of apps: [AssistantApp], known: [Language]) -> [Language] {
    let tags = Set(apps.flatMap { $0.vocabularies.keys.map { String($0.prefix { $0 != "-" }) } })
    let own = known.filter { tags.contains($0.tag) }
    return own.isEmpty ? known : own
  }

  /// The language in which words are a request whose every word a phrase explains; `nil` where there is none.
  package static func language(
    of words: String, for apps: [AssistantApp], among languages: [Language]
  ) async -> Language? {
    var best: (language: Language, score: Double)?
    for language in languages {
      guard let interpreter = await InterpreterCache.shared.interpreter(for: apps, [language]) else { continue }
      let situation = Situation(
        now: Moment.usual.date, calendar: Calendar(identifier: .gregorian), language: language.tag)
      let vocabulary = VocabularyIndex(apps: apps, language: language.tag)
      let reading = interpreter.understand(words, vocabulary: vocabulary, in: situation).best
      let guessed = [Reading.Evidence.unexplained, Reading.Evidence.words]
      guard let reading, !reading.evidence.contains(where: { guessed.contains($0.role) }) else { continue }
      if reading.score > best?.score ?? -.infinity { best = (language, reading.score) }
    }
    return best?.language
  }

  /// The English name of a language: German, where its own name is Deutsch.
  package static func name(of language: Language) -> String {
    Locale(identifier: "en").localizedString(forLanguageCode: language.tag) ?? language.name
  }

  /// The words that events say were not understood.
  package static func words(in events: [ConversationEvent]) -> String? {
    let isLost = events.contains { if case .notUnderstood = $0 { true } else { false } }
    guard isLost else { return nil }
    return events.lazy.compactMap { if case .heard(let words) = $0 { words } else { nil } }.first
  }
}
