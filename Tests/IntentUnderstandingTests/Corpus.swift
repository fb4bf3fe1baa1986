import Foundation
import Parley
import Testing

/// The files of `Tests/Corpus`: what people say in one language about one domain, below what it means.
///
/// ```
/// # Money from one person to another.
/// SendPayment payee=Bobo currencyAmount=20 euros
///   send Bobo 20 euros
/// known: SendPayment payee=Bobo
///   squeeze Bobo a tenner
/// None
///   pay attention
/// ```
///
/// An unindented line is the meaning: an intent with its parameters in any order, values as `parley parse` prints
/// them, `app=` for the app, or `None`. The lines below it are the ways to say it. `known:` before the meaning says
/// that none of them is understood yet. `#` begins a comment. `Turns.txt` has another form and its own reader.
struct Corpus {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Corpus")
  static let all = Corpus()

  private(set) var entries: [CorpusEntry] = []
  /// Lines that are neither, each with its file and line.
  private(set) var problems: [String] = []

  private init() {
    for file in Self.files() {
      guard let text = try? String(contentsOf: Self.folder.appending(path: file), encoding: .utf8) else {
        problems.append("Tests/Corpus/\(file): no text in UTF-8")
        continue
      }
      read(text, file)
    }
  }

  private static func files() -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".txt") && !$0.hasSuffix("/Turns.txt") }.sorted()
  }

  private mutating func read(_ text: String, _ file: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.isEmpty || words.hasPrefix("#") { continue }
      if !line.hasPrefix(" ") {
        entries.append(CorpusEntry(words, file: file, line: index + 1))
      } else if entries.last?.file == file {
        entries[entries.count - 1].wordings.append(.init(text: words, line: index + 1))
      } else {
        problems.append("Tests/Corpus/\(file):\(index + 1): a wording before the first meaning")
      }
    }
  }
}

/// One meaning and the ways to say it.
struct CorpusEntry: CustomTestStringConvertible {
  struct Wording {
    var text: String
    var line: Int
  }

  var meaning: String
  /// Whether the wordings are not understood yet.
  var isKnown = false
  var wordings: [Wording] = []
  let file: String
  let line: Int

  init(_ line: String, file: String, line number: Int) {
    isKnown = line.hasPrefix("known:")
    meaning = (isKnown ? String(line.dropFirst("known:".count)) : line).trimmingCharacters(in: .whitespaces)
    self.file = file
    self.line = number
  }

  var tag: String { String(file.prefix { $0 != "/" }) }
  var testDescription: String { "Tests/Corpus/\(file):\(line) \(meaning)" }
}
