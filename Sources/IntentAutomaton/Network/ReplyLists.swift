/// The kinds of lists of `replies` that have a name.
enum NamedList: String {
  case act, maybe, control, ask, relative, after, parameter, slotCue
}

/// The lists of `replies` without a name.
///
/// They have raw values because asking the runtime for a case's name is slow, and a language is read at every start.
package enum ReplyList: String, Sendable, Hashable, CaseIterable {
  case filler, tail, contentIntro, agreement, agreementFiller, correction, instead, change, to, `is`, question, it,
    preposition
  case article, one, last, middle, and, addition, too, same, removal, purpose, negation, insteadOf, naming, therefore
  case refusalReason, alternativePlan, vocative, indefinite, place, but, minus, first, outer, ofThem, neither
  case opening, unfit, writing, saying, addressing, wondering, decline, `as`, thing

  package var name: String { rawValue }

  /// The place among all lists: the case's number in declaration order.
  @inline(__always)
  var place: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  static let named = Dictionary(allCases.map { ($0.name, $0) }) { first, _ in first }
}

/// A set of lists of `replies` without a name, one bit each: many words are tested for being in one of them.
package struct ReplyLists: Sendable, ExpressibleByArrayLiteral {
  let bits: UInt64

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }
  @inline(__always)
  package init(arrayLiteral lists: ReplyList...) { bits = lists.reduce(0) { $0 | 1 << UInt64($1.place) } }

  /// The list that a class holds the words of; empty for any other class.
  init(ofClass name: String) { bits = ReplyList.named[name].map { 1 << UInt64($0.place) } ?? 0 }
}

/// What a reply can be besides a value.
package enum ReplyAct: String, Sendable, Hashable, CaseIterable {
  case yes, no, cancel, help
  case repetition = "repeat"
  /// Yes to the go-ahead: "send it".
  case send
  /// No to the go-ahead: "don't send it".
  case hold
}

/// How words describe a new value by its change from the old one: "double it".
enum RelativeWord: String, Sendable, Hashable, CaseIterable {
  case double, half, more, less, swap
}

/// What a user does in the middle of a conversation besides answering.
package enum ControlAct: String, Sendable, Hashable, CaseIterable {
  case wait, back, skip, restart, resume, thanks, greet, farewell
  /// "Both" of two choices, or "all of them".
  case both, all
  /// What remains of "what can MonkeyPay do?" without the app's name.
  case appHelp
}
