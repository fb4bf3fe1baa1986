/// A sentence with places for values, as a language's prompts write it.
///
/// `{recipients}` is a value in the language's words; `{message.content}` a part of a record, `{attribute.plural}` a
/// symbol in another form of its word; `[to {recipients}]` is left out when a value in it is missing; `{count? no messages | one message | {count} messages}` chooses by number
/// (two forms are one and many); `{each messages: {sender} says “{content}”}` repeats a sentence for every record of a
/// list; `{or choices}` joins a list with "or". `{{` and `[[` are the brackets themselves.
package struct PromptTemplate: Sendable, Hashable {
  package indirect enum Piece: Sendable, Hashable {
    case text(String)
    case value([String], joinedByOr: Bool)
    case optional([Piece])
    case number([String], forms: [[Piece]])
    case each([String], [Piece])
  }

  package var pieces: [Piece]

  package init(_ text: String) throws(PromptTemplateError) {
    var parser = PromptTemplateParser(text)
    pieces = try parser.parse()
  }

  /// The first part of every value's name that the template uses outside records.
  package var names: Set<String> { Self.names(in: pieces) }

  private static func names(in pieces: [Piece]) -> Set<String> {
    pieces.reduce(into: []) { names, piece in
      switch piece {
      case .text: break
      case .value(let path, _): names.formUnion(path.prefix(1))
      case .optional(let inner): names.formUnion(Self.names(in: inner))
      case .number(let path, let forms):
        names.formUnion(path.prefix(1))
        for form in forms { names.formUnion(Self.names(in: form)) }
      case .each(let path, _): names.formUnion(path.prefix(1))
      }
    }
  }
}

/// A mistake in a template; positions are characters from its beginning.
package enum PromptTemplateError: Error, Sendable, Hashable {
  case unclosed(Character, at: Int)
  case unexpected(Character, at: Int)
  case emptyName(at: Int)
  case tooDeep(at: Int)

  /// One plain sentence.
  package var text: String {
    switch self {
    case .unclosed(let bracket, let at): "'\(bracket)' at character \(at + 1) is never closed"
    case .unexpected(let bracket, let at): "'\(bracket)' at character \(at + 1) closes nothing"
    case .emptyName(let at): "a value without a name at character \(at + 1)"
    case .tooDeep(let at): "brackets nested too deep at character \(at + 1)"
    }
  }
}

/// Reads a template, byte by byte: every mark of the notation is ASCII.
private struct PromptTemplateParser {
  private let bytes: [UInt8]
  private var position = 0
  private static let deepest = 8

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func parse() throws(PromptTemplateError) -> [PromptTemplate.Piece] {
    let pieces = try parse(until: "", depth: 0)
    if position < bytes.count { throw unexpected() }
    return pieces
  }

  private mutating func parse(
    until ends: StaticString, depth: Int
  ) throws(PromptTemplateError) -> [PromptTemplate.Piece] {
    guard depth <= Self.deepest else { throw .tooDeep(at: characters(before: position)) }
    var pieces: [PromptTemplate.Piece] = []
    var text: [UInt8] = []
    func flush() {
      if !text.isEmpty { pieces.append(.text(String(decoding: text, as: UTF8.self))) }
      text.removeAll(keepingCapacity: true)
    }
    while position < bytes.count {
      let byte = bytes[position]
      if Self.contains(ends, byte) { break }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if position + 1 < bytes.count, bytes[position + 1] == byte {
          text.append(byte)
          position += 2
        } else {
          flush()
          pieces.append(byte == UInt8(ascii: "{") ? try value(depth: depth) : try optional(depth: depth))
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"): throw unexpected()
      default:
        text.append(byte)
        position += 1
      }
    }
    flush()
    return pieces
  }

  private mutating func optional(depth: Int) throws(PromptTemplateError) -> PromptTemplate.Piece {
    let start = position
    position += 1
    let inner = try parse(until: "]", depth: depth + 1)
    try close("]", opened: "[", at: start)
    return .optional(inner)
  }

  private mutating func value(depth: Int) throws(PromptTemplateError) -> PromptTemplate.Piece {
    let start = position
    position += 1
    let from = position
    while position < bytes.count, !Self.contains("}?:{[", bytes[position]) { position += 1 }
    let words = bytes[from..<position].split(separator: UInt8(ascii: " "))
    guard let last = words.last else { throw .emptyName(at: characters(before: start)) }
    let path = last.split(separator: UInt8(ascii: ".")).map { String(decoding: $0, as: UTF8.self) }
    guard position < bytes.count else { throw .unclosed("{", at: characters(before: start)) }
    if bytes[position] == UInt8(ascii: "?") {
      position += 1
      return .number(path, forms: try forms(depth: depth, opened: start))
    }
    if bytes[position] == UInt8(ascii: ":"), words[0].elementsEqual("each".utf8) {
      position += 1
      skipSpace()
      let inner = try parse(until: "}", depth: depth + 1)
      try close("}", opened: "{", at: start)
      return .each(path, inner)
    }
    try close("}", opened: "{", at: start)
    return .value(path, joinedByOr: words.count == 2 && words[0].elementsEqual("or".utf8))
  }

  private mutating func forms(
    depth: Int, opened start: Int
  ) throws(PromptTemplateError) -> [[PromptTemplate.Piece]] {
    var forms: [[PromptTemplate.Piece]] = []
    repeat {
      skipSpace()
      forms.append(Self.trimmed(try parse(until: "|}", depth: depth + 1)))
      guard position < bytes.count, bytes[position] == UInt8(ascii: "|") else { break }
      position += 1
    } while true
    try close("}", opened: "{", at: start)
    return forms
  }

  /// Removes the blanks before a bar, which are not part of the sentence.
  private static func trimmed(_ pieces: [PromptTemplate.Piece]) -> [PromptTemplate.Piece] {
    guard case .text(var text) = pieces.last else { return pieces }
    while text.last == " " { text.removeLast() }
    return Array(pieces.dropLast()) + (text.isEmpty ? [] : [.text(text)])
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  private mutating func close(
    _ bracket: Unicode.Scalar, opened: Character, at start: Int
  ) throws(PromptTemplateError) {
    guard position < bytes.count, UInt32(bytes[position]) == bracket.value else {
      throw .unclosed(opened, at: characters(before: start))
    }
    position += 1
  }

  private func unexpected() -> PromptTemplateError {
    .unexpected(Character(Unicode.Scalar(bytes[position])), at: characters(before: position))
  }

  private func characters(before position: Int) -> Int {
    String(decoding: bytes[..<position], as: UTF8.self).count
  }

  private static func contains(_ set: StaticString, _ byte: UInt8) -> Bool {
    set.withUTF8Buffer { $0.contains(byte) }
  }
}
