/// What the phrases of an act say, as `act` headers name it.
enum ActForm: String, Hashable, Sendable, CaseIterable {
  /// An act by its words alone, which the class of the words names: `@act_yes`, `@turn_wait`, `@ask_fee`.
  case words
  /// No, with why or what else after it.
  case refuse
  /// Values for the open request.
  case answer
  /// Values in the place of others, or of those that are said to be wrong.
  case correct
  /// Something is to be otherwise, and nothing says what.
  case unheard
  /// A value that is to be left out.
  case remove
  /// A value that is to be changed, and nothing of what to.
  case change
  /// One more value for a list, or more text.
  case add
  /// The same once more for somebody else.
  case also
  /// A new value by the one before.
  case adjust
  /// One of the choices, or several that the words fit.
  case choose
  /// The choices that are left when some are denied.
  case others
  /// What was set aside is taken up again.
  case resume
  /// What the open request has already, said again as right.
  case confirm
  /// Yes, and a request of its own after it.
  case then
  /// The open request is given up, and a request of its own after it.
  case leave
  /// A request that the words make only after an earlier one.
  case follow
  /// A whole request.
  case request
}
