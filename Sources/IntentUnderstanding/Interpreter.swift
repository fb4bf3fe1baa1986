import IntentLanguages
import IntentModel
import IntentText
import IntentVocabulary

/// Reads utterances: which intent they ask for, and what they say for its parameters.
///
/// An interpreter is compiled once from languages, intents and apps; it is a value and may read many utterances at
/// the same time.
public struct Interpreter: Sendable {
  /// One language, ready to read.
  struct Reader: Sendable {
    var grammar: Grammar
    var spotter: ValueSpotter
    var appSpans: AppSpanFinder
    var replies: ReplyWords
  }

  let readers: [Reader]
  let appNames: AppNames
  let costs = Costs()
  /// What is known of the intents, by name; the last of two with one name counts.
  let descriptions: [IntentName: IntentDescription]

  /// The most bytes of an utterance that are read as structure; what comes after is free text or nothing.
  static let mostBytes = 8192
  /// The most words of an utterance that are read as structure.
  static let mostWords = 512

  /// Compiles the phrases of languages for the intents of apps.
  ///
  /// - Throws: `NotationProblems` with everything that is wrong with the phrases.
  public init(
    languages: [Language], intents: [IntentDescription], apps: [App]
  ) throws(NotationProblems) {
    var names = AppNames()
    for app in apps {
      names.add(
        identifier: app.identifier, names: app.allNames.map(\.spokenPhrase),
        intents: app.supportedIntents)
    }
    var problems: [NotationProblem] = []
    self.readers = languages.map { language in
      var compiler = GrammarCompiler(tag: language.tag, intents: intents)
      compiler.add(language, and: apps)
      let grammar = compiler.grammar(apps: names)
      problems += compiler.problems
      return Reader(
        grammar: grammar, spotter: ValueSpotter(language: language),
        appSpans: AppSpanFinder(grammar, names), replies: ReplyWords(language))
    }
    self.appNames = names
    self.descriptions = Dictionary(intents.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    if !problems.isEmpty { throw NotationProblems(problems) }
  }

  /// What an utterance asks for; nothing, where no reading explains it well enough.
  public func understand(
    _ utterance: String, vocabulary: VocabularyIndex, in situation: Situation
  ) -> Understanding {
    let utterance = Self.native(utterance)
    if utterance.utf8.count > Self.mostBytes {
      return understandLong(utterance, vocabulary: vocabulary, in: situation)
    }
    let words = Words(utterance)
    guard words.count > 0, words.count <= Self.mostWords else { return Understanding() }
    let whole = Understanding(readings(words, vocabulary, situation))
    return split(whole, words, vocabulary, situation)
  }

  /// The readings of an utterance in all languages, best first.
  func readings(
    _ words: Words, _ vocabulary: VocabularyIndex, _ situation: Situation
  ) -> [Reading] {
    let breaks = Lattice.breaks(in: words)
    if readers.count == 1 { return readings(words, breaks, readers[0], vocabulary, situation) }
    var all: [(reading: Reading, rank: Double)] = []
    for reader in readers {
      let familiar = Self.familiarity * reader.grammar.lexicon.knownShare(of: words)
      for reading in readings(words, breaks, reader, vocabulary, situation) {
        all.append((reading, reading.score + familiar))
      }
    }
    return Self.ranked(all, language: situation.language)
  }

  /// What it counts between languages, not for the threshold, that a language knows all words of an utterance. It
  /// decides what the structure leaves open: "MonkeyChat Bobo s'il vous plaît …" is as good a sentence in English.
  private static let familiarity = 0.6

  private func readings(
    _ words: Words, _ breaks: [WordBreak], _ reader: Reader, _ vocabulary: VocabularyIndex,
    _ situation: Situation
  ) -> [Reading] {
    var lattice = Lattice(words, breaks: breaks, lexicon: reader.grammar.lexicon)
    lattice.apps = reader.appSpans.spans(in: lattice)
    let finder = SpanFinder(
      words, types: reader.grammar.types, vocabulary: vocabulary, spotter: reader.spotter,
      situation: situation, appNames: appNames, costs: costs)
    var search = Search(reader.grammar, lattice, costs: costs, spans: finder)
    let endings = search.endings()
    let builder = ReadingBuilder(
      grammar: reader.grammar, lattice: lattice, spans: search.spans, steps: search.steps,
      vocabulary: vocabulary,
      pastValues: { reader.spotter.spans(in: words, situation: situation, tense: .gone) })
    return endings.prefix(4).map(builder.reading)
  }

  /// Best first; where two languages read as well, the conversation's own goes first.
  private static func ranked(_ readings: [(reading: Reading, rank: Double)], language: String) -> [Reading] {
    readings.sorted { a, b in
      if abs(a.rank - b.rank) > 0.001 { return a.rank > b.rank }
      return (a.reading.language == language ? 0 : 1) < (b.reading.language == language ? 0 : 1)
    }.map(\.reading)
  }

  private static func native(_ text: String) -> String {
    var text = text
    text.makeContiguousUTF8()
    return text
  }
}

extension Understanding {
  /// The best of some readings, if it reaches the threshold, and those after it.
  init(_ readings: [Reading]) {
    if let first = readings.first, first.score >= Double(Costs.threshold) {
      self.init(best: first, runnersUp: Array(readings.dropFirst().prefix(3)))
    } else {
      self.init(runnersUp: Array(readings.prefix(3)))
    }
  }
}

extension GrammarCompiler {
  /// Adds all of a language, and what the apps bring of their own in it.
  fileprivate mutating func add(_ language: Language, and apps: [App]) {
    for (index, text) in language.words.enumerated() {
      add(text, file: "\(language.tag) words \(index + 1)", isShared: true)
    }
    for (index, text) in language.phrases.enumerated() {
      add(text, file: "\(language.tag) phrases \(index + 1)")
    }
    for app in apps {
      guard let custom = app.phrases(for: language.tag) else { continue }
      let lines = (custom.words + custom.phrases).map { ($0.number, Substring($0.text)) }
      add(lines: lines, file: custom.file)
    }
  }
}
