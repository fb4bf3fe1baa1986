import DevelopmentTools
import Foundation
import IntentUnderstanding
import LanguageNotation
import Parley
import StepCounting

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
      left out), and in the corpus of each language. What clauses are, and what an utterance is while nothing is asked, is
      learned from texts LANGUAGE.clauses as well, and what changes a message in part from texts LANGUAGE.edits.
      Each source is scored by weights that were fitted to the others: the share of texts that would be asked about, of
      remarks that would be taken for the text, and for each kind of question the share of replies whose act is the
      likeliest by its words alone. Nothing is written without --output. The same turns always give the same weights.
      """,
    run: { arguments, console in
      let path = try arguments.operands(atLeastOne: "a corpus")[0]
      let corpus = try Corpus(at: path)
      let turns = ElicitedTurns(at: path, in: corpus.world)
      let (clauses, requests) = (LabelledClauses(at: path, in: corpus.world), WholeRequests(at: path))
      let problems = turns.problems + clauses.problems + requests.problems
      for problem in problems { console.complain(problem) }
      if !problems.isEmpty { return .unusable }
      let languages = Language.all.map(\.tag).filter { arguments.value("language").map { [$0] }?.contains($0) ?? true }
      var table = TextTable(
        ["language", "texts", "asked", "remarks", "taken"] + WeighedQuestion.asking.map(\.rawValue))
      let listener = try CorpusListener(corpus.world, languages: Language.all)
      let fittings = languages.concurrently { LanguageFitting(turns, clauses, corpus, listener, of: $0) }
        .filter { $0.count > 0 }
      for (fitting, score) in zip(fittings, fittings.concurrently { $0.score() }) {
        table.add(row(fitting.language, score))
      }
      if let folder = arguments.value("output") {
        var fitting = CrossFitting(clauses, requests, turns, corpus, listener, of: fittings.map(\.language))
        let evidence = try EvidenceLines(of: fittings, clauses, corpus.world, listener, &fitting)
        let lines = fitting.lines()
        let texts = fittings.concurrently { $0.text(evidence.lines, clauses: lines[$0.language, default: []]) }
        for (fitting, text) in zip(fittings, texts) {
          try OutputFile.write(text, to: "\(folder)/\(fitting.language)/Weights.txt", for: .usual)
        }
      }
      console.print(table.text)
      return .success
    })

  private static func row(_ language: String, _ score: LanguageFitting.Score) -> [String] {
    let right = WeighedQuestion.asking.map {
      TextTable.percent(score.right[$0] ?? 0, of: score.replies[$0] ?? 0)
    }
    return [
      language, "\(score.texts)", TextTable.percent(score.asked, of: score.texts), "\(score.remarks)",
      TextTable.percent(score.taken, of: score.remarks),
    ] + right
  }
}
