import DevelopmentTools
import Foundation
import IntentUnderstanding
import LanguageNotation
import Parley

extension Command {
  static let fit = Command(
    "fit", "Fits the weights of the acts at a question to what people said there.",
    operands: "CORPUS",
    options: [
      .value("output", "FOLDER", short: "o", "The folder of languages whose Weights.txt are written."),
      .value("language", "TAG", short: "l", "Only this language."),
    ],
    discussion: """
      A corpus is a folder with the World.txt of its questions. What people said to them is in its texts LANGUAGE.tsv, with
      the question, the meant act, its value and the words in each line, in one folder for each source (a folder Unread is
      left out), and in the corpus of each language.
      Each source is scored by weights that were fitted to the others: the share of texts that would be asked about, of
      remarks that would be taken for the text, and for each kind of question the share of replies whose act is the
      likeliest by its words alone. Nothing is written without --output. The same turns always give the same weights.
      """,
    run: { arguments, console in
      let path = try arguments.operands(atLeastOne: "a corpus")[0]
      let corpus = try Corpus(at: path)
      let turns = ElicitedTurns(at: path, in: corpus.world)
      for problem in turns.problems { console.complain(problem) }
      if !turns.problems.isEmpty { return .unusable }
      let languages = Language.all.map(\.tag).filter { arguments.value("language").map { [$0] }?.contains($0) ?? true }
      var table =
        (["language", "texts", "asked", "remarks", "taken"] + WeighedQuestion.allCases.map(\.rawValue)).map(cell)
        .joined() + "\n"
      for language in languages {
        let fitting = LanguageFitting(turns, corpus, of: language)
        if fitting.count == 0 { continue }
        table += line(language, fitting.score()) + "\n"
        if let folder = arguments.value("output") {
          try OutputFile.write(fitting.text(), to: "\(folder)/\(language)/Weights.txt", for: .usual)
        }
      }
      console.print(table)
      return .success
    })

  private static func line(_ language: String, _ score: LanguageFitting.Score) -> String {
    func share(_ count: Int, of all: Int) -> String { cell("\((count * 1000 / max(1, all) + 5) / 10) %") }
    let right = WeighedQuestion.allCases.map { share(score.right[$0] ?? 0, of: score.replies[$0] ?? 0) }
    return cell(language) + cell("\(score.texts)") + share(score.asked, of: score.texts) + cell("\(score.remarks)")
      + share(score.taken, of: score.remarks) + right.joined()
  }

  private static func cell(_ text: String) -> String { text + String(repeating: " ", count: max(1, 10 - text.count)) }
}
