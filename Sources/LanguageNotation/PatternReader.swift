/// Reads one pattern of the notation.
///
/// It works on bytes for speed: a language is read at every start.
struct PatternReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the first byte in the line, for the places of mistakes.
  private let first: Int
  private var place = 0
  private var depth = 0
  private static let deepest = 16

  private init(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) {
    self.bytes = bytes
    self.first = first
  }

  /// Reads a whole text, in UTF-8, as one pattern.
  static func read(_ text: ArraySlice<UInt8>) throws -> Pattern {
    try text.withUnsafeBufferPointer { bytes in
      var reader = PatternReader(bytes, from: text.startIndex)
      let pattern = try reader.choice()
      reader.skipSpace()
      if let byte = reader.next {
        throw reader.mistake("unexpected “\(Character(Unicode.Scalar(byte)))”")
      }
      return pattern
    }
  }

  private func mistake(_ message: String) -> NotationMistake { mistake(message, at: place) }

  private func mistake(_ message: String, at place: Int) -> NotationMistake {
    NotationMistake(message, at: first + place)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func choice() throws -> Pattern {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest { throw mistake("brackets nested too deep") }
    let first = try sequence()
    guard take("|") else { return first }
    var alternatives = [first, try sequence()]
    while take("|") { alternatives.append(try sequence()) }
    return .choice(alternatives)
  }

  private mutating func sequence() throws -> Pattern {
    guard let first = try element() else { throw mistake("an empty alternative") }
    guard let second = try element() else { return first }
    var parts = [first, second]
    while let part = try element() { parts.append(part) }
    return .sequence(parts)
  }

  private mutating func element() throws -> Pattern? {
    skipSpace()
    switch next.map({ Unicode.Scalar($0) }) {
    case nil, "|", ")", "]": return nil
    case "[":
      let inner = try inside("[", "]")
      guard next == UInt8(ascii: "*") else { return .optional(inner) }
      place += 1
      return .repeated(inner)
    case "(": return try inside("(", ")")
    case "{":
      place += 1
      return .slot(try slot())
    case "}": throw mistake("a “}” without its “{”")
    case "@":
      place += 1
      let name = takeName()
      if name.isEmpty { throw mistake("“@” without the name of a class") }
      return .wordClass(name)
    case "$":
      place += 1
      let name = takeName()
      // A dollar sign without a name is a word.
      return name.isEmpty ? .word("$") : .part(name)
    default: return .word(takeWord())
    }
  }

  private mutating func slot() throws -> SlotPattern {
    guard let end = bytes[place...].firstIndex(of: UInt8(ascii: "}")) else {
      throw mistake("a “{” without its “}”", at: place - 1)
    }
    let inner = String(decoding: bytes[place..<end], as: UTF8.self)
    place = end + 1
    let halves = inner.split(separator: "=", maxSplits: 1)
    let symbols = halves.count == 2 ? halves[1].split(separator: "|").map(Self.trimmed) : []
    let name = (halves.first ?? "").split(separator: ":", maxSplits: 1).map(Self.trimmed)
    guard let parameter = name.first, !parameter.isEmpty else {
      throw mistake("“{}” without the name of a parameter")
    }
    var type = name.count == 2 ? name[1] : nil
    let isKnown = type?.last == "!"
    if isKnown { type?.removeLast() }
    return SlotPattern(parameter, type: type, isKnown: isKnown, symbols: symbols)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  private mutating func skipSpace() {
    while let byte = next, Self.isSpace(byte) { place += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(truncatingIfNeeded: character.value) else { return false }
    place += 1
    return true
  }

  /// The pattern inside brackets, of which the opening one is next.
  private mutating func inside(_ open: Unicode.Scalar, _ close: Unicode.Scalar) throws -> Pattern {
    let start = place
    place += 1
    let inner = try choice()
    if !take(close) { throw mistake("a “\(open)” without its “\(close)”", at: start) }
    return inner
  }

  private mutating func takeName() -> String {
    take {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }
  }

  private mutating func takeWord() -> String {
    take { byte in
      switch Unicode.Scalar(byte) {
      case "[", "]", "(", ")", "{", "}", "|", "@": false
      default: !Self.isSpace(byte)
      }
    }
  }

  private mutating func take(while belongs: (UInt8) -> Bool) -> String {
    let start = place
    while place < bytes.count, belongs(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func trimmed(_ text: Substring) -> String {
    let bytes = text.utf8.drop(while: isSpace)
    let end = bytes.lastIndex { !isSpace($0) }.map { bytes.index(after: $0) } ?? bytes.startIndex
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}
