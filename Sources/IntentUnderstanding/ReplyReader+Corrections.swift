import IntentModel
import IntentText

extension ReplyReader {
  // MARK: Change

  /// "Change the amount to $20", "make it video", "change the recipient", "add Alice".
  func change(_ body: Range<Int>) -> DialogueAct? {
    if let changed = removal(body) ?? addition(body) ?? oneMore(body) ?? sameForAnother(body) { return changed }
    guard let length = replies.length(.change, of: body) else {
      return nil
    }
    let rest = body.lowerBound + length..<body.upperBound
    if let named = namedParameter(rest) {
      guard let value = afterTo(named.rest) else {
        // "Make the amount $20".
        let kind = kind(of: named.parameter)
        let text = withoutInstead(named.rest)
        if kind == .text, !text.isEmpty {
          return .values([.init(named.parameter, content(of: text))], correction: true)
        }
        let slots = kind.flatMap { values(of: named.parameter, $0, withoutInstead(named.rest)) }
        return slots.map { .values($0, correction: true) }
          ?? (named.rest.isEmpty ? .change(parameter: named.parameter) : nil)
      }
      let changed = changed(named.parameter, to: value)
      // “Mets l’entraînement en pause” changes nothing about the workout that is asked for.
      if case .change? = changed, let request = requestOfAnother(body) { return request }
      return changed
    }
    if let named = namedAfter(rest) { return .values([named], correction: true) }
    guard let it = replies.length(.it, of: rest) else {
      // "Mach 25 daraus": what it is to be is known.
      let what = withoutInstead(rest)
      return asksForText ? nil : (known(what) ?? ownName(what)).map { .values($0, correction: true) }
    }
    let value = rest.lowerBound + it..<rest.upperBound
    return value.isEmpty ? changeOfIt() : self.it(value)
  }

  /// "Change it" alone, at the go-ahead: the text, if there is one.
  private func changeOfIt() -> DialogueAct? {
    let parameter = expectation.parameter ?? (expectation.question == .goAhead ? freeText : nil)
    return parameter.map { .change(parameter: $0) }
  }

  /// The new value of what was named or asked about last, by what the words can be.
  private func it(_ range: Range<Int>) -> DialogueAct? {
    let value = afterTo(range) ?? range
    // "Change it to see you tomorrow": an unknown name is more likely the text.
    let isText = expectation.question == .goAhead && freeText != nil && value != range
    if let slots = fitting(value), !isText || slots.contains(where: { isKnown($0.value.meaning) }) {
      return .values(slots, correction: true)
    }
    if let said = mentions(value), said.isWhole { return .values(said.slots, correction: true) }
    if value == range, let slots = ownName(value) { return .values(slots, correction: true) }
    guard expectation.question == .goAhead || expectation.question == .confirmation,
      let parameter = kind == .text ? expectation.parameter : freeText, value != range || leadLength(range) != nil
    else { return nil }
    return .values([.init(parameter, content(of: value))], correction: true)
  }

  /// Before the go-ahead, the text in new words: "no, say I'll be late".
  func newText(_ range: Range<Int>) -> [IntentDraft.Slot]? {
    guard expectation.question == .goAhead, let freeText, let length = leadLength(range), length < range.count else {
      return nil
    }
    let text = range.lowerBound + length..<range.upperBound
    if isPayment, startsWithPreposition(text) { return textAfterPrepositions(text).map { [.init(freeText, $0)] } }
    // A message is sent as it was said; of “schreib Miete dazu” the note is “Miete”.
    let said = isPayment && withoutInstead(range).count > length ? withoutInstead(range) : range
    return [.init(freeText, content(of: said))]
  }

  /// "Say it's for lunch" is the note “lunch”; "ask her for it" and "for whom?" are none.
  func textAfterPrepositions(_ range: Range<Int>) -> SpokenValue? {
    let rest = replies.dropping(.preposition, from: range)
    return rest.isEmpty || replies.isWhole(rest, .it) || asks(rest) ? nil : text(rest)
  }

  private func leadLength(_ range: Range<Int>) -> Int? {
    replies.length(.lead, of: range)
  }

  /// The parameter of the open intent whose text is the user's own words.
  var freeText: String? { description?.parameters.first { $0.kind == .text }?.name }

  func namedParameter(_ range: Range<Int>) -> (parameter: String, rest: Range<Int>)? {
    let start = replies.dropping(.article, from: range).lowerBound
    let found = replies.longest(.parameter, at: start, before: range.upperBound) { role in
      if case .parameter(let name) = role { description?[parameter: name] != nil } else { false }
    }
    guard let found, case .parameter(let name) = found.role else { return nil }
    return (name, start + found.length..<range.upperBound)
  }

