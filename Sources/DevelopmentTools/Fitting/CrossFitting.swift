import IntentUnderstanding
import LanguageNotation
import Parley

/// Weights of clauses and of changes of texts that were fitted to all writers, or to all but one: weights fitted to a row
/// itself would be too sure of it.
package struct CrossFitting {
  private let world: CorpusWorld
  private let languages: [Language]
  private let edits: EditFitting
  /// The writers of rows from which clauses are learned.
  private let writers: Set<String>
  /// Fits the weights of the clauses of a language.
  private let clauses: @Sendable (_ language: String, _ writer: String?) -> [WeightLines.Line]
  /// By the writer who was left out, the lines by language.
  private var ofClauses: [String?: [String: [WeightLines.Line]]] = [:]
  private var ofEdits: [String?: [String: [WeightLines.Line]]] = [:]

  package init(
    _ clauses: LabelledClauses, _ requests: WholeRequests, _ turns: ElicitedTurns, _ corpus: Corpus,
    _ listener: CorpusListener, of languages: [String]
  ) {
    world = corpus.world
    self.languages = Language.all.filter { languages.contains($0.tag) }
    edits = EditFitting(clauses, listener, of: languages)
    writers = Set(clauses.rows.filter { $0.edit == nil }.map(\.writer))
    self.clauses = { language, writer in
      ClauseFitting(clauses, requests, turns, corpus, listener, of: language, leavingOut: writer).lines
    }
  }

  /// By language, the lines of the `clauses` section.
  ///
  /// - Parameter writer: Nothing is learned from the rows of this writer.
  package mutating func lines(leavingOut writer: String? = nil) -> [String: [WeightLines.Line]] {
    // Without rows of the writer nothing is different.
    let (ofClauses, ofEdits) = (
      kept(in: \.ofClauses, leavingOut: writer.flatMap { writers.contains($0) ? $0 : nil }) { fitting, writer in
        let tags = fitting.languages.map(\.tag)
        let lines = fitting.languages.concurrently { fitting.clauses($0.tag, writer) }
        return Dictionary(uniqueKeysWithValues: zip(tags, lines))
      },
      kept(in: \.ofEdits, leavingOut: writer.flatMap { edits.writers.contains($0) ? $0 : nil }) {
        $0.edits.lines(leavingOut: $1)
      }
    )
    return ofClauses.merging(ofEdits) { $0 + $1 }
  }

  private mutating func kept(
    in lines: WritableKeyPath<Self, [String?: [String: [WeightLines.Line]]]>, leavingOut writer: String?,
    _ fit: (Self, String?) -> [String: [WeightLines.Line]]
  ) -> [String: [WeightLines.Line]] {
    if let known = self[keyPath: lines][writer] { return known }
    let new = fit(self, writer)
    self[keyPath: lines][writer] = new
    return new
  }

  /// What reads the rows of a writer.
  ///
  /// - Parameter evidence: What the evidence counts instead.
  mutating func listener(
    leavingOut writer: String, evidence: [WeightLines.Line] = []
  ) throws -> CorpusListener {
    let lines = lines(leavingOut: writer)
    let others = languages.map { $0.with(clauses: lines[$0.tag, default: []], evidence: evidence) }
    return try CorpusListener(world, languages: others)
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
