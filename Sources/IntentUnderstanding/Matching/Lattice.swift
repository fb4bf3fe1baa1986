import IntentModel
import IntentText
import IntentVocabulary
import StepCounting
import Synchronization

/// A stretch of words that is a name of the vocabulary or a value.
struct LatticeSpan: Sendable {
  var kind: SpanKind
  /// The vocabulary that a name is from, by its place among the grammar's types.
  var type: Int16 = -1
  var start: Int32
  var end: Int32
  /// What the span adds to a score.
  var score: Float
  /// The span's place in the list of names or of values.
  var source: Int32
  /// The next span that begins at the same word, -1 after the last.
  var next: Int32 = -1

  var words: Range<Int> { Int(start)..<Int(end) }
}

/// An app named in an utterance, with the words around the name that belong to it ("on MonkeyChat").
struct AppSpan: Sendable {
  /// Why a name that is in no list is taken for an app's.
  enum Doubt: UInt8 {
    case none
    /// "the Foobar app".
    case called
    /// "via Foobar".
    case led
  }

  var app: Int
  /// The words of its name alone.
  var name: Range<Int>
  var start: Int
  var end: Int
  /// Whether a word says that it is an app: "on …", "… app", "launch … to".
  var isMarked = false
  private(set) var doubt = Doubt.none

  /// The number of an app that is not installed.
  static let notInstalled = -2

  init(app: Int, name: Range<Int>) {
    self.app = app
    self.name = name
    (start, end) = (name.lowerBound, name.upperBound)
  }

  func doubted(by doubt: Doubt) -> AppSpan {
    var span = self
    span.doubt = doubt
    return span
  }
}

/// What separates a word from the one before.
enum WordBreak: UInt8, Sendable {
  case none, comma, colon, sentence
}

/// The words of an utterance as one language sees them, with all names and values among them, before any phrase is
/// tried.
///
/// It is a class so that the parts of one reading share it without counting references to each list.
final class Lattice: Sendable {
  /// No other lattice has it.
  let number = Lattice.numbers.wrappingAdd(1, ordering: .relaxed).newValue
  let utterance: Utterance
  let reader: Interpreter.Reader
  let traits: [WordTraits]
  let tokens: WordTokens
  let apps: [AppSpan]
  let found: FoundSpans
  /// The share of known words, among the first words of a long utterance.
  let knownShare: Double

  private static let numbers = Atomic<UInt64>(0)
  /// Whether known words are capitalised too: 0 where that is not known yet, 1 for yes, another value for no.
  private let knownLarge = Atomic<UInt8>(0)

  var words: Words { utterance.words }
  var breaks: [WordBreak] { utterance.breaks }
  var count: Int { traits.count }

  /// Builds the lattice for a prescreen.
  init(_ prescreen: LanguagePrescreen) {
    utterance = prescreen.utterance
    reader = prescreen.reader
    tokens = prescreen.tokens
    knownShare = prescreen.knownShare
    let (grammar, ids, words) = (reader.grammar, prescreen.ids, utterance.words)
    traits = ids.indices.map { index in
      let known = grammar.lexicon.traits[Int(ids[index])]
      return Self.isInitial(index, known, words) ? known.union(.initial) : known
    }
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
    self.found = found
    var apps = prescreen.apps
    if traits.contains(where: \.isUnknown) {
      let (traits, covered, utterance) = (traits, found.list.covered, utterance)
      apps += reader.appSpans.unknownSpans(in: tokens) { word in
        traits[word].isUnknown && !covered[word]
      } mayEnd: { word in
        word == traits.count || utterance.breaks[word] != .none || traits[word].contains(.function)
      }
    }
    self.apps = apps
    utterance.noteLattice()
  }

  /// The same words with different breaks between them.
  init(_ other: Lattice, with breaks: [WordBreak]) {
    utterance = Utterance(other.utterance, with: breaks)
    reader = other.reader
    traits = other.traits
    tokens = other.tokens
    apps = other.apps
    found = other.found
    knownShare = other.knownShare
  }

  /// The same words with the choices of an open question among their spans.
  init(
    _ other: Lattice, with choices: [ChoiceSpan], written: [Range<Int>], places: [Range<Int>], values: [ValueSpan]
  ) {
    utterance = other.utterance
    reader = other.reader
    traits = other.traits
    tokens = other.tokens
    apps = other.apps
    found = other.found.with(choices, written: written, places: places, values: values)
    knownShare = other.knownShare
  }