  /// A value before the name of its parameter: "put lunch as the note"; in some languages the name comes first: “als
  /// Notiz Mittagessen dazu”.
  private func namedAfter(_ range: Range<Int>) -> IntentDraft.Slot? {
    for index in range {
      guard let to = replies.length(.to, at: index, before: range.upperBound),
        let named = namedParameter(index + to..<range.upperBound), kind(of: named.parameter) == .text
      else { continue }
      let rest = withoutInstead(named.rest)
      let value = index > range.lowerBound ? range.lowerBound..<index : rest
      // "Make it 25 and put lunch as the note" says two things.
      guard !value.isEmpty, index == range.lowerBound || isFiller(rest, except: []),
        !value.dropFirst().contains(where: {
          replies.length([.change, .addition], at: $0, before: value.upperBound) != nil
        })
      else { continue }
      return .init(named.parameter, text(withoutIt(value)))
    }
    return nil
  }

  /// Without an "it" that only holds the place of the value: “zet er lunch als notitie bij”.
  private func withoutIt(_ range: Range<Int>) -> Range<Int> {
    guard let length = replies.length(.it, of: range),
      length < range.count
    else { return range }
    return range.lowerBound + length..<range.upperBound
  }

  func afterTo(_ range: Range<Int>) -> Range<Int>? {
    guard let length = replies.length(.to, of: range),
      length < range.count
    else { return nil }
    return range.lowerBound + length..<range.upperBound
  }

  func changed(_ parameter: String, to range: Range<Int>) -> DialogueAct? {
    guard let kind = kind(of: parameter) else { return nil }
    let value = withoutInstead(range)
    switch kind {
    case .text: return .values([.init(parameter, content(of: range))], correction: true)
    case .term, .place: return .values([.init(parameter, text(stripped(value)))], correction: true)
    default:
      if let slots = values(of: parameter, kind, value) { return .values(slots, correction: true) }
      if let slots = carried(value, by: carriers(parameter)) { return .values(slots, correction: true) }
      if let slots = sameRequest(value) ?? mentions(value)?.slots, slots.contains(where: { $0.parameter == parameter })
      {
        return .values(slots, correction: true)
      }
      guard case .person = kind else { return .change(parameter: parameter) }
      let person = spoken(value, .person(Person(words.source(value))))
      return .values([.init(parameter, person)], correction: true)
    }
  }

  // MARK: Correction

  /// "Actually, to Alice", "no, I meant Bobo", "to Alice instead".
  func correction(_ body: Range<Int>) -> DialogueAct? {
    let rest: Range<Int>
    var more = body
    if let length = replies.length(.correction, of: body) {
      // “Doch nicht, ich geb es ihr bar” refuses.
      if let (act, whole) = leadingAct(body), [.no, .cancel].contains(act), whole > length { return nil }
      more = body.lowerBound + length..<body.upperBound
      rest = withoutInstead(trimmed(more))
    } else {
      rest = withoutInstead(body)
      guard rest.count < body.count, !asksForText || startsWithPreposition(rest) else { return nil }
    }
    guard !rest.isEmpty else { return nil }
    if let act = act(rest) {
      switch act {
      case .cancel: return .cancel
      case .no, .hold: return asksForText ? nil : .no
      case .yes, .send: return asksForText ? nil : .yes
      case .help, .repetition: return nil
      }
    }
    if let change = change(rest) { return change }
    if !asksForText, case .choices(let places)? = choice(rest) { return .choices(places) }
    if let slots = fitting(rest) ?? newText(more) ?? ownName(rest) { return .values(slots, correction: true) }
    return asksForText || expectation.question == .value ? nil : request(rest)
  }

  /// Values that the words fit, if all of them are known.
  func known(_ range: Range<Int>) -> [IntentDraft.Slot]? {
    guard !range.isEmpty else { return nil }
    if let slots = fitting(range), slots.allSatisfy({ isKnown($0.value.meaning) }) { return slots }
    return barePlace(range)
  }

  func startsWithPreposition(_ range: Range<Int>) -> Bool {
    replies.length(.preposition, of: range) != nil
  }

  /// "Her name is Ingrid" names a person, though in some languages the words are those of calling her.
  func startsWithNaming(_ range: Range<Int>) -> Bool {
    replies.length(.naming, of: range) != nil
  }

  func withoutInstead(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    for length in 1...3 where end - length > range.lowerBound {
      if replies.isWhole(end - length..<end, .instead) {
        end -= length
        break
      }
    }
    return range.lowerBound..<end
  }

