/// Reads numbers, dates and flags in the form that they have in XML.
enum XMLScalar {
  static func node(
    _ tag: XMLTag, _ content: UnsafeBufferPointer<UInt8>
  ) throws(ReadFailure) -> Node {
    let text = trimmed(content)
    switch tag.element {
    case .integer: return try integer(text, at: tag.offset)
    case .real:
      guard let value = real(text) else { throw ReadFailure(.invalidReal(shown(text)), at: tag.offset) }
      return Node(.real, at: tag.offset, bits: value.bitPattern)
    case .date:
      guard let value = ISODate.seconds(text) else {
        throw ReadFailure(.invalidDate(shown(text)), at: tag.offset)
      }
      return Node(.date, at: tag.offset, bits: value.bitPattern)
    case .yes, .no:
      guard text.isEmpty else { throw ReadFailure(.unexpectedText, at: tag.offset) }
      return Node(.boolean, at: tag.offset, low: tag.element == .yes ? 1 : 0)
    default: throw ReadFailure(.misplacedElement(tag.element.rawValue), at: tag.offset)
    }
  }

  private static func trimmed(_ content: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var start = 0
    var end = content.count
    while start < end, XMLReader.isSpace(content[start]) { start += 1 }
    while end > start, XMLReader.isSpace(content[end - 1]) { end -= 1 }
    return UnsafeBufferPointer(rebasing: content[start..<end])
  }

  private static func shown(_ text: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: text.prefix(40), as: UTF8.self)
  }

  /// A whole number, decimal or hexadecimal, from the least `Int64` to the greatest `UInt64`.
  private static func integer(
    _ text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) throws(ReadFailure) -> Node {
    var digits = text[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
    let isHex = digits.count > 2 && digits.first == 0x30 && digits.dropFirst().first.map { $0 | 0x20 } == 0x78
    if isHex { digits = digits.dropFirst(2) }
    guard !digits.isEmpty, digits.allSatisfy({ isHex ? $0.isHexDigit : (0x30...0x39).contains($0) })
    else { throw ReadFailure(.invalidInteger(shown(text)), at: offset) }
    guard let magnitude = magnitude(digits, radix: isHex ? 16 : 10),
      !isNegative || magnitude <= UInt64(1) << 63
    else { throw ReadFailure(.integerOutOfRange(shown(text)), at: offset) }
    if isNegative { return Node(.integer, at: offset, bits: 0 &- magnitude) }
    return Node(magnitude >> 63 == 0 ? .integer : .unsignedInteger, at: offset, bits: magnitude)
  }

  private static func magnitude(_ digits: Slice<UnsafeBufferPointer<UInt8>>, radix: UInt64) -> UInt64? {
    var value: UInt64 = 0
    for digit in digits {
      let number = digit < 0x3A ? digit &- 0x30 : (digit | 0x20) &- 0x57
      let (product, overflows) = value.multipliedReportingOverflow(by: radix)
      let (sum, overflowsToo) = product.addingReportingOverflow(UInt64(number))
      if overflows || overflowsToo { return nil }
      value = sum
    }
    return value
  }

  private static func real(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    let string = String(decoding: text, as: UTF8.self)
    switch string.lowercased() {
    case "nan": return .nan
    case "inf", "+inf", "infinity", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    default:
      guard text.allSatisfy({ (0x2B...0x39).contains($0) || $0 | 0x20 == 0x65 }) else { return nil }
      return Double(string)
    }
  }
}

/// Dates in the form of property lists: `2026-11-21T09:00:00Z`.
enum ISODate {
  /// Seconds from the first of January 2001 to the first of January 1970.
  private static let unixEpoch = -978_307_200.0

  /// The greatest distance of a date from 2001, in seconds: some 30,000 years.
  static let furthest = 1e12

  /// The seconds of a date since 2001; `nil` if the text is not a date.
  static func seconds(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    let isNegative = text.first == UInt8(ascii: "-")
    let parts = isNegative ? UnsafeBufferPointer(rebasing: text.dropFirst()) : text
    guard parts.count == 20, parts[4] == 0x2D, parts[7] == 0x2D, parts[10] == 0x54, parts[13] == 0x3A,
      parts[16] == 0x3A, parts[19] == 0x5A, let year = number(parts, 0..<4),
      let month = number(parts, 5..<7), let day = number(parts, 8..<10),
      let hour = number(parts, 11..<13), let minute = number(parts, 14..<16),
      let second = number(parts, 17..<19), (1...12).contains(month), (1...31).contains(day),
      hour < 25, minute < 60, second < 61
    else { return nil }
    let days = daysSince1970(year: isNegative ? -year : year, month: month, day: day)
    return Double(days * 86_400 + hour * 3_600 + minute * 60 + second) + unixEpoch
  }

  private static func number(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    var value = 0
    for index in range {
      guard (0x30...0x39).contains(text[index]) else { return nil }
      value = value * 10 + Int(text[index] - 0x30)
    }
    return value
  }

  /// The number of days since 1970 in the Gregorian calendar; eras of 400 years, which begin in March, make it simple.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The text of a date, whole seconds; `nil` for a date that has no four-digit year.
  static func text(_ seconds: Double) -> String? {
    let total = (seconds - unixEpoch).rounded(.down)
    guard total > -62_135_596_801, total < 253_402_300_800 else { return nil }
    let whole = Int(total)
    let days = (whole >= 0 ? whole : whole - 86_399) / 86_400
    let time = whole - days * 86_400
    let (year, month, day) = civil(days + 719_468)
    return pad(year, 4) + "-" + pad(month, 2) + "-" + pad(day, 2) + "T" + pad(time / 3_600, 2) + ":"
      + pad(time / 60 % 60, 2) + ":" + pad(time % 60, 2) + "Z"
  }

  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let era = days / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let civilMonth = month < 10 ? month + 3 : month - 9
    return (yearOfEra + era * 400 + (civilMonth <= 2 ? 1 : 0), civilMonth, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  private static func pad(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

/// Base 64 in the form of property lists: white space may be anywhere.
enum Base64 {
  /// The bytes; `nil` if there is a wrong character, or the padding is wrong.
  static func decoded(_ text: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var word: UInt32 = 0
    var digits = 0
    var padding = 0
    for byte in text where !XMLReader.isSpace(byte) {
      if byte == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let value = value(of: byte) else { return nil }
      word = word << 6 | UInt32(value)
      digits += 1
      if digits == 4 {
        bytes.append(UInt8(truncatingIfNeeded: word >> 16))
        bytes.append(UInt8(truncatingIfNeeded: word >> 8))
        bytes.append(UInt8(truncatingIfNeeded: word))
        (word, digits) = (0, 0)
      }
    }
    switch (digits, padding) {
    case (0, 0): return bytes
    case (2, 2): bytes.append(UInt8(truncatingIfNeeded: word >> 4))
    case (3, 1):
      bytes.append(UInt8(truncatingIfNeeded: word >> 10))
      bytes.append(UInt8(truncatingIfNeeded: word >> 2))
    default: return nil
    }
    return bytes
  }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case 0x41...0x5A: byte - 0x41
    case 0x61...0x7A: byte - 0x61 + 26
    case 0x30...0x39: byte - 0x30 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  static func encoded(_ bytes: some Collection<UInt8>) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = Array(rest.prefix(3))
      rest = rest.dropFirst(3)
      var word: UInt32 = 0
      for index in 0..<3 { word = word << 8 | UInt32(index < group.count ? group[index] : 0) }
      for index in 0..<4 {
        text.append(index <= group.count ? alphabet[Int(word >> UInt32(18 - 6 * index) & 63)] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
