import Foundation
import IntentModel
import IntentText
import IntentVocabulary

extension ReplyReader {
  // MARK: The value asked for

  /// The reply to a question for a value.
  func value(_ all: Range<Int>, _ body: Range<Int>) -> DialogueAct {
    guard let parameter = expectation.parameter, let kind else {
      return request() ?? .notUnderstood
    }
    if kind == .text {
      return severalAnswers(all) ?? requestOfAnotherKind() ?? content(all)
    }
    // "Just me" is a number of people and "take me to the zoo" a place, though "just" and "take" alone say nothing.
    if let slots = repaired(body) ?? values(of: parameter, kind, all)
      ?? (several(all) ?? several(body) ?? marked(all) ?? told(body)).flatMap(placed)
    {
      return .values(completed(slots, body), correction: false)
    }
    let rest = withoutOpening(body)
    // "Send it to Zaphod" names a person, though alone it would be a request.
    if kind == .person, startsWithPreposition(rest), let slot = own(parameter, kind, rest) {
      return .values([slot], correction: false)
    }
    if kind == .person, startsWithPreposition(rest) || startsWithNaming(rest), let said = mentions(rest) {
      return .values(said.slots, correction: false)
    }
    if let request = request() { return request }
    if hasStop(in: body), let cancelled = takenBack(body) { return cancelled }
    if kind != .term, leadingAct(body) == nil, !asksBack(body, as: kind), !source(body).contains("?"),
      let said = mentions(body)
    {
      return .values(said.slots, correction: false)
    }
    guard let slot = own(parameter, kind, rest) ?? onlyValue(parameter, kind, body) else { return .notUnderstood }
    return .values([slot], correction: false)
  }

  /// The last of two answers, where a word of correcting or denying between them takes back the first: "forty, no,
  /// forty-five".
  func repaired(_ body: Range<Int>) -> [IntentDraft.Slot]? {
    for index in body.dropFirst().reversed() {
      let length =
        replies.length(.correction, at: index, before: body.upperBound)
        ?? leadingAct(index..<body.upperBound).flatMap { [.no, .hold].contains($0.act) ? $0.length : nil }
      guard let length, index + length < body.upperBound, hasMark(before: index) || isAnswer(body.lowerBound..<index)
      else { continue }
      let rest = withoutInstead(trimmed(index + length..<body.upperBound))
      if !rest.isEmpty, let slots = answer(in: rest) { return slots }
    }
    return nil
  }

  private func isAnswer(_ range: Range<Int>) -> Bool { answer(in: trimmed(range)) != nil }

  private func answer(in range: Range<Int>) -> [IntentDraft.Slot]? {
    guard !range.isEmpty, let parameter = expectation.parameter, let kind else { return nil }
    if kind == .place { return own(parameter, kind, range).map { [$0] } }
    return values(of: parameter, kind, range)
      ?? (kind == .person ? carried(withoutPrepositions(range), by: carriers(parameter)) : nil)
  }

  /// The one value of the kind asked for, among words that say nothing else of ours: "my sister comes along, so I need
  /// two seats".
  private func onlyValue(_ parameter: String, _ kind: ValueKind, _ body: Range<Int>) -> IntentDraft.Slot? {
    guard body.count > 1, leadingAct(body) == nil, !asksBack(body, as: kind), !source(body).contains("?"),
      !body.contains(where: { traits($0).contains(.neighbour) })
    else { return nil }
    let found = spans(kind, body)
    guard let longest = found.max(by: { $0.span.words.count < $1.span.words.count })?.span,
      let value = found.first(where: { $0.span.words == longest.words }),
      found.allSatisfy({ longest.words.contains($0.span.words.lowerBound) })
    else { return nil }
    return .init(parameter, spoken(value.span, in: body, value.meaning))
  }

  /// A number, an amount, a date and the like as the whole reply to the question for it: "right now" is a time before it
  /// is a yes.
  func plainValue(_ all: Range<Int>) -> [IntentDraft.Slot]? {
    guard expectation.question == .value, let parameter = expectation.parameter, let kind else { return nil }
    switch kind {
    case .number, .money, .date, .duration, .distance, .energy: return values(of: parameter, kind, all)
    default: return nil
    }
  }

