import IntentModel
import IntentText

/// Values that are wrong, beside the right ones or alone, and those that are to be left out.
extension ReplyReader {
  /// A value that is wrong, with the one that is right or without: "not Bobo, Koko", "not Bobo".
  func negated(_ body: Range<Int>) -> DialogueAct? {
    if let act = negated(from: body.lowerBound, before: body.upperBound) { return act }
    // Spanish "a Zira no".
    let last = body.upperBound - 1
    if body.count > 1, !asksForText, act(last..<body.upperBound) == .no, let wrong = known(body.lowerBound..<last) {
      return .takeBack(wrong)
    }
    if let right = rightOne(before: body) { return .values(right, correction: true) }
    if let right = denied(body) { return .values(right, correction: true) }
    guard let (act, length) = leadingAct(body), act == .no, length < body.count else { return nil }
    return negated(from: body.lowerBound + length, before: body.upperBound)
  }

  /// A value with what it is not after it: "from the office, not from here".
  private func rightOne(before body: Range<Int>) -> [IntentDraft.Slot]? {
    for index in body.dropFirst() where hasMark(before: index) {
      guard
        let length = replies.length(
          [.negation, .insteadOf], at: index, before: body.upperBound),
        (1...Self.mostWrong).contains(body.upperBound - index - length),
        !(index + length..<body.upperBound).contains(where: hasMark)
      else { continue }
      let said = withoutOpening(body.lowerBound..<index)
      if expectation.question == .goAhead, case .values(let right, _)? = amendment(said) { return right }
      if let right = known(said) { return right }
    }
    return nil
  }

  /// The most words of what is wrong.
  private static let mostWrong = 4

  /// A value, a no, and the right one: “a Koko no, a Zira”.
  private func denied(_ body: Range<Int>) -> [IntentDraft.Slot]? {
    let start = withoutOpening(body).lowerBound
    let body = (asksForText ? start : body.lowerBound)..<body.upperBound
    for index in body.dropFirst() where !hasMark(before: index) {
      guard let (act, length) = sureAct(index..<body.upperBound), act == .no, index + length < body.upperBound,
        hasMark(before: index + length), known(body.lowerBound..<index) != nil
      else { continue }
      if let right = known(withoutInstead(index + length..<body.upperBound)) { return right }
    }
    return nil
  }

  /// The act that a stretch begins with, also where the user's own words are asked for.
  private func sureAct(_ range: Range<Int>) -> (act: ReplyAct, length: Int)? {
    ActPhrases(replies: replies, asksForText: true).leadingAct(range)
  }

  private func negated(from start: Int, before end: Int) -> DialogueAct? {
    // Spanish "no, a Koko" corrects, and "no a Koko" takes back.
    guard let length = replies.length(.negation, at: start, before: end), start + length < end,
      !(start + 1...start + length).contains(where: hasMark)
    else { return nil }
    let rest = start + length..<end
    if let right = right(in: rest, after: [.but, .and]) { return .values(right, correction: true) }
    // “That is not right, I need it for two” does not take back the two.
    if !rest.dropFirst().contains(where: hasMark), let wrong = known(rest) { return .takeBack(wrong) }
    // Spoken words have no comma: "no a Koko a Zira".
    return right(in: rest, after: .preposition).map { .values($0, correction: true) }
  }

  /// The value that is right, after one that is wrong and a mark or a word between them.
  private func right(in rest: Range<Int>, after between: ReplyPhrases.Kinds) -> [IntentDraft.Slot]? {
    for index in rest.dropFirst() {
      let between = replies.length(between, at: index, before: rest.upperBound) ?? 0
      guard between > 0 || hasMark(before: index), index + between < rest.upperBound,
        known(rest.lowerBound..<index) != nil
      else { continue }
      if let right = known(withoutInstead(index + between..<rest.upperBound)) { return right }
    }
    return nil
  }

  /// A value that is to be left out: "remove the note".
  ///
  /// The text of a message is the message itself.
  func removal(_ body: Range<Int>) -> DialogueAct? {
    let length = replies.length(.removal, of: body)
    guard let named = namedParameter(body.lowerBound + (length ?? 0)..<body.upperBound),
      named.parameter != freeText || isPayment
    else { return nil }
    let rest = withoutInstead(named.rest)
    let end = replies.length(
      length == nil ? .removal : [.removal, .filler], of: rest)
    let isAll = rest.isEmpty ? length != nil : end == rest.count
    return isAll ? .remove(parameter: named.parameter) : nil
  }

  /// Whether the open request moves money.
  var isPayment: Bool { description?.parameters.contains { $0.kind == .money } == true }
}
