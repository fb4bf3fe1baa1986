import IntentModel
import IntentText

extension ReplyReader {
  // MARK: Statements

  /// The values that the words state.
  ///
  /// In the order of confidence: several sentences ("it's for three and I'm going to
  /// the zoo"), words after a marker of a parameter, an answer, a sentence about a parameter ("the amount is $20").
  func told(_ range: Range<Int>) -> [IntentDraft.Slot]? {
    several(range) ?? marked(range) ?? answers(range) ?? statement(range)
  }

  /// A parameter by its name, and what it is: "my choice is the limousine", "Bobo is the name of the receiver".
  func statement(_ range: Range<Int>) -> [IntentDraft.Slot]? {
    guard !asksForText else { return nil }
    if let slots = marked(range) ?? withText(range) { return slots }
    for index in range {
      guard let length = replies.length(.is, at: index, before: range.upperBound) else { continue }
      let (before, after) = (range.lowerBound..<index, index + length..<range.upperBound)
      guard !before.isEmpty, !after.isEmpty else { continue }
      // "The name of the person I want to pay": the words after "name" add nothing to it.
      if let named = namedParameter(before), named.rest.count <= 8, let slots = stated(named.parameter, after) {
        return slots
      }
      if let named = namedParameter(after), named.rest.count <= 3, let slots = stated(named.parameter, before) {
        return slots
      }
    }
    return nil
  }

  /// The user's own words after the name of their parameter: "with the note rent".
  private func withText(_ range: Range<Int>) -> [IntentDraft.Slot]? {
    guard startsWithPreposition(range), let named = namedParameter(withoutPrepositions(range)),
      kind(of: named.parameter) == .text, !named.rest.isEmpty
    else { return nil }
    return [.init(named.parameter, content(of: named.rest))]
  }

  /// The words after a marker of a parameter: "going to the zoo" is where the ride ends, also when something else was
  /// asked.
  func marked(_ range: Range<Int>) -> [IntentDraft.Slot]? {
    let found = replies.longest(.marker, at: range.lowerBound, before: range.upperBound) { role in
      if case .marker(let name) = role { description?[parameter: name] != nil } else { false }
    }
    guard let found, case .marker(let name) = found.role, found.length < range.count else { return nil }
    return stated(name, range.lowerBound + found.length..<range.upperBound)
  }

  private func stated(_ parameter: String, _ range: Range<Int>) -> [IntentDraft.Slot]? {
    guard let kind = kind(of: parameter) else { return nil }
    let value = withoutInstead(trimmed(range))
    guard !value.isEmpty else { return nil }
    switch kind {
    case .text: return [.init(parameter, content(of: range))]
    default:
      let whole = mentions(value).flatMap { $0.isWhole ? $0.slots : nil }
      return values(of: parameter, kind, value) ?? carried(value, by: carriers(parameter)) ?? whole
        ?? own(parameter, kind, value).map { [$0] }
    }
  }

  /// Sentences of which each says something, and none another thing of the same parameter.
  func several(_ range: Range<Int>) -> [IntentDraft.Slot]? {
    guard !asksForText else { return nil }
    let sentences = clauses(of: range).map(withoutJoiner).filter { !$0.isEmpty }
    guard Self.isSeveral(sentences) else { return nil }
    var slots: [IntentDraft.Slot] = []
    for sentence in sentences {
      if let act = act(sentence) ?? act(trimmed(sentence)), act == .yes || act == .send { continue }
      // "Oh, sorry. To Alice."
      if replies.isWhole(trimmed(sentence), .correction) { continue }
      guard let said = values(ofClause: sentence) ?? purpose(sentence),
        said.allSatisfy({ new in !slots.contains { $0.parameter == new.parameter } })
      else { return nil }
      slots += said
    }
    return slots.isEmpty ? nil : slots
  }

  /// Whether a full stop or a comma precedes a word.
  func hasMark(before index: Int) -> Bool { replies.hasMark(before: index) }
}
