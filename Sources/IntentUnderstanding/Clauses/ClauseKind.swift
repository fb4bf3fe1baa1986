import IntentModel

/// What a clause of an utterance is, as the learned weights tell kinds apart.
package enum ClauseKind: Sendable, Hashable {
  /// A request, by its intent.
  case request(IntentName)
  /// A request for something that no intent does.
  case beyond
  /// Words that ask for nothing: a greeting, a story, a reason, a word to somebody in the room.
  case remark

  /// The kind with a name in `clauses` sections: `beyond`, `remark`, or the name of an intent.
  package init(name: String) {
    switch name {
    case "beyond": self = .beyond
    case "remark": self = .remark
    default: self = .request(IntentName(name))
    }
  }

  /// Its name in `clauses` sections.
  package var name: String {
    switch self {
    case .request(let intent): intent.rawValue
    case .beyond: "beyond"
    case .remark: "remark"
    }
  }

  /// The intent of a request.
  package var intent: IntentName? { if case .request(let intent) = self { intent } else { nil } }
}

/// A stretch of an utterance that is one thing said, and what it is.
package struct Clause: Sendable, Hashable {
  package var words: Range<Int>
  package var kind: ClauseKind
  /// How likely it is that kind, by its words; at most 1.
  package var probability: Double
}
