import Parley
import StepCounting

/// Reads one JSON value from untrusted bytes: its depth and the number of its values are bounded.
///
/// Foundation's decoder was measured to take several times as long for a message, and does not say where a mistake is.
package struct JSONReader {
  /// Where the bytes are not JSON, counted from 1, and why.
  package struct Problem: Error, Sendable, Hashable, CustomStringConvertible {
    package var column: Int
    package var reason: String
    package var description: String { "column \(column): \(reason)" }
  }

  private static let deepest = 64
  private static let mostValues = 200_000

  private let bytes: [UInt8]
  private var position = 0
  private var count = 0

  /// Reads bytes that are one value and nothing else.
  package static func value(of bytes: [UInt8]) throws(Problem) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.next == nil else { throw reader.problem("something follows the value") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func problem(_ reason: String) -> Problem { Problem(column: position + 1, reason: reason) }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(Problem) -> JSONValue {
    count += 1
    guard depth < Self.deepest else { throw problem("values are nested deeper than \(Self.deepest)") }
    guard count <= Self.mostValues else { throw problem("there are more than \(Self.mostValues) values") }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case nil: throw problem("the value is missing")
    default: return try literal()
    }
  }

  private mutating func object(_ depth: Int) throws(Problem) -> JSONValue {
    position += 1
    var members: [String: JSONValue] = [:]
    if takes(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw problem("a member's name is expected, in quotation marks") }
      let start = position
      let name = try string()
      // Of two values for one name nobody could say which is meant.
      guard members[name] == nil else {
        position = start
        throw problem("the member '\(name.prefix(80))' is there twice")
      }
      guard takes(UInt8(ascii: ":")) else { throw problem("':' is expected after a member's name") }
      members[name] = try value(depth: depth + 1)
    } while takes(UInt8(ascii: ","))
    guard takes(UInt8(ascii: "}")) else { throw problem("',' or '}' is expected") }
    return .object(members)
  }

  private mutating func array(_ depth: Int) throws(Problem) -> JSONValue {
    position += 1
    var values: [JSONValue] = []
    if takes(UInt8(ascii: "]")) { return .array(values) }
    repeat { values.append(try value(depth: depth + 1)) } while takes(UInt8(ascii: ","))
    guard takes(UInt8(ascii: "]")) else { throw problem("',' or ']' is expected") }
    return .array(values)
  }

  private mutating func literal() throws(Problem) -> JSONValue {
    let start = position
    while let byte = next, byte.isLiteral { position += 1 }
    Steps.count(1 + position - start)
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    switch text {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    if let number = Self.number(text) { return number }
    position = start
    throw problem(text.isEmpty ? "a value is expected" : "'\(text.prefix(20))' is no value")
  }

  /// A number in JSON's own form; Swift would also read hexadecimal numbers and infinity.
  private static func number(_ text: String) -> JSONValue? {
    let digits = text.first == "-" ? text.dropFirst() : text[...]
    guard let first = digits.first, first.isASCII, first.isNumber,
      text.utf8.allSatisfy({ $0.isDigit || "+-.eE".utf8.contains($0) })
    else { return nil }
    if let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else { return nil }
    return .number(number)
  }
}

// MARK: Strings

extension JSONReader {
  private mutating func string() throws(Problem) -> String {
    position += 1
    let start = position
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { position += 1 }
    let plain = bytes[start..<position]
    Steps.count(1 + plain.count)
    if next == UInt8(ascii: "\"") {
      position += 1
      return try text(plain)
    }
    var text = Array(plain)
    while let byte = next {
      position += 1
      Steps.count()
      switch byte {
      case UInt8(ascii: "\""): return try self.text(text[...])
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20:
        position -= 1
        throw problem("a control character stands in a string as it is")
      default: text.append(byte)
      }
    }
    throw problem("a string does not end")
  }

  private func text(_ bytes: ArraySlice<UInt8>) throws(Problem) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw problem("a string is no valid UTF-8") }
    return text
  }

  private mutating func escape(into text: inout [UInt8]) throws(Problem) {
    guard let byte = next else { throw problem("a string does not end") }
    position += 1
    switch byte {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"): text += try scalar().utf8
    default:
      position -= 1
      throw problem("no escape of JSON")
    }
  }

  /// The character of `\uXXXX`, or of a pair of them.
  ///
  /// Half a pair throws: if it became a replacement character, two different texts would be read as the same.
  private mutating func scalar() throws(Problem) -> String {
    var unit = try hexadecimal()
    if (0xD800..<0xDC00).contains(unit), bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
      let before = position
      position += 2
      let low = try hexadecimal()
      if (0xDC00..<0xE000).contains(low) {
        unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      } else {
        position = before
      }
    }
    guard let scalar = Unicode.Scalar(unit) else { throw problem("half of a pair of surrogates is no character") }
    return String(Character(scalar))
  }

  private mutating func hexadecimal() throws(Problem) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.isHexadecimal),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw problem("four hexadecimal digits are expected") }
    position += 4
    return unit
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  fileprivate var isLetter: Bool { (self >= 0x41 && self <= 0x5A) || (self >= 0x61 && self <= 0x7A) }
  fileprivate var isLiteral: Bool { isDigit || isLetter || self == 0x2B || self == 0x2D || self == 0x2E }
  fileprivate var isHexadecimal: Bool {
    isDigit || (self >= 0x41 && self <= 0x46) || (self >= 0x61 && self <= 0x66)
  }
}
