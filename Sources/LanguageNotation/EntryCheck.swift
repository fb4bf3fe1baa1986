/// Checks the lines of a language's replies, values, prompts and sentences, as far as they can be read without those who use them.
struct EntryCheck {
  private(set) var problems: [NotationProblem] = []

  init(_ language: Language) {
    for (file, section) in language.sections(.replies) {
      read(NotationLines(section), of: file) { entry in
        if try entry.pattern() == nil || entry.names.isEmpty {
          throw NotationMistake("a line of replies is “kind = …” or “kind name = …”")
        }
      }
    }
    for (file, section) in language.sections(.values) {
      read(NotationLines(section), of: file) { entry in
        if entry.names.first == "pattern" { _ = try entry.leftPattern() }
      }
    }
    for kind in [LanguageFile.Kind.suggestions, .speech] { problems += SentenceTable(language, kind).problems }
    var prompts: [PromptProblem] = []
    let lines = PromptLine.read(language, problems: &prompts)
    problems += (prompts + lines.compactMap(\.problem)).map { problem in
      NotationProblem(file: problem.place.source, line: problem.place.line, message: problem.message)
    }
  }

  private mutating func read(
    _ lines: NotationLines, of file: String, _ check: (NotationEntry) throws -> Void
  ) {
    for line in lines.lines {
      do {
        try check(NotationEntry(lines.bytes(of: line)))
      } catch {
        problems.append(lines.problem(error, in: line, of: file))
      }
    }
  }
}
