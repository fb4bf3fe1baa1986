import IntentText

/// Finds telephone numbers and e-mail addresses, written or spelled out digit by digit.
struct HandleReader {
  let words: Words
  let bytes: [UInt8]
  let numbers: NumberWords

  /// The fewest and most digits of a telephone number.
  ///
  /// Source of the most: ITU-T E.164.
  private static let fewest = 7
  private static let most = 15
  /// The most digits of an extension.
  private static let mostOfExtension = 6

  struct Handle {
    var words: Range<Int>
    var term: ValueTerm
    /// Whether the words may also be a plain number.
    var isNumberToo = false
  }

  /// The e-mail address around the word with an `@`.
  func email(around sign: Int, notBefore floor: Int) -> Handle? {
    var first = sign
    // An address has few words; an endless row of signs is none.
    let ceiling = min(words.count, sign + 16)
    while first > floor, touches(first - 1, first, by: [".", "-", "_", "+"]) { first -= 1 }
    var last = sign
    while last + 1 < ceiling, touches(last, last + 1, by: [".", "-"]) { last += 1 }
    guard first < sign, last > sign + 1 || words.source(sign..<last + 1).contains(".") else {
      return nil
    }
    return Handle(
      words: first..<last + 1, term: .email(words.source(first..<last + 1)))
  }

  private func touches(_ a: Int, _ b: Int, by marks: [Unicode.Scalar]) -> Bool {
    let gap = Int(words[a].end)..<Int(words[b].start)
    guard gap.count <= 1, let byte = gap.first.map({ bytes[$0] }) else { return gap.isEmpty }
    return marks.contains(Unicode.Scalar(byte))
  }

  /// The telephone number that begins at a word, and where its row of digits ends; no other number begins within the
  /// row.
  func phone(at start: Int) -> (handle: Handle?, end: Int) {
    var index = start
    var digits: [UInt8] = []
    let hasPlus = words.foldedBytes(start).elementsEqual("+".utf8) || sign(start) == UInt8(ascii: "+")
    if hasPlus { index += 1 }
    // Most numbers are short and are followed by no further digits.
    guard hasPlus || words.foldedBytes(start).count >= Self.fewest || start + 1 < words.count && mayGoOn(start + 1)
    else { return (nil, start + 1) }
    var groups: [Int] = []
    var isSpoken = false
    while index < words.count, digits.count <= Self.most, index == start || joins(index) {
      if let written = writtenDigits(index) {
        digits += written
        groups.append(written.count)
        index += 1
      } else if let spoken = spokenPair(index) ?? spokenDigits(index) {
        digits += spoken.digits
        groups.append(spoken.digits.count)
        isSpoken = true
        index = spoken.end
      } else {
        break
      }
    }
    guard digits.count >= Self.fewest, digits.count <= Self.most, index > start else { return (nil, index) }
    if !hasPlus, !isSpoken, isNumber(groups) || isDate(start, groups) { return (nil, index) }
    var number = (hasPlus ? "+" : "") + String(decoding: digits, as: UTF8.self)
    let added = lineExtension(at: index)
    if let added {
      number += ";ext=" + String(decoding: added.digits, as: UTF8.self)
      index = added.end
    }
    let handle = Handle(
      words: start..<index, term: .phone(number),
      isNumberToo: groups.count == 1 && !hasPlus && !isSpoken && added == nil)
    return (handle, index)
  }

  /// The digits behind "extension", which are dialled after the connection, as in a telephone URI.
  ///
  /// Source: RFC 3966.
  private func lineExtension(at index: Int) -> (digits: ArraySlice<UInt8>, end: Int)? {
    guard index + 1 < words.count, numbers.grammar.settings.lineExtensions.contains(words[index].hash),
      let digits = writtenDigits(index + 1), digits.count <= Self.mostOfExtension
    else { return nil }
    return (digits, index + 2)
  }

  /// Whether a word can continue a row of digits.
  private func mayGoOn(_ index: Int) -> Bool {
    let first = words.foldedBytes(index).first ?? 0
    return (first >= 0x30 && first <= 0x39 || !numbers.lexemes(at: index).isEmpty) && joins(index)
  }

  private func joins(_ index: Int) -> Bool {
    let gap = Int(words[index - 1].end)..<Int(words[index].start)
    return gap.count <= 3 && gap.allSatisfy { " -().\u{A0}".utf8.contains(bytes[$0]) }
      && !(gap.count == 1 && bytes[gap.lowerBound] == UInt8(ascii: "."))
      || gap.count == 1 && bytes[gap.lowerBound] == UInt8(ascii: ".")
  }

  private func writtenDigits(_ index: Int) -> ArraySlice<UInt8>? {
    let folded = words.foldedBytes(index)
    guard folded.count <= Self.most else { return nil }
    if folded.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { return folded }
    // 555.123.4567 and 06.12.34.56.78 are one word.
    guard folded.count >= 10, folded.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }) else {
      return nil
    }
    let groups = folded.split(separator: 0x2E).map(\.count)
    let isTriple = groups.last == 4 && groups.dropLast().allSatisfy { $0 == 3 }
    guard isTriple || groups.count > 3 && groups.allSatisfy({ $0 == 2 }) else { return nil }
    return ArraySlice(folded.filter { $0 != 0x2E })
  }

  private func spokenDigits(_ index: Int) -> (digits: [UInt8], end: Int)? {
    for lexeme in numbers.lexemes(at: index) {
      switch lexeme.sense {
      case .number(let value, _) where value >= 0 && value < 10: return ([UInt8(value) + 0x30], index + 1)
      case .digit(let value): return ([UInt8(clamping: value) + 0x30], index + 1)
      case .repetition(let count):
        guard index + 1 < words.count, count < 5, let next = oneDigit(index + 1) else { return nil }
        return (Array(repeating: UInt8(next) + 0x30, count: count), index + 2)
      default: continue
      }
    }
    return nil
  }

  /// A number from 10 to 99 in words, in languages that say telephone numbers in pairs.
  private func spokenPair(_ index: Int) -> (digits: [UInt8], end: Int)? {
    guard numbers.grammar.settings.hasPhonePairs, let number = numbers.number(at: index), !number.isOrdinal,
      (10...99).contains(number.value)
    else { return nil }
    return (Array(String(number.value).utf8), number.end)
  }

  private func oneDigit(_ index: Int) -> Int? {
    let folded = words.foldedBytes(index)
    if folded.count == 1, let byte = folded.first, byte >= 0x30, byte <= 0x39 {
      return Int(byte) - 0x30
    }
    for lexeme in numbers.lexemes(at: index) {
      switch lexeme.sense {
      case .number(let value, _) where value >= 0 && value < 10: return value
      case .digit(let value): return value
      default: continue
      }
    }
    return nil
  }

  /// Thousands with spaces between them: `12 000 000`.
  private func isNumber(_ groups: [Int]) -> Bool {
    groups.count > 1 && groups[0] <= 3 && groups.dropFirst().allSatisfy { $0 == 3 }
      && numbers.grammar.settings.isGroupedBySpaces
  }

  /// `2026-12-01`, `01-12-2026`, or two years.
  private func isDate(_ start: Int, _ groups: [Int]) -> Bool {
    groups == [4, 2, 2] || groups == [2, 2, 4] || groups == [4, 4]
  }
}
