/// Reads the YAML of a project's specification: maps and lists by their indentation, texts, and what stands in brackets.
///
/// Anchors, aliases, tags and documents in one file are not read; numbers and truth values are texts.
/// Source: YAML 1.2.
struct SpecificationReader {
  typealias Failure = OldStyleReader.Failure

  private struct Line {
    var number: Int
    var indent: Int
    var text: Substring
  }

  private static let deepest = 64
  private var lines: [Line] = []
  private var index = 0

  /// The one value of a text.
  /// - Throws: A failure with its line where the text has a form that is not read.
  static func value(of bytes: [UInt8]) throws(Failure) -> OldStyleValue {
    var reader = SpecificationReader()
    let text = String(decoding: bytes, as: UTF8.self)
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let indent = line.prefix { $0 == " " }.count
      reader.lines.append(Line(number: number + 1, indent: indent, text: line.dropFirst(indent)))
    }
    reader.pass()
    guard let first = reader.current else { return .dictionary([:]) }
    let value = try reader.block(indent: first.indent, depth: 1)
    if let left = reader.current { throw Failure(line: left.number) }
    return value
  }

  private var current: Line? { index < lines.count ? lines[index] : nil }

  /// Passes blank lines and comments.
  private mutating func pass() {
    while let line = current, line.text.allSatisfy(\.isWhitespace) || line.text.hasPrefix("#") || line.text == "---" {
      index += 1
    }
  }

  private mutating func block(indent: Int, depth: Int) throws(Failure) -> OldStyleValue {
    guard let line = current else { return .string("") }
    guard depth <= Self.deepest, !line.text.hasPrefix("\t") else { throw Failure(line: line.number) }
    if Self.isElement(line.text) { return try list(indent: indent, depth: depth) }
    return try map(indent: indent, depth: depth)
  }

  private static func isElement(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func list(indent: Int, depth: Int) throws(Failure) -> OldStyleValue {
    var elements: [OldStyleValue] = []
    while let line = current, line.indent == indent, Self.isElement(line.text) {
      let rest = line.text.dropFirst().drop { $0 == " " }
      let inner = indent + line.text.count - rest.count
      if Self.key(in: rest) != nil {
        // The first entry of a map is on the line of the list's dash.
        lines[index] = Line(number: line.number, indent: inner, text: rest)
        elements.append(try map(indent: inner, depth: depth + 1))
      } else {
        elements.append(try value(rest, of: line, depth: depth))
      }
      pass()
    }
    return .array(elements)
  }

  private mutating func map(indent: Int, depth: Int) throws(Failure) -> OldStyleValue {
    var entries: [String: OldStyleValue] = [:]
    while let line = current, line.indent == indent, !Self.isElement(line.text) {
      guard let (key, rest) = Self.key(in: line.text), key != "<<", !key.hasPrefix("\t") else {
        throw Failure(line: line.number)
      }
      entries[key] = try value(rest, of: line, depth: depth)
      pass()
    }
    if let line = current, line.indent > indent { throw Failure(line: line.number) }
    return .dictionary(entries)
  }

  /// The value that begins after a key or a mark: on the line, or in a block below it.
  private mutating func value(_ rest: Substring, of line: Line, depth: Int) throws(Failure) -> OldStyleValue {
    index += 1
    switch rest.first {
    case nil, "#":
      pass()
      guard let next = current else { return .string("") }
      let isList = next.indent == line.indent && Self.isElement(next.text) && !Self.isElement(line.text)
      return next.indent > line.indent || isList ? try block(indent: next.indent, depth: depth + 1) : .string("")
    case "|", ">": return .string(lowered(below: line.indent))
    case "[", "{":
      var flow = FlowReader(rest, line: line.number)
      while !flow.isWhole, let next = current {
        flow.add(next.text)
        index += 1
      }
      return try flow.value()
    case "&", "*", "!": throw Failure(line: line.number)
    default: return .string(try Self.text(rest, line: line.number))
    }
  }

  /// The lines of a text that stands below its key.
  private mutating func lowered(below indent: Int) -> String {
    var text: [Substring] = []
    while let line = current, line.indent > indent || line.text.allSatisfy(\.isWhitespace) {
      text.append(line.text)
      index += 1
    }
    return text.joined(separator: "\n")
  }

  /// The key of a map's entry and what follows it; `nil` for a text that has none.
  private static func key(in text: Substring) -> (key: String, rest: Substring)? {
    if let quote = text.first, quote == "\"" || quote == "'" {
      let inner = text.dropFirst()
      guard let end = inner.firstIndex(of: quote) else { return nil }
      let rest = inner[inner.index(after: end)...].drop { $0 == " " }
      return rest.first == ":" ? (String(inner[..<end]), rest.dropFirst().drop { $0 == " " }) : nil
    }
    if text.first == "[" || text.first == "{" { return nil }
    var place = text.startIndex
    while let colon = text[place...].firstIndex(of: ":") {
      let rest = text[text.index(after: colon)...]
      if rest.first.map({ $0 == " " }) ?? true {
        let key = text[..<colon].reversed().drop { $0 == " " }.reversed()
        return (String(key), rest.drop { $0 == " " })
      }
      place = text.index(after: colon)
    }
    return nil
  }

  /// A text without its quotes, its comment and the blanks after it.
  static func text(_ text: Substring, line: Int) throws(Failure) -> String {
    if text.first == "\"" || text.first == "'" {
      var flow = FlowReader(text, line: line)
      return try flow.quoted()
    }
    let end = text.firstRange(of: " #")?.lowerBound ?? text.endIndex
    return String(text[..<end].reversed().drop { $0.isWhitespace }.reversed())
  }
}

