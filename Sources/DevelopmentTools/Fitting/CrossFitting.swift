import IntentUnderstanding
import LanguageNotation
import Parley

/// Weights of clauses and of changes of texts that were fitted to all writers but one: weights fitted to a row itself would
/// be too sure of it.
struct CrossFitting {
  private let world: CorpusWorld
  private let languages: [Language]
  private let edits: EditFitting
  /// By language, the weights of clauses that were fitted to the rows of all but a writer.
  private let clauses: @Sendable (_ language: String, _ writer: String) -> [WeightLines.Line]
  private var lines: [String: [[WeightLines.Line]]] = [:]

  init(
    _ clauses: LabelledClauses, _ requests: WholeRequests, _ turns: ElicitedTurns, _ corpus: Corpus,
    _ listener: CorpusListener, _ edits: EditFitting, of languages: [String]
  ) {
    world = corpus.world
    self.languages = Language.all.filter { languages.contains($0.tag) }
    self.edits = edits
    self.clauses = { language, writer in
      ClauseFitting(clauses, requests, turns, corpus, listener, of: language, leavingOut: writer).lines
    }
  }

  /// What reads the rows of a writer.
  ///
  /// - Parameter evidence: What the evidence counts instead.
  mutating func listener(
    leavingOut writer: String, evidence: [WeightLines.Line] = []
  ) throws -> CorpusListener {
    let own = lines[writer] ?? fitted(leavingOut: writer)
    lines[writer] = own
    let others = zip(languages, own).map { $0.with(clauses: $1, evidence: evidence) }
    return try CorpusListener(world, languages: others)
  }

  /// By language, the lines of clauses and of changes.
  private func fitted(leavingOut writer: String) -> [[WeightLines.Line]] {
    let edits = edits.lines(leavingOut: writer)
    return languages.concurrently { clauses($0.tag, writer) + edits[$0.tag, default: []] }
  }
}

extension Language {
  /// The language with other weights of clauses, and with more that the evidence counts.
  fileprivate func with(clauses lines: [WeightLines.Line], evidence: [WeightLines.Line]) -> Language {
    var language = self
    language.files = files.map { file in
      LanguageFile(file.name, sections: file.sections.filter { $0.kind != .clauses })
    }
    let evidence = evidence.isEmpty ? "" : "== weights\n" + evidence.map(\.text).joined()
    let text = evidence + "== clauses\n" + lines.map(\.text).joined()
    language.files.append(LanguageFile("\(tag)/CrossFitted.txt", text: text))
    return language
  }
}
