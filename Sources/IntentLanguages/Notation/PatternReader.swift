/// Reads one pattern of the notation.
struct PatternReader {
  struct Mistake: Error {
    var message: String
  }

  private var rest: Substring
  private var depth = 0
  private static let deepest = 16

  init(_ text: some StringProtocol) { self.rest = Substring(text) }

  /// The whole text as one pattern.
  static func read(_ text: some StringProtocol) throws -> Pattern {
    var reader = PatternReader(text)
    let pattern = try reader.choice()
    reader.skipSpace()
    if let character = reader.rest.first { throw Mistake(message: "unexpected “\(character)”") }
    return pattern
  }

  private mutating func choice() throws -> Pattern {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest { throw Mistake(message: "brackets nested too deep") }
    var alternatives = [try sequence()]
    while take("|") { alternatives.append(try sequence()) }
    return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
  }

  private mutating func sequence() throws -> Pattern {
    var parts: [Pattern] = []
    while let part = try element() { parts.append(part) }
    if parts.isEmpty { throw Mistake(message: "an empty alternative") }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func element() throws -> Pattern? {
    skipSpace()
    switch rest.first {
    case nil, "|", ")", "]": return nil
    case "[":
      rest.removeFirst()
      let inner = try choice()
      try expect("]", after: "[")
      return .optional(inner)
    case "(":
      rest.removeFirst()
      let inner = try choice()
      try expect(")", after: "(")
      return inner
    case "{":
      rest.removeFirst()
      return .slot(try slot())
    case "}": throw Mistake(message: "a “}” without its “{”")
    case "@":
      rest.removeFirst()
      let name = takeName()
      if name.isEmpty { throw Mistake(message: "“@” without the name of a class") }
      return .wordClass(name)
    case "$":
      rest.removeFirst()
      let name = takeName()
      // A lone dollar sign is a word.
      return name.isEmpty ? .word("$") : .part(name)
    default: return .word(takeWord())
    }
  }

  private mutating func slot() throws -> SlotPattern {
    guard let end = rest.firstIndex(of: "}") else { throw Mistake(message: "a “{” without its “}”") }
    let inner = rest[..<end]
    rest = rest[rest.index(after: end)...]
    let halves = inner.split(separator: "=", maxSplits: 1)
    let symbols = halves.count == 2 ? halves[1].split(separator: "|").map(Self.trimmed) : []
    let name = (halves.first ?? "").split(separator: ":", maxSplits: 1).map(Self.trimmed)
    guard let parameter = name.first, !parameter.isEmpty else {
      throw Mistake(message: "“{}” without the name of a parameter")
    }
    var type = name.count == 2 ? name[1] : nil
    let isKnown = type?.last == "!"
    if isKnown { type?.removeLast() }
    return SlotPattern(parameter, type: type, isKnown: isKnown, symbols: symbols)
  }

  private mutating func skipSpace() {
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
  }

  private mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func expect(_ close: Character, after open: Character) throws {
    if !take(close) { throw Mistake(message: "a “\(open)” without its “\(close)”") }
  }

  private mutating func takeName() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest[name.endIndex...]
    return String(name)
  }

  private mutating func takeWord() -> String {
    let word = rest.prefix { !$0.isWhitespace && !"[](){}|@".contains($0) }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
