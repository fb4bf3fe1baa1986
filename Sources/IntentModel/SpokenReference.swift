/// A word that refers to something mentioned before, or to what the user is looking at: "him", "there", "this".
///
/// The understanding only finds that something is referred to; what it is settles the dialogue, which knows what the
/// conversation spoke of last. In a language's notation a reference is a symbol with `^` before its name:
/// `symbol ^there = there | over there`, and a slot names it as any other symbol: `{dropOffLocation=^there}`.
public enum SpokenReference: String, Sendable, Hashable, Codable, CaseIterable {
  /// One man: "him".
  case him
  /// One woman: "her".
  case her
  /// A person, where the word does not distinguish man from woman: "lui".
  case somebody
  /// Several people: "them".
  case them
  /// The place last mentioned or looked at: "there".
  case there
  /// The place that the user is looking at: "this place".
  case thisPlace
  /// Where the user is: "here".
  case here
  /// What the user is looking at: "this".
  case this
  /// The words that were sent last: "it", "the same message".
  case that
  /// The amount last mentioned: "the same amount".
  case sameAmount
  /// One more of what was asked for last: "another one".
  case another
  /// The time since something was sent last to those who are named beside it: "did she answer?"
  case sinceThen

  /// The reference that a symbol of the notation names.
  public init?(symbol: String) {
    guard symbol.first == "^" else { return nil }
    self.init(rawValue: String(symbol.dropFirst()))
  }

  /// The name in the notation: `^there`.
  public var symbol: String { "^\(rawValue)" }

  /// Whether the word refers to a person.
  public var isPerson: Bool {
    switch self {
    case .him, .her, .somebody, .them: true
    default: false
    }
  }

  /// Whether a place is referred to.
  public var isPlace: Bool {
    switch self {
    case .there, .thisPlace, .here: true
    default: false
    }
  }
}
