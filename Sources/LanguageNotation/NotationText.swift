/// A section of words or phrases with its definitions, and the lines that they were read from.
struct NotationText: Sendable {
  var file: String
  /// Whether all files may use its classes.
  var isShared: Bool
  var lines: NotationLines
  var reader: NotationReader

  /// All such sections of a language, those that all files may use first.
  static func texts(of language: Language) -> [NotationText] {
    [LanguageFile.Kind.words, .phrases].flatMap { kind in
      language.sections(kind).map { file, section in NotationText(section, of: file) }
    }
  }

  private init(_ section: LanguageFile.Section, of file: String) {
    self.file = file
    isShared = section.kind == .words
    lines = NotationLines(section)
    reader = NotationReader(lines, file: file)
  }

  /// The problem of a name in a definition.
  func problem(_ definition: Definition, _ name: String, _ message: String) -> NotationProblem {
    let place = line(of: definition).flatMap { lines.offset(of: name, in: $0) }.map(lines.place)
    return NotationProblem(
      file: file, line: place?.line ?? definition.line, column: place?.column, message: message)
  }

  /// Where a word is on the right of a definition's `=`.
  func place(of word: String, in definition: Definition) -> NotationIndex.Place? {
    guard let line = line(of: definition),
      let equals = lines.bytes(of: line).firstIndex(of: UInt8(ascii: "="))
    else { return nil }
    let content = lines.bytes(of: line)[equals...]
    let name = Array(word.lowercased().utf8)
    let start = content.indices.dropFirst().first { start in
      let rest = content[start...]
      return rest.starts(with: name) && !NotationLines.belongsToName(content[start - 1])
        && !(rest.dropFirst(name.count).first.map(NotationLines.belongsToName) ?? false)
    }
    return start.map(lines.place).map { NotationIndex.Place(file: file, line: $0.line, column: $0.column) }
  }

  private func line(of definition: Definition) -> NotationLines.Line? {
    lines.lines.first { $0.number == definition.line }
  }
}
