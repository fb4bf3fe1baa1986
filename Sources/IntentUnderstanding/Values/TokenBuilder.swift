#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentText

/// Cuts an utterance into tokens: words with their possible meanings, complete numbers, addresses.
struct TokenBuilder {
  let grammar: ValueGrammar
  let words: Words
  private let marks: NumberMarks
  private let bytes: [UInt8]
  /// Whether there is an `@` anywhere.
  private let hasAt: Bool
  private var gaps: [UInt8]
  private let digits: DigitReader
  private let numbers: NumberWords
  private let handles: HandleReader
  private var tokens: [ValueToken] = []
  /// No telephone number begins before this word.
  private var phoneFloor = 0
  /// Second readings of some words: a number that may also be a telephone number.
  private(set) var extras: [ValueToken] = []

  /// - Parameter marks: How numbers are written in the user's region.
  init(grammar: ValueGrammar, words: Words, marks: NumberMarks) {
    self.grammar = grammar
    self.marks = marks
    self.words = words
    self.bytes = Array(words.text.utf8)
    self.hasAt = bytes.contains(UInt8(ascii: "@"))
    self.gaps = Self.gaps(words, bytes, grammar)
    self.digits = DigitReader(marks: marks, countsHoursTo24: grammar.settings.countsHoursTo24)
    self.numbers = NumberWords(grammar: grammar, words: words, gaps: gaps)
    self.handles = HandleReader(words: words, bytes: bytes, numbers: numbers)
  }

  /// - Parameter places: Which words become tokens; words on both sides of others are not neighbours.
  mutating func build(at places: [Bool]) -> [ValueToken] {
    tokens.reserveCapacity(words.count)
    var index = 0
    // All words since the last token, up to here, are hesitations.
    var end = 0
    while index < words.count {
      guard places[index] else {
        index += 1
        continue
      }
      if grammar.sense(words[index].hash)?.isHesitation == true {
        if end == index { end += 1 }
        index += 1
        continue
      }
      var token = token(at: index)
      if let last = tokens.last, last.words.upperBound < index {
        token.gap = end == index && token.gap < 2 ? 0 : 2
      }
      tokens.append(token)
      index = max(index + 1, token.words.upperBound)
      end = index
    }
    return tokens
  }

  private mutating func token(at index: Int) -> ValueToken {
    let first = words.foldedBytes(index).first ?? 0
    let isDigit = first >= 0x30 && first <= 0x39
    if let handle = handle(at: index, isDigit: isDigit) { return handle }
    if isDigit { return digitToken(at: index) }
    var token = ValueToken(words: index..<index + 1, gap: gaps[index])
    token.hash = words[index].hash
    guard let sense = grammar.sense(token.hash) else { return compound(token) }
    token.lexemes = sense.lexemes
    token.slots = sense.slots
    guard sense.isNumber else { return token }
    if let number = numbers.number(at: index) {
      if number.end > index + 1 {
        token = ValueToken(words: index..<number.end, gap: gaps[index])
      }
      token.set(
        number.isOrdinal ? .ordinal(number.value) : .number(Numeral(number.value)),
        isWeak: number.isWeak)
    } else if let ordinal = numbers.ordinal(at: index) {
      token.set(.ordinal(ordinal))
    }
    return token
  }

  /// The token of a number written as one word; any other word becomes one that is in no value.
  private func compound(_ word: ValueToken) -> ValueToken {
    var token = word
    let index = word.words.lowerBound
    if grammar.compounds.isEmpty || grammar.compounds.read(words.foldedBytes(index)) == nil {
      if let unit = misspeltUnit(at: index) {
        token.lexemes = unit.lexemes
        token.slots = unit.slots
      } else {
        token.isKnown = false
      }
    } else if let number = numbers.number(at: index) {
      token = ValueToken(words: index..<number.end, gap: gaps[index])
      token.set(number.isOrdinal ? .ordinal(number.value) : .number(Numeral(number.value)))
    } else if let ordinal = numbers.ordinal(at: index) {
      token.set(.ordinal(ordinal))
    }
    return token
  }

  /// The unit that a word right behind a number means.
  private func misspeltUnit(at index: Int) -> ValueGrammar.Sense? {
    guard gaps[index] == 0, let before = tokens.last, before.words.upperBound == index, before.slots.contains(.number)
    else { return nil }
    return grammar.sense(ofMisspelt: words.foldedBytes(index))
  }

