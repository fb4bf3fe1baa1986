/// The subject of a user's question about the open request, or the last one: a facet of it.
///
/// What each is in a request stands in ``IntentRules/facts``.
public enum QuestionSubject: String, Sendable, Hashable, Codable, CaseIterable {
  /// The amount or the price.
  case howMuch
  /// What is paid beyond the amount.
  case fee
  /// When it begins: when somebody is picked up, when money moves.
  case when
  /// By when it has to be done: when a bill has to be paid.
  case due
  /// When it ends: when somebody or something arrives.
  case arrival
  /// How long it lasts.
  case howLong
  /// How far it is.
  case howFar
  /// How long it is until it begins.
  case wait
  /// The person it is about.
  case who
  /// The person who carries it out.
  case driver
  /// The place, where it is about one.
  case `where`
  /// The place or the account that it begins at.
  case whereFrom
  /// The place or the account that it ends at.
  case whereTo
  /// What it is paid from.
  case source
  case app, options, alternatives, why, what
  /// Whether it was done: "did it go through?"
  case outcome
  /// Something else: nothing is known of it.
  case other
}
