import IntentModel

/// What a clause of an utterance is, as the learned weights tell kinds apart.
package enum ClauseKind: Sendable, Hashable {
  /// A request, by its intent.
  case request(IntentName)
  /// A request for something that no intent does.
  case beyond
  /// Words that ask for nothing: a greeting, a story, a reason, a word to somebody in the room.
  case remark
  /// Something about the request that is open, or that was made before.
  case move(Move)

  /// What a clause does with a request that is open, or that was made before.
  package enum Move: String, Sendable, CaseIterable {
    /// Agrees, refuses, or gives up.
    case yes, no, cancel
    /// Gives a value that was not said before.
    case answer
    /// Says that something should be, or should have been, different.
    case change
    /// The words of a text, said anew.
    case text
    /// Asks for it once more, or for somebody else too.
    case again
    /// Takes back or ends what was done.
    case undo
    /// Asks about it.
    case ask
    /// Needs time.
    case wait
  }

  /// The kind with a name in `clauses` sections: `beyond`, `remark`, the name of a move, or
  /// the name of an intent.
  package init(name: String) {
    switch name {
    case "beyond": self = .beyond
    case "remark": self = .remark
    default: self = Move(rawValue: name).map(Self.move) ?? .request(IntentName(name))
    }
  }

  /// Its name in `clauses` sections.
  package var name: String {
    switch self {
    case .request(let intent): intent.rawValue
    case .beyond: "beyond"
    case .remark: "remark"
    case .move(let move): move.rawValue
    }
  }

  /// What is done with the request that is open, or that was made before.
  package var move: Move? { if case .move(let move) = self { move } else { nil } }

  /// The intent of a request.
  package var intent: IntentName? { if case .request(let intent) = self { intent } else { nil } }
}

/// A stretch of an utterance that is one thing said, and what it is.
package struct Clause: Sendable, Hashable {
  package var words: Range<Int>
  package var kind: ClauseKind
  /// How likely it is that kind, by its words; at most 1.
  package var probability: Double
  /// What it does, by its words; `nil` where nothing was learned.
  var effects: ClauseEffects?
  /// How likely it is of each kind, by its words; `nil` where nothing was learned.
  var chances: KindChances?

  /// How likely it is of a kind, by its words.
  func chance(of kind: ClauseKind) -> Double { if let chances { chances[[kind]] } else { 0 } }
}

/// What came before the words of a clause: it says which kinds are likely.
package enum ClauseSituation: String, Sendable, Hashable, CaseIterable {
  /// Nothing was asked or done before; clauses make no moves.
  case fresh = "clause"
  /// A request was made before, and nothing is asked.
  case afterwards
  /// A value, a choice or the go-ahead is asked for.
  case value, choice, goAhead

  /// The situation at a kind of question; `nil` where the user's own words are asked for.
  package init?(_ question: WeighedQuestion) { self.init(rawValue: question.rawValue) }
}
