import IntentAutomaton
import IntentModel
import IntentText

/// Reads a request beside a remark that no mark parts from it.
///
/// Phrases know no remarks, so the best path takes the words of one for a value, or leaves some of them out. The learned
/// weights of clauses know which words are a remark, and not which values a request has: the request without the remark
/// competes with that of all words, and how likely the rest is a remark counts for it.
extension Interpreter {
  /// The request without a remark before or behind it; `nil` where there is none, or all words are better read together.
  ///
  /// - Parameter whole: The best reading of all words.
  func requestBesideRemarks(
    _ whole: Candidate?, _ words: Range<Int>, _ prescreens: [LanguagePrescreen]
  ) -> Understanding? {
    guard let prescreen = prescreens.first(where: { whole == nil || $0.language == whole?.language }),
      words == 0..<prescreen.utterance.words.count, whole?.isDenied != true,
      whole.map({ $0.unexplained.count >= Self.shortestRemark }) != false
    else { return nil }
    let (before, behind) = prescreen.lattice.outerRemarks(ofLeast: Self.shortestRemark)
    guard let first = best(beside: before + behind, whole, prescreen) else { return nil }
    // There may be one on the other side as well.
    let others = first.remark.others.lowerBound > 0 ? behind : before
    let both = others.map { other in
      OuterRemark(
        others: other.others.clamped(to: first.remark.others), probability: other.probability,
        support: other.support + first.remark.support)
    }
    let second = best(beside: both, whole, prescreen)
    let best = if let second, second.score > first.score { second } else { first }
    guard let whole else { return best.request }
    return best.request.keepingUntaken(of: whole.reading(), outside: best.remark.others, in: prescreen.utterance.words)
  }

  /// The fewest words of a remark.
  private static let shortestRemark = 3

  /// A request read without a remark.
  private struct RequestBesideRemark {
    var request: Understanding
    var remark: OuterRemark
    var score: Double
  }

  /// The best request beside one of some remarks; `nil` where none is better than the whole.
  private func best(
    beside remarks: [OuterRemark], _ whole: Candidate?, _ prescreen: LanguagePrescreen
  ) -> RequestBesideRemark? {
    let rival = if let whole { whole.score } else { Double(Costs.threshold) }
    let values = whole?.reading().slots.compactMap(\.value.range)
    let found = remarks.compactMap { remark -> RequestBesideRemark? in
      let own = remark.others
      let bytes = prescreen.utterance.words.bytes(of: own)
      let loses = values?.contains { range in bytes.map(range.overlaps) == false } == true
      guard whole.map({ mayLeaveOut(outside: own, $0) }) != false, !prescreen.lattice.isValue(outside: own),
        !loses || remark.probability >= Self.fairlySure
      else { return nil }
      var part = understand(own, of: [prescreen.within(own)], readsClauses: false, readsRemarks: false)
      guard let request = part.best, part.denied == nil, !loses || !request.refersToSomebody,
        whole != nil || request.isStrong && prescreen.lattice.isLikely(request.intent, in: own)
      else { return nil }
      part.best?.evidence += prescreen.utterance.words.outside(own).map { left in
        Reading.Evidence(left, role: Reading.Evidence.otherClause, score: 0)
      }
      let score = request.score + remark.support / Self.logOddsOfOne
      return score > rival ? RequestBesideRemark(request: part, remark: remark, score: score) : nil
    }
    return found.max { $0.score < $1.score }
  }

  /// Whether a reading does not explain all words outside some, and takes none of them for the text of a message.
  private func mayLeaveOut(outside own: Range<Int>, _ whole: Candidate) -> Bool {
    let text = descriptions[whole.intent]?.draftParameter
    let isInText = whole.path.contains { step in
      step.kind.isText && Int(step.end) > own.upperBound && text != nil && whole.parameter(of: step) == text
    }
    return !isInText && whole.unexplained.contains { !own.contains($0) }
  }
}

extension Understanding {
  /// The same with the values outside some words that another reading could not take either.
  fileprivate func keepingUntaken(of other: Reading, outside own: Range<Int>, in words: Words) -> Self {
    guard let bytes = words.bytes(of: own) else { return self }
    var all = self
    all.best?.untaken += other.untaken.filter { untaken in
      untaken.kind == .value && untaken.value.range?.overlaps(bytes) == false
    }
    return all
  }
}

extension Words {
  /// The text before some words, and that behind them, without what is empty.
  fileprivate func outside(_ own: Range<Int>) -> [String] {
    [source(0..<own.lowerBound), source(own.upperBound..<count)].filter { !$0.isEmpty }
  }
}

extension Reading {
  /// Whether it refers to somebody, who may be named in other words.
  fileprivate var refersToSomebody: Bool { slots.contains { $0.value.reference?.isPerson == true } }
}

extension Lattice {
  /// Whether the words outside some, at the beginning or the end, are a value and nothing else.
  fileprivate func isValue(outside own: Range<Int>) -> Bool {
    let others = own.lowerBound > 0 ? 0..<own.lowerBound : own.upperBound..<count
    return found.values.contains { $0.words.clamped(to: others) == $0.words && $0.words.count + 1 >= others.count }
  }
}

extension Candidate {
  /// The words that nothing explains, or that are taken as they are.
  fileprivate var unexplained: [Int] {
    path.filter { $0.kind.isFree || $0.kind.leavesOut }.flatMap { Int($0.start)..<Int($0.end) }
  }

  /// The parameter that takes the words of a step.
  fileprivate func parameter(of step: Hypothesis) -> String? {
    step.slot < 0 ? nil : builder.grammar.slots[Int(step.slot)].parameter
  }
}
