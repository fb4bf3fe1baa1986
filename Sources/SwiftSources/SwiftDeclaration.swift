/// A type that a source declares, with the tokens between its braces.
package struct SwiftDeclaration {
  package var name: String
  package var line: Int
  /// What stands after the colon: protocols and a class.
  package var inherited: [String]
  package var body: [SwiftToken]

  /// How many tokens are read again for types inside others.
  private static let mostTokens = 4_000_000
  /// How many tokens may stand between a type's name and its body.
  private static let longestHead = 200
  private static let keywords: Set = ["struct", "class", "enum", "actor", "extension"]

  /// The types of a source, those inside others too.
  package static func all(in tokens: [SwiftToken]) -> [SwiftDeclaration] {
    var left = mostTokens
    var found: [SwiftDeclaration] = []
    for index in tokens.indices where left > 0 {
      guard let declaration = declaration(at: index, in: tokens) else { continue }
      left -= declaration.body.count
      found.append(declaration)
    }
    return found
  }

  private static func declaration(at index: Int, in tokens: [SwiftToken]) -> SwiftDeclaration? {
    guard let keyword = tokens[index].word, keywords.contains(keyword), tokens.indices.contains(index + 1),
      let name = tokens[index + 1].word, name != "func", name != "var", name != "let"
    else { return nil }
    // `MyApp.Intents` is named by its last part.
    var place = index + 2
    var last = name
    while place + 1 < tokens.count, tokens[place].isMark("."), let next = tokens[place + 1].word {
      last = next
      place += 2
    }
    let head = tokens[place...].prefix(longestHead).prefix { !$0.isMark("{") }
    guard head.count < longestHead, tokens.indices.contains(place + head.count) else { return nil }
    let inherited = head.drop { !$0.isMark(":") }.compactMap(\.word).prefix { $0 != "where" }
    let body = SwiftToken.group(from: place + head.count, in: tokens)
    return SwiftDeclaration(name: last, line: tokens[index].line, inherited: Array(inherited), body: body)
  }
}

extension SwiftToken {
  private static let closing: [Character: Character] = ["(": ")", "[": "]", "{": "}"]

  /// The tokens between an opening bracket and the one that closes it; all that follow where none does.
  package static func group(from index: Int, in tokens: [SwiftToken]) -> [SwiftToken] {
    var depth = 0
    for place in tokens.indices.dropFirst(index) {
      if case .mark(let mark) = tokens[place].kind {
        if closing[mark] != nil { depth += 1 }
        if closing.values.contains(mark) { depth -= 1 }
      }
      if depth == 0 { return Array(tokens[(index + 1)..<max(place, index + 1)]) }
    }
    return Array(tokens.dropFirst(index + 1))
  }

  /// The arguments of a call with their labels, from the tokens between its brackets.
  package static func arguments(_ tokens: [SwiftToken]) -> [(label: String?, tokens: [SwiftToken])] {
    split(tokens).map { part in
      guard part.count > 1, let label = part[0].word, part[1].isMark(":") else { return (nil, part) }
      return (label, Array(part.dropFirst(2)))
    }
  }

  /// The parts between commas that stand in no inner brackets.
  package static func split(_ tokens: [SwiftToken]) -> [[SwiftToken]] {
    var parts: [[SwiftToken]] = [[]]
    var depth = 0
    for token in tokens {
      if case .mark(let mark) = token.kind {
        if closing[mark] != nil { depth += 1 }
        if closing.values.contains(mark) { depth -= 1 }
      }
      if depth == 0, token.isMark(",") { parts.append([]) } else { parts[parts.count - 1].append(token) }
    }
    return parts.filter { !$0.isEmpty }
  }

  /// The tokens that stand in no inner braces.
  package static func outer(_ tokens: [SwiftToken]) -> [SwiftToken] {
    var depth = 0
    return tokens.filter { token in
      if token.isMark("}") { depth -= 1 }
      defer { if token.isMark("{") { depth += 1 } }
      return depth == 0
    }
  }
}
