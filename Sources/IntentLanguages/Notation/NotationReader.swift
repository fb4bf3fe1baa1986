import IntentText

/// Reads text in the notation of phrases and words, line by line; every mistake is kept with its line.
///
/// The notation is described at ``Language``.
package struct NotationReader {
  package private(set) var definitions: [Definition] = []
  package private(set) var problems: [NotationProblem] = []
  private let file: String
  private var intent: (name: String, looksBack: Bool)?

  /// Reads a text whose lines are counted from 1.
  package init(_ text: String, file: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(lines: zip(1..., lines), file: file)
  }

  /// Reads lines that have numbers of their own in their file.
  package init(lines: some Sequence<(Int, Substring)>, file: String) {
    self.file = file
    for (line, content) in Self.joined(lines) { read(content, line: line) }
  }

  /// The lines, each with what continues it: a line that begins with `|` or is indented deeper than the first.
  private static func joined(_ raws: some Sequence<(Int, Substring)>) -> [(Int, String)] {
    var lines: [(Int, String)] = []
    var margin: Int?
    for (number, raw) in raws {
      let end = raw.utf8.firstIndex(of: UInt8(ascii: "#")) ?? raw.endIndex
      let line = trimmed(raw[..<end])
      if line.isEmpty { continue }
      let indentation = raw.utf8.prefix { $0 <= 0x20 }.count
      if let last = lines.indices.last, line.first == "|" || indentation > margin ?? 0 {
        lines[last].1 += " " + line
      } else {
        lines.append((number, line))
        margin = margin ?? indentation
      }
    }
    return lines
  }

  private mutating func read(_ content: String, line: Int) {
    do {
      if let header = try header(content) {
        intent = header
      } else if let list = try wordList(content) {
        definitions.append(Definition(kind: .words(list), line: line))
      } else {
        definitions.append(Definition(kind: .phrase(try phrase(content)), line: line))
      }
    } catch let mistake as PatternReader.Mistake {
      problems.append(NotationProblem(file: file, line: line, message: mistake.message))
    } catch {
      problems.append(NotationProblem(file: file, line: line, message: "\(error)"))
    }
  }

  /// `intent SendMessage`, `intent SearchForMessages past`.
  private func header(_ content: String) throws -> (String, Bool)? {
    let parts = content.split(separator: " ")
    guard parts.first == "intent", !content.contains("="), !content.contains("{") else { return nil }
    guard parts.count == 2 || (parts.count == 3 && parts[2] == "past") else {
      throw PatternReader.Mistake(message: "a header is “intent Name” or “intent Name past”")
    }
    return (String(parts[1]), parts.count == 3)
  }

  /// `@name = …`, `@name/0.5 = …`, `filler = …`, `symbol name = …`; `nil` for a line that is none.
  private func wordList(_ content: String) throws -> Definition.WordList? {
    guard let equals = content.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let left = content[..<equals].split(separator: " ").map(String.init)
    let right = content[content.utf8.index(after: equals)...]
    guard let first = left.first, right.utf8.first != UInt8(ascii: ">"),
      !content.utf8[..<equals].contains(UInt8(ascii: "{"))
    else { return nil }
    if first.hasPrefix("$"), left.count == 1 {
      return .init(
        role: .part, name: String(first.dropFirst()), weight: nil,
        pattern: try PatternReader.read(right))
    }
    if first.hasPrefix("@"), left.count == 1 {
      let parts = first.dropFirst().split(separator: "/", maxSplits: 1).map(String.init)
      let weight = parts.count == 2 ? Double(parts[1]) : nil
      guard let name = parts.first, parts.count == 1 || weight != nil else {
        throw PatternReader.Mistake(message: "a class is “@name = …” or “@name/weight = …”")
      }
      return .init(
        role: .wordClass, name: name, weight: weight, pattern: try PatternReader.read(right))
    }
    guard left.count <= 2, let role = Definition.Role(rawValue: first) else {
      throw unknown(first)
    }
    let named: Set<Definition.Role> = [.symbol, .relation, .label]
    guard named.contains(role) == (left.count == 2) else {
      throw PatternReader.Mistake(
        message: left.count == 2 ? "“\(first)” has no name" : "“\(first)” needs a name")
    }
    let parts = (left.count == 2 ? left[1] : first).split(separator: "/", maxSplits: 1).map(String.init)
    let weight = parts.count == 2 ? Double(parts[1]) : nil
    guard let name = parts.first, parts.count == 1 || weight != nil && role == .symbol else {
      throw PatternReader.Mistake(message: "a symbol is “symbol name = …” or “symbol name/weight = …”")
    }
    return .init(role: role, name: name, weight: weight, pattern: try PatternReader.read(right))
  }

  private func unknown(_ role: String) -> PatternReader.Mistake {
    let known = Definition.Role.allCases.map(\.rawValue)
    return .init(message: "unknown kind of words “\(role)”\(NearestName.hint(role, among: known))")
  }

  /// `~0.5 @tell {recipients} {content} => destinationType=redial`.
  private func phrase(_ content: String) throws -> Definition.Phrase {
    guard let intent else {
      throw PatternReader.Mistake(message: "a phrase without “intent Name” above it")
    }
    var text = Substring(content)
    var cost = 0.0
    if text.first == "~" {
      let number = text.dropFirst().prefix { !$0.isWhitespace }
      guard let value = Double(number) else {
        throw PatternReader.Mistake(message: "“~” needs a number, as in “~0.5”")
      }
      cost = value
      text = text[number.endIndex...]
    }
    let constants = try Self.constants(of: &text)
    return .init(
      intent: intent.name, cost: cost, pattern: try PatternReader.read(text),
      constants: constants, source: content, looksBack: intent.looksBack)
  }

  private static func constants(of text: inout Substring) throws -> [Definition.Constant] {
    guard let arrow = text.firstIndex(of: ">"), arrow > text.startIndex,
      text[text.index(before: arrow)] == "="
    else { return [] }
    let list = text[text.index(after: arrow)...]
    text = text[..<text.index(before: arrow)]
    return try list.split(separator: ",").map { item in
      let parts = item.split(separator: "=").map { trimmed($0) }
      guard parts.count == 2 else {
        throw PatternReader.Mistake(message: "after “=>” stands “parameter=symbol”")
      }
      return .init(parameter: parts[0], symbol: parts[1])
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let bytes = text.utf8.drop { $0 <= 0x20 }
    let end = bytes.lastIndex { $0 > 0x20 }.map { bytes.index(after: $0) } ?? bytes.startIndex
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}