/// Reads what stands in brackets: `[a, b]`, `{path: App, excludes: ["*.md"]}`.
private struct FlowReader {
  private var characters: [Character]
  private var index = 0
  private let line: Int
  private var depth = 0
  private var quote: Character?

  init(_ text: Substring, line: Int) {
    characters = []
    self.line = line
    add(text)
  }

  private var failure: OldStyleReader.Failure { OldStyleReader.Failure(line: line) }

  /// Whether all brackets are closed.
  var isWhole: Bool { depth <= 0 }

  mutating func add(_ text: Substring) {
    for character in text {
      if quote == nil, character == "#", characters.last?.isWhitespace ?? true { break }
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "[" || character == "{" {
        depth += 1
      } else if character == "]" || character == "}" {
        depth -= 1
      }
      characters.append(character)
    }
    characters.append(" ")
  }

  private var next: Character? {
    mutating get {
      while index < characters.count, characters[index].isWhitespace { index += 1 }
      return index < characters.count ? characters[index] : nil
    }
  }

  mutating func value(depth: Int = 1) throws(OldStyleReader.Failure) -> OldStyleValue {
    guard depth <= 64, let first = next else { throw failure }
    guard first == "[" || first == "{" else { return .string(try text()) }
    index += 1
    var elements: [OldStyleValue] = []
    var entries: [String: OldStyleValue] = [:]
    while let character = next {
      if character == "]" || character == "}" {
        index += 1
        guard (character == "]") == (first == "[") else { throw failure }
        return first == "[" ? .array(elements) : .dictionary(entries)
      }
      if character == "," {
        index += 1
      } else if first == "[" {
        elements.append(try value(depth: depth + 1))
      } else {
        let key = try text()
        guard next == ":" else { throw failure }
        index += 1
        entries[key] = try value(depth: depth + 1)
      }
    }
    throw failure
  }

  private mutating func text() throws(OldStyleReader.Failure) -> String {
    if next == "\"" || next == "'" { return try quoted() }
    let start = index
    while index < characters.count, !",[]{}".contains(characters[index]), !isColon { index += 1 }
    guard index > start else { throw failure }
    return String(characters[start..<index].reversed().drop { $0.isWhitespace }.reversed())
  }

  /// A colon ends a key where a blank follows.
  private var isColon: Bool {
    characters[index] == ":" && (index + 1 >= characters.count || characters[index + 1].isWhitespace)
  }

  mutating func quoted() throws(OldStyleReader.Failure) -> String {
    guard let quote = next else { throw failure }
    index += 1
    var text = ""
    while index < characters.count {
      let character = characters[index]
      index += 1
      let following = index < characters.count ? characters[index] : nil
      if quote == "'", character == quote, following == quote {
        text.append(quote)
        index += 1
      } else if character == quote {
        return text
      } else if quote == "\"", character == "\\", let following {
        text.append(following == "n" ? "\n" : following == "t" ? "\t" : following)
        index += 1
      } else {
        text.append(character)
      }
    }
    throw failure
  }
}
