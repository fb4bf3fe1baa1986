import IntentAutomaton
import IntentText
import IntentVocabulary

/// The words of an utterance as one language sees them, with what was found among them, before any phrase is tried.
///
/// It is a class so that the parts of one reading share it without counting references to each list.
final class Lattice: Sendable {
  let utterance: Utterance
  let reader: Interpreter.Reader
  let found: FoundSpans
  /// The share of known words, among the first words of a long utterance.
  let knownShare: Double
  /// The words as a search goes through them.
  let wordLattice: WordLattice

  var words: Words { utterance.words }
  var breaks: [WordBreak] { utterance.breaks }

  /// Builds the lattice for a prescreen.
  convenience init(_ prescreen: LanguagePrescreen) {
    let (utterance, reader, tokens) = (prescreen.utterance, prescreen.reader, prescreen.tokens)
    let grammar = reader.grammar
    let traits = WordLattice.traits(of: prescreen.ids, in: utterance.words, grammar.lexicon)
    var found = FoundSpans(
      in: utterance, names: utterance.names, of: grammar.types, valuesAt: prescreen.valuePlaces, spotter: reader.spotter
    )
    if tokens.marks.contains(.repair), let repair = tokens.places.firstIndex(where: { $0.marks.contains(.repair) }) {
      found.addTimesSaidAnew(after: repair, in: utterance, reader.spotter)
    }
    if !utterance.situation.listed.isEmpty {
      let listed = ListedFinder(in: utterance, tokens, of: reader, values: found.values).spans()
      found.add(listed, of: grammar.types, in: utterance.vocabulary)
    }
    var apps = prescreen.apps
    if traits.contains(where: \.isUnknown) {
      let covered = found.list.covered
      apps += reader.appSpans.unknownSpans(in: tokens) { word in
        traits[word].isUnknown && !covered[word]
      } mayEnd: { word in
        word == traits.count || utterance.breaks[word] != .none || traits[word].contains(.function)
      }
    }
    self.init(
      utterance, reader, found, traits: traits, tokens: tokens, apps: apps, knownShare: prescreen.knownShare)
    utterance.noteLattice()
  }

  /// The same words with different breaks between them.
  convenience init(_ other: Lattice, with breaks: [WordBreak]) {
    self.init(other, Utterance(other.utterance, with: breaks), other.found)
  }

  /// The same words with the choices of an open question among their spans.
  convenience init(
    _ other: Lattice, with choices: [ChoiceSpan], written: [Range<Int>], places: [Range<Int>], values: [ValueSpan]
  ) {
    self.init(
      other, other.utterance, other.found.with(choices, written: written, places: places, values: values))
  }

  /// The same words with the values that can be made of some of them.
  convenience init(_ other: Lattice, withValuesAt places: [Bool]) {
    let (utterance, reader) = (other.utterance, other.reader)
    let found = FoundSpans(
      in: utterance, names: utterance.names, of: reader.grammar.types, valuesAt: places, spotter: reader.spotter)
    self.init(other, utterance, found)
  }

  private convenience init(_ other: Lattice, _ utterance: Utterance, _ found: FoundSpans) {
    self.init(
      utterance, other.reader, found, traits: other.traits, tokens: other.tokens, apps: other.apps,
      knownShare: other.knownShare)
  }

  private init(
    _ utterance: Utterance, _ reader: Interpreter.Reader, _ found: FoundSpans, traits: [WordTraits],
    tokens: WordTokens, apps: [AppSpan], knownShare: Double
  ) {
    self.utterance = utterance
    self.reader = reader
    self.found = found
    self.knownShare = knownShare
    let months = found.values.indices.filter { found.values[$0].isMonthAlone }
    wordLattice = WordLattice(
      utterance.words, breaks: utterance.breaks, traits: traits, tokens: tokens, apps: apps, spans: found.list,
      monthsAlone: months.map { Int32(truncatingIfNeeded: $0) }, nameStarts: utterance.names.map(\.words.lowerBound),
      valueStarts: found.values.map(\.words.lowerBound), grammar: reader.grammar)
  }

  /// Whether a value overlaps the boundary of a stretch of words.
  func hasValue(across words: Range<Int>) -> Bool {
    found.values.contains { value in
      value.words.overlaps(words) && value.words.clamped(to: words) != value.words
    }
  }
}

/// What the words of a search tell, asked of the lattice that holds them.
extension Lattice {
  var traits: [WordTraits] { wordLattice.traits }
  var tokens: WordTokens { wordLattice.tokens }
  var apps: [AppSpan] { wordLattice.apps }
  var count: Int { wordLattice.count }

  func isWrittenAsName(_ word: Int) -> Bool { wordLattice.isWrittenAsName(word) }
  func className(_ wordClass: Int32) -> String { wordLattice.className(wordClass) }
  func isOf(_ lists: ReplyLists, _ word: Int) -> Bool { wordLattice.isOf(lists, word) }
  func joinsRequests(_ word: Int) -> Bool { wordLattice.joinsRequests(word) }
  func trimmed(_ range: Range<Int>) -> Range<Int> { wordLattice.trimmed(range) }

  func length(_ names: Set<String>, at start: Int, before end: Int) -> Int? {
    wordLattice.length(names, at: start, before: end)
  }

  func length(_ lists: ReplyLists, at start: Int, before end: Int) -> Int? {
    wordLattice.length(lists, at: start, before: end)
  }

  func opensRequest(at word: Int, of groups: UInt32, before end: Int? = nil) -> Bool {
    wordLattice.opensRequest(at: word, of: groups, before: end)
  }
}
