import IntentModel
import IntentUnderstanding
import Parley

/// What was said about a text, and whether it changes it, with what speaks for a change.
///
/// Where the text is asked about and after it was sent are learned apart: what is said afterwards is more often about
/// something else, such as the wishes that were written as the first thing said in a while.
enum ChangeExamples {
  /// How much a row counts that was not written about its text: nearly all of them are easily told apart.
  private static let countOfOthers = 0.3

  /// One in so many first wishes is an example of what changes no text.
  private static let oneIn = 5

  /// Those of some rows that say whether a text is changed.
  static func rows(among all: [LabelledClauses.Row], _ world: CorpusWorld) -> [LabelledClauses.Row] {
    let first = all.filter { $0.situation == nil }.enumerated().filter { $0.offset % oneIn == 0 }
    return all.filter { $0.edit != nil || $0.isAboutText(world) } + first.map(\.element)
  }

  /// The examples of some rows.
  static func examples(_ rows: [LabelledClauses.Row], _ listener: CorpusListener) -> [EvidenceFitting.Example] {
    rows.concurrently { example($0, listener) }.compactMap(\.self)
  }

  /// The same where changes and other things count alike: how often a text is changed is not known from rows that most
  /// writers wrote to change one.
  static func balanced(_ examples: [EvidenceFitting.Example]) -> [EvidenceFitting.Example] {
    WeighedQuestion.allCases.flatMap { question in
      let atOne = examples.filter { $0.question == question }
      return [true, false].flatMap { changes in
        let alike = atOne.filter { $0.changes == changes }
        let scale = Double(atOne.count) / 2 / alike.reduce(0) { $0 + $1.count }
        return alike.map { example in
          var example = example
          example.count *= scale
          return example
        }
      }
    }
  }

  private static func example(
    _ row: LabelledClauses.Row, _ listener: CorpusListener
  ) -> EvidenceFitting.Example? {
    guard let evidence = listener.changeEvidence(of: row) else { return nil }
    let changes = row.edit?.result != nil
    let change = EvidenceFitting.Choice(kind: .correct, features: evidence.features, isRight: changes)
    let none = EvidenceFitting.Choice(kind: .nothing, features: [], isRight: !changes)
    let isAsked = row.situation.flatMap(listener.world.question) != nil
    return EvidenceFitting.Example(
      question: isAsked ? .goAhead : .afterwards, choices: [change, none], count: row.edit == nil ? countOfOthers : 1)
  }
}

extension EvidenceFitting.Example {
  /// Whether what was said changes the text.
  fileprivate var changes: Bool { choices.first?.isRight == true }
}

extension CorpusListener {
  /// What speaks for a change of the text that a row is about; `nil` where nothing can.
  fileprivate func changeEvidence(of row: LabelledClauses.Row) -> ChangeEvidence? {
    guard let situation = row.situation else {
      return world.pastWithText(in: row.language).flatMap { changeEvidence(row.said, after: $0, in: row.language) }
    }
    if var past = world.past(situation, in: row.language) {
      if let edit = row.edit { past.text = edit.draft }
      return changeEvidence(row.said, after: past, in: row.language)
    }
    return world.question(situation)?.expectation.flatMap { question in
      changeEvidence(row.said, to: row.edit.map { question.settling($0.draft) } ?? question, in: row.language)
    }
  }
}
