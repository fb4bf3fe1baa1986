import IntentText

/// One way to change a text by what was said about it.
package struct TextEdit: Sendable {
  /// How the text is changed.
  package enum Form: String, Sendable {
    /// Some words take the place of others.
    case exchange
    /// Words are left out; the part of the text that they are in is.
    case leaveOut, leaveOutPart
    /// Words are added behind the text, or before it.
    case add, open
    /// The text is said anew.
    case anew
    /// It stays as it is: something else is said.
    case keep
  }

  /// How the words are found whose place others take.
  enum Way: String, Sendable {
    /// They are named; they are the one value of the kind; they are the likest.
    case named, kind, like
  }

  package var form: Form
  /// The text as it is then.
  package var text: String
  /// The new words, and those that name a place of the text.
  var new, old: Range<Int>?
  /// The words of the text whose place they take, or which are left out.
  var place: Range<Int>?
  var way: Way?
  /// How likely this text is meant, beside all others; 0 before they are weighed.
  package var probability: Double = 0
  /// How likely the text is to be changed at all.
  package var probabilityOfAny: Double = 0

  /// The words of the text, whatever marks stand between them.
  package var folded: [UInt8] { Words(text).folded }

  /// The words from the first to the last of those that are new or name a place.
  var said: Range<Int> {
    let all = [new, old].compactMap(\.self)
    guard let first = all.map(\.lowerBound).min(), let end = all.map(\.upperBound).max() else { return 0..<0 }
    return first..<end
  }

  /// Whether words or a value of the text are named in what was said.
  var isAnchored: Bool { place != nil }
}