  /// Values for the parameters of the open intent that the words fit with certainty.
  func fitting(_ range: Range<Int>) -> [IntentDraft.Slot]? {
    let parameters = description?.parameters ?? []
    let asked = parameters.filter { $0.name == expectation.parameter }
    for parameter in asked where parameter.kind != .text {
      if let slots = values(of: parameter.name, parameter.kind, range) { return slots }
    }
    let carried = carried(range, by: carriers(nil)).flatMap { slots in
      slots.contains { kind(of: $0.parameter) != .text } ? slots : nil
    }
    if let carried, carried.allSatisfy({ kind(of: $0.parameter) == .text || isKnown($0.value.meaning) }) {
      return carried
    }
    if let slots = sameRequest(range), slots.contains(where: { kind(of: $0.parameter) != .text }) { return slots }
    for parameter in parameters where parameter.kind != .text && parameter.name != expectation.parameter {
      if let slots = values(of: parameter.name, parameter.kind, range) { return slots }
    }
    if let carried { return carried }
    for parameter in asked where parameter.kind != .text && !asksBack(range, as: parameter.kind) {
      if let slots = self.carried(range, by: carriers(parameter.name)) { return slots }
    }
    return nil
  }

  /// Before the go-ahead, a name that no vocabulary knows, which only the app can judge: "rather the limousine".
  ///
  /// Where the user's own words are sent, "make it friendlier" is about those.
  func ownName(_ range: Range<Int>) -> [IntentDraft.Slot]? {
    if let place = barePlace(range) { return place }
    guard expectation.question == .goAhead, freeText == nil, request(range) == nil,
      let parameter = description?.parameters.first(where: { if case .name = $0.kind { true } else { false } })
    else { return nil }
    let said = stripped(range)
    guard (1...3).contains(said.count), isPlausibleName(said), !asksBack(said, as: parameter.kind) else { return nil }
    return [.init(parameter.name, text(said))]
  }

  /// At the go-ahead: what changes the request, said without a word of changing ("to Alice", "twenty dollars").
  func amendment(_ body: Range<Int>) -> DialogueAct? {
    if let slots = carried(body, by: carriers(nil)), slots.contains(where: { kind(of: $0.parameter) != .text }) {
      return .values(slots, correction: true)
    }
    if case .request(let understanding)? = request(body), let best = understanding.best {
      let said = best.intent == expectation.intent && !best.slots.isEmpty ? sameRequest(body) : nil
      if let slots = said, !isWhole(slots) { return .values(slots, correction: true) }
      return .request(understanding)
    }
    for parameter in description?.parameters ?? [] where parameter.kind != .text {
      if let slots = values(of: parameter.name, parameter.kind, body) { return .values(slots, correction: true) }
    }
    return nil
  }

  /// A request with words of its own is a new one, even if it is of the same kind.
  private func isWhole(_ slots: [IntentDraft.Slot]) -> Bool {
    slots.contains { kind(of: $0.parameter) == .text } && Set(slots.map(\.parameter)).count > 1
  }

  // MARK: Reading a part as a whole

  /// The words that begin a request for the open intent, which a reply may be the rest of.
  func carriers(_ parameter: String?) -> [String] {
    let intent = expectation.intent.rawValue
    return reader.replies.carriers[parameter.map { "\(intent) \($0)" } ?? intent] ?? []
  }

  /// What a stretch says for the open intent, read as the rest of a request.
  func carried(_ range: Range<Int>, by carriers: [String]) -> [IntentDraft.Slot]? {
    for carrier in carriers {
      guard let best = lattices.fragment(range, after: carrier, in: reader), best.intent == expectation.intent,
        !best.evidence.contains(where: { $0.role == "unexplained" })
      else { continue }
      // A unit has no words of its own where it is one word with its number: "half an hour".
      let said = best.slots.filter { $0.value.range != nil || kind(of: $0.parameter) == .symbol }
      if said.contains(where: { $0.value.range != nil }), said.allSatisfy(isPlausible) { return said }
    }
    return nil
  }

  /// Whether a person that nobody knows may be one: "that should be" before an amount is none.
  func isPlausible(_ slot: IntentDraft.Slot) -> Bool {
    guard !isKnown(slot.value.meaning), slot.value.reference == nil, let bytes = slot.value.range else { return true }
    let name = words.words.indices.filter { bytes.contains(words[$0].range.lowerBound) }
    guard let first = name.first, let last = name.last else { return true }
    switch slot.value.meaning {
    case .person(let person):
      // "My wife", but of "my wife Ingrid" the name is meant.
      if person.relationship != nil, !slot.value.text.dropFirst().contains(where: \.isUppercase) { return true }
      return name.count <= 4 && isPlausibleName(first..<last + 1)
    case .words where kind(of: slot.parameter) == .place: return place(in: first..<last + 1) != nil
    default: return true
    }
  }
}
