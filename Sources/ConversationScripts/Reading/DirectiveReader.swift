import Parley

/// What is wrong in a line, and how many characters into it.
struct LineProblem: Error {
  var kind: ScriptProblem.Kind
  var offset = 0

  init(_ kind: ScriptProblem.Kind, offset: Int = 0) {
    self.kind = kind
    self.offset = offset
  }
}

/// Reads `key: value` lines by one table of keys.
struct DirectiveReader: Sendable {
  enum Found {
    case directive(Directive)
    case action(Script.Action)
  }

  enum Region: Sendable { case header, body, both }

  /// One key: where it is allowed, its form, and how it is read.
  struct Key: Sendable {
    var name: String
    var region: Region
    var example: String
    /// Whether the value may be empty, as the text in a field of a keyboard may be.
    var mayBeEmpty = false
    /// The value that removes everything, where the key has one.
    var emptying: String?
    /// Reads the value; the first argument is the text between the key and the colon.
    var read: @Sendable (_ argument: String, _ value: DirectiveValue) throws(LineProblem) -> Found
  }

  /// Reads a line.
  func read(_ line: String, isHeader: Bool) throws(LineProblem) -> Found {
    if let action = Self.bareWords[ScriptText.words(line).joined(separator: " ")] {
      if isHeader, Self.wordsOfBody.contains(action) { throw LineProblem(.onlyInBody(key: line)) }
      return .directive(action)
    }
    guard let colon = line.firstIndex(of: ":") else {
      let name = ScriptText.words(line).first ?? line
      guard let key = Self.allKeys.first(where: { $0.name == name }) else { throw LineProblem(.unknownLine(name)) }
      throw LineProblem(.malformedLine(line, example: name == "when" ? StubReader.example : "\(name): \(key.example)"))
    }
    let start = line[..<colon].trimmed
    let written = line[line.index(after: colon)...]
    let name = ScriptText.words(start).first ?? ""
    guard let key = Self.allKeys.first(where: { $0.name == name }) else { throw unknown(start, isHeader: isHeader) }
    if isHeader, key.region == .body { throw LineProblem(.onlyInBody(key: name)) }
    if !isHeader, key.region == .header { throw LineProblem(.onlyInHeader(key: name)) }
    let offset = line.count - written.drop(while: \.isWhitespace).count
    let example = name == "when" ? StubReader.example(after: start) : key.example
    let value = DirectiveValue(key: start, text: written.trimmed, example: example, offset: offset)
    if value.text.isEmpty, !key.mayBeEmpty {
      throw LineProblem(.missingValue(key: start, example: example, emptying: key.emptying))
    }
    return try key.read(start.dropFirst(name.count).trimmed, value)
  }

  /// A word before a colon that is no key: a misspelt speaker, or a misspelt key.
  private func unknown(_ start: String, isHeader: Bool) -> LineProblem {
    if start.first?.isUppercase == true { return LineProblem(.unknownLine("\(start):")) }
    let known = Self.allKeys.filter { $0.region == .both || ($0.region == .header) == isHeader }.map(\.name)
    return LineProblem(.unknownKey(start, known: known))
  }

  /// The lines that have no colon, only words.
  static let bareWords: [String: Directive] = [
    "lock": .locked(true), "unlock": .locked(false), "store and restore": .storeAndRestore,
    "silence": .silence, "hand off": .suggestion(.handOff), "pause": .suggestion(.pause),
  ]
  private static let wordsOfBody: Set<Directive> = [
    .storeAndRestore, .silence, .suggestion(.handOff), .suggestion(.pause),
  ]
}

extension Directive {
  /// Reads a line between two turns: `mode: car`.
  /// - Throws: ``DirectiveProblem`` with what is wrong and the nearest right thing.
  public init(_ line: String) throws(DirectiveProblem) {
    do throws(LineProblem) {
      guard case .directive(let directive) = try DirectiveReader().read(line.trimmed, isHeader: false) else {
        throw LineProblem(.unknownLine(line))
      }
      self = directive
    } catch {
      throw DirectiveProblem(kind: error.kind)
    }
  }
}

/// What is wrong with a single line outside a script.
public struct DirectiveProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong with the line.
  public var kind: ScriptProblem.Kind
  /// What is wrong, in one line, with the nearest right thing.
  public var description: String { ScriptProblem(ScriptPlace("", line: 1), kind).words }
}
