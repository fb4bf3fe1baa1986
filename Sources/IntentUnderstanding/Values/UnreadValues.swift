import IntentModel
import IntentText

/// Finds values of which only part could be read, because a word that belongs to values stands unused beside them.
///
/// A number, a unit, a currency, a weekday, a part of the day, or words such as "at least" beside a value change its
/// meaning, so the part that was read would be a wrong value. All these words together count as one unread value, about
/// which the user is asked.
struct UnreadValues {
  private let tokens: [ValueToken]
  private let sorts: [Sort]
  private let joins: Set<UInt64>
  private let words: Words
  /// Whether a word is a number, or begins with a digit.
  private let isNumber: (Int) -> Bool

  /// The role of a token in a value.
  private enum Sort: Equatable {
    /// An amount of one kind.
    case amount(Kind), number, moment, ordinal
    /// A word that makes a value only with others.
    case currency, unit, calendar
    case beside(ValueSide)
    case join, other

    enum Kind: Equatable { case money, quantity(QuantityKind) }

    var isAmount: Bool { if case .amount = self { true } else { false } }
    /// Whether it is a value alone.
    var isValue: Bool { isAmount || [.number, .moment, .ordinal].contains(self) }
  }

  init(_ tokens: [ValueToken], in words: Words, joins: Set<UInt64>, isNumber: @escaping (Int) -> Bool) {
    self.isNumber = isNumber
    self.words = words
    self.tokens = tokens
    self.joins = joins
    sorts = tokens.map { Self.sort(of: $0, joins) }
  }

  /// The tokens of each unread value, and the one of them that decides its kind.
  func stretches() -> [(tokens: Range<Int>, main: Int)] {
    var found: [(tokens: Range<Int>, main: Int)] = []
    var first = 0
    while first < tokens.count {
      var end = first + 1
      while let next = linked(end) { end = next }
      if end > first + 1, let main = (first..<end).max(by: { rank($0) < rank($1) }), rank(main) > 0 {
        found.append((first..<end, main))
      }
      first = end
    }
    return found
  }

  /// The end of the tokens that belong to the one before a place; `nil` where none does.
  private func linked(_ place: Int) -> Int? {
    guard place < tokens.count, tokens[place].gap == 0 || isBracketed(place) else { return nil }
    if isOneValue(sorts[place - 1], sorts[place]) || isDashed(place) || isCut(place) || isMoreOfTime(place) {
      return place + 1
    }
    guard place + 1 < tokens.count, tokens[place + 1].gap == 0 else { return nil }
    switch sorts[place] {
    case .join: return isOneSum(sorts[place - 1], sorts[place + 1]) ? place + 2 : nil
    case .beside(.between): return sorts[place - 1].isValue && sorts[place + 1].isValue ? place + 2 : nil
    default: return nil
    }
  }

  /// Whether a dash or a stroke joins the value at a place to the one before: "around 10-20 dollars".
  private func isDashed(_ place: Int) -> Bool {
    guard sorts[place - 1].isValue, sorts[place].isValue else { return false }
    let end = Int(words[tokens[place - 1].words.upperBound - 1].end)
    let start = Int(words[tokens[place].words.lowerBound].start)
    let between = words.text.utf8.dropFirst(end).prefix(max(0, start - end)).filter { $0 != UInt8(ascii: " ") }
    return between.elementsEqual("-".utf8) || between.elementsEqual("–".utf8) || between.elementsEqual("/".utf8)
  }

  /// Whether a time that begins with its number has another number right before it: "six two pm".
  private func isCut(_ place: Int) -> Bool {
    guard sorts[place - 1] == .number, case .clock = tokens[place].term else { return false }
    return isNumber(tokens[place].words.lowerBound)
  }

  /// Whether words in brackets qualify the value before them: "9 am (BST)".
  private func isBracketed(_ place: Int) -> Bool {
    guard case .beside = sorts[place] else { return false }
    let start = Int(words[tokens[place].words.lowerBound].start)
    return words.text.utf8.prefix(start).last == UInt8(ascii: "(")
  }

  /// Whether a number follows a time of day directly, or a day follows two numbers: "6 0 2 pm", "9 - 11 Thursday".
  private func isMoreOfTime(_ place: Int) -> Bool {
    switch (sorts[place - 1], sorts[place]) {
    case (.moment, .number): isTimeOfDay(tokens[place - 1].term)
    case (.number, .moment): place > 1 && sorts[place - 2] == .number && tokens[place - 1].gap == 0
    default: false
    }
  }

  private func isTimeOfDay(_ term: ValueTerm) -> Bool {
    switch term {
    case .clock: true
    case .date(let span): span.grain > .day && span.end == nil && span.start != nil
    default: false
    }
  }

  /// Whether two neighbouring tokens belong to the same value.
  private func isOneValue(_ one: Sort, _ other: Sort) -> Bool {
    switch (one, other) {
    case (.beside(.before), _), (.beside(.either), _): other.isValue
    case (_, .beside(.after)), (_, .beside(.either)): one.isValue
    case (.amount(let a), .amount(let b)): a == b
    case (.amount, .number), (.number, .amount), (.number, .number): true
    case (.moment, .moment), (.moment, .ordinal), (.ordinal, .moment): true
    case (.amount(.money), .currency), (.currency, .amount(.money)), (.number, .currency), (.currency, .number): true
    case (.amount, .unit), (.number, .unit): true
    case (.moment, .calendar), (.calendar, .moment), (.number, .calendar): true
    default: false
    }
  }

  /// Whether a joining word between two terms makes one value of them: "one and two quarter hours".
  private func isOneSum(_ one: Sort, _ other: Sort) -> Bool {
    switch (one, other) {
    case (.amount(let a), .amount(let b)): a == b
    case (.amount, .number), (.number, .amount), (.moment, .moment): true
    default: false
    }
  }

  private func rank(_ place: Int) -> Int {
    switch sorts[place] {
    case .amount: 3
    case .moment: 2
    case .number, .ordinal: 1
    default: 0
    }
  }

  private static func sort(of token: ValueToken, _ joins: Set<UInt64>) -> Sort {
    switch token.term {
    case .number: return token.isWeak ? .other : .number
    case .ordinal: return .ordinal
    case .day, .date, .clock, .repeated, .figures: return .moment
    case .duration: return .amount(.quantity(.duration))
    case .quantity(let kind, _): return .amount(.quantity(kind))
    case .money: return .amount(.money)
    case .beside(let side): return .beside(side)
    case .part: return .calendar
    case .people, .companions, .phone, .email: return .other
    default: break
    }
    if joins.contains(token.hash) { return .join }
    if token.slots.contains(.currency) { return .currency }
    if token.slots.contains(.sureUnit) { return .unit }
    return token.slots.contains(.sureMonth) || token.slots.contains(.sureWeekday) ? .calendar : .other
  }
}
