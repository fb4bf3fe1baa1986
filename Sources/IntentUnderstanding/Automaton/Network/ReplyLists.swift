/// The kinds of lists of `replies` that have a name.
enum NamedList: String {
  case act, maybe, turn, ask, relative, after, parameter, marker
}

/// The lists of `replies` without a name.
///
/// Their names are raw values: to ask the runtime for the name of a case takes long, and a language is read at every
/// start.
enum ReplyList: String, Sendable, Hashable, CaseIterable {
  case filler, tail, lead, agreement, aroundAgreement, correction, instead, change, to, `is`, question, it, preposition
  case article, one, last, middle, and, addition, too, same, removal, purpose, negation, insteadOf, naming, therefore
  case refusing, plan, aside, describing, place, but, minus, first, outer, ofThem, neither
  case opening, unfit, writing, saying, addressing, wondering, decline, `as`, thing

  var name: String { rawValue }

  /// The place among all lists: cases without values are numbered in their order.
  @inline(__always)
  var place: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  static let named = Dictionary(allCases.map { ($0.name, $0) }) { first, _ in first }
}

/// Some of the lists of `replies` without a name, one bit each: many words are asked whether they are of one of them.
struct ReplyLists: Sendable, ExpressibleByArrayLiteral {
  let bits: UInt64

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }
  @inline(__always)
  init(arrayLiteral lists: ReplyList...) { bits = lists.reduce(0) { $0 | 1 << UInt64($1.place) } }

  /// The list that the words of a class are; none for any other class.
  init(ofClass name: String) { bits = ReplyList.named[name].map { 1 << UInt64($0.place) } ?? 0 }
}

/// What a reply can be besides a value.
enum ReplyAct: String, Sendable, Hashable, CaseIterable {
  case yes, no, cancel, help
  case repetition = "repeat"
  /// Yes to the go-ahead: "send it".
  case send
  /// No to the go-ahead: "don't send it".
  case hold
}

/// How a new value is told by the old one.
enum RelativeWord: String, Sendable, Hashable, CaseIterable {
  case double, half, more, less, swap
}

/// What is done in the middle of a conversation besides answering.
enum TurnAct: String, Sendable, Hashable, CaseIterable {
  case wait, back, skip, restart, resume, thanks, greet, farewell
  /// All of the two, or all of those that are offered: "both", "all of them".
  case both, all
  /// What is left of asking what an app can do when its name is taken away.
  case appHelp
}
