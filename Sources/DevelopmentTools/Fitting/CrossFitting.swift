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
  private let writersOfClauses: Set<String>
  /// Fits the weights of the clauses of a language.
  private let fitClauses: @Sendable (_ language: String, _ writer: String?) -> [WeightLines.Line]
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
    writersOfClauses = Set(clauses.rows.filter { $0.edit == nil }.map(\.writer))
    fitClauses = { language, writer in
      ClauseFitting(clauses, requests, turns, corpus, listener, of: language, leavingOut: writer).lines
    }
  }

  /// Fits the weights of changes of texts to all writers, and to all but each of some, side by side: one fit takes the
  /// languages in turn, and so has one core.
  mutating func prepareEdits(leavingOut writers: [String]) {
    let leftOut = [nil] + writers.filter(edits.writers.contains).map(Optional.some)
    let lines = leftOut.concurrently { [edits] in edits.lines(leavingOut: $0) }
    for (writer, lines) in zip(leftOut, lines) { ofEdits[writer] = lines }
  }

  /// By language, the lines of the `clauses` section.
  ///
  /// - Parameter writer: Nothing is learned from the rows of this writer.
  package mutating func lines(leavingOut writer: String? = nil) -> [String: [WeightLines.Line]] {
    // Without rows of the writer nothing is different.
    let ofOthers = writer.flatMap { writersOfClauses.contains($0) ? $0 : nil }
    let ofOtherEdits = writer.flatMap { edits.writers.contains($0) ? $0 : nil }
    if ofClauses[ofOthers] == nil {
      let lines = languages.concurrently { [fitClauses] in fitClauses($0.tag, ofOthers) }
      ofClauses[ofOthers] = Dictionary(uniqueKeysWithValues: zip(languages.map(\.tag), lines))
    }
    if ofEdits[ofOtherEdits] == nil { ofEdits[ofOtherEdits] = edits.lines(leavingOut: ofOtherEdits) }
    return ofClauses[ofOthers, default: [:]].merging(ofEdits[ofOtherEdits, default: [:]]) { $0 + $1 }
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
