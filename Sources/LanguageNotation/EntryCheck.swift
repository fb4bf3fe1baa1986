/// Checks the lines of all sections but `words` and `phrases`, as far as that is possible without the types that use
/// them.
struct EntryCheck {
  private(set) var problems: [NotationProblem] = []

  init(_ language: Language) {
    for (file, section) in language.sections(.replies) {
      problems += NotationLines(section).problems(in: file) { entry in
        if try entry.pattern() == nil || entry.names.isEmpty {
          throw NotationMistake("a line of replies is “kind = …” or “kind name = …”")
        }
        return true
      }
    }
    for (file, section) in language.sections(.acts) { problems += NotationReader(section, file: file).problems }
    for (file, section) in language.sections(.values) {
      problems += NotationLines(section).problems(in: file) { entry in
        if entry.names.first == "pattern" { _ = try entry.leftPattern() }
        return true
      }
    }
    for kind in [LanguageFile.Kind.suggestions, .speech] { problems += SentenceTable(language, kind).problems }
    problems += WordLists(language).problems
    for kind in [LanguageFile.Kind.weights, .clauses] { problems += WeightLines(language, kind).problems }
    problems += FormatLines(language).problems
    var prompts: [PromptProblem] = []
    let lines = PromptLine.read(language, problems: &prompts)
    problems += (prompts + lines.compactMap(\.problem)).map { problem in
      NotationProblem(file: problem.place.source, line: problem.place.line, message: problem.message)
    }
  }
}
