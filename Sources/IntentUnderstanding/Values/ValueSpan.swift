import IntentModel

/// A stretch of an utterance that is a value: a number, an amount, a date, an address.
package struct ValueSpan: Sendable, Hashable {
  /// What a number counts, where the words say it.
  package enum Form: Sendable, Hashable {
    case plain
    /// A place in an order: `the second`; the meaning is `.number(2)`.
    case ordinal
    /// A count of people: `for the three of us`; the meaning is `.number(3)`.
    case people
    /// An hour on a day that was mentioned before.
    case hour
  }

  /// The words, by their indices in `Words`.
  package var words: Range<Int>
  /// The words of the value itself, without a preposition before it or a counted noun: `7` of `at 7`.
  package var core: Range<Int>
  /// What the words mean.
  package var meaning: SpokenValue.Meaning
  /// How the value is used, as far as the words say it.
  package var form: Form
  /// Whether only part of the value could be read: then only the kind of its meaning can be relied on.
  package var isUnread = false

  /// A value of some words; without a core, all of them belong to the value itself.
  package init(
    words: Range<Int>, core: Range<Int>? = nil, meaning: SpokenValue.Meaning, form: Form = .plain
  ) {
    self.words = words
    self.core = core ?? words
    self.meaning = meaning
    self.form = form
  }
}
