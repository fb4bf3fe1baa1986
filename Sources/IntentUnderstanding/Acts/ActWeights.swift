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
  private struct Entry: BitwiseCopyable, Sendable {
    var act: Int32
    var weight: Float
  }

  private let acts: [ActKind]
  /// By question, the acts that are weighed there, each by its place in ``acts``, and their priors.
  private let priors: [WeighedQuestion: [(act: Int, prior: Float)]]
  /// By question, how likely each kind of act is before a word is known.
  private let unsaid: [WeighedQuestion: ActChances]
  private let features: FlatKeyTable
  /// By feature, what it adds for each act.
  private let entries: Runs<Entry>
  /// By question, how much the evidence of acts counts.
  private let evidence: [WeighedQuestion: EvidenceWeights]
  let problems: [NotationProblem]

  /// Compiles the weights of a language; lines of unknown questions or acts are left out and listed in `problems`.
  package init(_ language: Language) {
    let acts = ActKind.allCases
    var read = Lines(byteCount: language.sections(.weights).reduce(0) { $0 + $1.section.text.utf8.count })
    problems = ActWeightLines.read(language, into: &read)
    self.acts = acts
    priors = read.priors
    unsaid = read.priors.mapValues { ActChances(logits: $0.map { (acts[$0.act], Double($0.prior)) }) }
    evidence = read.evidence
    features = FlatKeyTable(read.features)
    entries = Runs(read.entries, count: read.features.count)
  }

  /// What the lines of a language say.
  private struct Lines: ActWeightReader {
    /// A line, without its features.
    private enum Line {
      /// The weights of words are for all questions; a name counts as the word "@name". `nil`: lines of no known act,
      /// which are left out.
      case words(Entry?)
      case question(WeighedQuestion, act: Int?, weight: Double)
    }

    var priors: [WeighedQuestion: [(act: Int, prior: Float)]] = [:]
    var evidence: [WeighedQuestion: EvidenceWeights] = [:]
    var features: KeyTable
    var entries: [(list: Int, element: Entry)] = []
    private var lines: [Line] = []
    private let places = Dictionary(
      ActKind.allCases.enumerated().map { ($1.rawValue, $0) }, uniquingKeysWith: { first, _ in first })

    /// - Parameter byteCount: How long the lines are, for the room that their features need.
    init(byteCount: Int) {
      features = KeyTable(minimumCapacity: byteCount / 25)
      entries.reserveCapacity(byteCount / 10)
    }

    mutating func begin(question: String, act: String, weight: Double) throws -> Int {
      let place = places[act]
      if place == nil, act != ActWeightLines.any { throw NotationMistake("no act is called “\(act)”") }
      if question == ActWeightLines.any {
        lines.append(.words(place.map { Entry(act: Int32(truncatingIfNeeded: $0), weight: Float(weight)) }))
      } else if let question = WeighedQuestion(rawValue: question) {
        lines.append(.question(question, act: place, weight: weight))
      } else {
        throw NotationMistake("no acts are weighed at a question “\(question)”")
      }
      return lines.count - 1
    }

    mutating func add(_ feature: UnsafeBufferPointer<UInt8>, to lines: [Int]) throws {
      let hash = ReplyFeatures.hash(feature)
      for line in lines {
        switch self.lines[line] {
        case .words(nil): break
        case .words(let entry?):
          entries.append((Int(features.insert(Int32(truncatingIfNeeded: features.count), for: hash)), entry))
        case .question(let question, let act, let weight):
          try add(String(decoding: feature, as: UTF8.self), weight, of: act, at: question)
        }
      }
    }

    private mutating func add(
      _ name: String, _ weight: Double, of act: Int?, at question: WeighedQuestion
    ) throws {
      if name == ActWeightLines.prior, let act { priors[question, default: []].append((act, Float(weight))) }
      guard name.hasPrefix("@") else { return }
      guard let feature = ActEvidence.Feature.named[name] else {
        throw NotationMistake("no number of the evidence is called “\(name)”")
      }
      evidence[question, default: EvidenceWeights()].set(feature, weight, for: act.map { ActKind.allCases[$0] })
    }
  }

  /// How much the evidence of acts counts at a question.
  func evidence(at question: WeighedQuestion) -> EvidenceWeights { evidence[question, default: EvidenceWeights()] }

  /// About how many bytes the weights take.
  var byteCount: Int { features.byteCount + entries.byteCount }

  /// How likely each kind of act is before a word is said.
  func chances(at question: WeighedQuestion) -> ActChances { unsaid[question, default: ActChances(logits: [])] }

  /// Whether anything was learned of a word of a reply.
  func knowsSome(of reply: ReplyFeatures) -> Bool { reply.hasKnown { features.value($0) >= 0 } }

  /// Whether one of some features has a weight for an act.
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

  private static let unseen = 0.02

  /// The likeliest acts except the user's own text, the likeliest first.
  func likeliest(_ count: Int) -> [ActKind] {
    let all = ActKind.allCases.filter { $0 != .text && chances[$0] != nil }
    return Array(all.sorted { self[$0] > self[$1] }.prefix(count))
  }
}