  /// The same words with the values that can be made of some of them.
  init(_ other: Lattice, withValuesAt places: [Bool]) {
    utterance = other.utterance
    reader = other.reader
    traits = other.traits
    tokens = other.tokens
    apps = other.apps
    found = FoundSpans(
      in: utterance, names: utterance.names, of: reader.grammar.types, valuesAt: places, spotter: reader.spotter)
    knownShare = other.knownShare
  }

  /// Whether a value overlaps the boundary of a stretch of words.
  func hasValue(across words: Range<Int>) -> Bool {
    found.values.contains { value in
      value.words.overlaps(words) && value.words.clamped(to: words) != value.words
    }
  }

  /// Whether a word is a single letter that may be an initial: "Haven A".
  ///
  /// A lower-case letter that is also a word is one only at the end: in "llama a Haven a las dos" there is no Haven A.
  private static func isInitial(_ index: Int, _ traits: WordTraits, _ words: Words) -> Bool {
    let range = words[index].range
    guard range.count == 1 else { return false }
    return !traits.contains(.function) || index + 1 == words.count || isCapital(range.lowerBound, words)
  }

  /// Whether a word is capitalised although known words are not.
  ///
  /// Where known words are capitalised too, as nouns are in German, that says nothing.
  func isWrittenAsName(_ index: Int) -> Bool {
    index > 0 && isLarge(index) && !writesKnownWordsLarge
  }

  /// Whether any known word of the utterance is capitalised; computed when it is first asked for.
  private var writesKnownWordsLarge: Bool {
    switch knownLarge.load(ordering: .relaxed) {
    case 0:
      Steps.count(count)
      let isSo = words.words.indices.dropFirst().contains { !traits[$0].isUnknown && isLarge($0) }
      knownLarge.store(isSo ? 1 : 2, ordering: .relaxed)
      return isSo
    case let known: return known == 1
    }
  }

  private func isLarge(_ index: Int) -> Bool {
    words[index].range.count > 1 && Self.isCapital(words[index].range.lowerBound, words)
  }

  private static func isCapital(_ place: Int, _ words: Words) -> Bool {
    let text = words.text
    return text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: place)].properties.isUppercase
  }
}

extension WordBreak {
  /// The separators between the words of a text.
  static func breaks(in words: Words) -> [WordBreak] {
    var result = [WordBreak](filledWith: .none, count: words.count)
    let list = words.words
    words.text.utf8.withContiguousStorageIfAvailable { bytes in
      for index in list.indices.dropFirst() {
        let gap = Int(list[index - 1].end)..<Int(list[index].start)
        // Most words are separated by one space.
        if gap.count == 1, bytes[gap.lowerBound] == UInt8(ascii: " ") { continue }
        let isPoint = gap.count == 2 && bytes[gap.lowerBound] == UInt8(ascii: ".")
        if isPoint, isTitle(bytes[list[index - 1].range]) { continue }
        for place in gap where place < bytes.count { result[index].meet(bytes[place]) }
        // A hyphen beside a space is a dash: "never mind - I found one".
        if gap.count > 1, gap.contains(where: { $0 < bytes.count && bytes[$0] == UInt8(ascii: "-") }) {
          result[index].meet(UInt8(ascii: ","))
        }
      }
    }
    return result
  }

  /// Whether a word before a point is an abbreviated title: `Mr`, `Mrs`, `Dr`.
  ///
  /// It has no vowel and, unlike "Hmm", no letter twice.
  private static func isTitle(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard (2...3).contains(word.count), let first = word.first, (0x41...0x5A).contains(first) else { return false }
    return word.dropFirst().allSatisfy { (0x61...0x7A).contains($0) }
      && !word.contains { "aeiouy".utf8.contains($0 | 0x20) }
      && zip(word, word.dropFirst()).allSatisfy { $0 | 0x20 != $1 | 0x20 }
  }

  fileprivate mutating func meet(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "\n"): self = .sentence
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "("), 0x93, 0x94:
      // The last bytes of dashes: they count as a comma.
      if self == .none { self = .comma }
    case UInt8(ascii: ":"), UInt8(ascii: "\""), 0x9C, 0x9D, 0x9E, 0xAB, 0xBB:
      // The last bytes of curly, low and angled quotation marks: they count as a colon.
      if self != .sentence { self = .colon }
    default: break
    }
  }
}
