import Foundation
import IntentText
import IntentUnderstanding
import LanguageNotation

/// Fits the weights of a language's clauses: what each is by its words, and where clauses begin.
///
/// What a clause is, is learned from labelled clauses, whole requests, the requests of a corpus and short elicited replies;
/// where clauses begin, only from labelled ones, since in the others nobody has marked it.
package struct ClauseFitting: Sendable {
  /// A clause, with what it is.
  private struct Example {
    var features: [String]
    var kind: ClauseKind
    /// How much it counts.
    var count = 1.0
    /// What came before it.
    var situation = ClauseSituation.fresh
  }

  /// A word at which a clause begins, or does not.
  private struct Joint {
    var features: [String]
    var begins: Bool
  }

  private let language: String
  private var examples: [Example] = []
  private var joints: [Joint] = []

  private static let ridge = 0.003
  private static let ridgeOfJoints = 0.5
  /// How far the logit of a beginning is raised: two kinds that differ show where one clause ends, which the weights of
  /// the words at the joint do not know.
  private static let joint = 2.0
  private static let rounds = 80
  /// Smaller weights are left out; the others are rounded to halves.
  private static let leastWeight = 0.75
  private static let steps = 2.0
  /// How many clauses must have a feature; pairs of words are numerous, and most of them say little.
  private static let leastClauses = 3, leastClausesOfPair = 5

  /// The most tokens of an elicited reply that is one clause.
  private static let longestReply = 8
  /// How often a corpus' sentence counts that asks for nothing of ours.
  private static let countOfOthers = 3.0
  /// The prior of a kind that fewer clauses of a situation are is that of fresh clauses.
  private static let leastOfSituation = 10

  /// The examples of one language.
  ///
  /// - Parameter writer: Labelled clauses of this writer are left out.
  package init(
    _ clauses: LabelledClauses, _ requests: WholeRequests, _ turns: ElicitedTurns, _ corpus: Corpus,
    _ listener: CorpusListener, of language: String, leavingOut writer: String? = nil
  ) {
    self.language = language
    for row in turns.rows where row.language == language && !row.isUnread { add(row, listener) }
    for row in clauses.rows where row.language == language && !row.isUnread && row.writer != writer {
      add(row, listener)
    }
    for row in requests.rows where row.language == language && !row.isUnread {
      add(row.said, Self.kind(row.intent), listener)
    }
    for entry in corpus.entries where entry.language == language && !entry.isUnread && entry.questions.isEmpty {
      let intent = entry.meaning.split(separator: " ").first.map(String.init) ?? "None"
      for wording in entry.wordings { add(wording.text, Self.kind(intent), listener, isOfCorpus: true) }
    }
  }

  private static func kind(_ label: String) -> ClauseKind {
    switch label {
    case "None": .beyond
    case "denied": .remark
    default: ClauseKind(name: label)
    }
  }

  private mutating func add(
    _ said: String, _ kind: ClauseKind, _ listener: CorpusListener, isOfCorpus: Bool = false
  ) {
    guard let features = listener.clauseFeatures(said, in: language) else { return }
    // What must not be taken for a request is in a corpus because it nearly is one.
    let count = isOfCorpus && kind == .beyond ? Self.countOfOthers : 1
    examples.append(Example(features: features.names(of: 0..<features.count), kind: kind, count: count))
  }

  /// Adds an elicited reply that is one clause: a longer one may say more than its act.
  private mutating func add(_ row: ElicitedTurns.Row, _ listener: CorpusListener) {
    guard let situation = listener.world.clauseSituation(row.question), let kind = row.act.clauseKind,
      let features = listener.clauseFeatures(row.said, in: language),
      features.count <= Self.longestReply, !features.hasMarks
    else { return }
    examples.append(
      Example(features: features.names(of: 0..<features.count), kind: kind, situation: situation))
  }

  /// Adds a row; what is said about a text is learned from the text (``EditFitting``).
  private mutating func add(_ row: LabelledClauses.Row, _ listener: CorpusListener) {
    if row.edit != nil { return }
    guard let features = listener.clauseFeatures(row.said, in: language),
      let situation = listener.world.clauseSituation(row.situation)
    else { return }
    var starts: [Int] = []
    var word = 0
    for clause in row.clauses {
      starts.append(features.token(ofWord: word))
      word += Words(clause).count
    }
    for (place, kind) in row.kinds.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1] : features.count
      guard starts[place] < end else { continue }
      examples.append(Example(features: features.names(of: starts[place]..<end), kind: kind, situation: situation))
    }
    // Whether a mark stands between clauses depends on who writes speech down, so each row counts with and without.
    for isMarked in [false, true] {
      for place in 0..<features.count where place > 0 {
        let begins = starts.contains(place)
        joints.append(
          Joint(features: features.names(ofJointAt: place, isMarked: isMarked && begins), begins: begins))
      }
    }
  }

  /// How many clauses there are to learn from.
  package var count: Int { examples.count }

  /// The lines of the language's `clauses` section.
  package var lines: [WeightLines.Line] {
    let kinds = Set(examples.map(\.kind.name)).sorted()
    let situations = ClauseSituation.allCases.filter { situation in
      examples.contains { $0.situation == situation }
    }
    let ofKinds = Self.fitted(
      examples.map { example in
        (
          example.features, situations.firstIndex(of: example.situation) ?? 0,
          kinds.firstIndex(of: example.kind.name) ?? 0, example.count
        )
      }, labels: kinds.count, ridge: Self.ridge)
    let ofJoints = Self.fitted(
      joints.map { ($0.features, 0, $0.begins ? 1 : 0, 1) }, labels: 2, ridge: Self.ridgeOfJoints)
    let priors = zip(situations, ofKinds.priors).flatMap { situation, priors in
      zip(kinds, completed(priors, in: situation, kinds, fresh: ofKinds.priors.first ?? [])).compactMap { kind, prior in
        prior.map { WeightLines.Line(prior: Self.rounded($0, steps: 100), of: kind, at: situation.rawValue) }
      }
    }
    let jointPrior = WeightLines.Line(
      prior: Self.rounded((ofJoints.priors[0][1] ?? 0) - (ofJoints.priors[0][0] ?? 0) + Self.joint, steps: 100),
      of: ClauseWeights.begins, at: ClauseWeights.joint)
    // A word that says little for any kind is known nevertheless: it stands with the first of them.
    let neutral = ofKinds.weights.filter { feature, weights in
      ClauseFeatures.isWord(feature) && weights.allSatisfy { abs($0) < Self.leastWeight }
    }
    let words = kinds.indices.flatMap { kind in
      Self.lines(
        kinds[kind], ofKinds.weights.mapValues { $0[kind] }, known: kind == 0 ? Set(neutral.keys) : [])
    }
    return priors + [jointPrior] + words
      + Self.lines(ClauseWeights.begins, ofJoints.weights.mapValues { $0[1] - $0[0] })
  }

  /// The priors of a situation, with those of the requests that are rare in it: such a request is as likely beside a wish
  /// that is none of ours as it is where nothing came before.
  private func completed(
    _ priors: [Double?], in situation: ClauseSituation, _ kinds: [String], fresh: [Double?]
  ) -> [Double?] {
    guard situation != .fresh, let beyond = kinds.firstIndex(of: ClauseKind.beyond.name), let here = priors[beyond],
      let before = fresh[beyond]
    else { return priors }
    let counts = examples.filter { $0.situation == situation }.reduce(into: [:]) { $0[$1.kind.name, default: 0] += 1 }
    return zip(kinds, zip(priors, fresh)).map { kind, both in
      let (prior, first) = both
      guard ClauseKind(name: kind).intent != nil, counts[kind, default: 0] < Self.leastOfSituation else { return prior }
      return first.map { $0 + here - before }
    }
  }

  /// A weight rounded to the given number of steps in 1.
  private static func rounded(_ weight: Double, steps: Double) -> Double { (weight * steps).rounded() / steps }

  /// The lines of what features say for one label.
  ///
  /// - Parameter known: Words that are in a line whatever their weight: a word in none is read as an unknown one.
  private static func lines(
    _ label: String, _ weights: [String: Double], known: Set<String> = []
  ) -> [WeightLines.Line] {
    let kept = weights.filter { abs($0.value) >= leastWeight || known.contains($0.key) }
    return WeightLines.Line.lines(of: kept.mapValues { rounded($0, steps: steps) }, for: label)
  }

  private static func fitted(
    _ examples: [(features: [String], group: Int, label: Int, count: Double)], labels: Int, ridge: Double
  ) -> (weights: [String: [Double]], priors: [[Double?]]) {
    guard labels > 0, !examples.isEmpty else { return ([:], [Array(repeating: 0, count: labels)]) }
    var counts = MultinomialDescent.counts(of: examples.lazy.map(\.features))
    counts[ClauseFeatures.unknown] = leastClauses
    let features = counts.filter { $1 >= ($0.contains(" ") ? leastClausesOfPair : leastClauses) }.keys.sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(features, 0...))
    let rows = examples.map { example in
      let unknown = example.features.filter { ClauseFeatures.isWord($0) && places[$0] == nil }
      return MultinomialDescent.Row(
        example.features + unknown.map { _ in ClauseFeatures.unknown }, places: places,
        group: example.group, label: example.label, count: example.count)
    }
    let groups = Set(examples.map(\.group)).sorted()
    let isMeant = groups.map { group in
      let meant = Set(examples.filter { $0.group == group }.map(\.label))
      return (0..<labels).map(meant.contains)
    }
    var descent = MultinomialDescent(rows, features: features.count, isMeant: isMeant, ridge: ridge)
    for _ in 0..<rounds { descent.step() }
    var weights: [String: [Double]] = [:]
    for (place, feature) in features.enumerated() { weights[feature] = Array(descent.weights(of: place)) }
    let priors = groups.map { group in
      zip(descent.priors(of: group), isMeant[group]).map { prior, isMeant in isMeant ? prior : nil }
    }
    return (weights, priors)
  }
}

extension MeantAct {
  /// What a clause is that says nothing but the act; `nil` where the act does not tell.
  fileprivate var clauseKind: ClauseKind? {
    switch self {
    case .answer, .choose: .move(.answer)
    case .yes: .move(.yes)
    case .no, .none: .move(.no)
    case .recipient, .other, .correct, .takeBack: .move(.change)
    case .cancel: .move(.cancel)
    case .hesitate: .move(.wait)
    case .ask: .move(.ask)
    case .aside, .comment: .remark
    case .message, .yesThen, .skip, .help, .repeat, .lookUp, .request: nil
    }
  }
}
