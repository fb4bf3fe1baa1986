import IntentModel
import IntentText
import IntentVocabulary

/// Reads one reply to one question.
struct ReplyReader {
  let interpreter: Interpreter
  let reader: Interpreter.Reader
  let words: Words
  let expectation: Expectation
  let description: IntentDescription?
  let vocabulary: VocabularyIndex
  let situation: Situation
  let lattices: TurnLattices

  let findings: ReplyFindings
  /// Whether acts are looked for that may as well be the text which is asked for.
  var ignoresText = false
  var replies: ReplyPhrases { findings.phrases }

  /// A reply with more words than this is content or nothing: it is too long to pick or to correct.
  static let mostWords = ReplyFeatures.mostWords

  /// The kind of the parameter asked about.
  var kind: ValueKind? { kind(of: expectation.parameter) }

  func kind(of parameter: String?) -> ValueKind? {
    parameter.flatMap { description?[parameter: $0]?.kind }
  }

  /// Whether the user's own words are asked for.
  var asksForText: Bool { !ignoresText && expectation.question == .value && kind == .text }

  func read() -> DialogueAct {
    let all = 0..<words.count
    guard words.count <= Self.mostWords else { return asksForText ? content(all) : .notUnderstood }
    let body = trimmed(all)
    if let slots = plainValue(all) { return .values(slots, correction: false) }
    if let act = act(all) ?? act(body), let reading = reading(of: act) { return reading }
    if expectation.question == .choice, let others = otherChoices(body) { return others }
    if let reading = severalChanges(body) ?? change(body) ?? correction(body) ?? continued(body) { return reading }
    switch expectation.question {
    case .value: return value(all, body)
    case .choice:
      // Where requests are offered, one that is said is compared with them.
      let said = expectation.intents.isEmpty ? answer(body) : nil
      return choice(body) ?? choiceAndMore(body) ?? said ?? request() ?? takenBack(body)
        ?? besides(body) ?? .notUnderstood
    case .confirmation:
      // What answers the question corrects nothing.
      return choice(body) ?? told(body).map { .values($0, correction: !isAskedFor($0)) } ?? request()
        ?? takenBack(body) ?? .notUnderstood
    case .goAhead:
      return (several(all) ?? several(body)).map { .values($0, correction: true) } ?? amendment(body)
        ?? (statement(body) ?? barePlace(body)).map { .values($0, correction: true) } ?? request() ?? retold(all)
        ?? mentioned(body)
        ?? takenBack(body)
        ?? partly(all) ?? unheard(body) ?? .notUnderstood
    }
  }

  /// Cancelling with a reason after it, where nothing else was understood: "never mind, I'll walk".
  func takenBack(_ body: Range<Int>) -> DialogueAct? {
    [body, withoutOpening(body)].contains { leadingAct($0)?.act == .cancel } ? .cancel : nil
  }

  // MARK: Acts

  var phrases: ActPhrases { ActPhrases(replies: replies, asksForText: asksForText) }

  func trimmed(_ range: Range<Int>) -> Range<Int> { phrases.trimmed(range) }
  func act(_ range: Range<Int>) -> ReplyAct? { phrases.act(range) }
  func leadingAct(_ range: Range<Int>) -> (act: ReplyAct, length: Int)? { phrases.leadingAct(range) }

  /// What an act is at this question; `nil` where its words are more likely an answer.
  private func reading(of act: ReplyAct) -> DialogueAct? {
    switch act {
    case .cancel: return .cancel
    case .help: return .help
    case .repetition: return .repetition
    case .yes, .send:
      return asksForText ? nil : affirmed(true) ?? (act == .yes || expectation.question != .value ? .yes : nil)
    case .no, .hold: return asksForText ? nil : affirmed(false) ?? .no
    }
  }

  /// Yes or no as the value of a parameter that is one.
  private func affirmed(_ flag: Bool) -> DialogueAct? {
    guard expectation.question == .value, kind == .flag, let parameter = expectation.parameter else {
      return nil
    }
    return .values([.init(parameter, spoken(0..<words.count, .flag(flag)))], correction: false)
  }

  /// An act and more: "no, Little Bobo", "never mind, call Alice", "yes, but make it video".
  private func continued(_ body: Range<Int>) -> DialogueAct? {
    guard let (act, length) = leadingAct(body) else { return nil }
    if let value = valueThatBeginsLikeAnAct(body) { return value }
    let more = body.lowerBound + length..<body.upperBound
    let rest = trimmed(more)
    guard !rest.isEmpty else { return nil }
    let goesToSomebody = expectation.question == .value && startsWithPreposition(body)
    if act == .send, !goesToSomebody, !isNewSentence(rest), case .request(let understanding)? = request(body),
      understanding.best?.intent != expectation.intent
    {
      return asksForText ? nil : .request(understanding)
    }
    switch act {
    case .cancel: return instead(body, rest)
    case .no, .hold: return asksForText ? nil : refused(rest, act, more)
    case .yes, .send: return asksForText ? nil : affirmed(rest, act, more)
    case .help, .repetition: return nil
    }
  }

