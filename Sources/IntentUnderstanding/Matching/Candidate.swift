import IntentModel

/// A reading that may still be made: its score is known, its values are not yet looked at.
struct Candidate: Sendable {
  let builder: ReadingBuilder
  /// The places among the builder's endings: of its requests, one or several that are joined, and before them of the act
  /// that leads to them.
  let places: Range<Int>
  /// The place of the first of them, which it is about.
  var place: Int { places.lowerBound }
  /// What it counts beside candidates in other languages.
  let rank: Double

  init(_ builder: ReadingBuilder, _ places: Range<Int>, rank: Double) {
    self.builder = builder
    self.places = places
    self.rank = rank
  }

  /// What is joined to it, or what it leads to as an act.
  var joined: Candidate? { isAlone ? nil : Candidate(builder, places.dropFirst(), rank: rank) }

  var intent: IntentName { builder.intent(of: place) }
  /// Its own score; of an act with the request to which it leads, that of both.
  var score: Double {
    let own = builder.score(of: place)
    return isOfAct && !isAlone ? own + builder.score(of: place + 1) - Double(Costs.start) : own
  }
  var language: String { builder.grammar.tag }

  /// Whether it is a request that the words deny: it is not to be carried out.
  var isDenied: Bool { builder.isDenied(place) }

  /// Whether a phrase explains the words that it begins after; see ``SearchStart``.
  var beginsExplained: Bool { builder.beginsExplained(place) }

  /// Whether no request is joined to it, and it leads to none.
  var isAlone: Bool { places.count == 1 }

  /// Whether it is what an act says, and no request of its own.
  var isOfAct: Bool { builder.endings[place].scope.isAct }

  /// Whether its verb is that of the request to which it is joined.
  var hasVerbOfFirst: Bool { builder.path(place).first?.kind == .gap }

  /// Its first word.
  var start: Int { builder.start(of: place) }

  /// The word after its last one.
  var end: Int { builder.end(of: place) }

  /// Whether the last of its words are free text.
  var endsInText: Bool { builder.endsInText(place) }

  func reading() -> Reading { builder.reading(place) }

  /// The steps of all that it says.
  var path: ArraySlice<Hypothesis> { builder.path(places) }

  /// What each stretch of the words of an act, and of the request to which it leads, contributed to the score.
  var evidence: [Reading.Evidence] { places.flatMap { builder.reading($0).evidence } }

  /// Whether it is a whole request, and not only the rest of one, that an act leads to.
  var isBehindAct: Bool { builder.endings[place].scope.isOfAct && !isOfAct }

  /// The clauses among some words that it says nothing of.
  func leftOut(of words: Range<Int>) -> [Range<Int>] { builder.leftOut(by: place, of: words) }
}

/// What asks for an intent with a score: a reading, or what may become one.
protocol Contender {
  var intent: IntentName { get }
  var score: Double { get }
}

extension Candidate: Contender {}
extension Reading: Contender {}

extension Contender {
  /// Whether it is far enough above the threshold to be believed with rivals near.
  var isStrong: Bool { score >= Double(Costs.threshold + Costs.margin) }

  /// Whether this one asks for something else than another, and can be believed.
  func mayBe(insteadOf other: some Contender) -> Bool {
    intent != other.intent && score >= Double(Costs.threshold)
  }

  /// Whether this one asks for something else and explains the utterance nearly as well as another.
  func rivals(_ other: some Contender) -> Bool {
    score > other.score - Double(Costs.margin) && intent != other.intent
  }
}

extension Collection where Element: Contender {
  /// Whether the first can be believed: it reaches the threshold and, being weak, has no rival among the others.
  var isFirstBelieved: Bool {
    guard let first, first.score >= Double(Costs.threshold) else { return false }
    return first.isStrong || !dropFirst().contains { $0.rivals(first) }
  }
}
