import StepCounting

/// Splits a source into tokens, without comments.
///
/// The time is proportional to the length of the source, whatever it contains.
package struct SwiftTokens {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var found: [SwiftToken] = []
  /// The indexes of the open brackets.
  private var open: [Int] = []

  /// The tokens of a source, in their order.
  package static func tokens(of source: String) -> [SwiftToken] {
    var tokens = SwiftTokens(bytes: Array(source.utf8))
    tokens.run()
    return tokens.found
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func byte(at offset: Int) -> UInt8? { index + offset < bytes.count ? bytes[index + offset] : nil }

  private mutating func pass(_ count: Int = 1) {
    let end = min(index + count, bytes.count)
    Steps.count(end - index)
    while index < end {
      if bytes[index] == Self.newline { line += 1 }
      index += 1
    }
  }

  private mutating func run() {
    while let byte = current {
      // The back quotes around a name that is a keyword are skipped.
      if byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "`") {
        pass()
      } else if byte == Self.slash, self.byte(at: 1) == Self.slash {
        let start = index
        while let next = current, next != Self.newline { index += 1 }
        Steps.count(index - start)
      } else if byte == Self.slash, self.byte(at: 1) == Self.star {
        passComment()
      } else if byte == Self.quote || byte == Self.sign && isRawText {
        readText()
      } else if Self.isOfWord(byte) {
        readWord()
      } else {
        readMark(byte)
      }
    }
  }

  private mutating func readMark(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(found.count)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if let start = open.popLast() { found[start].length = found.count - start }
    default: break
    }
    found.append(SwiftToken(kind: .mark(Character(UnicodeScalar(byte))), line: line))
    pass()
  }

  private mutating func passComment() {
    var depth = 0
    repeat {
      if current == Self.slash, byte(at: 1) == Self.star {
        depth += 1
        pass(2)
      } else if current == Self.star, byte(at: 1) == Self.slash {
        depth -= 1
        pass(2)
      } else {
        pass()
      }
    } while depth > 0 && current != nil
  }

  private mutating func readWord() {
    let start = index
    while let byte = current, Self.isOfWord(byte) { index += 1 }
    Steps.count(index - start)
    found.append(SwiftToken(kind: .word(text(from: start)), line: line))
  }

  private func text(from start: Int) -> String { String(decoding: bytes[start..<index], as: UTF8.self) }

  // MARK: Literals

  /// The most number signs before a string literal.
  private static let mostSigns = 64

  /// Whether a quotation mark follows the number signs here.
  private var isRawText: Bool {
    bytes[index...].prefix(Self.mostSigns).first { $0 != Self.sign } == Self.quote
  }

  private mutating func readText() {
    let start = line
    let signs = bytes[index...].prefix { $0 == Self.sign }.count
    index += signs
    let quotes = byte(at: 1) == Self.quote && byte(at: 2) == Self.quote ? 3 : 1
    index += quotes
    var pieces: [SwiftToken.Piece] = []
    var words: [UInt8] = []
    func end() { if !words.isEmpty { pieces.append(.words(String(decoding: words, as: UTF8.self))) } }
    while let byte = current, !isEnd(quotes, signs) {
      // An unclosed literal of one line ends with the line.
      if quotes == 1, byte == Self.newline { break }
      guard byte == Self.backslash, areSigns(signs, at: 1) else {
        words.append(byte)
        pass()
        continue
      }
      index += 1 + signs
      if current == UInt8(ascii: "(") {
        end()
        words = []
        pieces.append(.code(readInterpolation()))
      } else {
        words += readEscape()
      }
    }
    pass(isEnd(quotes, signs) ? quotes + signs : 0)
    if !words.isEmpty || pieces.isEmpty { pieces.append(.words(String(decoding: words, as: UTF8.self))) }
    found.append(SwiftToken(kind: .text(pieces), line: start))
  }

  private func areSigns(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: offset + $0) == Self.sign }
  }

  private func isEnd(_ quotes: Int, _ signs: Int) -> Bool {
    current == Self.quote && (0..<quotes).allSatisfy { byte(at: $0) == Self.quote } && areSigns(signs, at: quotes)
  }

  private mutating func readInterpolation() -> String {
    var code: [UInt8] = []
    var depth = 0
    while let byte = current {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      pass()
      if depth == 0 { break }
      if byte > UInt8(ascii: " ") { code.append(byte) }
    }
    return String(decoding: code.dropFirst(), as: UTF8.self)
  }

  private mutating func readEscape() -> [UInt8] {
    let byte = current
    pass()
    switch byte {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "0"): return [UInt8(ascii: " ")]
    case UInt8(ascii: "u"): return readScalar()
    case Self.newline, nil: return []
    case let byte?: return [byte]
    }
  }

  /// A character that is given by its number: `\u{2019}`.
  private mutating func readScalar() -> [UInt8] {
    guard current == UInt8(ascii: "{") else { return [] }
    index += 1
    let start = index
    while let byte = current, byte != UInt8(ascii: "}"), byte != Self.newline, index - start < 9 { index += 1 }
    let digits = text(from: start)
    if current == UInt8(ascii: "}") { index += 1 }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { Array(String($0).utf8) } ?? []
  }

  // MARK: Bytes

  private static let newline = UInt8(ascii: "\n")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let quote = UInt8(ascii: "\"")
  private static let sign = UInt8(ascii: "#")
  private static let backslash = UInt8(ascii: "\\")

  /// Letters, digits and everything beyond ASCII: names may contain them, and operators do not matter here.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