  /// “No leído” is a value where it is asked for, and “no, leído” a no with a value after it.
  func valueThatBeginsLikeAnAct(_ body: Range<Int>) -> DialogueAct? {
    guard expectation.question == .value, kind == .symbol, let parameter = expectation.parameter, body.count > 1,
      let known = description?[parameter: parameter], let symbol = symbol(body, for: known),
      symbol.range?.lowerBound == words[body.lowerBound].range.lowerBound,
      !replies.hasComma(before: body.lowerBound + 1)
    else { return nil }
    return .values([.init(parameter, symbol)], correction: false)
  }

  /// A request with a word of cancelling: “annulla il taxi” is a request with the word, “never mind, call Alice” one
  /// without it.
  private func instead(_ body: Range<Int>, _ rest: Range<Int>) -> DialogueAct? {
    guard let wanted = request(rest) else { return nil }
    guard case .request(let whole)? = request(body), case .request(let part) = wanted,
      let score = whole.best?.score, score >= part.best?.score ?? score
    else { return wanted }
    return .request(whole)
  }

  private func refused(_ rest: Range<Int>, _ act: ReplyAct, _ more: Range<Int>) -> DialogueAct? {
    if let change = change(withoutBut(rest)) ?? correction(rest) { return change }
    // "No, I'll walk" begins no workout, and "no, I'll give her cash" pays nobody else.
    if expectation.question == .goAhead, isPlan(rest), mentions(rest) == nil, !isForSomebody(rest) { return .no }
    if case .choices(let places)? = choice(rest) { return .choices(places) }
    if let slots = told(rest),
      expectation.question != .value || isAskedFor(slots)
    {
      return .values(slots, correction: true)
    }
    if expectation.question == .goAhead, case .values(let slots, _)? = amendment(rest) {
      return .values(slots, correction: true)
    }
    if let slots = barePlace(rest) { return .values(slots, correction: true) }
    // What is to be told to somebody is no text of the open request.
    if isForSomebody(rest), let request = requestOfAnother(rest) { return request }
    if let slots = newText(more) { return .values(slots, correction: true) }
    if let request = request(rest) ?? mentioned(rest) { return request }
    // "No, Zaphod": a name that no vocabulary knows is still a person.
    if expectation.question == .confirmation, kind == .person, let parameter = expectation.parameter,
      let slot = own(parameter, .person, rest)
    {
      return .values([slot], correction: true)
    }
    if expectation.question == .goAhead { return refuses(rest) ? .no : .values([], correction: true) }
    return expectation.question == .confirmation && !goesOn(rest, after: act) ? .no : nil
  }

  /// The text in new words, with nothing before it that says so: "say I'll be late".
  private func retold(_ all: Range<Int>) -> DialogueAct? {
    // "Send it later" is no text.
    leadingAct(all)?.act == .send ? nil : newText(all).map { .values($0, correction: true) }
  }

  /// Before the go-ahead, values among other words.
  private func mentioned(_ body: Range<Int>) -> DialogueAct? {
    guard expectation.question == .goAhead, let said = mentions(body) else { return nil }
    return .values(said.slots, correction: true)
  }

  /// A correction of which nothing was understood: the question names the request again before anything is done.
  private func unheard(_ body: Range<Int>) -> DialogueAct? {
    let length = replies.length(
      [.correction, .change], of: body)
    return length.map { $0 < body.count } == true ? .values([], correction: true) : nil
  }

  /// Whether what follows a no says why nothing is to be done ("that's too much") or what is done instead ("I'll
  /// walk").
  ///
  /// Everything else may be what is to be otherwise.
  private func refuses(_ rest: Range<Int>) -> Bool {
    if isPlan(rest) { return true }
    return !asksSomething(rest)
      && rest.contains { index in
        replies.length([.refusing, .negation], at: index, before: rest.upperBound) != nil
      } || leadingAct(rest).map { [.no, .cancel].contains($0.act) } == true
  }

  private func asksSomething(_ rest: Range<Int>) -> Bool {
    source(rest).contains("?") || rest.contains { traits($0).contains(.question) }
  }

  /// Whether a stretch is a request with a person in it: "I'll call Koko".
  private func isForSomebody(_ rest: Range<Int>) -> Bool {
    request(rest)?.understanding?.best?.slots.contains { slot in
      if case .person(let person) = slot.value.meaning { !person.siriMatches.isEmpty } else { false }
    } == true
  }

  /// Whether a stretch says what somebody does, and nothing of what is to be otherwise.
  func isPlan(_ rest: Range<Int>) -> Bool {
    guard !asksSomething(rest),
      let length = replies.length(.plan, of: rest)
    else {
      return false
    }
    let said = withoutInstead(rest)
    return length < said.count && !said.contains { isOtherwise($0..<said.upperBound) }
  }

