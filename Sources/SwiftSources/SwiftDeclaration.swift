import StepCounting

/// A type that a source declares, with the tokens between its braces.
package struct SwiftDeclaration {
  package var name: String
  package var line: Int
  /// The names after the colon: protocols and a superclass.
  package var inherited: [String]
  package var body: ArraySlice<SwiftToken>

  /// The most tokens between a type's name and its body.
  private static let longestHead = 200
  /// The deepest nesting of types: deeper ones would be read once more for each type around them.
  private static let deepest = 8
  private static let keywords: Set = ["struct", "class", "enum", "actor", "extension"]

  /// The types of a source, nested ones included.
  package static func all(in tokens: [SwiftToken]) -> [SwiftDeclaration] {
    var found: [SwiftDeclaration] = []
    // The ends of the types around the present place.
    var ends: [Int] = []
    for index in tokens.indices {
      while let end = ends.last, end <= index { ends.removeLast() }
      guard ends.count < deepest, let declaration = declaration(at: index, in: tokens) else { continue }
      ends.append(declaration.body.endIndex)
      found.append(declaration)
    }
    return found
  }

  private static func declaration(at index: Int, in tokens: [SwiftToken]) -> SwiftDeclaration? {
    guard let keyword = tokens[index].word, keywords.contains(keyword), tokens.indices.contains(index + 1),
      let name = tokens[index + 1].word, name != "func", name != "var", name != "let"
    else { return nil }
    // Of `MyApp.Intents` only the last part is the name.
    var place = index + 2
    var last = name
    let longest = place + longestHead
    while place < longest, place + 1 < tokens.count, tokens[place].isMark("."), let next = tokens[place + 1].word {
      last = next
      place += 2
    }
    let head = tokens[place...].prefix(longestHead).prefix { !$0.isMark("{") }
    Steps.count(head.count)
    guard head.count < longestHead, tokens.indices.contains(place + head.count) else { return nil }
    let inherited = head.drop { !$0.isMark(":") }.compactMap(\.word).prefix { $0 != "where" }
    let body = SwiftToken.group(from: place + head.count, in: tokens[...])
    return SwiftDeclaration(name: last, line: tokens[index].line, inherited: Array(inherited), body: body)
  }
}

extension SwiftToken {
  /// The tokens between an opening bracket and its closing one; all remaining tokens where there is none.
  package static func group(from index: Int, in tokens: ArraySlice<SwiftToken>) -> ArraySlice<SwiftToken> {
    let end = tokens[index].length.map { min(index + $0, tokens.endIndex) } ?? tokens.endIndex
    return tokens[min(index + 1, end)..<end]
  }

  /// The arguments of a call with their labels, from the tokens between its brackets.
  package static func arguments(
    _ tokens: ArraySlice<SwiftToken>
  ) -> [(label: String?, tokens: ArraySlice<SwiftToken>)] {
    split(tokens).map { part in
      guard let first = part.first, part.count > 1, let label = first.word, part[part.startIndex + 1].isMark(":") else {
        return (nil, part)
      }
      return (label, part.dropFirst(2))
    }
  }

  /// The parts between commas; commas in inner brackets do not count.
  package static func split(_ tokens: ArraySlice<SwiftToken>) -> [ArraySlice<SwiftToken>] {
    var parts: [ArraySlice<SwiftToken>] = []
    var start = tokens.startIndex
    for index in outer(tokens) where tokens[index].isMark(",") {
      parts.append(tokens[start..<index])
      start = index + 1
    }
    return (parts + [tokens[start...]]).filter { !$0.isEmpty }
  }

  /// The indexes of the tokens outside of inner brackets, with those of the brackets themselves.
  package static func outer(_ tokens: ArraySlice<SwiftToken>) -> [Int] {
    var places: [Int] = []
    var index = tokens.startIndex
    while index < tokens.endIndex {
      places.append(index)
      Steps.count()
      let token = tokens[index]
      // A bracket that is not closed takes all remaining tokens.
      index = token.length.map { index + $0 } ?? (token.isOpening ? tokens.endIndex : index + 1)
    }
    return places
  }
}
