import IntentUnderstanding
import LanguageNotation
import Parley

/// What is said while nothing is asked, with the acts that it can be; and what is said about a text, with what speaks for a
/// change of it.
///
/// The rows of each writer are read by weights of clauses that were fitted to those of the others.
struct UnaskedEvidence {
  /// What the evidence for a change of a text counts: learned first, since it is a part of what acts are weighed by.
  let ofChanges: [WeightLines.Line]
  /// What is said first, and what is said after a request.
  let examples: [EvidenceFitting.Example]

  /// Learns from the rows of some languages.
  init(
    _ clauses: LabelledClauses, _ world: CorpusWorld, _ fitting: inout CrossFitting, of languages: [String]
  ) throws {
    let rows = clauses.rows.filter { row in
      !row.isUnread && languages.contains(row.language) && (row.edit != nil || row.isUnasked(in: world))
    }
    let writers = Set(rows.map(\.writer)).sorted()
    fitting.prepareEdits(leavingOut: writers)
    let changes = try writers.flatMap { writer -> [EvidenceFitting.Example] in
      let own = ChangeExamples.rows(among: rows.filter { $0.writer == writer }, world)
      return own.isEmpty ? [] : ChangeExamples.examples(own, try fitting.listener(leavingOut: writer))
    }
    let ofChanges = EvidenceFitting.lines(of: ChangeExamples.balanced(changes), learning: ActEvidence.Feature.ofChanges)
    self.ofChanges = ofChanges
    examples = try writers.flatMap { writer -> [EvidenceFitting.Example] in
      let own = rows.filter { $0.writer == writer && $0.edit == nil }
      if own.isEmpty { return [] }
      let outside = try fitting.listener(leavingOut: writer, evidence: ofChanges)
      return own.concurrently { Self.example($0, outside) }
    }
  }

  /// The cost of doing something where nothing was meant, relative to that of not doing what was.
  private static let costOfUnmeant = 2.0

  private static func example(
    _ row: LabelledClauses.Row, _ listener: CorpusListener
  ) -> EvidenceFitting.Example {
    let past = row.situation.flatMap { listener.world.past($0, in: row.language) }
    let choices = listener.candidates(row.said, after: past, in: row.language).map { act, evidence, chance in
      EvidenceFitting.Choice(
        kind: evidence.kind, features: evidence.features { _ in chance },
        isRight: LabelledClauses.isRight(act, for: row, after: past))
    }
    let isMeant = choices.last?.isRight == false
    return EvidenceFitting.Example(
      question: past == nil ? .fresh : .afterwards, choices: choices, count: isMeant ? 1 : costOfUnmeant)
  }
}

extension LabelledClauses.Row {
  /// Whether nothing is asked: it is said first, or after something was done or told.
  fileprivate func isUnasked(in world: CorpusWorld) -> Bool { situation.map { world.past[$0] != nil } ?? true }
}
