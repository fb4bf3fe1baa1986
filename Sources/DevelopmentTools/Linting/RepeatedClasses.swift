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
    for (file, section) in [LanguageFile.Kind.words, .phrases].flatMap({ language.sections($0) }) {
      for definition in NotationReader(section, file: file).definitions {
        guard case .words(let list) = definition.kind, let name = Self.name(list, in: file) else { continue }
        guard let known = first[name] else {
          first[name] = (file, definition.line)
          continue
        }
        // A name that one file defines twice is reported by the compiler.
        if known.file == file { continue }
        let message =
          "“\(name)” is defined in \(known.file):\(known.line) already; define it once in Common.txt, or name the difference"
        problems.append(NotationProblem(file: file, line: definition.line, message: message))
      }
    }
  }

  /// In `Context.txt` a symbol has the words that refer to what was mentioned: arriving "back home", not going "home".
  private static func name(_ list: Definition.WordList, in file: String) -> String? {
    switch list.role {
    case .wordClass: "@\(list.name)"
    case .symbol: file.hasSuffix("Context.txt") ? nil : "symbol \(list.name)"
    default: nil
    }
  }
}
