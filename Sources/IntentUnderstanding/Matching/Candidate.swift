import IntentAutomaton
import IntentModel

/// A possible reading: its score is known, its values have not been looked at yet.
struct Candidate: Sendable {
  let builder: ReadingBuilder
  /// Its endings, as places in the builder's list: those of its requests (several where they are joined), behind that
  /// of the act that introduces them.
  let places: Range<Int>
  /// The first of these endings, which decides what the candidate is.
  var place: Int { places.lowerBound }
  /// Its score for the comparison with candidates in other languages.
  let rank: Double

  init(_ builder: ReadingBuilder, _ places: Range<Int>, rank: Double) {
    self.builder = builder
    self.places = places
    self.rank = rank
  }

  /// The request that is joined to it, or that it introduces as an act.
  var joined: Candidate? { isAlone ? nil : Candidate(builder, places.dropFirst(), rank: rank) }

  var intent: IntentName { builder.intent(of: place) }
  /// Its own score; for an act that introduces a request, the score of both.
  var score: Double {
    let own = builder.score(of: place)
    return isOfAct && !isAlone ? own + builder.score(of: place + 1) - Double(Costs.start) : own
  }
  var language: String { builder.grammar.tag }

  /// Whether the words deny the request, so that it is not carried out.
  var isDenied: Bool { builder.isDenied(place) }

  /// Whether a phrase explains the words in front of it; see ``SearchStart``.
  var beginsExplained: Bool { builder.beginsExplained(place) }

  /// Whether no request is joined to it or introduced by it.
  var isAlone: Bool { places.count == 1 }

  /// Whether it is an act's phrase and not a request.
  var isOfAct: Bool { builder.endings[place].scope.isAct }

  /// Whether it shares the verb of the request to which it is joined.
  var hasVerbOfFirst: Bool { builder.path(place).first?.kind == .gap }

  /// Its first word.
  var start: Int { builder.start(of: place) }

  /// The index after its last word.
  var end: Int { builder.end(of: place) }

  /// Whether its last word is free text.
  var endsInText: Bool { builder.endsInText(place) }

  func reading() -> Reading { builder.reading(place) }

  /// The hypotheses on its whole path.
  var path: ArraySlice<Hypothesis> { builder.path(places) }

  /// What each stretch of words contributed to the score; of an act, with the request that it introduces.
  var evidence: [Reading.Evidence] { places.flatMap { builder.reading($0).evidence } }

  /// Whether it is a whole request that an act introduces, not only the rest of one.
  var isBehindAct: Bool { builder.endings[place].scope.isOfAct && !isOfAct }

  /// The clauses among some words that it leaves out.
  func leftOut(of words: Range<Int>) -> [Range<Int>] { builder.leftOut(by: place, of: words) }
}

/// Something that asks for an intent and has a score: a reading, or a candidate for one.
protocol Contender {
  var intent: IntentName { get }
  var score: Double { get }
}

extension Candidate: Contender {}
extension Reading: Contender {}

extension Contender {
  /// Whether its score is so far above the threshold that it is believed even with rivals.
  var isStrong: Bool { score >= Double(Costs.threshold + Costs.margin) }

  /// Whether this one asks for something different from another, and its score can be believed.
  func mayBe(insteadOf other: some Contender) -> Bool {
    intent != other.intent && score >= Double(Costs.threshold)
  }

  /// Whether this one asks for something different and explains the utterance nearly as well as another.
  func rivals(_ other: some Contender) -> Bool {
    score > other.score - Double(Costs.margin) && intent != other.intent
  }
}

extension Collection where Element: Contender {
  /// Whether the first is believed: it reaches the threshold and is strong, or has no rival among the others.
  var isFirstBelieved: Bool {
    guard let first, first.score >= Double(Costs.threshold) else { return false }
    return first.isStrong || !dropFirst().contains { $0.rivals(first) }
  }
}