  /// An answer with values in the middle of another question.
  func answer(_ body: Range<Int>) -> DialogueAct? {
    answers(body).map { .values($0, correction: false) }
  }

  /// The content of a message: the whole reply, without "tell her" before it.
  func content(_ all: Range<Int>) -> DialogueAct {
    guard let parameter = expectation.parameter else { return .notUnderstood }
    return .values([.init(parameter, content(of: all))], correction: false)
  }

  func content(of all: Range<Int>) -> SpokenValue {
    guard let length = replies.length(.lead, of: all),
      length < all.count
    else { return text(all) }
    return text(all.lowerBound + length..<all.upperBound)
  }

  /// "To Alice saying I'm late": an answer to this question and to another.
  private func severalAnswers(_ all: Range<Int>) -> DialogueAct? {
    guard let slots = carried(all, by: carriers(nil)), slots.count > 1,
      slots.contains(where: { $0.parameter == expectation.parameter }),
      slots.contains(where: { isKnown($0.value.meaning) })
    else { return nil }
    return .values(slots, correction: false)
  }

  func isKnown(_ meaning: SpokenValue.Meaning) -> Bool {
    switch meaning {
    case .person(let person): !person.siriMatches.isEmpty || person.personHandle?.value != nil
    case .name(let name, _, _): name.vocabularyIdentifier != nil
    case .words: false
    default: true
    }
  }

  /// Where a message is asked for, only a request of another kind that names an app is not the message.
  private func requestOfAnotherKind() -> DialogueAct? {
    guard case .request(let understanding)? = request(), let best = understanding.best,
      best.app != nil, best.intent != expectation.intent
    else { return nil }
    return .request(understanding)
  }

  /// A whole request of another intent than the open one.
  func requestOfAnother(_ range: Range<Int>) -> DialogueAct? {
    guard case .request(let understanding)? = request(range), let best = understanding.best,
      best.intent != expectation.intent
    else { return nil }
    return .request(understanding)
  }

  /// Whether a comma or a stop parts a stretch: "never mind, I'll walk" is no place called so.
  private func hasStop(in range: Range<Int>) -> Bool {
    range.dropFirst().contains(where: hasMark)
  }

  // MARK: Answers

  /// What a stretch says for the parameter asked about, for others, or for both.
  func answers(_ range: Range<Int>) -> [IntentDraft.Slot]? {
    guard !range.isEmpty else { return nil }
    if let parameter = expectation.parameter, let kind = kind(of: parameter) {
      if let slots = values(of: parameter, kind, range) { return slots }
      // "Tell Zaphod hello" answers the question for the recipient as the request that it is, not as a name.
      if expectation.question != .confirmation, let slots = sameRequest(range),
        slots.contains(where: { $0.parameter == parameter })
      {
        return slots
      }
      // "Book a ride to the airport" says where to, and the place to be picked up at is not "book a ride".
      if kind.isNamed, expectation.question == .value, let slots = sameRequest(range) { return slots }
      if kind.isNamed, !asksBack(range, as: kind), let slots = carried(range, by: carriers(parameter)),
        isSound(slots, range)
      {
        return slots
      }
    }
    if let slots = carried(range, by: carriers(nil)), isSound(slots, range) { return slots }
    if expectation.question != .confirmation, let slots = sameRequest(range) { return slots }
    return nil
  }

  /// Free text beside what was asked would swallow anything; it counts only beside something known.
  private func isSound(_ slots: [IntentDraft.Slot], _ range: Range<Int>) -> Bool {
    slots.contains { slot in
      guard kind(of: slot.parameter) != .text else { return false }
      return isKnown(slot.value.meaning)
        || expectation.question == .value && slot.parameter == expectation.parameter
          && slot.value.text.contains { $0.isLetter }
    }
  }

  /// A request of the open intent, which says more about it: "send it to Bobo".
  func sameRequest(_ range: Range<Int>) -> [IntentDraft.Slot]? {
    guard case .request(let understanding)? = request(range), let best = ofOpenIntent(understanding),
      understanding.rest == nil, !best.slots.isEmpty
    else { return nil }
    // In a reply "it" is what the request is about anyway.
    let slots = best.slots.filter { $0.value.reference != .that }
    return slots.isEmpty || !slots.allSatisfy(isPlausible) ? nil : slots
  }

