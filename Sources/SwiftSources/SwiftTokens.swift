/// A Swift source as words, texts and marks: enough to read declarations and calls without compiling them.
package struct SwiftToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name, a keyword or a number.
    case word(String)
    /// A literal between quotation marks, with what is interpolated in it.
    case text([Piece])
    /// Any other character.
    case mark(Character)
  }

  /// A part of a literal.
  package enum Piece: Hashable, Sendable {
    case words(String)
    /// What stands between `\(` and `)`.
    case code(String)
  }

  package var kind: Kind
  /// From 1.
  package var line: Int

  /// The word; `nil` for another kind.
  package var word: String? { if case .word(let word) = kind { word } else { nil } }
  /// The parts of a literal; `nil` for another kind.
  package var pieces: [Piece]? { if case .text(let pieces) = kind { pieces } else { nil } }
  /// The literal without what is interpolated; `nil` for another kind.
  package var text: String? {
    pieces?.map { if case .words(let words) = $0 { words } else { "" } }.joined()
  }

  package func isMark(_ character: Character) -> Bool { kind == .mark(character) }
}

/// Cuts a source into tokens; comments are left out.
package struct SwiftTokens {
  private let characters: [Character]
  private var index = 0
  private var line = 1
  private var found: [SwiftToken] = []

  /// The tokens of a source, in their order.
  package static func tokens(of source: String) -> [SwiftToken] {
    var tokens = SwiftTokens(characters: Array(source))
    tokens.run()
    return tokens.found
  }

  private init(characters: [Character]) { self.characters = characters }

  private var current: Character? { characters.indices.contains(index) ? characters[index] : nil }

  private func starts(with text: String, at offset: Int = 0) -> Bool {
    let text = Array(text)
    let start = index + offset
    return start + text.count <= characters.count && characters[start..<(start + text.count)].elementsEqual(text)
  }

  private mutating func pass(_ count: Int = 1) {
    for _ in 0..<count where index < characters.count {
      if characters[index].isNewline { line += 1 }
      index += 1
    }
  }

  private mutating func run() {
    while let character = current {
      // A name that is a keyword stands between back quotes.
      if character.isWhitespace || character == "`" {
        pass()
      } else if starts(with: "//") {
        while let next = current, !next.isNewline { pass() }
      } else if starts(with: "/*") {
        passComment()
      } else if character == "\"" || character == "#" && isRawText {
        readText()
      } else if character.isLetter || character.isNumber || character == "_" {
        readWord()
      } else {
        found.append(SwiftToken(kind: .mark(character), line: line))
        pass()
      }
    }
  }

  private mutating func passComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        pass(2)
      } else if starts(with: "*/") {
        depth -= 1
        pass(2)
      } else {
        pass()
      }
    } while depth > 0 && current != nil
  }

  private mutating func readWord() {
    var word = ""
    let start = line
    while let character = current, character.isLetter || character.isNumber || character == "_" {
      word.append(character)
      pass()
    }
    found.append(SwiftToken(kind: .word(word), line: start))
  }

  /// How many number signs a literal may begin with.
  private static let mostSigns = 64

  /// Whether number signs stand before a quotation mark.
  private var isRawText: Bool {
    characters[index...].prefix(Self.mostSigns).first { $0 != "#" } == "\""
  }

  private mutating func readText() {
    let start = line
    let signs = String(characters[index...].prefix { $0 == "#" })
    pass(signs.count)
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    pass(quote.count)
    var pieces: [SwiftToken.Piece] = []
    var words = ""
    while current != nil, !starts(with: quote + signs) {
      guard starts(with: "\\" + signs) else {
        // A literal of one line that is not closed ends with the line.
        if quote.count == 1, current?.isNewline == true { break }
        words.append(characters[index])
        pass()
        continue
      }
      pass(1 + signs.count)
      if current == "(" {
        if !words.isEmpty { pieces.append(.words(words)) }
        words = ""
        pieces.append(.code(readInterpolation()))
      } else {
        words += readEscape()
      }
    }
    pass(quote.count + signs.count)
    if !words.isEmpty || pieces.isEmpty { pieces.append(.words(words)) }
    found.append(SwiftToken(kind: .text(pieces), line: start))
  }

  private mutating func readInterpolation() -> String {
    var code = ""
    var depth = 0
    while let character = current {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      pass()
      if depth == 0 { break }
      code.append(character)
    }
    return String(code.dropFirst()).filter { !$0.isWhitespace }
  }

  private mutating func readEscape() -> String {
    let character = current
    pass()
    switch character {
    case "n", "t", "r", "0": return " "
    case "u":
      guard current == "{" else { return "" }
      pass()
      let digits = String(characters[index...].prefix { $0 != "}" })
      pass(digits.count + 1)
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    case "\n": return ""
    default: return character.map(String.init) ?? ""
    }
  }
}
