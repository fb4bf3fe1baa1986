/// One meaning of a corpus and the ways to say it.
package struct CorpusEntry: Sendable, CustomStringConvertible {
  /// One way to say it, and the line of its file, from 1.
  package struct Wording: Sendable, Equatable {
    package var text: String
    package var line: Int
  }

  /// The meaning, as the file has it: an intent with its parameters, an act, or `None`.
  package var meaning: String
  /// The names of the open questions at which it is said; empty for a request with no question open.
  package var questions: [String]
  /// Whether the wordings are known to be misread: the file says `known:` before the meaning.
  package var isKnown: Bool
  package var wordings: [Wording] = []
  /// The file, as its path was given.
  package let file: String
  /// The line of the meaning, from 1.
  package let line: Int
  /// The tag of the language: the name of the folder below that of the corpus.
  package let language: String
  /// Whether its wordings are only counted, never shown or updated: they judge the engine, so nobody may read them.
  package var isUnread: Bool { file.split(separator: "/").contains("Unread") }

  package var description: String { "\(file):\(line): \(heading)" }

  /// The line of the meaning, as a file has it.
  var heading: String {
    (isKnown ? "known: " : "") + (questions.isEmpty ? "" : questions.joined(separator: " ") + ": ") + meaning
  }

  /// An entry from the line of its meaning.
  init(_ heading: String, file: String, line: Int, language: String) {
    var rest = Substring(heading)
    isKnown = rest.hasPrefix("known:")
    if isKnown { rest = rest.dropFirst("known:".count).drop { $0 == " " } }
    questions = []
    if let colon = rest.firstIndex(of: ":"), rest[..<colon].allSatisfy({ $0 == " " || $0.isASCII && $0.isLetter }) {
      questions = rest[..<colon].split(separator: " ").map(String.init)
      rest = rest[rest.index(after: colon)...].drop { $0 == " " }
    }
    meaning = String(rest)
    self.file = file
    self.line = line
    self.language = language
  }
}
