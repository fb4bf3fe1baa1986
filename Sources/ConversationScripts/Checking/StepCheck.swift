import Parley

/// Compares what a step was expected to bring with what it brought.
///
/// Every line that the assistant says has to be expected. The other lines may be missing in a script; those that are
/// there have to happen, in their order.
struct StepCheck {
  let expected: [Script.Expectation]
  let actual: [EventLine]
  /// The line of the step itself.
  private let line: Int

  /// The first difference between the two.
  struct Difference: Equatable {
    /// The line of the script; `nil` for something unexpected after its last line.
    var line: Int?
    var kind: ScriptFailure.Kind
    /// How many of the expected lines came before it.
    var matched: Int
  }

  /// Lines of kinds that are not checked are left out.
  init(
    _ expected: [Script.Expectation], _ actual: [EventLine], ignoring ignored: Set<EventLine.Mark>, line: Int = 0
  ) {
    self.line = line
    self.expected = expected.filter { !ignored.contains($0.mark) }
    self.actual = actual.filter { !ignored.contains($0.mark) }
  }

  var difference: Difference? {
    var place = 0
    for (index, line) in actual.enumerated() {
      let next = expected.indices.contains(place) ? expected[place] : nil
      if let next, next.mark == line.mark, next.pattern.matches(line.text) {
        place += 1
      } else if line.mark == .assistant || line.mark == .offered {
        return self.difference(at: next, place, line, index)
      }
    }
    guard expected.indices.contains(place) else { return nil }
    return missing(expected[place], place, before: actual.count)
  }

  private func difference(
    at next: Script.Expectation?, _ place: Int, _ line: EventLine, _ index: Int
  ) -> Difference {
    let isOffer = line.mark == .offered
    guard let next else {
      return Difference(kind: isOffer ? .offeredUnforeseen(line.text) : .saidUnforeseen(line.text), matched: place)
    }
    // The expected line comes later: then only this one is unexpected.
    if !isOffer, actual[(index + 1)...].contains(where: { $0.mark == next.mark && next.pattern.matches($0.text) }) {
      let above = place > 0 ? expected[place - 1].line : self.line
      return Difference(line: above, kind: .saidUnforeseen(line.text), matched: place)
    }
    guard next.mark == line.mark, !isOffer else { return missing(next, place, before: isOffer ? index + 1 : index) }
    let kind = ScriptFailure.Kind.saidOtherwise(expected: next.pattern.written, actual: line.text)
    return Difference(line: next.line, kind: kind, matched: place)
  }

  /// An expected line that did not come, beside the actual line that most likely came in its place.
  private func missing(_ next: Script.Expectation, _ place: Int, before end: Int) -> Difference {
    if next.mark == .assistant {
      return Difference(line: next.line, kind: .notSaid(next.pattern.written), matched: place)
    }
    let earlier = expected.prefix(place).filter { $0.mark == next.mark }
    let stead = actual.prefix(end).filter { line in
      line.mark == next.mark && !earlier.contains { $0.pattern.matches(line.text) }
    }
    let nearest = stead.first { $0.isAkin(to: next.pattern.written) } ?? stead.first
    let kind = ScriptFailure.Kind.happenedOtherwise(
      mark: next.mark, expected: next.pattern.written, actual: nearest?.text)
    return Difference(line: next.line, kind: kind, matched: place)
  }
}

extension EventLine {
  /// Whether two lines begin alike: they are about the same phase or intent.
  fileprivate func isAkin(to other: String) -> Bool {
    ScriptText.words(text).prefix(2) == ScriptText.words(other).prefix(2)
  }
}

extension TextPattern {
  /// The pattern as a script writes it.
  var written: String {
    switch self {
    case .exactly(let text): text
    case .parts(let parts): parts.joined(separator: "…")
    case .expression(let expression): "/\(expression)/"
    }
  }
}
