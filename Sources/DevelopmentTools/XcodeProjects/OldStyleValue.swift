/// A value of a property list in the style of OpenStep, in which Xcode writes its projects.
indirect enum OldStyleValue: Equatable {
  case string(String)
  case array([OldStyleValue])
  case dictionary([String: OldStyleValue])

  /// The value of a dictionary's key.
  subscript(key: String) -> OldStyleValue? { if case .dictionary(let entries) = self { entries[key] } else { nil } }

  /// The text; `nil` for another kind of value.
  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The texts of an array; empty for another kind of value.
  var strings: [String] { if case .array(let elements) = self { elements.compactMap(\.string) } else { [] } }
}

/// Reads the style of OpenStep: `{ key = value; list = (a, "b c"); }`, with comments.
struct OldStyleReader {
  /// Where the text is no property list.
  struct Failure: Error, Equatable {
    /// From 1.
    var line: Int
  }

  /// How deep values may be nested; Xcode's projects need six levels.
  private static let deepest = 64
  private let bytes: [UInt8]
  private var index = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The one value of a text.
  /// - Throws: ``Failure`` where the text is no property list of the style, or values lie too deep in each other.
  static func value(of bytes: [UInt8]) throws(Failure) -> OldStyleValue {
    var reader = OldStyleReader(bytes)
    let value = try reader.value(depth: 1)
    guard reader.next() == nil else { throw reader.failure }
    return value
  }

  private var failure: Failure { Failure(line: 1 + bytes[..<min(index, bytes.count)].count { $0 == 0x0A }) }

  private mutating func value(depth: Int) throws(Failure) -> OldStyleValue {
    guard depth <= Self.deepest, let byte = next() else { throw failure }
    switch byte {
    case UInt8(ascii: "{"): return .dictionary(try entries(depth: depth))
    case UInt8(ascii: "("): return .array(try elements(depth: depth))
    default: return .string(try text())
    }
  }

  private mutating func entries(depth: Int) throws(Failure) -> [String: OldStyleValue] {
    index += 1
    var entries: [String: OldStyleValue] = [:]
    while let byte = next() {
      if take(UInt8(ascii: "}"), if: byte) { return entries }
      let key = try text()
      try demand(UInt8(ascii: "="))
      entries[key] = try value(depth: depth + 1)
      try demand(UInt8(ascii: ";"))
    }
    throw failure
  }

  private mutating func elements(depth: Int) throws(Failure) -> [OldStyleValue] {
    index += 1
    var elements: [OldStyleValue] = []
    while let byte = next() {
      if take(UInt8(ascii: ")"), if: byte) { return elements }
      elements.append(try value(depth: depth + 1))
      if let byte = next(), !take(UInt8(ascii: ","), if: byte), byte != UInt8(ascii: ")") { throw failure }
    }
    throw failure
  }

  private mutating func text() throws(Failure) -> String {
    guard let byte = next() else { throw failure }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(by: byte) }
    let start = index
    while index < bytes.count, Self.isBare(bytes[index]), !isComment { index += 1 }
    guard index > start else { throw failure }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(Failure) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), index < bytes.count else {
        text.append(byte)
        continue
      }
      text.append(Self.escaped[bytes[index]] ?? bytes[index])
      index += 1
    }
    throw failure
  }

  private static let escaped: [UInt8: UInt8] = [UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09]

  /// Whether a character may occur in a text without quotes.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$+/:.-<>@".utf8.contains(byte) || byte >= 0x80
    }
  }

  private var isComment: Bool {
    bytes[index] == UInt8(ascii: "/") && index + 1 < bytes.count
      && (bytes[index + 1] == UInt8(ascii: "*") || bytes[index + 1] == UInt8(ascii: "/") && index == lineStart)
  }

  /// Where a comment may begin: only at the start of a line, since a path may have two slashes.
  private var lineStart: Int { index == 0 || bytes[index - 1] == 0x0A ? index : -1 }

  /// The next byte that is neither a space nor in a comment; the reader stays before it.
  private mutating func next() -> UInt8? {
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if isComment {
        skipComment()
      } else {
        return bytes[index]
      }
    }
    return nil
  }

  private mutating func skipComment() {
    let isBlock = bytes[index + 1] == UInt8(ascii: "*")
    index += 2
    while index < bytes.count {
      if !isBlock, bytes[index] == 0x0A { return }
      if isBlock, bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "*") {
        index += 1
        return
      }
      index += 1
    }
  }

  private mutating func take(_ wanted: UInt8, if byte: UInt8) -> Bool {
    if byte == wanted { index += 1 }
    return byte == wanted
  }

  private mutating func demand(_ byte: UInt8) throws(Failure) {
    guard let next = next(), take(byte, if: next) else { throw failure }
  }
}
