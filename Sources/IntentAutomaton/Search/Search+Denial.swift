/// Polarity: a word of denial in the scope of a request's words makes its reading a denied one.
///
/// The languages list the words by where they stand relative to what they deny (``Definition/DenialPlace``). A path
/// that takes such a word in its place is marked to its end. Inside free text and names they are ordinary words: taking
/// them out as denials would not be free there.
extension Search {
  /// Takes a word of denial, if the path is where that word can stand.
  mutating func deny(_ token: ClassToken, _ from: Origin) {
    let end = from.position + token.length
    // Words of denial in the rest of a request, or in a detail, deny nothing.
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

  /// The path's denial after a word of denial; `nil` where the word does not deny the request.
  private func denial(by wordClass: Int32, _ from: Origin, before end: Int32) -> Hypothesis.Denial? {
    let isFirst = from.hypothesis.state == Automaton.start
    switch wordClass {
    // "No" before a comma answers something, and denies nothing of the request.
    case WordClass.denialBefore: return isFirst && !hasBreak(before: end) ? .ofAll : nil
    case WordClass.denialWithin: return isFirst || hasBreak(before: end) ? nil : .ofNext
    case WordClass.denialNext:
      return !isFirst && from.hypothesis.kind.isOfRequest && !hasBreak(before: from.position) ? .whole : nil
    // After a comma it says which value is not meant.
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

  /// Whether marks, or words that take back, separate some words from what is around them.
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
  /// Whether it is a word of a phrase, or one that may go with it.
  fileprivate var isOfRequest: Bool { self == .token || self == .filler || self == .denial }
}

extension Hypothesis.Denial: Comparable {
  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// The path takes a word of the request; a word that only holds it together does not decide what is denied.
  @inline(__always)
  mutating func meetWord(_ gain: Float) {
    if self == .ofAll || self == .ofNext && gain > Costs.lightWord { self = .whole }
  }

  /// The path takes a name, a value or free text; right after a word of denial, only that value is denied.
  @inline(__always)
  mutating func meetValue() {
    if self == .ofAll { self = .whole } else if self == .ofNext { self = .none }
  }

  /// The path takes something that is no part of the request.
  @inline(__always)
  mutating func `break`() {
    if self != .whole { self = .none }
  }
}
