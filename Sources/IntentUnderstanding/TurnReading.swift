import IntentModel

/// How an utterance was read in a conversation: the act that explains it best, and the next best acts.
package struct TurnReading: Sendable, Hashable {
  /// A clause of an utterance, and what it is by what was learned of its words.
  package struct SaidClause: Sendable, Hashable {
    package var text: String
    /// The name of its kind in `clauses` sections.
    package var kind: String
    /// How likely it is that kind; at most 1.
    package var probability: Double
  }

  /// One way to read an utterance, and how well it explains the words.
  package struct RatedAct: Sendable, Hashable {
    /// What the words may do.
    package var act: DialogueAct
    /// On the scale of ``Reading/score``: 0 is the threshold, more is better.
    package var score: Double
    /// The clause of a correction that was not understood; `nil` where all of it was.
    package var missedClause: String?
    /// Whether the act's phrase explains all of the words.
    package var explainsAll = false
    /// Whether the words are a yes that orders (`send it`), with more said beside it.
    var orders = false
    /// What each part of the utterance contributed to the score; empty where the reading is not to be explained.
    package var evidence: [Reading.Evidence] = []

    /// An act with its score.
    package init(_ act: DialogueAct, _ score: Double) {
      self.act = act
      self.score = score
    }
  }

  /// The act that explains the words best.
  package var act: DialogueAct
  /// How well the act explains the words: 0 is the threshold, more is better.
  package var score: Double
  /// The other acts that the words can be, best first.
  package var rivals: [RatedAct]
  /// The utterance as a request, with its near misses where it is none; `nil` where it was not looked for.
  package var understanding: Understanding?
  /// The requests that the words likely ask for, where none is sure enough: the user is asked which one is meant.
  package var guesses: [Reading] = []
  /// The clause of a correction that was not understood: the user is told, because the rest is done.
  package var missedClause: String?
  /// Values in a reply that no parameter of the open request takes: a time with which the user puts the request off, or
  /// a reply that consists of such values only.
  package var untaken: [Reading.Untaken] = []
  /// What is wished behind an answer, for when the open request has ended.
  package var rest: Understanding.Rest?
  /// What each part of the utterance contributed to the act's score; empty where the reading is not to be explained.
  package var evidence: [Reading.Evidence] = []
  /// What each clause does, by its words; empty where the reading is not to be explained.
  package var clauses: [SaidClause] = []
  /// How many lattices were built for it: at most one for each language.
  package var latticeCount = 0
  /// How many searches went through the lattices.
  package var searchCount = 0

  /// A reading of an utterance as an act; without rivals nothing else was near.
  package init(
    _ act: DialogueAct, score: Double = 0, rivals: [RatedAct] = [], understanding: Understanding? = nil
  ) {
    self.act = act
    self.score = score
    self.rivals = rivals
    self.understanding = understanding
  }

  /// How much better the act explains the words than the next; infinite where there is no other.
  package var margin: Double { rivals.first.map { score - $0.score } ?? .infinity }

  /// The best candidate with its rivals.
  ///
  /// Of two equally good ones the first wins; of two with the same effect only the better is kept, so that an act is no
  /// rival of itself, nor of itself with a wish behind it.
  init(ranking candidates: [RatedAct], understanding: Understanding?) {
    let ranked = candidates.enumerated().sorted {
      $0.element.score == $1.element.score ? $0.offset < $1.offset : $0.element.score > $1.element.score
    }.map(\.element)
    let best = ranked.first ?? RatedAct(.notUnderstood, 0)
    let rivals = ranked.dropFirst().filter { rival in
      !rival.act.does(theSameAs: best.act) && !rival.act.continues(best.act) && !best.act.continues(rival.act)
    }
    self.init(best.act, score: best.score, rivals: rivals, understanding: understanding)
    missedClause = best.missedClause
    evidence = best.evidence
  }
}
