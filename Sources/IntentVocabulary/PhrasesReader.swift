import PropertyLists

/// Reads a `Phrases.plist`: words, phrases and prompts of custom intents, as texts with their lines.
struct PhrasesReader {
  var file: PlistFile

  static let keys = ["Words", "Phrases", "Prompts", "Suggestions"]

  mutating func read() -> CustomPhrases {
    file.checkKeys(of: file.root, known: Self.keys)
    return CustomPhrases(
      file: file.name, words: lines("Words"), phrases: lines("Phrases"), prompts: lines("Prompts"),
      suggestions: lines("Suggestions"))
  }

  /// The lines of a key: an array of strings, or one string of many lines.
  private mutating func lines(_ key: String) -> [CustomPhrases.Line] {
    guard let node = file.root[key] else { return [] }
    if node.kind == .string { return split(node, of: key) }
    return file.elements(node, of: key).flatMap { split($0, of: key) }
  }

  /// The lines of one text.
  ///
  /// If the text is indented like the file around it, the indentation that all lines share is removed.
  private mutating func split(_ node: PropertyList, of key: String) -> [CustomPhrases.Line] {
    guard let text = file.text(node, of: key) else { return [] }
    let first = file.position(of: node).line
    // A carriage return and a line feed are one character.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .filter { !$1.allSatisfy(\.isWhitespace) }
    let indentation = lines.map { $1.prefix(while: \.isWhitespace).count }.min() ?? 0
    return lines.map { CustomPhrases.Line(String($1.dropFirst(indentation)), number: first + $0) }
  }
}
