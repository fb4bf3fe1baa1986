import LanguageNotation

/// The words of a section of `replies` as classes that the phrases of acts are made of: those of `turn wait = …` are
/// `@turn_wait`, those of `correction = …` `@correction`.
struct ReplyClasses: Sendable {
  let file: String
  private(set) var lists: [(line: Int, list: Definition.WordList)] = []

  /// The kinds of lines that are no words of a class.
  private static let others: Set = ["carrier"]

  init(_ section: LanguageFile.Section, file: String) {
    self.file = file
    let lines = NotationLines(section)
    for line in lines.lines {
      let entry = NotationEntry(lines.bytes(of: line))
      guard let kind = entry.names.first, !Self.others.contains(kind), let pattern = try? entry.pattern() else {
        continue
      }
      let name = ReplyWords.className(of: entry.names)
      lists.append((line.number, Definition.WordList(ofReplies: name, weight: 0, pattern)))
    }
  }
}
