import IntentModel
import IntentText

/// Replies of several clauses, each of which says something: "make that thirty, and take it from my savings".
extension ReplyReader {
  /// A reply of which something was understood, with what its other clauses say.
  ///
  /// Before the go-ahead the next yes does what is then named, so that nothing may be dropped: a clause that begins with
  /// "and" or "but" and says nothing that is known is ``missedClause(of:)``.
  func completed(_ act: DialogueAct) -> DialogueAct {
    guard case .values(let slots, let isCorrection) = act, !slots.isEmpty, !asksForText,
      expectation.question != .confirmation
    else { return act }
    var all = slots
    for clause in left(by: slots) {
      guard let said = textOrValues(of: clause) else { continue }
      all.removeAll { old in old.value.reference != nil && said.contains { $0.parameter == old.parameter } }
      all += said.filter { new in !all.contains { $0.parameter == new.parameter } }
    }
    return .values(all, correction: isCorrection)
  }

  /// Two parameters that are changed at once: "change the pickup to the library and the destination to the zoo".
  func severalChanges(_ body: Range<Int>) -> DialogueAct? {
    guard let length = replies.length(.change, of: body) else {
      return nil
    }
    let clauses = clauses(of: body.lowerBound + length..<body.upperBound).map(withoutAnd)
    guard Self.isSeveral(clauses) else { return nil }
    var slots: [IntentDraft.Slot] = []
    for clause in clauses {
      guard let named = namedParameter(clause), let value = afterTo(named.rest),
        case .values(let said, _)? = changed(named.parameter, to: value)
      else { return nil }
      slots += said
    }
    return .values(slots, correction: true)
  }

  /// The words of a clause that says something of the request which was not understood; `nil` where there is none.
  func missedClause(of act: DialogueAct) -> String? {
    guard case .values(let slots, _) = act, !slots.isEmpty, expectation.question == .goAhead else { return nil }
    let clause = left(by: slots).first { isJoined($0) && textOrValues(of: $0) == nil }
    return clause.map { source(withoutJoiner($0)) }
  }

  /// What a clause says beside others: the text in new words, values, or what a payment is for.
  private func textOrValues(of clause: Range<Int>) -> [IntentDraft.Slot]? {
    let clause = withoutJoiner(clause)
    guard !trimmed(clause).isEmpty else { return nil }
    return newText(clause) ?? values(ofClause: clause) ?? purpose(clause)
  }

  /// What a payment is for, said after a preposition: "thirty, for the groceries", "make it 25, it's for lunch".
  func purpose(_ clause: Range<Int>) -> [IntentDraft.Slot]? {
    guard isPayment, let freeText, !clause.dropFirst().contains(where: hasMark),
      replies.length(.purpose, of: clause) != nil
    else { return nil }
    return textAfterPrepositions(clause).map { [.init(freeText, $0)] }
  }

  /// What a clause says by itself; "take" says nothing in "take the second", and much in "take me to the zoo".
  func values(ofClause clause: Range<Int>) -> [IntentDraft.Slot]? {
    for range in [clause, trimmed(clause)] {
      if case .values(let slots, _)? = change(range) ?? correction(range) { return slots }
      if let slots = statement(range) ?? fitting(range) { return slots }
    }
    return nil
  }

  /// What some clauses say where others are not understood: those are told.
  func partly(_ body: Range<Int>) -> DialogueAct? {
    let clauses = clauses(of: body)
    guard Self.isSeveral(clauses), let first = textOrValues(of: clauses[0]) else { return nil }
    return .values(first, correction: true)
  }

  /// The clauses without a value that say something: neither an act, nor what is wrong, nor words that say nothing.
  private func left(by slots: [IntentDraft.Slot]) -> [Range<Int>] {
    let said = slots.compactMap { $0.value.range }
    guard said.count == slots.count || !slots.contains(where: { kind(of: $0.parameter) == .text }) else { return [] }
    return clauses(of: trimmed(0..<words.count)).filter { clause in
      let rest = withoutJoiner(clause)
      return !clause.contains { index in said.contains { $0.overlaps(words[index].range) } } && !rest.isEmpty
        && act(rest) == nil && phrases.turnAct(rest) == nil && phrases.question(rest) == nil
        && !isFiller(rest, except: [])
        && replies.length(
          [.negation, .insteadOf], of: rest) == nil
    }
  }

  /// Whether "and" or "but" leads to a clause, so that it says what else is to be.
  private func isJoined(_ clause: Range<Int>) -> Bool {
    clause.lowerBound > 0
      && replies.length([.and, .but], of: clause)
        != nil
  }

  /// Without "and" and "but" before it.
  func withoutJoiner(_ clause: Range<Int>) -> Range<Int> { withoutBut(withoutAnd(clause)) }

  /// Without "and" before it.
  func withoutAnd(_ clause: Range<Int>) -> Range<Int> {
    let length = replies.length(.and, of: clause) ?? 0
    return clause.lowerBound + length..<clause.upperBound
  }

  /// Without "but" before it.
  func withoutBut(_ clause: Range<Int>) -> Range<Int> {
    guard let length = replies.length(.but, of: clause),
      length < clause.count
    else { return clause }
    return clause.lowerBound + length..<clause.upperBound
  }

  /// Whether a reply has several clauses: more than four are a story.
  static func isSeveral(_ clauses: [Range<Int>]) -> Bool { (2...4).contains(clauses.count) }

  /// The parts between marks and words of "and" and "but", which begin with those; the "and" of a number parts nothing.
  func clauses(of range: Range<Int>) -> [Range<Int>] {
    var starts = range.dropFirst().filter { index in
      hasMark(before: index)
        || replies.length([.and, .but], at: index, before: range.upperBound) != nil
    }
    if starts.isEmpty { return [range] }
    let values = reader.spotter.spans(in: words, situation: situation).map(\.words)
    starts.removeAll { index in values.contains { $0.lowerBound < index && $0.contains(index) } }
    let bounds = [range.lowerBound] + starts + [range.upperBound]
    return zip(bounds, bounds.dropFirst()).map { $0..<$1 }
  }
}