  private mutating func handle(at index: Int, isDigit: Bool) -> ValueToken? {
    if hasAt, let sign = signAfter(index), let email = handles.email(around: sign, notBefore: index),
      email.words.lowerBound == index
    {
      return token(email)
    }
    if let email = handles.spokenEmail(at: index) { return token(email) }
    let isPlus = words[index].hash == Self.plus || handles.sign(index) == UInt8(ascii: "+")
    guard isDigit || isPlus || grammar.sense(words[index].hash)?.isDigit == true,
      index >= phoneFloor, !isDigit || !continuesNumber(index)
    else { return nil }
    let (found, end) = handles.phone(at: index)
    phoneFloor = end
    guard let phone = found else { return nil }
    if phone.isNumberToo {
      extras.append(token(phone))
      return nil
    }
    return token(phone)
  }

  private static let plus = Words.hash("+".utf8)
  private static let at = Words.hash("@".utf8)

  /// The place of the `@` of an address that begins with a word, a few words further on.
  private func signAfter(_ index: Int) -> Int? {
    var next = index + 1
    while next < words.count, next <= index + 6, gaps[next] < 2,
      words[next].start - words[next - 1].end <= 1, !isSpace(before: next)
    {
      if words[next].hash == Self.at { return next }
      next += 1
    }
    return nil
  }

  private func isSpace(before index: Int) -> Bool {
    words[index].start > words[index - 1].end && bytes[Int(words[index].start) - 1] == 0x20
  }

  private func continuesNumber(_ index: Int) -> Bool {
    index > 0 && !words.foldedBytes(index - 1).isEmpty
      && words[index].start - words[index - 1].end == 1
      && bytes[Int(words[index].start) - 1] == UInt8(ascii: "/")
  }

  private func token(_ handle: HandleReader.Handle) -> ValueToken {
    ValueToken(words: handle.words, term: handle.term, gap: gaps[handle.words.lowerBound])
  }

  // MARK: Digits

  private mutating func digitToken(at index: Int) -> ValueToken {
    if let (term, end) = joinedFigures(at: index) {
      return ValueToken(words: index..<end, term: term, gap: gaps[index])
    }
    if let fraction = bareFraction(index) { return token(index, index + 1, fraction) }
    let term = digits.term(of: words.foldedBytes(index))
    guard case .number(var numeral) = term else { return token(index, index + 1, term) }
    let next = spaceGroups(after: index, &numeral)
    if let integer = numeral.integer, let end = ordinalEnd(next, integer) {
      if end == next { gaps[next] = 0 }
      return token(index, end, .ordinal(integer))
    }
    if let scaled = scaled(numeral, next) { return token(index, scaled.end, .number(scaled.numeral)) }
    var token = token(index, next, .number(numeral))
    if token.slots.contains(.hour), isDash(before: next) { token.slots.insert(.hourTo) }
    return token
  }

  /// Whether only a dash is between a word and the one before.
  private func isDash(before index: Int) -> Bool {
    guard index < words.count else { return false }
    let between = bytes[Int(words[index - 1].end)..<Int(words[index].start)].filter { $0 != UInt8(ascii: " ") }
    return between.elementsEqual("-".utf8) || between.elementsEqual("–".utf8)
  }

  /// A token of digits, which patterns may also name as written.
  private func token(_ index: Int, _ end: Int, _ term: ValueTerm) -> ValueToken {
    var token = ValueToken(words: index..<end, term: term, gap: gaps[index])
    if end == index + 1 { token.hash = words[index].hash }
    return token
  }

  /// `.25`: decimals without a whole number.
  private func bareFraction(_ index: Int) -> ValueTerm? {
    let start = Int(words[index].start)
    guard start > 0, bytes[start - 1] == marks.decimal, start == 1 || !isLetterOrDigit(bytes[start - 2]),
      case .number(let numeral) = digits.term(of: words.foldedBytes(index)),
      let integer = numeral.integer, numeral.digits <= 12
    else { return nil }
    let value = Decimal(sign: .plus, exponent: -numeral.digits, significand: Decimal(integer))
    return .number(Numeral(value, decimals: numeral.digits, digits: numeral.digits))
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte >= 0x30 && byte <= 0x39
  }

  /// `3rd`, or `3.` before a month or a word in small letters where that is an ordinal.
  private func ordinalEnd(_ next: Int, _ value: Int) -> Int? {
    guard next < words.count, value > 0 else { return nil }
    if words[next].start == words[next - 1].end, grammar.settings.endings.contains(words[next].hash) {
      return next + 1
    }
    guard grammar.settings.hasPointOrdinals, value <= 31, bytes[Int(words[next - 1].end)] == 0x2E else {
      return nil
    }
    let isMonth = numbers.lexemes(at: next).contains {
      if case .month = $0.sense { true } else { false }
    }
    let initial = bytes[Int(words[next].start)]
    return isMonth || initial >= 0x61 ? next : nil
  }

