import Foundation

/// The turns of one language: with which question open, what an utterance is read as, and the utterance.
///
/// A line of the file names the questions, the meaning as a trace tells it, and the wordings:
/// `payment ride: question howMuch = how much is it? | what does it cost?`. A line that begins with `known` says what
/// the words should be read as and are not yet.
struct TurnsCorpus {
  struct Turn: Sendable, CustomStringConvertible {
    var question: String
    var meaning: String
    var wording: String
    var isKnownMistake: Bool

    /// The first words of the meaning: what is done, without with what.
    var act: String {
      let words = meaning.split(separator: " ").map(String.init)
      guard let first = words.first else { return "" }
      return ["answer", "correct", "choice", "adjust", "help"].contains(first) || words.count == 1
        ? first : words.prefix(2).joined(separator: " ")
    }
    var description: String { "\(question): “\(wording)”" }
  }

  let language: String
  let turns: [Turn]

  init(_ language: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Corpus/\(language)/Turns.txt")
    self.language = language
    turns = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").flatMap(Self.turns)
  }

  private static func turns(_ line: Substring) -> [Turn] {
    guard !line.hasPrefix("#"), let colon = line.firstRange(of: ": "), let equals = line.lastRange(of: " = ") else {
      return []
    }
    var questions = line[..<colon.lowerBound].split(separator: " ").map(String.init)
    let isKnownMistake = questions.first == "known"
    if isKnownMistake { questions.removeFirst() }
    let meaning = String(line[colon.upperBound..<equals.lowerBound])
    return line[equals.upperBound...].split(separator: "|").flatMap { wording in
      questions.map { question in
        Turn(
          question: question, meaning: meaning, wording: wording.trimmingCharacters(in: .whitespaces),
          isKnownMistake: isKnownMistake)
      }
    }
  }
}

extension Substring {
  fileprivate func lastRange(of text: String) -> Range<Index>? { range(of: text, options: .backwards) }
}
