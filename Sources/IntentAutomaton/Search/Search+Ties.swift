import StepCounting

/// The preference between two paths with the same score.
extension Search {
  /// How two paths differ from where they part.
  private struct Difference {
    /// How many more words the first takes as free text or unknown names.
    var free = 0
    /// At how many more breaks the first continues a list.
    var breaks = 0
    /// How many more words the first takes into a slot before its content, such as `the` of `the zoo`.
    var leading = 0
    /// Into how many more parts the first divides the words.
    var parts = 0
    /// How many more times the first takes something back.
    var repairs = 0
    /// The last hypotheses that differ and begin at the same word; rather those that begin unknown names in different
    /// slots.
    var hypotheses: (one: Hypothesis, other: Hypothesis)?
    var names: (one: Hypothesis, other: Hypothesis)?

    /// Counts a hypothesis of the first path, or, with the sign -1, of the second.
    ///
    /// - Parameter isLeading: Whether its words precede the object of a slot.
    mutating func add(_ hypothesis: Hypothesis, _ sign: Int, isLeading: Bool) {
      let words = sign * Int(hypothesis.end - hypothesis.start)
      if words != 0 { parts += sign }
      if hypothesis.kind.isFree { free += words }
      if hypothesis.kind == .repair { repairs += sign }
      if isLeading { leading += words }
      if words == 0, hypothesis.kind == .token, hypothesis.slot >= 0 { breaks += sign }
    }

    mutating func compare(_ one: Hypothesis, _ other: Hypothesis) {
      guard one.start == other.start, one.kind != other.kind || one.slot != other.slot else { return }
      if hypotheses == nil { hypotheses = (one, other) }
      if names == nil, one.kind == .nameFirst, other.kind == .nameFirst { names = (one, other) }
    }
  }

  /// Whether the first of two paths with the same score is preferred.
  ///
  /// The criteria, in this order: taking back rather than denying; an unknown name that fits its capitalisation, as a
  /// person or a thing; no list where one name explains the words ("Dr. Weber"); fewer words in free text and unknown
  /// names; an article together with its noun ("to" and "the zoo", not "to the" and "zoo"); more parts; a name rather
  /// than any text; the slot that the language names first.
  func isRather(_ one: Hypothesis, _ other: Hypothesis) -> Bool {
    let difference = difference(one, other)
    if difference.repairs != 0 { return difference.repairs > 0 }
    // An expression that is one entry, as for an urgent wish, is meant as that. Otherwise the denied path wins: in
    // doubt nothing is done.
    if one.denial != other.denial {
      return difference.parts == 0 ? one.denial > other.denial : difference.parts < 0
    }
    if let (one, other) = difference.names, isPerson(one) != isPerson(other) {
      // "Photos of Julie" show a person, "photos of dogs" a thing.
      return isPerson(one) == lattice.isWrittenAsName(Int(one.start))
    }
    if difference.breaks != 0 { return difference.breaks < 0 }
    if difference.free != 0 { return difference.free < 0 }
    if difference.leading != 0 { return difference.leading > 0 }
    if difference.parts != 0 { return difference.parts > 0 }
    guard let (one, other) = difference.hypotheses else { return false }
    if one.kind != other.kind { return one.kind.rawValue > other.kind.rawValue }
    // No slot counts as the last one; the first is the one that the language named first.
    return UInt16(bitPattern: one.slot) < UInt16(bitPattern: other.slot)
  }

  /// Whether the first of two paths takes something back where the second does not; `nil` where both do, or neither.
  func isRatherTakenBack(_ one: Hypothesis, _ other: Hypothesis) -> Bool? {
    guard lastRepair >= 0 else { return nil }
    let repairs = difference(one, other).repairs
    return repairs == 0 ? nil : repairs > 0
  }

  /// How far back two paths are compared.
  private static let mostHypotheses = 32

  /// Goes back on both paths to where they part.
  private func difference(_ one: Hypothesis, _ other: Hypothesis) -> Difference {
    var difference = Difference()
    difference.add(one, 1, isLeading: isLeading(one))
    difference.add(other, -1, isLeading: isLeading(other))
    difference.compare(one, other)
    var (a, b) = (one.previous, other.previous)
    for _ in 0..<Self.mostHypotheses where a != b {
      Steps.count()
      let (hypothesisA, hypothesisB) = (a < 0 ? nil : space.hypotheses[Int(a)], b < 0 ? nil : space.hypotheses[Int(b)])
      let (endA, endB) = (hypothesisA?.end ?? -1, hypothesisB?.end ?? -1)
      if let hypothesisA, endA >= endB {
        difference.add(hypothesisA, 1, isLeading: isLeading(hypothesisA))
        a = hypothesisA.previous
      }
      if let hypothesisB, endB >= endA {
        difference.add(hypothesisB, -1, isLeading: isLeading(hypothesisB))
        b = hypothesisB.previous
      }
      if let hypothesisA, let hypothesisB, endA == endB { difference.compare(hypothesisA, hypothesisB) }
    }
    return difference
  }

  private func isLeading(_ hypothesis: Hypothesis) -> Bool {
    hypothesis.kind == .token && hypothesis.slot >= 0 && grammar.classes[Int(hypothesis.payload)].role == .wordClass
  }

  private func isPerson(_ hypothesis: Hypothesis) -> Bool {
    guard hypothesis.slot >= 0, case .person = grammar.slots[Int(hypothesis.slot)].filler else { return false }
    return true
  }
}
