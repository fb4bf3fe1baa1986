/// What the phrases of an act say, as `act` headers name it.
package enum ActForm: String, Hashable, Sendable, CaseIterable {
  /// An act by its words alone, which the class of the words names: `@act_yes`, `@control_wait`, `@ask_fee`.
  case words
  /// No, with a reason or something else after it.
  case refuse
  /// Values for the open request.
  case answer
  /// Values in place of earlier ones, or of those that the words call wrong.
  case correct
  /// Something is to be different, without words for what.
  case unspecifiedChange
  /// A value that is to be left out.
  case remove
  /// A value that is to be changed, without the new value.
  case change
  /// One more value for a list, or more text.
  case add
  /// The same request once more, for somebody else.
  case also
  /// A value calculated from the earlier one.
  case adjust
  /// One of the choices, or several that the words fit.
  case choose
  /// The choices that are left when the words deny some.
  case others
  /// What was set aside is taken up again.
  case resume
  /// Values that the open request already has, confirmed.
  case confirm
  /// Yes, and then a request of its own.
  case then
  /// The open request is given up, and a request of its own follows.
  case leave
  /// A request that the words mean only after an earlier one.
  case follow
  /// A whole request.
  case request
}
