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
/// A log-linear model: an act's logit is its prior, and the sum of what the reply's features say for it, divided by the
/// root of their number, so that a long reply is no surer than a short one only since it is long.
package final class ActWeights: Sendable {
  private struct Entry: BitwiseCopyable, Sendable {
    var act: Int32
    var weight: Float
  }

  private let acts: [ActKind]
  /// By question, the acts that are weighed there, each by its place in ``acts``, and their priors.
  private let priors: [WeighedQuestion: [(act: Int, prior: Float)]]
  /// By question, how likely each kind of act is before a word is said.
  private let unsaid: [WeighedQuestion: ActChances]
  private let features: FlatKeyTable
  /// By feature, what it says for acts.
  private let entries: Runs<Entry>
  /// By question, what the evidence of acts counts.
  private let evidence: [WeighedQuestion: EvidenceWeights]
  let problems: [NotationProblem]

  /// Compiles the weights of a language; lines of unknown questions or acts are left out and listed in `problems`.
  package init(_ language: Language) {
    let acts = ActKind.allCases
    let read = ActWeightLines(language) { line in
      if line.act != ActWeightLines.any, ActKind(rawValue: line.act) == nil {
        throw NotationMistake("no act is called “\(line.act)”")
      }
      if line.question != ActWeightLines.any, WeighedQuestion(rawValue: line.question) == nil {
        throw NotationMistake("no acts are weighed at a question “\(line.question)”")
      }
      // The words' weights are those of all questions, and a name in them is "@name".
      for feature in line.features
      where line.question != ActWeightLines.any && feature.hasPrefix("@") && Self.evidence(named: feature) == nil {
        throw NotationMistake("no number of the evidence is called “\(feature)”")
      }
    }
    var priors: [WeighedQuestion: [(act: Int, prior: Float)]] = [:]
    var evidence: [WeighedQuestion: EvidenceWeights] = [:]
    var table = KeyTable(minimumCapacity: read.lines.count * 4)
    var entries: [(list: Int, element: Entry)] = []
    for line in read.lines {
      let question = WeighedQuestion(rawValue: line.question)
      if let question {
        for feature in line.features.compactMap(Self.evidence) {
          evidence[question, default: EvidenceWeights()].set(feature, line.weight, for: ActKind(rawValue: line.act))
        }
      }
      guard let act = acts.firstIndex(where: { $0.rawValue == line.act }) else { continue }
      for feature in line.features {
        if let question {
          if feature == ActWeightLines.prior { priors[question, default: []].append((act, Float(line.weight))) }
          continue
        }
        let list = table.insert(Int32(truncatingIfNeeded: table.count), for: ReplyFeatures.hash(feature))
        entries.append((Int(list), Entry(act: Int32(truncatingIfNeeded: act), weight: Float(line.weight))))
      }
    }
    self.acts = acts
    self.priors = priors
    unsaid = priors.mapValues { ActChances(logits: $0.map { (acts[$0.act], Double($0.prior)) }) }
    self.evidence = evidence
    problems = read.problems
    features = FlatKeyTable(table)
    self.entries = Runs(entries, count: table.count)
  }

  private static func evidence(named feature: String) -> ActEvidence.Feature? {
    ActEvidence.Feature.allCases.first { $0.name == feature }
  }

  /// What the evidence of acts counts at a question.
  func evidence(at question: WeighedQuestion) -> EvidenceWeights { evidence[question, default: EvidenceWeights()] }

  /// The bytes that the weights take, about.
  var byteCount: Int { features.byteCount + entries.byteCount }

  /// How likely each kind of act is before a word is said.
  func chances(at question: WeighedQuestion) -> ActChances { unsaid[question, default: ActChances(logits: [])] }

  /// Whether anything was learned of a word of a reply.
  func knowsSome(of reply: ReplyFeatures) -> Bool { reply.hasKnown { features.value($0) >= 0 } }

  /// Whether one of some features was learned to speak for an act.
  func isOne(of hashes: [UInt64], for act: ActKind) -> Bool {
    hashes.contains { hash in
      let list = features.value(hash)
      return list >= 0 && entries[Int(list)].contains { acts[Int($0.act)] == act && $0.weight > 0 }
    }
  }

  /// How likely each kind of act is; `nil` where acts at such a question are not weighed.
  func chances(of reply: ReplyFeatures, at question: WeighedQuestion) -> ActChances? {
    guard let priors = priors[question] else { return nil }
    var sums = [Float](repeating: 0, count: acts.count)
    reply.forEachHash { hash in
      let list = features.value(hash)
      guard list >= 0 else { return }
      for entry in entries[Int(list)] { sums[Int(entry.act)] += entry.weight }
    }
    let scale = 1 / Float(max(1, reply.count)).squareRoot()
    return ActChances(logits: priors.map { (acts[$0.act], Double($0.prior + sums[$0.act] * scale)) })
  }
}

/// How likely each kind of act is that a reply can be.
struct ActChances: Sendable {
  /// By act, its probability; their sum is 1.
  private let chances: [ActKind: Double]

  init(logits: [(ActKind, Double)]) {
    let most = logits.reduce(-.infinity) { max($0, $1.1) }
    let all = logits.map { ($0.0, ($0.1 - most).exponential) }
    let sum = all.reduce(0) { $0 + $1.1 }
    chances = Dictionary(all.map { ($0.0, $0.1 / max(sum, .leastNormalMagnitude)) }) { first, _ in first }
  }

  /// The probability of an act; a small one for an act that nobody meant at the question so far.
  subscript(act: ActKind) -> Double { chances[act, default: Self.unseen] }

  private static let unseen = 0.02

  /// The likeliest acts but the text, the likeliest first.
  func likeliest(_ count: Int) -> [ActKind] {
    let all = ActKind.allCases.filter { $0 != .text && chances[$0] != nil }
    return Array(all.sorted { self[$0] > self[$1] }.prefix(count))
  }
}
