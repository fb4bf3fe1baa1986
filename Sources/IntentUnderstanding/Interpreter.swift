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
  ///
  /// It is a class only so that reading counts one reference to it, not one to each of its tables.
  final class Reader: Sendable {
    let grammar: Grammar
    let spotter: ValueSpotter
    let appSpans: AppSpanFinder
    let replies: ReplyWords

    init(grammar: Grammar, spotter: ValueSpotter, appSpans: AppSpanFinder, replies: ReplyWords) {
      self.grammar = grammar
      self.spotter = spotter
      self.appSpans = appSpans
      self.replies = replies
    }
  }

  let readers: [Reader]
  private let spaces: SearchSpaces
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
    let compiled = LanguageCompiler.compile(languages, intents: intents, apps: apps, names: names)
    self.readers = compiled.readers
    self.spaces = SearchSpaces(beam: costs.beam)
    self.appNames = names
    self.descriptions = Dictionary(intents.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    if !compiled.problems.isEmpty { throw NotationProblems(compiled.problems) }
  }

  /// The same for one of its languages alone, without compiling anything again; `nil` for a language that it does not
  /// know.
  package func limited(to tag: String) -> Interpreter? {
    let readers = readers.filter { $0.grammar.tag == tag }
    return readers.isEmpty ? nil : Interpreter(readers, of: self)
  }

  private init(_ readers: [Reader], of other: Interpreter) {
    self.readers = readers
    self.spaces = other.spaces
    self.appNames = other.appNames
    self.descriptions = other.descriptions
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
    let whole = split(Understanding(readings(words, vocabulary, situation)), words, vocabulary, situation)
    return whole.best == nil ? afterStory(words, vocabulary, situation) ?? whole : whole
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

  /// The readings of an utterance in one language, best first.
  func readings(
    _ words: Words, _ breaks: [WordBreak], _ reader: Reader, _ vocabulary: VocabularyIndex,
    _ situation: Situation
  ) -> [Reading] {
    guard words.count <= Self.mostWords else { return [] }
    let grammar = reader.grammar
    let lattice = Lattice(words, breaks: breaks, lexicon: grammar.lexicon, apps: reader.appSpans)
    // Without a word of a phrase nothing but names and free text is left, which few phrases are made of.
    guard grammar.automaton.acceptsWithoutWords || lattice.hasWord(of: grammar.automaton) else { return [] }
    let finder = SpanFinder(
      words, types: grammar.types, vocabulary: vocabulary, spotter: reader.spotter,
      situation: situation, appNames: appNames, costs: costs)
    var search = Search(grammar, lattice, costs: costs, spans: finder, space: spaces.take())
    let endings = search.endings().prefix(4)
    let paths = endings.map { search.path(to: $0.step) }
    spaces.give(back: search.space)
    let builder = ReadingBuilder(
      grammar: grammar, lattice: lattice, spans: finder, vocabulary: vocabulary, situation: situation,
      descriptions: descriptions,
      pastValues: { reader.spotter.spans(in: words, situation: situation, tense: .gone) })
    return zip(endings, paths).map(builder.reading)
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
  /// The best of some readings, if it can be believed, and those after it.
  ///
  /// It can where it reaches the threshold and, being weak, has no rival that explains the utterance nearly as well.
  init(_ readings: [Reading]) {
    let threshold = Double(Costs.threshold)
    let margin = Double(Costs.margin)
    if let first = readings.first, first.score >= threshold,
      first.score >= threshold + margin || !readings.dropFirst().contains(where: { $0.rivals(first, margin) })
    {
      self.init(best: first, runnersUp: Array(readings.dropFirst().prefix(3)))
    } else {
      self.init(runnersUp: Array(readings.prefix(3)))
    }
  }
}
