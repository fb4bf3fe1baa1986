import Foundation

/// What people say and what it means: text files, a folder for each language, a file for each domain.
///
/// ```
/// # Money from one person to another.
/// SendPayment payee=Bobo currencyAmount=20 euros
///   send Bobo 20 euros
/// known: SendPayment payee=Bobo
///   squeeze Bobo a tenner
/// None
///   pay attention
/// payment ride: question howMuch
///   how much is it?
/// ```
///
/// An unindented line is the meaning: an intent with its parameters in any order, each value as it is said or as it is
/// typed (`20USD`), `app=` for the app; an act, as a trace tells it; or `None`. Questions before it, up to a colon, say
/// what the assistant has just asked; ``CorpusWorld`` has them. The lines below are the ways to say it. `known:` says that
/// none of them is read so yet. `#` begins a comment.
package struct Corpus: Sendable {
  /// The entries by file and line.
  package private(set) var entries: [CorpusEntry] = []
  /// Lines that are neither meanings nor wordings, each as `file:line: what is wrong`.
  package private(set) var problems: [String] = []
  /// The people, apps and questions to which the corpus refers.
  package let world: CorpusWorld

  /// What is wrong with the path of a corpus.
  package enum PlaceProblem: Error, CustomStringConvertible {
    case noWorld(path: String)
    case noFiles(path: String)

    package var description: String {
      switch self {
      case .noWorld(let path):
        "\(path): no corpus: neither this folder nor one above it has a \(CorpusWorld.fileName)."
      case .noFiles(let path):
        "\(path): no file of a corpus is there: LANGUAGE/DOMAIN.txt."
      }
    }
  }

  /// Reads a corpus: its folder, that of one of its languages, or one of its files.
  ///
  /// - Throws: ``PlaceProblem`` where there is none; lines that cannot be read are ``problems``.
  package init(at path: String) throws {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let root = Self.root(of: path) else { throw PlaceProblem.noWorld(path: path) }
    world = try CorpusWorld(contentsOf: "\(root)/\(CorpusWorld.fileName)")
    let files = Self.files(at: path).filter { $0 != "\(root)/\(CorpusWorld.fileName)" }
    guard !files.isEmpty || FileManager.default.fileExists(atPath: path) else {
      throw PlaceProblem.noFiles(path: path)
    }
    for file in files {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
        problems.append("\(file): no text in UTF-8")
        continue
      }
      read(text, file, language: Self.language(of: file, below: root))
    }
    for entry in entries where entry.wordings.isEmpty { problems.append("\(entry): no wording") }
  }

  /// The nearest folder, upwards, that has the file of a world.
  private static func root(of path: String) -> String? {
    var folder = path
    for _ in 0..<4 {
      if FileManager.default.fileExists(atPath: "\(folder)/\(CorpusWorld.fileName)") { return folder }
      guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return nil }
      folder = String(folder[..<slash])
    }
    return nil
  }

  private static func files(at path: String) -> [String] {
    RowTexts.files(at: path, suffix: ".txt").filter(FileManager.default.fileExists)
  }

  /// The tag of a file's language: the name of its folder.
  private static func language(of file: String, below root: String) -> String {
    file.split(separator: "/").dropLast().last.map(String.init) ?? ""
  }

  private mutating func read(_ text: String, _ file: String, language: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.isEmpty || words.hasPrefix("#") { continue }
      if !line.hasPrefix(" ") {
        let entry = CorpusEntry(words, file: file, line: index + 1, language: language)
        entries.append(entry)
        problems += entry.questions.filter { world.question($0) == nil }.map {
          "\(file):\(index + 1): \(world.unknownQuestion($0))"
        }
      } else if entries.last?.file == file {
        entries[entries.count - 1].wordings.append(.init(text: words, line: index + 1))
      } else {
        problems.append("\(file):\(index + 1): a wording before the first meaning")
      }
    }
  }
}
