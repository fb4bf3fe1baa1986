import IntentLanguages
import IntentModel
import IntentText
import IntentVocabulary
import LanguageNotation

/// The writing rules for example phrases.
///
/// Source: WWDC 2016 session 225.
struct ExampleChecks {
  /// The app whose names the examples should have in them; `nil` if it is not known.
  let app: AssistantApp?
  let language: String

  /// Examples with more words than this are long.
  private static let mostWords = 12

  func problems(of vocabulary: AppVocabulary) -> [VocabularyProblem] {
    var problems: [VocabularyProblem] = []
    let index = app.map { VocabularyIndex(apps: [$0], language: language) }
    for phrases in vocabulary.intentPhrases {
      for (example, place) in zip(phrases.examples, phrases.places) {
        for rule in rules(brokenBy: example, index) {
          problems.append(
            VocabularyProblem(rule, file: vocabulary.file, line: place.line, column: place.column))
        }
      }
      if phrases.examples.count == 1, let place = phrases.places.first {
        let rule = LintRule.fewExamples(intent: phrases.declaredName.siriKitName, count: 1)
        problems.append(
          VocabularyProblem(rule, file: vocabulary.file, line: place.line, column: place.column))
      }
    }
    return problems + repetitions(in: vocabulary) + unsupported(in: vocabulary) + order(of: vocabulary)
  }

  private func rules(brokenBy example: String, _ index: VocabularyIndex?) -> [LintRule] {
    var rules: [LintRule] = []
    let words = Words(example)
    let folded = Self.foldedWords(of: words)
    if isSummons(folded) { rules.append(.summons(example: example)) }
    if let word = pleasantry(folded) { rules.append(.pleasantry(example: example, word: word)) }
    let count = wordCount(of: example)
    if count > Self.mostWords { rules.append(.tooManyWords(example: example, words: count)) }
    if let index, !index.spans(in: words).contains(where: { $0.type == nil }), !isNameAttached(in: example) {
      rules.append(.noAppName(example: example))
    }
    return rules
  }

  /// The number of words as people count them: "I'll" is one; a script without spaces has about one word in three
  /// characters.
  private func wordCount(of example: String) -> Int {
    example.split(whereSeparator: \.isWhitespace).reduce(0) { count, word in
      let unspaced = word.unicodeScalars.count(where: Self.isUnspaced)
      return count + (unspaced == 0 ? 1 : max(1, unspaced / 3))
    }
  }

  /// Whether a scalar is of a script that is written without spaces: kana and Han.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    (0x3040...0x30FF).contains(scalar.value) || (0x4E00...0x9FFF).contains(scalar.value)
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool { (0xAC00...0xD7A3).contains(scalar.value) }

  /// Whether a name of the app occurs with something attached to it, as Korean attaches particles.
  private func isNameAttached(in example: String) -> Bool {
    guard let app else { return false }
    // A name that comes from build settings is not known here.
    return app.names(for: language).map(\.spokenPhrase).contains { name in
      if BuildSettings.isVariable(name) { return true }
      guard let range = example.lowercased().range(of: name.lowercased()) else { return false }
      let next = example.lowercased()[range.upperBound...].unicodeScalars.first
      return next.map { Self.isHangul($0) || Self.isUnspaced($0) } ?? false
    }
  }

  private static func foldedWords(of words: Words) -> [String] { (0..<words.count).map(words.folded) }

  private func isSummons(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    return first == "siri" || (Self.summons.contains(first) && words.dropFirst().first == "siri")
  }

  /// An example is compared with the words of all languages: one in another language than the folder's is a mistake too.
  private static let summons = Set(Language.all.words(.summons).map { Folding.folded($0) })
  private static let pleasantries = Language.all.words(.pleasantry).map { foldedWords(of: Words($0)) }

  private func pleasantry(_ words: [String]) -> String? {
    for phrase in Self.pleasantries {
      let starts = 0...max(0, words.count - phrase.count)
      if words.count >= phrase.count, starts.contains(where: { words[$0...].starts(with: phrase) }) {
        return phrase.joined(separator: " ").split(separator: "' ").joined(separator: "'")
      }
    }
    return nil
  }

  /// Phrases with the same words as an earlier one, of any intent.
  private func repetitions(in vocabulary: AppVocabulary) -> [VocabularyProblem] {
    var known: [[String]: (place: AppVocabulary.IntentPhrases.Place, intent: IntentName)] = [:]
    return vocabulary.intentPhrases.flatMap { phrases in
      zip(phrases.examples, phrases.places).compactMap { example, place in
        let words = Self.foldedWords(of: Words(example))
        guard let first = known[words] else {
          known[words] = (place, phrases.declaredName)
          return nil
        }
        let rule = LintRule.repeatedExample(
          // In a binary file all places are the same.
          example: example, firstLine: first.place == place ? nil : first.place.line,
          firstIntent: first.intent == phrases.declaredName ? nil : first.intent.siriKitName)
        return VocabularyProblem(rule, file: vocabulary.file, line: place.line, column: place.column)
      }
    }
  }

  /// Intents with examples that the app does not declare as supported.
  private func unsupported(in vocabulary: AppVocabulary) -> [VocabularyProblem] {
    // Without any, they are declared in the extension, which need not be in the folder.
    guard let app, !app.supportedIntents.isEmpty else { return [] }
    let declared = app.declaredIntents
    return vocabulary.intentPhrases.filter { !declared.contains($0.declaredName) }.map { phrases in
      let rule = LintRule.examplesNotSupported(intent: phrases.declaredName.siriKitName)
      let place = phrases.places.first
      return VocabularyProblem(rule, file: vocabulary.file, line: place?.line, column: place?.column)
    }
  }

  /// The first intent that precedes one that is more important by the app's own order.
  private func order(of vocabulary: AppVocabulary) -> [VocabularyProblem] {
    guard let app else { return [] }
    let places = vocabulary.intentPhrases.compactMap { phrases in
      app.supportedIntents.firstIndex(of: phrases.intent).map { (phrases, $0) }
    }
    for (earlier, later) in zip(places, places.dropFirst()) where earlier.1 > later.1 {
      guard let place = later.0.places.first else { continue }
      let rule = LintRule.orderDiffers(intent: later.0.declaredName.siriKitName)
      return [VocabularyProblem(rule, file: vocabulary.file, line: place.line, column: place.column)]
    }
    return []
  }
}
