import IntentText
import IntentVocabulary
import Synchronization

/// An utterance as a language knows it at first sight: its words, and the most that they can come to.
///
/// Of several languages most know too few words of an utterance to say anything of it that another does not say better.
/// A prescreen shows that before any value is looked for and any phrase is tried; a lattice is made of the rest.
final class LanguagePrescreen: Sendable {
  let utterance: Utterance
  let reader: Interpreter.Reader
  /// The numbers of the words in the language's lexicon.
  let ids: [Int32]
  let tokens: WordTokens
  /// The share of the words that the language knows, of the first of a long utterance.
  let knownShare: Double
  /// The installed and the well-known apps named.
  let apps: [AppSpan]
  /// By word, whether a value may be made of it; `nil` where of none.
  let valuePlaces: [Bool]?
  /// No reading of any of the words scores more.
  let mostScore: Float
  private let made: Mutex<Lattice?>

  /// The tag of the language.
  var language: String { reader.grammar.tag }

  /// What the language knows of the words; it is made when it is first asked for.
  var lattice: Lattice {
    made.withLock { made in
      let lattice = made ?? Lattice(self)
      made = lattice
      return lattice
    }
  }

  /// What a language knows of a request; nothing, where no phrase may go on with any of the words: nothing but names and
  /// free text is left, which few phrases are made of.
  ///
  /// - Parameter isAlone: Whether no other language is read: then it is looked at closely whatever it can come to.
  convenience init?(_ utterance: Utterance, for reader: Interpreter.Reader, isAlone: Bool = false) {
    let known = KnownWords(utterance, for: reader)
    let grammar = reader.grammar
    guard grammar.automaton.acceptsWithoutWords || known.tokens.marks.contains(.used) || !known.apps.isEmpty else {
      return nil
    }
    self.init(utterance, for: reader, known, isAlone: isAlone)
  }

  /// What a language knows of words that may be the rest of a request, and so nothing but a name.
  convenience init(answer utterance: Utterance, for reader: Interpreter.Reader) {
    self.init(utterance, for: reader, KnownWords(utterance, for: reader), isAlone: true)
  }

  /// The words by their numbers in a lexicon, and the apps among them.
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
      // A name is what it is.
      !reader.grammar.lexicon.traits[Int(known.ids[place])].contains(.known)
        && !utterance.names.contains { $0.words.contains(place) && $0.found != .nearMiss }
    }
    mostScore =
      isAlone
      ? .infinity
      : Self.most(of: tokens, reader.grammar, utterance, apps: apps, valuesAt: valuePlaces)
  }

  /// A lattice of which nothing more is to be found out.
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

  /// The same for some of the words: those that are a value with the words beside them may be another without.
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

/// What costs something in a search counts as nothing here, so that no search comes to more.
extension LanguagePrescreen {
  /// The most that a text scores: what one request does, or, where words or marks join, each of several.
  private static func most(
    of tokens: WordTokens, _ grammar: Grammar, _ utterance: Utterance, apps: [AppSpan], valuesAt places: [Bool]?
  ) -> Float {
    let most = Costs.start + most(of: tokens, grammar) + most(of: utterance, apps: apps, valuesAt: places)
    let joints = tokens.marks.contains(.joint) ? tokens.places.count { $0.marks.contains(.joint) } : 0
    let denies = tokens.marks.contains(.denial)
    let marks = utterance.breaks.count { $0 == .sentence || denies && $0 != .none }
    return most * Float(1 + joints + marks)
  }

  /// The most that the words and the phrase itself add, for the intents that they add most to; -infinity, where no
  /// phrase may go on with any of the words and none can do without.
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
        // Only a number in figures is an address by itself.
        let isFigure = (0x30...0x39).contains(utterance.words.foldedBytes(place).first ?? 0)
        most += (isFigure ? Costs.address : Costs.value) + Costs.valueWord
      }
    }
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
