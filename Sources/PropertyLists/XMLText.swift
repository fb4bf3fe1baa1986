/// The range of an element's text, and whether it has entities, CDATA or comments in it.
struct XMLText {
  var start: Int
  var end: Int
  var isEscaped = false
}

extension XMLReader {
  /// Reads the text up to the element's end tag.
  mutating func readText(of tag: XMLTag) throws(ReadFailure) -> XMLText {
    var text = XMLText(start: position, end: position)
    if tag.isEmpty { return text }
    while true {
      skipPlainText()
      guard position < bytes.count else {
        throw ReadFailure(.unexpectedEnd(inside: tag.element.rawValue), at: tag.offset)
      }
      switch bytes[position] {
      case UInt8(ascii: "&"):
        text.isEscaped = true
        try skipEntity()
      case UInt8(ascii: "<"):
        if try skipInnerMarkup() {
          text.isEscaped = true
          continue
        }
        text.end = position
        try readEnd(of: tag)
        return text
      default: position += 1
      }
    }
  }

  /// Moves to the next byte that is not plain text, and reports control characters on the way.
  private mutating func skipPlainText() {
    guard let base = bytes.baseAddress else { return }
    let end = bytes.count
    while position < end {
      if end - position >= 8 {
        let word = UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self)
        if Self.isPlain(word) {
          position += 8
          continue
        }
      }
      let byte = bytes[position]
      if byte == 0x3C || byte == 0x26 { return }
      if byte < 0x20, !Self.isSpace(byte) {
        problems.append(PropertyListProblem(offset: position, reason: .controlCharacter(byte)))
      }
      position += 1
    }
  }

  /// Whether eight bytes have no `<`, no `&` and no control character; all are tested at once.
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high: UInt64 = 0x8080_8080_8080_8080
    let lessThan = word ^ (ones &* 0x3C)
    let ampersand = word ^ (ones &* 0x26)
    let controls = (word &- (ones &* 0x20)) & ~word
    let found = ((lessThan &- ones) & ~lessThan) | ((ampersand &- ones) & ~ampersand) | controls
    return found & high == 0
  }

  /// Moves past CDATA, a comment or an instruction inside a text; `false` at a tag.
  private mutating func skipInnerMarkup() throws(ReadFailure) -> Bool {
    if has("<![CDATA[") {
      try skip("<![CDATA[", through: "]]>")
    } else if has("<!--") {
      try skip("<!--", through: "-->")
    } else if has("<?") {
      try skip("<?", through: "?>")
    } else {
      return false
    }
    return true
  }

  private mutating func readEnd(of tag: XMLTag) throws(ReadFailure) {
    let offset = position
    let end = try readTag()
    if !end.isEnd { throw ReadFailure(.misplacedElement(end.element.rawValue), at: offset) }
    if end.element != tag.element {
      throw ReadFailure(
        .mismatchedEnd(expected: tag.element.rawValue, found: end.element.rawValue), at: offset)
    }
  }

  private mutating func skipEntity() throws(ReadFailure) {
    let start = position
    let name = bytes[(start + 1)...].prefix(32).prefix { $0 != UInt8(ascii: ";") && $0 != 0x3C }
    guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";"),
      XMLText.character(named: Array(name)[...]) != nil
    else {
      let shown = name.prefix { $0 != 0x0A && $0 != 0x20 }
      throw ReadFailure(.unknownEntity(String(decoding: shown, as: UTF8.self)), at: start)
    }
    position = name.endIndex + 1
  }
}

extension XMLText {
  /// The character of an entity: one of XML's five, or one given by its number.
  static func character(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else { return named(name) }
    let isHex = name.dropFirst().first == UInt8(ascii: "x")
    let digits = name.dropFirst(isHex ? 2 : 1)
    guard !digits.isEmpty, digits.count <= 8, digits.allSatisfy({ $0.isHexDigit }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10), value != 0
    else { return nil }
    return Unicode.Scalar(value)
  }

  private static func named(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch String(decoding: name, as: UTF8.self) {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "apos": "'"
    default: nil
    }
  }

  /// The text with its entities replaced and without CDATA marks, comments and instructions.
  static func unescaped(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(raw.count)
    var rest = raw
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "&"):
        let name = rest.dropFirst().prefix { $0 != UInt8(ascii: ";") }
        if let scalar = character(named: name) { text.append(contentsOf: String(scalar).utf8) }
        rest = rest[min(name.endIndex + 1, rest.endIndex)...]
      case UInt8(ascii: "<"): rest = markup(rest, into: &text)
      default:
        let plain = rest.prefix { $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<") }
        text.append(contentsOf: plain)
        rest = rest[plain.endIndex...]
      }
    }
    return text
  }

  private static func markup(_ rest: ArraySlice<UInt8>, into text: inout [UInt8]) -> ArraySlice<UInt8> {
    if rest.starts(with: "<![CDATA[".utf8) {
      let content = rest.dropFirst(9)
      let end = position(of: "]]>", in: content)
      text.append(contentsOf: content[..<end])
      return content[end...].dropFirst(3)
    }
    let end: StaticString = rest.starts(with: "<!--".utf8) ? "-->" : "?>"
    let from = rest.dropFirst(rest.starts(with: "<!--".utf8) ? 4 : 2)
    return from[position(of: end, in: from)...].dropFirst(end.utf8CodeUnitCount)
  }

  private static func position(of end: StaticString, in bytes: ArraySlice<UInt8>) -> Int {
    let wanted = UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount)
    return bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? bytes.endIndex
  }
}
