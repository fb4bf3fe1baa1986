#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentText

extension Language {
  /// Reads a language from its folder, whose name is the language's tag.
  ///
  /// `Language.txt` has the name and the files, in the order in which they are read:
  ///
  /// ```
  /// == language
  /// name = English
  /// files = Common Values Messaging Calls
  /// ```
  ///
  /// - Throws: ``NotationProblems``, with a file that is missing or unnamed, and every header that is wrong.
  public init(folder: URL) throws {
    let tag = folder.lastPathComponent
    var problems: [NotationProblem] = []
    let facts = LanguageFacts(Self.file("Language", in: folder, problems: &problems), problems: &problems)
    let known = Set(facts.files + ["Language"])
    for name in Self.names(in: folder) where !known.contains(name) {
      let message = "“\(name).txt” is not among the files of the language"
      problems.append(NotationProblem(file: "\(tag)/Language.txt", line: facts.filesLine, message: message))
    }
    let files = facts.files.map { Self.file($0, in: folder, problems: &problems) }
    if !problems.isEmpty { throw NotationProblems(problems) }
    self.init(tag: tag, name: facts.name, files: files)
  }

  /// The languages, some replaced by those in a folder: either a folder of languages, or the folder of one language.
  ///
  /// A language that is not among them is added at the end.
  /// - Parameter tag: The only language to be read, where the others are not needed.
  /// - Throws: ``NotationProblems``, with all mistakes in the texts that are read.
  package static func languages(
    _ languages: [Language], replacedFrom folder: URL, only tag: String? = nil
  ) throws -> [Language] {
    var languages = languages
    let folders = try folders(in: folder).filter { tag == nil || $0.lastPathComponent == tag }
    let read = try folders.map { try Language(folder: $0) }.filter { !$0.isOnlyRecognized }
    let mistakes = read.flatMap(\.mistakes)
    if !mistakes.isEmpty { throw NotationProblems(mistakes) }
    for language in read {
      if let index = languages.firstIndex(where: { $0.tag == language.tag }) {
        languages[index] = language
      } else {
        languages.append(language)
      }
    }
    return languages
  }

  /// The folders of languages in a folder; the folder itself, where it is that of a language.
  package static func folders(in folder: URL) throws -> [URL] {
    func isLanguage(_ url: URL) -> Bool {
      FileManager.default.fileExists(atPath: url.appending(path: "Language.txt").path)
    }
    if isLanguage(folder) { return [folder.standardizedFileURL] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let folders = names.sorted().map { folder.appending(path: $0) }.filter(isLanguage)
    if folders.isEmpty {
      let message = "no “Language.txt” is in this folder or in one below it"
      throw NotationProblems([NotationProblem(file: folder.path, line: 1, message: message)])
    }
    return folders
  }

  private static func file(_ name: String, in folder: URL, problems: inout [NotationProblem]) -> LanguageFile {
    let place = "\(folder.lastPathComponent)/\(name).txt"
    guard let text = try? String(contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8) else {
      problems.append(NotationProblem(file: place, line: 1, message: "the file is missing or not UTF-8 text"))
      return LanguageFile(place, sections: [])
    }
    let file = LanguageFile(place, text: text)
    problems += file.problems
    return file
  }

  private static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }
}

/// The facts of a `language` section: `name = English`, `files = Common Values`.
private struct LanguageFacts {
  var name = ""
  var files: [String] = []
  var filesLine = 1

  init(_ file: LanguageFile, problems: inout [NotationProblem]) {
    for section in file.sections where section.kind == .language {
      for (index, line) in section.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
        if words.isEmpty { continue }
        if !read(words, line: section.line + index) {
          problems.append(
            NotationProblem(
              file: file.name, line: section.line + index, message: "a fact is “name = …” or “files = …”"))
        }
      }
    }
    if name.isEmpty {
      problems.append(NotationProblem(file: file.name, line: 1, message: "the language has no “name = …”"))
    }
  }

  private mutating func read(_ words: [String], line: Int) -> Bool {
    guard words.count > 2, words[1] == "=" else { return false }
    switch words[0] {
    case "name": name = words[2...].joined(separator: " ")
    case "files":
      files = Array(words[2...])
      filesLine = line
    default: return false
    }
    return true
  }
}
