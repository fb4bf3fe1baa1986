import IntentModel
import IntentText

/// What is added to a request: more text, one more person, and the same once more for somebody else.
extension ReplyReader {
  /// "Add see you there" to a text, "add Alice" to a list.
  func addition(_ body: Range<Int>) -> DialogueAct? {
    guard let length = replies.length(.addition, of: body),
      length < body.count, !asksForText
    else { return nil }
    let rest = body.lowerBound + length..<body.upperBound
    // "Thanks" at the end of a reply is politeness, but as a note it is content.
    if let named = namedParameter(rest.lowerBound..<words.count), kind(of: named.parameter) == .text,
      !named.rest.isEmpty
    {
      return .values([.init(named.parameter, content(of: named.rest))], correction: true)
    }
    for parameter in description?.parameters ?? [] where parameter.isArray && parameter.kind == .person {
      for people in [rest, clauses(of: rest)[0]].map(withoutInstead) {
        if let slots = self.people(parameter.name, people) { return .values(slots, correction: false) }
      }
    }
    guard expectation.question == .goAhead, let freeText else { return nil }
    return .values([.init(freeText, content(of: rest))], correction: false)
  }

  /// "Koko too", "to Koko as well": one more for a list.
  func oneMore(_ body: Range<Int>) -> DialogueAct? {
    // "As well" ends with a word that says nothing elsewhere.
    let ends = [body, body.lowerBound..<words.count].lazy.compactMap(withoutToo)
    guard !asksForText, let end = ends.first else { return nil }
    return more(body.lowerBound..<end)
  }

  /// "And the same to Zira" before the go-ahead, also where one person alone can be meant.
  func sameForAnother(_ body: Range<Int>) -> DialogueAct? {
    let rest = withoutAnd(body)
    guard let length = replies.length(.same, of: rest),
      length < rest.count
    else { return nil }
    return more(rest.lowerBound + length..<rest.upperBound)
  }

  /// The people of a stretch: for a list that takes them, or once more the same after the open request.
  private func more(_ range: Range<Int>) -> DialogueAct? {
    for parameter in description?.parameters ?? [] where parameter.kind == .person {
      guard parameter.isArray || expectation.question == .goAhead, let slots = people(parameter.name, range) else {
        continue
      }
      return parameter.isArray ? .values(slots, correction: false) : .also(slots)
    }
    return nil
  }

  private func withoutToo(_ body: Range<Int>) -> Int? {
    (1...3).map { body.upperBound - $0 }.first { start in
      start > body.lowerBound
        && replies.length(.too, at: start, before: body.upperBound) == body.upperBound - start
    }
  }
}
