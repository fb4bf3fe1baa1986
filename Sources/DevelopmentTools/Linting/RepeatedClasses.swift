import LanguageNotation

/// Classes and symbols that more than one file of a language defines.
///
/// Words that mean the same in several domains are defined once, in a section of words, which all files share. Words that
/// mean something else have a name that says so: `@sendText` and `@sendMoney`. The compiler takes a file's own definition
/// before the shared one, so two definitions of a name drift apart without a word.
package struct RepeatedClasses: Sendable {
  /// What is defined again, each with the place of its first definition, in the order of the files.
  package private(set) var problems: [NotationProblem] = []

  package init(_ language: Language) {
    var first: [String: (file: String, line: Int)] = [:]
    for (file, section) in [LanguageFile.Kind.words, .phrases].flatMap(language.sectionsOfDomains) {
      for definition in NotationReader(section, file: file).definitions {
        guard case .words(let list) = definition.kind, let name = Self.name(list) else { continue }
        guard let known = first[name] else {
          first[name] = (file, definition.line)
          continue
        }
        // A file that defines a name twice does not compile.
        if known.file == file { continue }
        let message =
          "“\(name)” is defined in \(known.file):\(known.line) already; define it once in Common.txt, or name the difference"
        problems.append(NotationProblem(file: file, line: definition.line, message: message))
      }
    }
  }

  private static func name(_ list: Definition.WordList) -> String? {
    switch list.role {
    case .wordClass: "@\(list.name)"
    case .symbol: "symbol \(list.name)"
    default: nil
    }
  }
}

extension Language {
  /// The sections of a kind in all files but `Context.txt`.
  ///
  /// Its phrases ask for something that was spoken of before, in every domain, and it has a few words for each anew.
  func sectionsOfDomains(_ kind: LanguageFile.Kind) -> [(file: String, section: LanguageFile.Section)] {
    sections(kind).filter { !$0.file.hasSuffix("Context.txt") }
  }
}
