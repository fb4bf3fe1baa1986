/// Reads one pattern of the notation, and writes it as a code.
///
/// It works on bytes for speed: a language is read at every start.
struct PatternReader {
  private typealias Sign = PatternCode.Sign

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the first byte in the line, for the places of mistakes.
  private let first: Int
  private var place = 0
  private var depth = 0
  /// The code so far.
  private var code: [UInt8] = []
  private static let deepest = 16

  private init(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) {
    self.bytes = bytes
    self.first = first
    // A code is seldom longer than what is written.
    code.reserveCapacity(bytes.count + 4)
  }

  /// Reads a whole text, in UTF-8, as one pattern.
  static func read(_ text: ArraySlice<UInt8>) throws -> PatternCode {
    try text.withUnsafeBufferPointer { bytes in
      var reader = PatternReader(bytes, from: text.startIndex)
      try reader.choice()
      reader.skipSpace()
      if let byte = reader.next {
        throw reader.mistake("unexpected “\(Character(Unicode.Scalar(byte)))”")
      }
      return PatternCode(reader.code)
    }
  }

  private func mistake(_ message: String) -> NotationMistake { mistake(message, at: place) }

  private func mistake(_ message: String, at place: Int) -> NotationMistake {
    NotationMistake(message, at: first + place)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func choice() throws {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest { throw mistake("brackets nested too deep") }
    let start = code.count
    try sequence()
    guard take(UInt8(ascii: "|")) else { return }
    var last: Int
    repeat {
      last = code.count
      try sequence()
    } while take(UInt8(ascii: "|"))
    mark(Sign.choice, from: start, last: last)
  }

  private mutating func sequence() throws {
    let start = code.count
    guard try element() else { throw mistake("an empty alternative") }
    var (last, next) = (start, code.count)
    while try element() { (last, next) = (next, code.count) }
    if last > start { mark(Sign.sequence, from: start, last: last) }
  }

  /// Makes the code from a place on that of several parts, of which the last begins at another place.
  private mutating func mark(_ sign: UInt8, from start: Int, last: Int) {
    code.insert(Sign.last, at: last)
    code.insert(sign, at: start)
  }

  /// - Returns: Whether there was a further element.
  private mutating func element() throws -> Bool {
    skipSpace()
    switch next {
    case nil, UInt8(ascii: "|"), UInt8(ascii: ")"), UInt8(ascii: "]"): return false
    case UInt8(ascii: "["):
      let start = code.count
      try inside(UInt8(ascii: "["), UInt8(ascii: "]"))
      let isRepeated = next == UInt8(ascii: "*")
      if isRepeated { place += 1 }
      code.insert(isRepeated ? Sign.repeated : Sign.optional, at: start)
    case UInt8(ascii: "("): try inside(UInt8(ascii: "("), UInt8(ascii: ")"))
    case UInt8(ascii: "{"):
      place += 1
      try slot()
    case UInt8(ascii: "}"): throw mistake("a “}” without its “{”")
    case UInt8(ascii: "@"):
      place += 1
      let name = takeName()
      if name.isEmpty { throw mistake("“@” without the name of a class") }
      append(Sign.wordClass, name, Sign.endOfWord)
    case UInt8(ascii: "$"):
      place += 1
      let name = takeName()
      // A dollar sign without a name is a word.
      append(name.isEmpty ? UInt8(ascii: "$") : Sign.part, name, Sign.endOfWord)
    default:
      code.append(contentsOf: takeWord())
      code.append(Sign.endOfWord)
    }
    return true
  }

  private mutating func append(_ sign: UInt8, _ text: UnsafeBufferPointer<UInt8>, _ end: UInt8) {
    code.append(sign)
    code.append(contentsOf: text)
    code.append(end)
  }

  private mutating func slot() throws {
    let start = place
    while let byte = next, byte != UInt8(ascii: "}") { place += 1 }
    guard place < bytes.count else { throw mistake("a “{” without its “}”", at: start - 1) }
    let inner = UnsafeBufferPointer(rebasing: bytes[start..<place])
    place += 1
    if SlotPattern(written: inner).parameter.isEmpty {
      throw mistake("“{}” without the name of a parameter")
    }
    append(Sign.slot, inner, Sign.endOfSlot)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  private mutating func skipSpace() {
    while let byte = next, Self.isSpace(byte) { place += 1 }
  }

  private mutating func take(_ sign: UInt8) -> Bool {
    skipSpace()
    guard next == sign else { return false }
    place += 1
    return true
  }

  /// Reads the pattern inside brackets, of which the opening one is next.
  private mutating func inside(_ open: UInt8, _ close: UInt8) throws {
    let start = place
    place += 1
    try choice()
    if !take(close) {
      let (open, close) = (Unicode.Scalar(open), Unicode.Scalar(close))
      throw mistake("a “\(open)” without its “\(close)”", at: start)
    }
  }

  private mutating func takeName() -> UnsafeBufferPointer<UInt8> { take(while: NotationLines.belongsToName) }

  private mutating func takeWord() -> UnsafeBufferPointer<UInt8> {
    take { byte in
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "@"):
        false
      default: !Self.isSpace(byte)
      }
    }
  }

  private mutating func take(while belongs: (UInt8) -> Bool) -> UnsafeBufferPointer<UInt8> {
    let start = place
    while place < bytes.count, belongs(bytes[place]) { place += 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<place])
  }
}

extension SlotPattern {
  /// A slot as it is written between its braces; without a name, its parameter is empty.
  init(written: UnsafeBufferPointer<UInt8>) {
    let equals = written.firstIndex(of: UInt8(ascii: "=")) ?? written.endIndex
    let colon = written[..<equals].firstIndex(of: UInt8(ascii: ":")) ?? equals
    let parameter = Self.trimmed(written[..<colon])
    var type = Self.trimmed(written[..<equals].dropFirst(colon + 1))
    let isKnown = type.utf8.last == UInt8(ascii: "!")
    if isKnown { type.removeLast() }
    let symbols = written.dropFirst(equals + 1).split(separator: UInt8(ascii: "|")).map(Self.trimmed)
    self.init(parameter, type: colon == equals ? nil : type, isKnown: isKnown, symbols: symbols)
  }

  private static func trimmed(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var text = text
    while let first = text.first, first <= 0x20 { text.removeFirst() }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return String(decoding: UnsafeBufferPointer(rebasing: text), as: UTF8.self)
  }
}
