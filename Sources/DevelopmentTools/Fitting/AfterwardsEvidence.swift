import IntentUnderstanding
import LanguageNotation
import Parley

/// What is said just after something was done or told, with the acts that it can be.
///
/// Each source is read by weights of clauses that were fitted to the others: weights fitted to a row itself would be too
/// sure of it.
struct AfterwardsEvidence {
  private(set) var examples: [EvidenceFitting.Example] = []

  init(
    _ clauses: LabelledClauses, _ requests: WholeRequests, _ turns: ElicitedTurns, _ corpus: Corpus,
    _ listener: CorpusListener, of languages: [String]
  ) throws {
    let rows = clauses.situated.compactMap { row, situation in
      corpus.world.past[situation].map { (row: row, past: $0) }
    }.filter { !$0.row.isUnread && languages.contains($0.row.language) }
    let own = Language.all.filter { languages.contains($0.tag) }
    for source in Set(rows.map(\.row.source)).sorted() {
      let others = own.concurrently { language in
        let fitting = ClauseFitting(
          clauses, requests, turns, corpus, listener, of: language.tag, leavingOut: source)
        return language.with(clauses: fitting.lines)
      }
      let outside = try CorpusListener(corpus.world, languages: others)
      examples += rows.filter { $0.row.source == source }.concurrently { row, past in
        Self.example(row, past, outside)
      }
    }
  }

  /// The cost of doing something where nothing was meant, relative to that of not doing what was.
  private static let costOfUnmeant = 2.0

  private static func example(
    _ row: LabelledClauses.Row, _ past: Situation.PastRequest, _ listener: CorpusListener
  ) -> EvidenceFitting.Example {
    let choices = listener.candidates(row.said, after: past, in: row.language).map { act, evidence, chance in
      EvidenceFitting.Choice(
        kind: evidence.kind, features: evidence.features { _ in chance },
        isRight: LabelledClauses.isRight(act, for: row, after: past))
    }
    let isMeant = choices.last?.isRight == false
    return EvidenceFitting.Example(question: .afterwards, choices: choices, count: isMeant ? 1 : costOfUnmeant)
  }
}

extension Language {
  /// The language with other weights of clauses.
  fileprivate func with(clauses lines: [WeightLines.Line]) -> Language {
    var language = self
    language.files = files.map { file in
      LanguageFile(file.name, sections: file.sections.filter { $0.kind != .clauses })
    }
    let text = "== clauses\n" + lines.map(\.text).joined()
    language.files.append(LanguageFile("\(tag)/Clauses.txt", text: text))
    return language
  }
}
