import Foundation
import IntentText
import IntentUnderstanding
import IntentVocabulary
import LanguageNotation
import Parley

/// Fits the weights of one language to elicited turns, and scores them on sources that were left out.
package struct LanguageFitting: Sendable {
  /// The results for replies by weights that were fitted to the other sources.
  package struct Score: Sendable {
    /// The number of texts, and of remarks that were said instead of a text.
    package var texts = 0, remarks = 0
    /// Texts that are asked about; remarks that are taken for the text.
    package var asked = 0, taken = 0
    /// By question, the number of replies, and of those for which the meant act is the likeliest.
    package var replies: [WeighedQuestion: Int] = [:], right: [WeighedQuestion: Int] = [:]
  }

  package let language: String
  private var examples: [ActFitting.Example] = []
  /// By example, its elicited row; `nil` for one from the corpus.
  private var rows: [ElicitedTurns.Row?] = []
  /// Every reply with its chances by cross-validation; kept because a model is fitted for each source.
  private var validated: [Validated] = []
  /// The share of texts that may be asked about.
  private static let mostAsked = 0.15
  /// How far the logarithm of a text's probability must exceed that of the next act for the text not to be asked about.
  private static let doubt = 0.6
  /// The name of the corpus as a source.
  private static let corpus = "corpus"

  /// The examples of one language: a corpus, and elicited turns and labelled clauses except those that nobody may read;
  /// what is said about a text is learned from the text (``EditFitting``).
  package init(
    _ turns: ElicitedTurns, _ clauses: LabelledClauses, _ corpus: Corpus, _ listener: CorpusListener,
    of language: String
  ) {
    self.language = language
    for row in clauses.rows where row.language == language && !row.isUnread && row.edit == nil {
      guard let question = row.situation.flatMap(corpus.world.question) else { continue }
      add(row.said, row.act(at: question), at: question, from: row.source, listener)
    }
    for row in turns.rows where row.language == language && !row.isUnread {
      add(row.said, row.act, at: corpus.world.question(row.question), from: row.source, listener, row)
    }
    let asking = corpus.world.questions.first { $0.weighed == .text }
    for entry in corpus.entries where entry.language == language && !entry.isUnread {
      for question in entry.questions {
        for wording in entry.wordings {
          add(
            wording.text, MeantAct(meaning: entry.meaning), at: corpus.world.question(question), from: Self.corpus,
            listener)
        }
      }
      if let text = entry.text { add(text, .message, at: asking, from: Self.corpus, listener) }
    }
    validated = Self.validated(examples)
  }

  private mutating func add(
    _ said: String, _ act: MeantAct?, at question: CorpusWorld.Question?, from source: String,
    _ listener: CorpusListener, _ row: ElicitedTurns.Row? = nil
  ) {
    guard let act, let expectation = question?.expectation, let question = question?.weighed,
      let features = listener.features(said, at: expectation, in: language)
    else { return }
    let example = ActFitting.Example(
      features: features.names, act: act.kind(at: question), question: question, source: source)
    examples.append(example)
    rows.append(row)
  }

  /// How many replies there are to learn from.
  package var count: Int { examples.count }

  /// The replies with the acts that they can be.
  ///
  /// The chances are those of weights fitted to the other sources, since weights fitted to a reply itself would be too
  /// sure of it.
  func evidence(_ listener: CorpusListener) -> [EvidenceFitting.Example] {
    let shift = Self.shift(in: validated)
    return validated.compactMap { validated in
      guard let row = rows[validated.example], row.isForEvidence,
        let question = listener.world.question(row.question)?.expectation
      else { return nil }
      let chances = Self.shifted(validated, by: shift)
      let choices = listener.candidates(row.said, at: question, in: language).map { act, evidence in
        EvidenceFitting.Choice(
          kind: evidence.kind, features: evidence.features { chances[$0, default: Self.unseen] },
          isRight: ElicitedTurns.isRight(act, for: row, at: question))
      }
      let isRemark = validated.question == .text && validated.act != .text
      return EvidenceFitting.Example(
        question: validated.question, choices: choices, count: isRemark ? Self.costOfSending : 1)
    }
  }

  /// The cost of sending words that are no message, relative to that of asking about a message.
  private static let costOfSending = 2.0
  /// The chance of a kind without an example at a question.
  private static let unseen = 0.02

  /// The file of the language's weights.
  ///
  /// - Parameters:
  /// - evidence: What the evidence of acts counts, in all languages.
  /// - clauses: The lines of what clauses are.
  package func text(_ evidence: [WeightLines.Line] = [], clauses: [WeightLines.Line] = []) -> String {
    var model = ActFitting.model(of: examples)
    model.shiftText(by: Self.shift(in: validated))
    return """
      # What words say for the acts at a question: the coefficients of a log-linear model.
      # Made by `parley fit` from Tests/Corpus, and not edited.

      == weights

      """ + (evidence + model.lines).map(\.text).joined()
        + (clauses.isEmpty ? "" : "\n== clauses\n" + clauses.map(\.text).joined())
  }

  /// Cross-validation: each source is scored by weights that were fitted to the others.
  package func score() -> Score {
    let shift = Self.shift(in: validated)
    var score = Score()
    for one in validated {
      let (question, act, chances) = (one.question, one.act, Self.shifted(one, by: shift))
      let best = chances.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
      score.replies[question, default: 0] += 1
      if best == act { score.right[question, default: 0] += 1 }
      guard question == .text else { continue }
      let isSure = Self.margin(of: chances) > Self.doubt
      if act == .text {
        score.texts += 1
        if !isSure { score.asked += 1 }
      } else {
        score.remarks += 1
        if isSure { score.taken += 1 }
      }
    }
    return score
  }

  /// A reply with the probability of each act by weights that were fitted to the other sources.
  private typealias Validated = (
    example: Int, question: WeighedQuestion, act: ActKind, chances: [ActKind: Double]
  )

  /// The probabilities after the text was made more likely, or less.
  private static func shifted(_ validated: Validated, by shift: Double) -> [ActKind: Double] {
    guard validated.question == .text, let text = validated.chances[.text] else { return validated.chances }
    let sum = 1 + text * (exp(shift) - 1)
    return validated.chances.merging([.text: text * exp(shift)]) { $1 }.mapValues { $0 / sum }
  }

  private static func validated(_ examples: [ActFitting.Example]) -> [Validated] {
    Set(examples.map(\.source)).sorted().flatMap { source -> [Validated] in
      let model = ActFitting.model(of: examples.filter { $0.source != source })
      return examples.indices.filter { examples[$0].source == source }.map { place in
        let example = examples[place]
        return (place, example.question, example.act, model.chances(example.features, at: example.question))
      }
    }
  }

  /// How far the logarithm of a text's probability exceeds that of the likeliest act, or of all other acts together.
  private static func margin(of chances: [ActKind: Double]) -> Double {
    let others = chances.filter { $0.key != .text }.values
    let best = others.max() ?? 0
    let rest = max(best, others.reduce(0, +) - best)
    return log(max(chances[.text] ?? 0, .leastNormalMagnitude)) - log(max(rest, .leastNormalMagnitude))
  }

  /// The amount to add to the text's prior, so that at most ``mostAsked`` of the texts are asked about.
  private static func shift(in all: [Validated]) -> Double {
    let margins = all.filter { $0.act == .text }.map { margin(of: $0.chances) }.sorted()
    return margins.isEmpty ? 0 : doubt - margins[Int(Double(margins.count) * mostAsked)]
  }
}

extension ActFitting.Model {
  /// Makes the text more likely at every reply, or less.
  mutating func shiftText(by shift: Double) {
    guard let text = acts.firstIndex(of: .text), let prior = priors[.text]?[text] else { return }
    priors[.text]?[text] = ((prior + shift) * 100).rounded() / 100
  }
}

extension CorpusEntry {
  /// The text of a message in a request's meaning.
  fileprivate var text: String? {
    guard questions.isEmpty, let place = meaning.range(of: " content=") else { return nil }
    return String(meaning[place.upperBound...])
  }
}