  private func scaled(_ numeral: Numeral, _ next: Int) -> (numeral: Numeral, end: Int)? {
    guard next < words.count, gaps[next] == 0 else { return nil }
    if let integer = numeral.integer, integer < 1_000_000_000 {
      guard let result = numbers.number(at: next, after: integer), result.end > next else {
        return nil
      }
      return result.isOrdinal ? nil : (Numeral(result.value), result.end)
    }
    for lexeme in numbers.lexemes(at: next) {
      guard case .scale(let factor) = lexeme.sense, numbers.isScale(lexeme, at: next) else { continue }
      return (Numeral(numeral.decimal * Decimal(factor)), next + 1)
    }
    return nil
  }

  /// Thousands with spaces or apostrophes between them, in languages that write so: `12 500`, `6 700,54`.
  private func spaceGroups(after index: Int, _ numeral: inout Numeral) -> Int {
    var next = index + 1
    guard var value = numeral.integer, numeral.digits <= 3 else { return next }
    while next < words.count, value < 1_000_000_000_000, gaps[next] == 0, isGroupMark(before: next),
      case .number(let group) = digits.term(of: words.foldedBytes(next)), group.digits - group.decimals == 3
    {
      next += 1
      let thousands = Decimal(value * 1000)
      guard let more = group.integer, group.decimals == 0 else {
        numeral = Numeral(
          thousands + group.decimal, decimals: group.decimals, digits: numeral.digits + group.digits)
        return next
      }
      value = value * 1000 + more
      numeral = Numeral(value, digits: numeral.digits + 3)
    }
    return next
  }

  /// Whether the separator between a word and the one before groups digits.
  private func isGroupMark(before index: Int) -> Bool {
    let between = bytes[Int(words[index - 1].end)..<Int(words[index].start)]
    let marks = marks.groups
    if between.elementsEqual("’".utf8) { return marks.contains(UInt8(ascii: "'")) }
    if between.elementsEqual("\u{A0}".utf8) || between.elementsEqual("\u{202F}".utf8) { return marks.contains(0x20) }
    return between.count == 1 && between.first.map(marks.contains) == true
  }

  /// Numbers with slashes or dashes between them: `2026-12-01`, `12/5`, `12/05/2026`.
  private func joinedFigures(at index: Int) -> (ValueTerm, Int)? {
    guard index + 1 < words.count, stroke(before: index + 1) != nil else { return nil }
    var figures: [(value: Int, length: Int)] = []
    var mark: UInt8?
    var next = index
    while next < words.count, figures.count < 4 {
      if next > index {
        guard let between = stroke(before: next), mark ?? between == between else { break }
        mark = between
      }
      guard case .number(let numeral) = digits.term(of: words.foldedBytes(next)),
        let value = numeral.integer, numeral.digits <= 4
      else { break }
      figures.append((value, numeral.digits))
      next += 1
    }
    guard let mark, next - index == figures.count else { return nil }
    switch (figures.count, figures[0].length) {
    case (3, 4):
      return (.figures(figures[0].value, figures[1].value, figures[2].value), next)
    case (3, ...2): return (.figures(figures[0].value, figures[1].value, figures[2].value), next)
    case (2, ...2) where figures[1].length <= 2 && (mark == UInt8(ascii: "/") || isMonth(figures[1].value, figures)):
      return (.figures(figures[0].value, figures[1].value, nil), next)
    default: return nil
    }
  }

  /// Whether the second of two numbers with a dash between them is a month, and not the end of a range: `01-04`,
  /// `24-12`.
  private func isMonth(_ month: Int, _ figures: [(value: Int, length: Int)]) -> Bool {
    (1...12).contains(month) && figures.allSatisfy { $0.length == 2 } && (month < 10 || figures[0].value > month)
  }

  /// The slash or dash that separates a word from the one before; a slash may have spaces around it.
  private func stroke(before index: Int) -> UInt8? {
    let between = bytes[Int(words[index - 1].end)..<Int(words[index].start)]
    if between.elementsEqual("/".utf8) || between.elementsEqual(" / ".utf8) { return UInt8(ascii: "/") }
    return between.elementsEqual("-".utf8) ? UInt8(ascii: "-") : nil
  }

  // MARK: What separates words

  private static func gaps(_ words: Words, _ bytes: [UInt8], _ grammar: ValueGrammar) -> [UInt8] {
    var gaps: [UInt8] = []
    gaps.reserveCapacity(words.count)
    var end = 0
    for word in words.words {
      var gap: UInt8 = 0
      for index in end..<Int(word.start) {
        switch bytes[index] {
        case UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ":"),
          UInt8(ascii: "\""):
          gap = max(gap, 1)
        case UInt8(ascii: "."):
          let initial = bytes[Int(word.start)]
          gap = max(gap, initial >= 0x41 && initial <= 0x5A ? 2 : 1)
        case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"), 0x0A: gap = 2
        default: break
        }
      }
      gaps.append(gap)
      end = Int(word.end)
    }
    return gaps
  }
}
