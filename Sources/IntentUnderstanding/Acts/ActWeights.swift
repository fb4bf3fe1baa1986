#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentText
import LanguageNotation

/// The weights of a language, compiled: how likely each kind of act is at a question, by the words of the reply.
///
/// A log-linear model: an act's logit is its prior plus the sum of what the reply's features add for it; the sum is
/// divided by the root of their number, so that a long reply is not surer than a short one merely because it is long.
package final class ActWeights: Sendable {
  private let acts: [ActKind]
  /// By question, the acts that are weighed there, each by its place in ``acts``, and their priors.
  private let priors: [WeighedQuestion: [(act: Int, prior: Float)]]
  /// By question, how likely each kind of act is before a word is known.
  private let unsaid: [WeighedQuestion: ActChances]
  private let tables: [WeightTable]
  /// By question, how much the evidence of acts counts.
  private let evidence: [WeighedQuestion: EvidenceWeights]
  let problems: [NotationProblem]

  /// Compiles the weights of a language; lines of unknown questions or acts are left out and listed in `problems`.
  package init(_ language: Language) {
    let acts = ActKind.allCases
    var read = Sections()
    for (file, section) in language.sections(.weights) where !section.text.isEmpty { read.add(section, file: file) }
    problems = read.problems
    self.acts = acts
    priors = read.priors
    unsaid = read.priors.mapValues { ActChances(logits: $0.map { (acts[$0.act], Double($0.prior)) }) }
    evidence = read.evidence
    tables = read.tables
  }

  /// A line of weights, without its features.
  private enum Line {
    /// The weights of words are for all questions; a name counts as the word "@name". `nil`: lines of no known act,
    /// which are left out.
    case words(act: Int?)
    case question(WeighedQuestion, act: Int?, weight: Double)

    private static let places = Dictionary(
      ActKind.allCases.enumerated().map { ($1.rawValue, $0) }, uniquingKeysWith: { first, _ in first })

    init(question: String, act: String, weight: Double) throws {
      let place = Self.places[act]
      if place == nil, act != WeightLines.any { throw NotationMistake("no act is called “\(act)”") }
      if question == WeightLines.any {
        self = .words(act: place)
      } else if let question = WeighedQuestion(rawValue: question) {
        self = .question(question, act: place, weight: weight)
      } else {
        throw NotationMistake("no acts are weighed at a question “\(question)”")
      }
    }

    /// - Throws: `NotationMistake` where the feature is none of what the line is about.
    func check(_ feature: String) throws {
      guard case .question = self, feature.hasPrefix("@"), ActEvidence.Feature.named[feature] == nil else { return }
      throw NotationMistake("no number of the evidence is called “\(feature)”")
    }
  }

  /// Those lines of a text that are right.
  private struct RightLines: WeightLineReader {
    var lines: [WeightLines.Line] = []
    private var kinds: [Line] = []

    mutating func begin(question: String, act: String, weight: Double) throws -> Int {
      kinds.append(try Line(question: question, act: act, weight: weight))
      lines.append(WeightLines.Line(question: question, act: act, weight: weight, features: []))
      return lines.count - 1
    }

    mutating func add(_ feature: String, to line: Int) throws {
      try kinds[line].check(feature)
      lines[line].features.append(feature)
    }
  }

  /// What the sections of a language say.
  private struct Sections {
    var priors: [WeighedQuestion: [(act: Int, prior: Float)]] = [:]
    var evidence: [WeighedQuestion: EvidenceWeights] = [:]
    var tables: [WeightTable] = []
    var problems: [NotationProblem] = []

    mutating func add(_ section: LanguageFile.Section, file: String) {
      do {
        if PackedWeights.isPacked(section.text) { return try add(PackedWeights(section.text), ownBytes: 0) }
        // Text is packed as what is embedded was: features are found in one way.
        var right = RightLines()
        problems += WeightLines.read(section, file: file, into: &right)
        let text = try PackedWeights.text(of: right.lines)
        try add(PackedWeights(text), ownBytes: text.utf8.count)
      } catch {
        problems.append(NotationProblem(error, in: section, of: file))
      }
    }

    private mutating func add(_ packed: PackedWeights, ownBytes: Int) throws {
      let lines = try packed.lines.map { try Line(question: $0.question, act: $0.act, weight: $0.weight) }
      for (feature, numbers) in packed.named {
        for number in numbers {
          guard case .question(let question, let act, let weight) = lines[number] else { continue }
          if feature == WeightLines.prior, let act { priors[question, default: []].append((act, Float(weight))) }
          guard let number = ActEvidence.Feature.named[feature] else { continue }
          evidence[question, default: EvidenceWeights()].set(number, weight, for: act.map { ActKind.allCases[$0] })
        }
      }
      let logits = lines.map { line -> Int? in if case .words(let act) = line { act } else { nil } }
      tables.append(WeightTable(packed, logits: logits, ownBytes: ownBytes))
    }
  }

  /// How much the evidence of acts counts at a question.
  func evidence(at question: WeighedQuestion) -> EvidenceWeights { evidence[question, default: EvidenceWeights()] }

  /// Whether it was learned what evidence counts at a question.
  func knowsEvidence(at question: WeighedQuestion) -> Bool { evidence[question] != nil }

  /// About how many bytes the weights take.
  var byteCount: Int { tables.reduce(0) { $0 + $1.byteCount } }

  /// How likely each kind of act is before a word is said.
  func chances(at question: WeighedQuestion) -> ActChances { unsaid[question, default: ActChances(logits: [])] }

  /// Whether anything was learned of a word of a reply.
  func knowsSome(of reply: ReplyFeatures) -> Bool { reply.hasKnown { hash in tables.contains { $0.knows(hash) } } }

  /// Whether one of some features has a weight for an act.
  func isOne(of hashes: [UInt64], for act: ActKind) -> Bool {
    var isOne = false
    for hash in hashes {
      for table in tables {
        table.forEach(of: hash) { entry in if acts[Int(entry.logit)] == act, entry.weight > 0 { isOne = true } }
      }
    }
    return isOne
  }

  /// How likely each kind of act is; `nil` where acts at such a question are not weighed.
  func chances(of reply: ReplyFeatures, at question: WeighedQuestion) -> ActChances? {
    guard let priors = priors[question] else { return nil }
    var sums = [Float](repeating: 0, count: acts.count)
    reply.forEachHash { hash in
      for table in tables { table.forEach(of: hash) { sums[Int($0.logit)] += $0.weight } }
    }
    let scale = 1 / Float(max(1, reply.count)).squareRoot()
    return ActChances(logits: priors.map { (acts[$0.act], Double($0.prior + sums[$0.act] * scale)) })
  }
}

/// How likely each kind of act is, for one reply.
struct ActChances: Sendable {
  /// By act, its probability; their sum is 1.
  private let chances: [ActKind: Double]

  init(logits: [(ActKind, Double)]) {
    let most = logits.reduce(-.infinity) { max($0, $1.1) }
    let all = logits.map { ($0.0, ($0.1 - most).exponential) }
    let sum = all.reduce(0) { $0 + $1.1 }
    chances = Dictionary(all.map { ($0.0, $0.1 / max(sum, .leastNormalMagnitude)) }) { first, _ in first }
  }

  /// The probability of an act; a small one for an act that no example has at this question.
  subscript(act: ActKind) -> Double { chances[act, default: Self.unseen] }

  /// The probability of an act that no example has at a question.
  static let unseen = 0.02

  /// The likeliest acts except the user's own text, the likeliest first.
  func likeliest(_ count: Int) -> [ActKind] {
    let all = ActKind.allCases.filter { $0 != .text && chances[$0] != nil }
    return Array(all.sorted { self[$0] > self[$1] }.prefix(count))
  }
}
