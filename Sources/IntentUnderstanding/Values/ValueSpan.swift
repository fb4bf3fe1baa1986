import IntentModel

/// A stretch of an utterance that is a value: a number, an amount, a date, an address.
package struct ValueSpan: Sendable, Hashable {
  /// What a number counts, where the words say so.
  package enum Form: Sendable, Hashable {
    case plain
    /// A place in an order: `the second`; the meaning is `.number(2)`.
    case ordinal
    /// A count of people: `for the three of us`; the meaning is `.number(3)`.
    case people
    /// An hour of the day that was spoken of before.
    case hour
  }

  /// The words, by their indices in `Words`.
  package var words: Range<Int>
  /// The words that name the value itself, without a leading preposition or a counted noun: `7` of `at 7`.
  package var core: Range<Int>
  /// What the words mean.
  package var meaning: SpokenValue.Meaning
  /// What the value is used for, as far as the words say.
  package var form: Form
  /// Whether more was said of the value than was read: its meaning is only of its kind.
  package var isUnread = false

  /// A value at some words; without a core, all of them name the value.
  package init(
    words: Range<Int>, core: Range<Int>? = nil, meaning: SpokenValue.Meaning, form: Form = .plain
  ) {
    self.words = words
    self.core = core ?? words
    self.meaning = meaning
    self.form = form
  }
}
