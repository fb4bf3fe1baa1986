import Foundation
import LanguageNotation

/// Checks a language's folder and writes it as Swift, its weights packed: `LanguageEmbedder Languages/en EmbeddedLanguage+en.swift`.
///
/// A mistake is printed as compilers do, `file:line:column: error: message`, and stops the build.
@main
struct LanguageEmbedder {
  static func main() {
    guard CommandLine.arguments.count == 3 else {
      print("error: usage: LanguageEmbedder FOLDER OUTPUT")
      exit(64)
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    do {
      let language = try Language(folder: folder)
      if !language.mistakes.isEmpty { throw NotationProblems(language.mistakes) }
      try source(of: try language.packed()).write(toFile: CommandLine.arguments[2], atomically: true, encoding: .utf8)
    } catch let problems as NotationProblems {
      let languages = folder.deletingLastPathComponent().path
      for problem in problems.problems { print("\(languages)/\(problem.compilerError)") }
      exit(1)
    } catch {
      print("\(folder.path): error: \(error)")
      exit(1)
    }
  }

  /// The Swift source of a language.
  private static func source(of language: Language) -> String {
    """
    import LanguageNotation

    extension EmbeddedLanguages {
      static let \(language.tag) = Language(
        tag: "\(language.tag)", name: "\(language.name)",
        files: [
    \(language.files.map(source).joined(separator: ",\n"))
        ])
    }

    """
  }

  private static func source(of file: LanguageFile) -> String {
    let sections = file.sections.map { section in
      ".init(.\(section.kind), line: \(section.line), text: ##\"\"\"\n\(section.text)\n\"\"\"##)"
    }
    return "LanguageFile(\"\(file.name)\", sections: [\n\(sections.joined(separator: ",\n"))\n])"
  }
}
