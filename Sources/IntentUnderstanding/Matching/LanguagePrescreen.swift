import IntentAutomaton
import IntentText
import IntentVocabulary
import Synchronization

/// A first look at an utterance in one language: which words the language knows, and an upper bound of any reading's
/// score.
///
/// With several languages, most know too few of the words to have a better reading than another language. This look
/// shows it before values are spotted and phrases tried; only the remaining languages get a lattice.
final class LanguagePrescreen: Sendable {
  let utterance: Utterance
  let reader: Interpreter.Reader
  /// The numbers of the words in the language's lexicon.
  let ids: [Int32]
  let tokens: WordTokens
  /// The share of known words, among the first words of a long utterance.
  let knownShare: Double
  /// The installed and the well-known apps named.
  let apps: [AppSpan]
  /// By word, whether a value may be made of it; `nil` where of none.
  let valuePlaces: [Bool]?
  /// An upper bound of the score of any reading of any of the words.
  let mostScore: Float
  private let made: Mutex<Lattice?>

  /// The tag of the language.
  var language: String { reader.grammar.tag }

  /// The lattice of the words; it is built when it is first asked for.
  var lattice: Lattice {
    made.withLock { made in
      let lattice = made ?? Lattice(self)
      made = lattice
      return lattice
    }
  }

  /// A first look at a request; `nil` where no phrase can continue with any of the words, since few phrases consist of
  /// names and free text alone.
  ///
  /// - Parameter isAlone: Whether no other language is tried: then the language is never dismissed.
  convenience init?(_ utterance: Utterance, for reader: Interpreter.Reader, isAlone: Bool = false) {
    let known = KnownWords(utterance, for: reader)
    let grammar = reader.grammar
    guard grammar.automaton.acceptsWithoutWords || known.tokens.marks.contains(.used) || !known.apps.isEmpty else {
      return nil
    }
    self.init(utterance, for: reader, known, isAlone: isAlone)
  }

  /// A first look at words that may be the rest of a request, and so perhaps only a name.
  convenience init(answer utterance: Utterance, for reader: Interpreter.Reader) {
    self.init(utterance, for: reader, KnownWords(utterance, for: reader), isAlone: true)
  }

  /// The numbers of the words in a lexicon, and the apps among them.
  private struct KnownWords {
    let ids: [Int32]
    let tokens: WordTokens
    let apps: [AppSpan]

    init(_ utterance: Utterance, for reader: Interpreter.Reader) {
      let lexicon = reader.grammar.lexicon
      ids = utterance.words.words.map { lexicon.id($0.hash) }
      tokens = WordTokens(ids, lexicon)
      apps = tokens.marks.contains(.app) ? reader.appSpans.spans(of: utterance.words, tokens) : []
    }
  }

  private init(_ utterance: Utterance, for reader: Interpreter.Reader, _ known: KnownWords, isAlone: Bool) {
    self.utterance = utterance
    self.reader = reader
    ids = known.ids
    tokens = known.tokens
    apps = known.apps
    made = Mutex(nil)
    knownShare = reader.grammar.lexicon.knownShare(ids)
    valuePlaces = reader.spotter.places(of: utterance.words) { place in
      // A known name is no value.
      !reader.grammar.lexicon.traits[Int(known.ids[place])].contains(.known)
        && !utterance.names.contains { $0.words.contains(place) && $0.found != .nearMiss }
    }
    mostScore =
      isAlone
      ? .infinity
      : Self.most(of: tokens, reader.grammar, utterance, apps: apps, valuesAt: valuePlaces)
  }

  /// The prescreen of a lattice that exists already.
  init(_ lattice: Lattice) {
    utterance = lattice.utterance
    reader = lattice.reader
    ids = []
    tokens = lattice.tokens
    knownShare = lattice.knownShare
    apps = lattice.apps
    valuePlaces = nil
    mostScore = .infinity
    made = Mutex(lattice)
  }

