/// Polarity: a word of denial in the scope of a request's words makes the reading a denied one.
///
/// The words are in the languages, by their place to the words that they deny (``Definition/DenialPlace``). Where a path
/// takes one in its place, the path is marked, and keeps the mark to its end. Inside free text and names they are words
/// as any other, since no path takes them out of those for nothing.
extension Search {
  /// Takes a word of denial, if its place is where the path is.
  mutating func deny(_ token: ClassToken, _ from: Origin) {
    let end = from.position + token.length
    // The rest of a request, and what another sentence says of one, deny nothing.
    guard isOfRequest(from.hypothesis), !from.state.pointee.isText,
      let denial = denial(by: token.wordClass, from, before: end)
    else {
      return
    }
    let state = from.hypothesis.kind == .repair ? stateOfWhatWasLeft(from) : from.state.pointee.afterSkip
    var next = from.next(
      .denial, to: end, in: state, payload: token.wordClass, adding: Costs.denial)
    next.denial = denial == .none ? denial : max(from.hypothesis.denial, denial)
    push(next, within: from.bounds)
  }

  /// What a word of denial makes of the denial of a path where the path has come to; `nil` where it says nothing of the
  /// request.
  private func denial(by wordClass: Int32, _ from: Origin, before end: Int32) -> Hypothesis.Denial? {
    let isFirst = from.hypothesis.state == Automaton.start
    switch wordClass {
    // A no with a mark after it answers something, and denies nothing of the request.
    case WordClass.denialBefore: return isFirst && !hasBreak(before: end) ? .ofAll : nil
    case WordClass.denialWithin: return isFirst || hasBreak(before: end) ? nil : .ofNext
    case WordClass.denialNext:
      return !isFirst && from.hypothesis.kind.isOfRequest && !hasBreak(before: from.position) ? .whole : nil
    // Behind a mark it says which value is not meant.
    case WordClass.denialBehind: return isFirst || hasBreak(before: from.position) ? nil : .whole
    case WordClass.denialAfter: return isFirst || !isApart(from, before: end) ? nil : .whole
    case WordClass.denialAgain: return from.hypothesis.denial == .none ? nil : from.hypothesis.denial
    case WordClass.denialClause: return isFirst && mark(before: end) != .sentence ? .ofAll : nil
    // Right after another word of denial it belongs to that one.
    case WordClass.denialOnly:
      return from.hypothesis.isDenied && from.hypothesis.kind != .denial ? Hypothesis.Denial.none : nil
    default: return nil
    }
  }

  /// Whether marks, or words that take back, part some words from what is around them.
  private func isApart(_ from: Origin, before end: Int32) -> Bool {
    (from.hypothesis.kind == .repair || hasBreak(before: from.position))
      && (end == words.upperBound || hasBreak(before: end))
  }

  private func hasBreak(before word: Int32) -> Bool { mark(before: word) != .none }

  private func mark(before word: Int32) -> WordBreak {
    Int(word) < words.upperBound && Int(word) > words.lowerBound ? lattice.breaks[Int(word)] : .none
  }
}

extension Hypothesis.Kind {
  /// Whether a word of a phrase was taken, or one that goes with it.
  fileprivate var isOfRequest: Bool { self == .token || self == .filler || self == .denial }
}

extension Hypothesis.Denial: Comparable {
  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// A word of the request comes; one that only holds it together does not say what is denied.
  @inline(__always)
  mutating func meetWord(_ gain: Float) {
    if self == .ofAll || self == .ofNext && gain > Costs.lightWord { self = .whole }
  }

  /// A name, a value or free text comes: right after a word of denial it is one of two that is not meant.
  @inline(__always)
  mutating func meetValue() {
    if self == .ofAll { self = .whole } else if self == .ofNext { self = .none }
  }

  /// What comes is no part of the request.
  @inline(__always)
  mutating func `break`() {
    if self != .whole { self = .none }
  }
}