  /// The reading for the open intent: the best, or a lesser one that says what was asked and nothing else.
  private func ofOpenIntent(_ understanding: Understanding) -> Reading? {
    guard let best = understanding.best, best.intent != expectation.intent else { return understanding.best }
    guard expectation.question == .value else { return nil }
    return understanding.runnersUp.first { reading in
      reading.intent == expectation.intent && reading.score >= Double(Costs.threshold) && !reading.slots.isEmpty
        && reading.slots.allSatisfy { $0.parameter == expectation.parameter }
    }
  }

  /// The values of one parameter: sure ones, by its kind.
  func values(of parameter: String, _ kind: ValueKind, _ range: Range<Int>) -> [IntentDraft.Slot]? {
    switch kind {
    case .date: return spotted(kind, range).map { [.init(parameter, $0)] } ?? timed(parameter, range)
    case .number, .money, .duration, .distance, .energy:
      return spotted(kind, range).map { [.init(parameter, $0)] }
    case .symbol, .flag:
      guard let known = description?[parameter: parameter],
        let symbol = symbol(range, for: known, isNamed: kind == .symbol && parameter != expectation.parameter),
        !isLedToAnother(symbol, than: parameter, in: range)
      else { return nil }
      return [.init(parameter, symbol)]
    case .person: return people(parameter, range)
    case .name(let type): return name(type, of: parameter, range).map { [.init(parameter, $0)] }
    case .text, .term, .place, .unspoken: return nil
    }
  }

  // MARK: Numbers, amounts, dates

  /// The one value of a kind in a stretch, where nothing else in it says anything.
  func spotted(_ kind: ValueKind, _ range: Range<Int>) -> SpokenValue? {
    spans(kind, range).first { isFiller(range, except: [place(of: $0.span, in: range)]) }
      .map { spoken($0.span, in: range, $0.meaning) }
  }

  /// What in a stretch can be a value of a kind, with places that are counted from the stretch's beginning.
  private func spans(_ kind: ValueKind, _ range: Range<Int>) -> [(span: ValueSpan, meaning: SpokenValue.Meaning)] {
    values(in: range).compactMap { span in
      // "The first one" and "for three people" are no amounts of money.
      guard span.form == .plain || kind == .number, let meaning = span.meaning.converted(to: kind, in: situation)
      else { return nil }
      return (span, meaning)
    }
  }

  /// What is a time only where one is asked for, or for a parameter that requests end with: "six thirty".
  private func timed(_ parameter: String, _ range: Range<Int>) -> [IntentDraft.Slot]? {
    guard expectation.parameter == parameter || !carriers(parameter).isEmpty else { return nil }
    let said = stripped(range)
    let time = reader.spotter.time(in: Words(source(said)), situation: situation)
    return time.map { [.init(parameter, spoken(said, $0))] }
  }

  /// The words of a value that was found in a stretch alone.
  func place(of span: ValueSpan, in range: Range<Int>) -> Range<Int> {
    range.lowerBound + span.words.lowerBound..<range.lowerBound + span.words.upperBound
  }

  func spoken(_ span: ValueSpan, in range: Range<Int>, _ meaning: SpokenValue.Meaning) -> SpokenValue {
    spoken(range.lowerBound + span.core.lowerBound..<range.lowerBound + span.core.upperBound, meaning)
  }

  /// Whether all words but those of some values say nothing.
  func isFiller(_ range: Range<Int>, except values: [Range<Int>]) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if let value = values.first(where: { $0.contains(index) }) {
        index = value.upperBound
      } else if let length = emptyLength(at: index, before: range.upperBound) {
        index += length
      } else {
        return false
      }
    }
    return true
  }

  func emptyLength(at index: Int, before end: Int) -> Int? {
    replies.length(
      [.filler, .article, .preposition, .instead, .one, .and, .lead], at: index, before: end)
  }
}

extension ValueKind {
  /// Whether words fill it that no value's pattern finds: names and places.
  fileprivate var isNamed: Bool {
    switch self {
    case .person, .name, .term, .place: true
    default: false
    }
  }
}