  /// The same for some of the words.
  ///
  /// Words that make a value only with their neighbours are looked at again.
  func within(_ words: Range<Int>) -> LanguagePrescreen {
    guard let valuePlaces else { return self }
    let mayCut = [words.lowerBound, words.upperBound].contains { bound in
      bound > 0 && bound < valuePlaces.count && valuePlaces[bound - 1] && valuePlaces[bound]
    }
    guard mayCut, lattice.hasValue(across: words) else { return self }
    let places = valuePlaces.indices.map { valuePlaces[$0] && words.contains($0) }
    return LanguagePrescreen(Lattice(lattice, withValuesAt: places))
  }
}

// MARK: - Scoring

/// The upper bound counts no costs, so that no search can exceed it.
extension LanguagePrescreen {
  /// An upper bound of a text's score: that of one request, or of several where words or marks may join them.
  private static func most(
    of tokens: WordTokens, _ grammar: Grammar, _ utterance: Utterance, apps: [AppSpan], valuesAt places: [Bool]?
  ) -> Float {
    let most = Costs.start + most(of: tokens, grammar) + most(of: utterance, apps: apps, valuesAt: places)
    let joints = tokens.marks.contains(.joint) ? tokens.places.count { $0.marks.contains(.joint) } : 0
    let denies = tokens.marks.contains(.denial)
    let marks = utterance.breaks.count { $0 == .sentence || denies && $0 != .none }
    return most * Float(1 + joints + marks)
  }

  /// The most that words of phrases and the phrase itself add, for the intents for which that is most; -infinity where
  /// no phrase can continue with any of the words and none can do without.
  private static func most(of tokens: WordTokens, _ grammar: Grammar) -> Float {
    var (groups, long) = (UInt32(0), Float(0))
    for place in tokens.places { groups |= place.alone.pointee.groups & Reach.requests }
    for token in tokens.long {
      let used = grammar.tokens[Int(token.wordClass)]
      let known = (groups: used.groups & Reach.requests, gain: used.gain)
      groups |= known.groups
      if known.groups != 0 { long += known.gain + Costs.longToken * Float(token.length - 1) }
    }
    let bonuses = grammar.automaton.bonuses
    var most = grammar.automaton.bonusWithoutWords
    let lanes = SIMD4<Float>.scalarCount
    for first in stride(from: 0, to: Reach.groupCount, by: lanes) where groups >> UInt32(first) & 0b1111 != 0 {
      var gains = SIMD4<Float>()
      for place in tokens.places { gains += place.alone.pointee.gains.lanes(from: first) }
      for lane in 0..<lanes where groups & 1 << UInt32(first + lane) != 0 {
        most = max(most, bonuses[first + lane] + gains[lane])
      }
    }
    return most + long
  }

  /// The most that names, values, apps and free text add.
  private static func most(of utterance: Utterance, apps: [AppSpan], valuesAt places: [Bool]?) -> Float {
    var most = utterance.mostOfNames
    for app in apps { most += max(0, Costs.named(app)) }
    if let places {
      for place in places.indices where places[place] {
        // Only a number in digits can be an address without other words.
        let isFigure = (0x30...0x39).contains(utterance.words.foldedBytes(place).first ?? 0)
        most += (isFigure ? Costs.address : Costs.value) + Costs.valueWord
      }
    }
    // Any word may point at something that is listed.
    if !utterance.situation.listed.isEmpty { most += Costs.person * Float(utterance.words.count) }
    return most + Costs.textMost * Float(utterance.breaks.count { $0 != .none })
  }
}

extension UnsafeBufferPointer<Float> {
  /// Four elements; nothing, where there are none.
  @inline(__always)
  fileprivate func lanes(from first: Int) -> SIMD4<Float> {
    isEmpty ? SIMD4() : SIMD4(self[first], self[first + 1], self[first + 2], self[first + 3])
  }
}
