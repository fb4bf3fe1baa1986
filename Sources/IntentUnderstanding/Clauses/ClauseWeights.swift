import IntentModel
import IntentText
import LanguageNotation

/// The weights of a language's `clauses` sections, compiled: what a clause is, where clauses begin, and how a clause
/// changes a text, by their words.
///
/// All are log-linear models with weights in one table: what a feature says for a kind of clause, for a clause beginning
/// at a word, and for a way to change a text. The first two sums are divided by the root of the number of their features,
/// so that a long clause is not surer merely because it is long.
package final class ClauseWeights: Sendable {
  /// The question that the prior of a beginning stands at; those of kinds stand at the names of situations.
  package static let joint = "joint"
  /// The name of the beginning of a clause among the kinds.
  package static let begins = "begins"
  /// The name of a way to change a text among the kinds.
  package static let edits = "edits"

  let kinds: [ClauseKind]
  /// By situation and kind, the logit of the kind before a word is said; minus infinity where it is impossible.
  private let priors: [ClauseSituation: [Float]]
  private let jointPrior: Float
  private let tables: [WeightTable]
  let problems: [NotationProblem]

  /// Compiles the weights of a language; it has none of clauses until some were fitted.
  package init(_ language: Language) {
    var sections = Sections()
    for (file, section) in language.sections(.clauses) where !section.text.isEmpty {
      sections.add(section, file: file)
    }
    (kinds, priors, jointPrior) = (sections.kinds, sections.priorsOfKinds, sections.jointPrior)
    tables = sections.tables()
    problems = sections.problems
  }

  /// Whether anything was learned.
  var isEmpty: Bool { kinds.isEmpty }

  /// By kind, its logit before a word is said; that of fresh clauses where nothing was learned of a situation.
  func priors(in situation: ClauseSituation) -> [Float] { priors[situation, default: priors[.fresh, default: []]] }

  /// Whether anything was learned of what is said to ask for an intent, and so of what is said about such requests.
  func knows(_ intent: IntentName) -> Bool { kinds.contains(.request(intent)) }

  /// Whether anything was learned of what is said in a situation.
  func knows(_ situation: ClauseSituation) -> Bool { priors[situation] != nil }

  /// About how many bytes the weights take.
  var byteCount: Int { tables.reduce(0) { $0 + $1.byteCount } }

  /// Whether anything was learned of a feature.
  func knows(_ name: String) -> Bool {
    let hash = Words.hash(name.utf8)
    return tables.contains { $0.knows(hash) }
  }

  /// Adds what some features say to the logits of the kinds; the beginning of a clause comes last.
  func add(_ names: [String], to logits: inout [Float]) {
    for name in names {
      let hash = Words.hash(name.utf8)
      for table in tables {
        table.forEach(of: hash) { if $0.logit < logits.count { logits[Int($0.logit)] += $0.weight } }
      }
    }
  }

  /// How far a feature, by the hash of its name, speaks for a way to change a text.
  func support(ofEditWith hash: UInt64) -> Double {
    var sum: Double = 0
    for table in tables { table.forEach(of: hash) { if $0.logit == kinds.count + 1 { sum += Double($0.weight) } } }
    return sum
  }

  /// The logit of a clause beginning where some features are.
  func logit(ofJoint names: [String]) -> Double {
    var logits = [Float](repeating: 0, count: kinds.count + 1)
    add(names, to: &logits)
    return Double(jointPrior + logits[kinds.count] / Float(max(1, names.count)).squareRoot())
  }

  /// What the sections of a language say.
  private struct Sections {
    private(set) var kinds: [ClauseKind] = []
    private var priors: [ClauseSituation: [ClauseKind: Float]] = [:]
    private(set) var jointPrior: Float = 0
    private(set) var problems: [NotationProblem] = []
    private var packed: [(weights: PackedWeights, ownBytes: Int)] = []

    mutating func add(_ section: LanguageFile.Section, file: String) {
      do {
        let isPacked = PackedWeights.isPacked(section.text)
        // Text is packed as what is embedded was: features are found in one way.
        let text = try isPacked ? section.text : PackedWeights.text(of: lines(of: section, file))
        let weights = try PackedWeights(text)
        for (feature, numbers) in weights.named where feature == WeightLines.prior {
          for line in numbers.map({ weights.lines[$0] }) { try add(prior: line) }
        }
        packed.append((weights, isPacked ? 0 : text.utf8.count))
      } catch {
        problems.append(NotationProblem(error, in: section, of: file))
      }
    }

    private mutating func lines(of section: LanguageFile.Section, _ file: String) -> [WeightLines.Line] {
      var reader = Lines()
      problems += WeightLines.read(section, file: file, into: &reader)
      return reader.lines
    }

    private mutating func add(prior line: PackedWeights.Line) throws {
      switch line.question {
      case ClauseWeights.joint: jointPrior = Float(line.weight)
      default:
        guard let situation = ClauseSituation(rawValue: line.question) else {
          throw NotationMistake("no clauses are weighed at “\(line.question)”")
        }
        let kind = ClauseKind(name: line.act)
        if !kinds.contains(kind) { kinds.append(kind) }
        priors[situation, default: [:]][kind] = Float(line.weight)
      }
    }

    /// By situation, the priors of all kinds.
    var priorsOfKinds: [ClauseSituation: [Float]] {
      priors.mapValues { priors in kinds.map { priors[$0, default: -.infinity] } }
    }

    func tables() -> [WeightTable] {
      let names = kinds.map(\.name) + [ClauseWeights.begins, ClauseWeights.edits]
      let places = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      return packed.map { weights, ownBytes in
        let logits = weights.lines.map { line in line.question == WeightLines.any ? places[line.act] : nil }
        return WeightTable(weights, logits: logits, ownBytes: ownBytes)
      }
    }
  }

  /// The lines of a text.
  private struct Lines: WeightLineReader {
    var lines: [WeightLines.Line] = []

    mutating func begin(question: String, act: String, weight: Double) throws -> Int {
      let isKnown = [WeightLines.any, ClauseWeights.joint].contains(question)
      guard isKnown || ClauseSituation(rawValue: question) != nil else {
        throw NotationMistake("no clauses are weighed at “\(question)”")
      }
      lines.append(WeightLines.Line(question: question, act: act, weight: weight, features: []))
      return lines.count - 1
    }

    mutating func add(_ feature: String, to line: Int) { lines[line].features.append(feature) }
  }
}
