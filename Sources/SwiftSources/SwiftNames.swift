import StepCounting

/// The names that a source declares, and those that it uses from elsewhere, according to its tokens.
///
/// There are no scopes: a name that is declared anywhere counts as declared everywhere. So an undeclared name may be
/// missed, but a declared one is never reported.
package enum SwiftNames {
  /// A capitalised name in a place where only a type, or a function or value of that name, can be.
  package struct Use: Hashable, Sendable {
    package var name: String
    package var line: Int
  }

  private static let types: Set = ["struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype"]
  private static let values: Set = ["func", "var", "let", "case", "for", "macro", "precedencegroup", "operator"]
  /// Words that come before a type.
  private static let beforeTypes: Set = [
    "as", "is", "any", "some", "extension", "inout", "each", "borrowing", "consuming", "sending",
  ]
  /// Attributes and conditions whose arguments name no types of the source.
  private static let aside: Set = ["available", "unavailable", "objc", "_silgen_name", "_cdecl", "backDeployed"]

  // MARK: Declarations

  /// The types that a source declares, nested ones included.
  package static func types(in tokens: [SwiftToken]) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices.dropFirst() {
      guard let name = tokens[index].word, isCapital(name), let keyword = tokens[index - 1].word,
        types.contains(keyword)
      else { continue }
      names.insert(name)
    }
    return names
  }

  /// All capitalised names that a source declares: types, type parameters, functions, values, cases, imports.
  package static func declared(in tokens: [SwiftToken]) -> Set<String> {
    var names = types(in: tokens)
    for index in tokens.indices {
      Steps.count()
      guard let word = tokens[index].word else { continue }
      if word == "import" { names.formUnion(path(after: index, in: tokens)) }
      if word == "case" { names.formUnion(cases(after: index, in: tokens)) }
      if types.contains(word) || word == "func" || word == "init" || word == "subscript" || word == "macro" {
        names.formUnion(parameters(after: index, in: tokens))
      }
      guard isCapital(word) else { continue }
      let (before, next) = (index > 0 ? tokens[index - 1] : nil, index + 1 < tokens.count ? tokens[index + 1] : nil)
      let isDeclared = before?.word.map { $0 != "case" && values.contains($0) } ?? false
      let isParameter = next?.isMark(":") ?? false && isAfterComma(index, in: tokens)
      if isDeclared || isParameter || next?.word == "in" { names.insert(word) }
    }
    return names
  }

  /// Whether a word, or the one before it, is the first one after an opening bracket or a comma.
  private static func isAfterComma(_ index: Int, in tokens: [SwiftToken]) -> Bool {
    func isFirst(_ index: Int) -> Bool { index > 0 && (tokens[index - 1].isMark("(") || tokens[index - 1].isMark(",")) }
    return isFirst(index) || index > 0 && tokens[index - 1].word != nil && isFirst(index - 1)
  }

  /// The words of an import: the module, and the declaration that is imported from it.
  private static func path(after index: Int, in tokens: [SwiftToken]) -> [String] {
    tokens[(index + 1)...].prefix(8).prefix { $0.line == tokens[index].line }.compactMap(\.word)
  }

  /// The names of `case A, B(Int), C = 1`.
  private static func cases(after index: Int, in tokens: [SwiftToken]) -> Set<String> {
    var names: Set<String> = []
    var place = index + 1
    while place < tokens.count, let name = tokens[place].word {
      if isCapital(name), !(place + 1 < tokens.count && tokens[place + 1].isMark(".")) { names.insert(name) }
      place += 1
      if place < tokens.count, let length = tokens[place].length { place += length + 1 }
      if place + 1 < tokens.count, tokens[place].isMark("=") { place += 2 }
      guard place < tokens.count, tokens[place].isMark(",") else { break }
      place += 1
    }
    return names
  }

  /// The type parameters of a declaration: the names between its `<` and `>`.
  private static func parameters(after index: Int, in tokens: [SwiftToken]) -> Set<String> {
    var names: Set<String> = []
    for place in tokens.indices[(index + 1)...].prefix(200) {
      if tokens[place].isMark("(") || tokens[place].isMark("{") || tokens[place].isMark("=") && place > index + 3 {
        break
      }
      guard let name = tokens[place].word, isCapital(name) else { continue }
      let before = tokens[place - 1]
      if before.isMark("<") || before.isMark(",") || before.word == "each" { names.insert(name) }
      if names.isEmpty, tokens[place - 1].isMark(":") { break }
    }
    return names
  }

  // MARK: Uses

  /// The first use of each name, in the order of the source.
  package static func used(in tokens: [SwiftToken]) -> [Use] {
    let heads = inherited(in: tokens)
    var seen: Set<String> = []
    var uses: [Use] = []
    func add(_ name: String, _ line: Int) { if seen.insert(name).inserted { uses.append(Use(name: name, line: line)) } }
    var index = 0
    while index < tokens.count {
      Steps.count()
      if let after = asideEnd(at: index, in: tokens) {
        index = after
        continue
      }
      let token = tokens[index]
      if let name = token.word, isCapital(name), heads.contains(index) || isUse(at: index, in: tokens) {
        add(name, token.line)
      }
      for case .code(let code) in token.pieces ?? [] {
        for name in calls(in: code) { add(name, token.line) }
      }
      index += 1
    }
    return uses
  }

  /// The index after tokens that name no types: the path of an import, the precedence of an operator, the arguments of
  /// `@available`, a regular expression.
  private static func asideEnd(at index: Int, in tokens: [SwiftToken]) -> Int? {
    let token = tokens[index]
    if token.word == "import" || token.word == "operator" {
      return tokens.indices[(index + 1)...].first { tokens[$0].line != token.line } ?? tokens.count
    }
    if token.word == "precedencegroup" {
      return tokens.indices[index...].first { tokens[$0].isMark("}") } ?? tokens.count
    }
    guard token.isMark("@") || token.isMark("#"), index + 1 < tokens.count else { return nil }
    if token.isMark("#"), tokens[index + 1].isMark("/") {
      let end = tokens.indices[(index + 2)...].first { tokens[$0].isMark("#") && tokens[$0 - 1].isMark("/") }
      return (end ?? tokens.count - 1) + 1
    }
    guard let word = tokens[index + 1].word else { return nil }
    if isCapital(word) { return index + 2 }
    guard aside.contains(word), index + 2 < tokens.count, let length = tokens[index + 2].length else { return nil }
    return index + 3 + length
  }

  /// The indexes of all words between a type's colon and its body.
  private static func inherited(in tokens: [SwiftToken]) -> Set<Int> {
    var places: Set<Int> = []
    for index in tokens.indices.dropLast(2) {
      guard let keyword = tokens[index].word, types.contains(keyword) || keyword == "extension",
        tokens[index + 1].word != nil
      else { continue }
      let head = tokens.indices[(index + 2)...].prefix(200).prefix {
        !tokens[$0].isMark("{") && !tokens[$0].isMark("=")
      }
      guard head.count < 200, let colon = head.first(where: { tokens[$0].isMark(":") || tokens[$0].word == "func" }),
        tokens[colon].isMark(":")
      else { continue }
      places.formUnion(head.filter { $0 > colon && (tokens[$0 - 1].isMark(":") || tokens[$0 - 1].isMark(",")) })
    }
    return places
  }

  private static func isUse(at index: Int, in tokens: [SwiftToken]) -> Bool {
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    if let decided = isUseByWhatStandsBefore(index, next, in: tokens) { return decided }
    guard let next else { return false }
    let isRange = next.isMark(".") && index + 2 < tokens.count && tokens[index + 2].isMark(".")
    return next.isMark("(") || next.isMark("<") || next.isMark("?") || next.isMark("!") || next.isMark(".") && !isRange
  }

  /// Whether the token before a name makes it a use of a type; `nil` where that does not decide it.
  private static func isUseByWhatStandsBefore(
    _ index: Int, _ next: SwiftToken?, in tokens: [SwiftToken]
  ) -> Bool? {
    guard index > 0 else { return nil }
    let before = tokens[index - 1]
    let earlier = index > 1 ? tokens[index - 2] : nil
    if before.isMark("\\") { return true }
    if before.isMark(".") || before.isMark("@") || before.isMark("#") { return false }
    if let word = before.word {
      let isPattern = word == "case" && next?.isMark(".") == true
      if types.contains(word) || values.contains(word) && !isPattern { return false }
      if beforeTypes.contains(word) { return true }
    }
    let isArrow = before.isMark(">") && earlier?.isMark("-") == true
    let isCast = (before.isMark("?") || before.isMark("!")) && (earlier?.word == "as" || earlier?.word == "try")
    if before.isMark(":") || isArrow || isCast || before.isMark("<") || before.isMark("&") { return true }
    if next?.isMark(":") == true, !before.isMark("[") { return false }
    return before.isMark("[") && (next?.isMark("]") == true || next?.isMark(":") == true) ? true : nil
  }

  /// The names in the code of an interpolation, which has no blanks, that are called or have a member: `Foo(`,
  /// `Foo.bar`.
  private static func calls(in code: String) -> [String] {
    guard code.utf8.contains(where: { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }) else { return [] }
    let tokens = SwiftTokens.tokens(of: code)
    return tokens.indices.dropLast().compactMap { index in
      guard let name = tokens[index].word, isCapital(name), index == 0 || !tokens[index - 1].isMark(".") else {
        return nil
      }
      return tokens[index + 1].isMark("(") || tokens[index + 1].isMark(".") ? name : nil
    }
  }

  private static func isCapital(_ name: String) -> Bool {
    name.utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
  }
}
