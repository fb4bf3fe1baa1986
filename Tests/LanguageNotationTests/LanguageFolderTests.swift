import Foundation
import LanguageNotation
import Testing

@Suite struct LanguageFolderTests {
  /// Writes files into a folder `xx`, and reads the language in it.
  private func read(_ files: [String: String]) throws -> Language {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let folder = root.appending(path: "xx")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    return try Language(folder: folder)
  }

  private func problems(_ files: [String: String]) -> [String] {
    let problems = #expect(throws: NotationProblems.self) { try read(files) }
    return problems?.problems.map(\.description) ?? []
  }

  @Test func theFolderNamesTheTagAndTheFirstFileTheRest() throws {
    let language = try read([
      "Language.txt": "== language\n# Formal.\nname = Test Language\nfiles = B A\n", "A.txt": "== words\n",
      "B.txt": "== prompts\n",
    ])
    #expect(language.tag == "xx")
    #expect(language.name == "Test Language")
    #expect(language.files.map(\.name) == ["xx/B.txt", "xx/A.txt"])
  }

  @Test func aFileThatIsMissingOrForgottenIsTold() {
    #expect(
      problems(["Language.txt": "== language\nname = X\nfiles = A B\n", "A.txt": "", "C.txt": ""]) == [
        "xx/Language.txt:3: “C.txt” is not among the files of the language",
        "xx/B.txt:1: the file is missing or not UTF-8 text",
      ])
  }

  @Test func mistakesOfAllFilesAreToldAtOnce() {
    #expect(
      problems(["Language.txt": "== language\nfiles = A\nnames = X", "A.txt": "== word"]) == [
        "xx/Language.txt:3: a fact is “name = …” or “files = …”", "xx/Language.txt:1: the language has no “name = …”",
        "xx/A.txt:1: unknown kind of section “word” (did you mean “words”?)",
      ])
  }
}
