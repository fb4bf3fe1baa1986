import IntentText

/// Reads text in the notation of phrases and words, line by line; every mistake is kept with its line.
///
/// The notation is described at ``Language``.
package struct NotationReader: Sendable {
  package private(set) var definitions: [Definition] = []
  package private(set) var problems: [NotationProblem] = []
  private let file: String
  private var intent: (name: String, looksBack: Bool)?
  /// The text without comments and without the breaks within a line.
  private var bytes: [UInt8] = []

  /// A line with what continues it, as it stands in `bytes`.
  private struct Line {
    var number: Int
    var range: Range<Int>
  }

  /// Reads a text whose lines are counted from 1, or from `first`.
  package init(_ text: String, file: String, from first: Int = 1) {
    self.file = file
    let raws = Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    read(zip(first..., raws))
  }

  /// Reads a section of a language's file.
  package init(_ section: LanguageFile.Section, file: String) {
    self.init(section.text, file: file, from: section.line)
  }

  /// Reads lines that have numbers of their own in their file.
  package init(lines: some Sequence<(Int, Substring)>, file: String) {
    self.file = file
    read(lines.map { ($0, Array($1.utf8)[...]) })
  }

  private mutating func read(_ raws: some Sequence<(Int, ArraySlice<UInt8>)>) {
    for line in joined(raws) { read(bytes[line.range], line: line.number) }
  }

  /// The lines, each with what continues it: a line that begins with `|` or is indented deeper than the first.
  private mutating func joined(_ raws: some Sequence<(Int, ArraySlice<UInt8>)>) -> [Line] {
    var lines: [Line] = []
    var margin: Int?
    for (number, raw) in raws {
      let line = Self.trimmed(raw[..<(raw.firstIndex(of: UInt8(ascii: "#")) ?? raw.endIndex)])
      guard let first = line.first else { continue }
      let indentation = line.startIndex - raw.startIndex
      if let last = lines.indices.last, first == UInt8(ascii: "|") || indentation > margin ?? 0 {
        bytes.append(UInt8(ascii: " "))
        bytes += line
        lines[last].range = lines[last].range.lowerBound..<bytes.count
      } else {
        lines.append(Line(number: number, range: bytes.count..<bytes.count + line.count))
        bytes += line
        margin = margin ?? indentation
      }
    }
    return lines
  }

  private mutating func read(_ content: ArraySlice<UInt8>, line: Int) {
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
  private func header(_ content: ArraySlice<UInt8>) throws -> (String, Bool)? {
    guard content.starts(with: "intent".utf8) else { return nil }
    let parts = Self.fields(content)
    guard parts.first == "intent", !content.contains(UInt8(ascii: "=")), !content.contains(UInt8(ascii: "{"))
    else { return nil }
    guard parts.count == 2 || (parts.count == 3 && parts[2] == "past") else {
      throw PatternReader.Mistake(message: "a header is “intent Name” or “intent Name past”")
    }
    return (parts[1], parts.count == 3)
  }

  /// `@name = …`, `@name/0.5 = …`, `filler = …`, `symbol name = …`; `nil` for a line that is none.
  private func wordList(_ content: ArraySlice<UInt8>) throws -> Definition.WordList? {
    guard let equals = content.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let right = content[(equals + 1)...]
    guard right.first != UInt8(ascii: ">"), !content[..<equals].contains(UInt8(ascii: "{")) else { return nil }
    let left = Self.fields(content[..<equals])
    guard let first = left.first else { return nil }
    if first.hasPrefix("$"), left.count == 1 {
      return .init(
        role: .part, name: String(first.dropFirst()), weight: nil,
        pattern: try PatternReader.read(right))
    }
    if first.hasPrefix("@"), left.count == 1 {
      let parts = first.dropFirst().utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1).map { String(Substring($0)) }
      let weight = parts.count == 2 ? Self.number(parts[1]) : nil
      guard let name = parts.first, parts.count == 1 || weight != nil else {
        throw PatternReader.Mistake(message: "a class is “@name = …” or “@name/weight = …”")
      }
      return .init(
        role: .wordClass, name: name, weight: weight, pattern: try PatternReader.read(right))
    }
    guard left.count <= 2, let role = Definition.Role(rawValue: first) else {
      throw unknown(first)
    }
    let isNamed = role == .symbol || role == .relation || role == .label
    guard isNamed == (left.count == 2) else {
      throw PatternReader.Mistake(
        message: left.count == 2 ? "“\(first)” has no name" : "“\(first)” needs a name")
    }
    let parts = (left.count == 2 ? left[1] : first).split(separator: "/", maxSplits: 1).map(String.init)
    let weight = parts.count == 2 ? Self.number(parts[1]) : nil
    guard let name = parts.first, parts.count == 1 || weight != nil && role == .symbol else {
      throw PatternReader.Mistake(message: "a symbol is “symbol name = …” or “symbol name/weight = …”")
    }
    return .init(role: role, name: name, weight: weight, pattern: try PatternReader.read(right))
  }

  /// A cost or a weight; no reading could be compared with one that costs "nan".
  private static func number(_ text: String) -> Double? { Double(text).flatMap { abs($0) <= 100 ? $0 : nil } }

  private func unknown(_ role: String) -> PatternReader.Mistake {
    let known = Definition.Role.allCases.map(\.rawValue)
    return .init(message: "unknown kind of words “\(role)”\(NearestName.hint(role, among: known))")
  }

  /// `~0.5 @tell {recipients} {content} => destinationType=redial`.
  private func phrase(_ content: ArraySlice<UInt8>) throws -> Definition.Phrase {
    guard let intent else {
      throw PatternReader.Mistake(message: "a phrase without “intent Name” above it")
    }
    var text = content
    var cost = 0.0
    if text.first == UInt8(ascii: "~") {
      let number = text.dropFirst().prefix { $0 > 0x20 }
      guard let value = Self.number(String(decoding: number, as: UTF8.self)) else {
        throw PatternReader.Mistake(message: "“~” needs a number, as in “~0.5”")
      }
      cost = value
      text = text[number.endIndex...]
    }
    let constants = try Self.constants(of: &text)
    return .init(
      intent: intent.name, cost: cost, pattern: try PatternReader.read(text),
      constants: constants, source: String(decoding: content, as: UTF8.self), looksBack: intent.looksBack)
  }

  private static func constants(of text: inout ArraySlice<UInt8>) throws -> [Definition.Constant] {
    guard let arrow = text.firstIndex(of: UInt8(ascii: ">")), arrow > text.startIndex,
      text[arrow - 1] == UInt8(ascii: "=")
    else { return [] }
    let list = text[(arrow + 1)...]
    text = text[..<(arrow - 1)]
    return try list.split(separator: UInt8(ascii: ",")).map { item in
      let parts = item.split(separator: UInt8(ascii: "=")).map { String(decoding: trimmed($0), as: UTF8.self) }
      guard parts.count == 2 else {
        throw PatternReader.Mistake(message: "after “=>” stands “parameter=symbol”")
      }
      return .init(parameter: parts[0], symbol: parts[1])
    }
  }

  /// The words between spaces.
  private static func fields(_ text: ArraySlice<UInt8>) -> [String] {
    text.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var range = text.startIndex..<text.endIndex
    while let first = range.first, text[first] <= 0x20 { range = first + 1..<range.upperBound }
    while let last = range.last, text[last] <= 0x20 { range = range.lowerBound..<last }
    return text[range]
  }
}
