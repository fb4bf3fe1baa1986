import IntentText

/// Reads text in the notation of phrases and words, line by line; mistakes are collected with their lines.
///
/// The notation is described at ``Language``.
package struct NotationReader: Sendable {
  package private(set) var definitions: [Definition] = []
  package private(set) var problems: [NotationProblem] = []
  private let file: String
  private var intent: (name: String, looksBack: Bool, isDetail: Bool)?
  /// Whether the phrases are those of acts, with headers “act name”.
  private let readsActs: Bool
  /// Whether columns in the text are columns in the file; in a property list they are not.
  private let hasColumns: Bool

  /// Reads a text whose lines are counted from 1.
  package init(_ text: String, file: String) {
    self.init(NotationLines(text: text), file: file)
  }

  /// Reads a section of a language's file.
  package init(_ section: LanguageFile.Section, file: String) {
    self.init(NotationLines(section), file: file, readsActs: section.kind == .acts)
  }

  /// Reads lines with given numbers.
  package init(lines: some Sequence<(Int, Substring)>, file: String) {
    self.init(NotationLines(lines), file: file, hasColumns: false)
  }

  /// Reads lines of a file.
  init(_ lines: NotationLines, file: String, hasColumns: Bool = true, readsActs: Bool = false) {
    self.file = file
    self.readsActs = readsActs
    self.hasColumns = hasColumns
    definitions.reserveCapacity(lines.lines.count)
    for line in lines.lines {
      do {
        try read(lines.bytes(of: line), line: line.number)
      } catch {
        var problem = lines.problem(error, in: line, of: file)
        if !hasColumns { problem.column = nil }
        problems.append(problem)
      }
    }
  }

  private mutating func read(_ content: ArraySlice<UInt8>, line: Int) throws {
    if let header = try header(content) {
      intent = header
    } else if readsActs, let weighed = weighed(content) {
      definitions.append(Definition(kind: .words(weighed), line: line))
    } else if let list = try wordList(content) {
      definitions.append(Definition(kind: .words(list), line: line))
    } else {
      definitions.append(Definition(kind: .phrase(try phrase(content)), line: line))
    }
  }

  /// `intent SendMessage`, `intent SearchForMessages past`, `intent RequestRide details`.
  private func header(_ content: ArraySlice<UInt8>) throws -> (String, Bool, Bool)? {
    // Most lines are no header; this test is cheap.
    guard content.starts(with: (readsActs ? "act" : "intent").utf8), !content.contains(UInt8(ascii: "="))
    else { return nil }
    let parts = NotationLines.fields(content)
    if readsActs {
      guard parts.first == "act" else { return nil }
      guard parts.count == 2 else { throw NotationMistake("a header is “act name”") }
      return (parts[1], false, false)
    }
    guard parts.first == "intent", !content.contains(UInt8(ascii: "{")) else { return nil }
    let facts = parts.dropFirst(2)
    guard parts.count >= 2, facts.allSatisfy({ $0 == "past" || $0 == "details" }), Set(facts).count == facts.count
    else { throw NotationMistake("a header is “intent Name”, “intent Name past” or “intent Name details”") }
    return (parts[1], facts.contains("past"), facts.contains("details"))
  }

  /// `@correction/0.6`: the weight of a class of replies for an act, or of all classes whose names begin so.
  private func weighed(_ content: ArraySlice<UInt8>) -> Definition.WordList? {
    guard content.first == UInt8(ascii: "@"), let slash = content.firstIndex(of: UInt8(ascii: "/")),
      let weight = Self.number(String(decoding: content[(slash + 1)...], as: UTF8.self))
    else { return nil }
    let name = String(decoding: content[content.startIndex + 1..<slash], as: UTF8.self)
    return Definition.WordList(role: .wordClass, name: name, weight: weight, code: .nothing)
  }

  /// `@name = …`, `@name/0.5 = …`, `@name += …`, `filler = …`, `symbol name = …`; `nil` for a line that is none.
  private func wordList(_ content: ArraySlice<UInt8>) throws -> Definition.WordList? {
    guard let equals = content.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let right = content[(equals + 1)...]
    var left = content[..<equals]
    guard right.first != UInt8(ascii: ">"), !left.contains(UInt8(ascii: "{")) else { return nil }
    let isAddition = left.last == UInt8(ascii: "+")
    if isAddition { left.removeLast() }
    var list = try wordList(NotationLines.fields(left), right)
    list?.isAddition = isAddition
    return list
  }

  private func wordList(_ left: [String], _ right: ArraySlice<UInt8>) throws -> Definition.WordList? {
    guard let first = left.first else { return nil }
    if first.hasPrefix("$"), left.count == 1 {
      return .init(
        role: .part, name: String(first.dropFirst()), weight: nil,
        code: try PatternReader.read(right))
    }
    if first.hasPrefix("@"), left.count == 1 {
      let parts = first.dropFirst().utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1).map { String(Substring($0)) }
      let weight = parts.count == 2 ? Self.number(parts[1]) : nil
      guard let name = parts.first, parts.count == 1 || weight != nil else {
        throw NotationMistake("a class is “@name = …” or “@name/weight = …”")
      }
      return .init(
        role: .wordClass, name: name, weight: weight, code: try PatternReader.read(right))
    }
    guard left.count <= 2, let role = Definition.Role(rawValue: first) else {
      throw unknown(first)
    }
    let isNamed = [.symbol, .relation, .label, .adjunct, .denial].contains(role)
    guard isNamed == (left.count == 2) else {
      throw NotationMistake(left.count == 2 ? "“\(first)” has no name" : "“\(first)” needs a name")
    }
    let parts = (left.count == 2 ? left[1] : first).split(separator: "/", maxSplits: 1).map(String.init)
    let weight = parts.count == 2 ? Self.number(parts[1]) : nil
    guard let name = parts.first, parts.count == 1 || weight != nil && role == .symbol else {
      throw NotationMistake("a symbol is “symbol name = …” or “symbol name/weight = …”")
    }
    if role == .denial, Definition.DenialPlace(rawValue: name) == nil {
      let known = Definition.DenialPlace.allCases.map(\.rawValue)
      throw NotationMistake(
        "denial is \(known.joined(separator: ", ")), not “\(name)”\(NearestName.hint(name, among: known))")
    }
    return .init(role: role, name: name, weight: weight, code: try PatternReader.read(right))
  }

  /// A cost or a weight; "nan" and "inf" are refused, since scores with them cannot be compared.
  private static func number(_ text: String) -> Double? { Double(text).flatMap { abs($0) <= 100 ? $0 : nil } }

  private func unknown(_ role: String) -> NotationMistake {
    let known = Definition.Role.allCases.map(\.rawValue)
    return NotationMistake("unknown kind of words “\(role)”\(NearestName.hint(role, among: known))")
  }

  /// `~0.5 @tell {recipients} {content} => destinationType=redial`.
  private func phrase(_ content: ArraySlice<UInt8>) throws -> Definition.Phrase {
    guard let intent else {
      throw NotationMistake("a phrase without “\(readsActs ? "act name" : "intent Name")” above it")
    }
    var text = content
    var cost = 0.0
    if text.first == UInt8(ascii: "~") {
      let number = text.dropFirst().prefix { $0 > 0x20 }
      guard let value = Self.number(String(decoding: number, as: UTF8.self)) else {
        throw NotationMistake("“~” needs a number, as in “~0.5”")
      }
      cost = value
      text = text[number.endIndex...]
    }
    let constants = try Self.constants(of: &text)
    return .init(
      intent: intent.name, cost: cost, code: try PatternReader.read(text),
      constants: constants, source: String(decoding: content, as: UTF8.self), looksBack: intent.looksBack,
      isDetail: intent.isDetail, isAct: readsActs)
  }

  private static func constants(of text: inout ArraySlice<UInt8>) throws -> [Definition.Constant] {
    guard let arrow = text.firstIndex(of: UInt8(ascii: ">")), arrow > text.startIndex,
      text[arrow - 1] == UInt8(ascii: "=")
    else { return [] }
    let list = text[(arrow + 1)...]
    text = text[..<(arrow - 1)]
    return try list.split(separator: UInt8(ascii: ",")).map { item in
      let parts = item.split(separator: UInt8(ascii: "=")).map { part in
        String(decoding: NotationLines.trimmed(part), as: UTF8.self)
      }
      guard parts.count == 2 else {
        throw NotationMistake("“parameter=symbol” is expected after “=>”")
      }
      return .init(parameter: parts[0], symbol: parts[1])
    }
  }
}