  /// Whether something else is wanted, though not clearly what: "no wait, Central Station" takes nothing back.
  private func goesOn(_ rest: Range<Int>, after act: ReplyAct) -> Bool {
    act == .hold || leadingAct(rest)?.act == .hold
      || replies.length(.correction, of: rest) != nil
  }

  /// Without a yes or no, or a word of correcting, before it.
  func withoutOpening(_ body: Range<Int>) -> Range<Int> {
    let opening =
      replies.length(.correction, of: body)
      ?? leadingAct(body).flatMap { [.yes, .no, .hold].contains($0.act) ? $0.length : nil }
    guard let opening, opening < body.count else { return body }
    let rest = trimmed(body.lowerBound + opening..<body.upperBound)
    return rest.isEmpty ? body : withoutOpening(rest)
  }

  private func isAskedFor(_ slots: [IntentDraft.Slot]) -> Bool {
    slots.contains { $0.parameter == expectation.parameter }
  }

  private func affirmed(_ rest: Range<Int>, _ act: ReplyAct, _ more: Range<Int>) -> DialogueAct? {
    if isToSomebodyElse(0..<words.count) || isImpatient(rest) { return nil }
    let asksWhether = expectation.question == .confirmation || expectation.question == .goAhead
    // Fillers at the end belong to it: “est *bon*”.
    if asksWhether, isOwnLanguage, agrees(more.lowerBound..<words.count) { return .yes }
    if let change = change(withoutBut(rest)) ?? correction(rest) { return change }
    // "Yes. No, cancel it."
    if isNewSentence(rest), let back = self.act(rest), back != .yes, back != .send { return reading(of: back) }
    guard asksWhether else { return expectation.choices.isEmpty ? nil : choice(rest) }
    if let amended = amendment(rest) {
      if case .request = amended, isAnotherMatter(rest) { return .yesThen(source(rest)) }
      return amended
    }
    // "Do it. How long will that take?" has been said.
    let isMore = isNewSentence(rest) && (asksSomething(rest) || phrases.question(rest) != nil)
    return isOwnLanguage && isMore ? .yes : nil
  }

  /// Whether it is read in the conversation's language: in another that has the same yes, the rest would be unknown.
  var isOwnLanguage: Bool { reader.grammar.tag == situation.language }

  /// Whether something is to be otherwise than what a yes is about.
  private func isOtherwise(_ rest: Range<Int>) -> Bool {
    replies.length(
      [.but, .negation, .change, .addition, .correction], of: rest) != nil
  }

  /// Whether what follows a yes leaves the yes as it is: a sentence of its own, or a question, and nothing that takes
  /// the yes back.
  private func isAnotherMatter(_ rest: Range<Int>) -> Bool {
    guard isNewSentence(rest) || asks(rest) else { return false }
    if let (act, _) = leadingAct(rest), act != .yes, act != .send { return false }
    return replies.length(.correction, of: rest) == nil
  }

  /// Whether a full stop or a similar mark precedes a stretch.
  func isNewSentence(_ rest: Range<Int>) -> Bool {
    replies.hasStop(before: rest.lowerBound)
  }

  // MARK: Requests

  /// A whole request of its own; `nil` where the words are none.
  ///
  /// What ends a reply and says nothing there may be a word of the request: the last of a message.
  func request(_ range: Range<Int>? = nil) -> DialogueAct? {
    let said = range ?? 0..<words.count
    let isLast = said.upperBound == trimmed(0..<words.count).upperBound
    let understanding = lattices.understanding(of: said.lowerBound..<(isLast ? words.count : said.upperBound))
    guard let best = understanding.best else { return nil }
    // "I'd rather pay 30" before a payment names nobody called so.
    if expectation.question == .goAhead, best.intent == expectation.intent, !best.slots.isEmpty,
      !best.slots.allSatisfy(isPlausible)
    {
      return nil
    }
    // A weak one is no reason to leave the question that is open, and "send it to Zira" is about the open request.
    let isOwn = best.isStrong && !best.refersToOpen(expectation, description)
    return best.intent == expectation.intent || isOwn ? .request(understanding) : nil
  }

  // MARK: Stretches

  /// The words of a stretch, up to the end of the reply where it reaches it.
  func source(_ range: Range<Int>) -> String { words.part(range) }

  func spoken(_ range: Range<Int>, _ meaning: SpokenValue.Meaning = .words) -> SpokenValue {
    guard let first = range.first, let last = range.last else { return SpokenValue("") }
    return SpokenValue(
      words.source(range), range: words[first].range.lowerBound..<words[last].range.upperBound, meaning)
  }

  /// The values of a stretch, as if nothing else had been said; their words are counted from its beginning.
  func values(in range: Range<Int>) -> [ValueSpan] {
    findings.values(in: range)
  }

  /// The user's own words: without quotation marks around them and without one full stop at their end.
  func text(_ range: Range<Int>) -> SpokenValue {
    let bytes = FreeText.range(of: range, in: words)
    return SpokenValue(words.source(bytes: bytes), range: bytes)
  }
}
