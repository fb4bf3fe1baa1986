import IntentModel
import IntentHistory
import IntentText
import IntentUnderstanding
import IntentVocabulary

extension Conversation {
  func take(_ utterance: String) async {
    await emit(.heard(utterance))
    if machine.isWorking { await perform(machine.interrupted()) }
    if let expectation = machine.expectation {
      let turn = await read(utterance, expecting: expectation)
      await note(turn)
      await tell(missedClause: turn.missedClause)
      await settle(await settled(turn.act), margin: turn.margin)
    } else {
      await perform(await understand(utterance))
    }
  }

  /// Says which part of a correction was not understood: nothing that was said is dropped in silence.
  private func tell(missedClause: String?) async {
    guard let missedClause else { return }
    var prompt = PromptRequest(.noted, variant: "missedClause")
    prompt.details["words"] = .text(missedClause)
    await perform(Decision(.say(prompt)))
  }

  func tapped(choice index: Int) async {
    guard let question = machine.question, question.prompt.choices.indices.contains(index) else { return }
    await emit(.tapped(question.prompt.choices[index].name))
    await settle(.choices([index]))
  }

  func tapped(button name: String) async {
    guard let question = machine.question, let buttons = message(for: question.prompt)?.buttons,
      let place = buttons.firstIndex(where: { Folding.folded($0) == Folding.folded(name) })
    else { return }
    await emit(.tapped(buttons[place]))
    await settle(place == 0 ? .yes : .no)
  }

  /// Keeps how an utterance was read, and emits the event for it.
  private func note(_ turn: TurnReading) async {
    lastTurn = turn
    if let understanding = turn.act.understanding { return await emit(.understood(understanding)) }
    await emit(.replyRead(turn.act))
  }

  /// Answers the open question.
  ///
  /// Words that were removed from the user's words since the question was asked are no longer on offer.
  private func settle(_ act: DialogueAct, margin: Double = .greatestFiniteMagnitude) async {
    if let withdrawn = await withdrawRemovedWords() {
      switch act {
      case .choices, .eachChoice, .allChoices, .yes, .yesThen, .repetition, .question:
        await perform(withdrawn)
        return
      default: machine.passOverQuestion()
      }
    }
    switch act {
    case .yes, .yesThen:
      if let anew = machine.tooOld(at: environment.now(), in: environment.calendar) {
        await perform(anew)
        return
      }
    default: break
    }
    await perform(machine.heard(act, margin: margin, typing: typing))
  }

  /// Reads an utterance with no question open, and goes to the apps with what it asks for.
  func understand(_ utterance: String) async -> Decision {
    var turn = await read(utterance, expecting: nil)
    switch turn.act {
    case .continuation(let said): turn.act = request(goingOnWith: said).map { .request($0) } ?? .notUnderstood
    case .adjust(let adjustment, _): turn.act = request(adjustedBy: adjustment).map { .request($0) } ?? .notUnderstood
    case .followUp(let said): turn.act = await request(following: said).map { .request($0) } ?? .notUnderstood
    default: break
    }
    if let waiting = turn.act.understanding.flatMap(machine.waiting(saidAgainBy:)) {
      turn.act = .resume(place: waiting)
    } else if let same = turn.act.understanding.flatMap(goingOn) {
      turn.act = .request(same)
    } else if let alternatives = alternatives(turn) {
      await note(turn)
      return machine.understood(
        oneOf: alternatives, named: alternatives.map { assistant.names(of: $0.intent, in: language) })
    }
    if let understanding = turn.act.understanding {
      await note(turn)
      return await route(understanding, margin: margin(of: turn))
    }
    guard turn.act != .notUnderstood else {
      lastTurn = turn
      let understanding = turn.understanding ?? Understanding()
      await emit(.notUnderstood(understanding))
      return machine.understood(understanding, routes: Routes(able: []))
    }
    await note(turn)
    if case .denied(let understanding) = turn.act { return await denied(understanding) }
    return await outsideOfARequest(turn.act)
  }

  /// The requests that the words can be as well as another, where the apps can carry out each and doing the wrong one
  /// would matter; `nil` where one is meant.
  private func alternatives(_ turn: TurnReading) -> [Reading]? {
    var readings: [Reading] = []
    if let best = turn.act.understanding?.best, turn.act.understanding?.rest == nil, !goesOn(best) {
      let rivals = turn.rivals.compactMap(\.act.understanding?.best)
      readings = [best] + rivals.filter { isNear($0, to: best) }
    } else if turn.act == .notUnderstood {
      readings = turn.understanding?.alternatives ?? []
    }
    let possible = readings.filter { reading in
      !assistant.apps(for: reading.intent).isEmpty && !assistant.names(of: reading.intent, in: language).isEmpty
    }
    return possible.count > 1 && possible.first == readings.first ? possible : nil
  }

  /// By how much a request exceeds the next act that it may have been, where the apps can do that; nothing is as near
  /// where it goes on with what was spoken of before.
  private func margin(of turn: TurnReading) -> Double {
    guard let best = turn.act.understanding?.best, !goesOn(best) else { return .greatestFiniteMagnitude }
    let rival = turn.rivals.first { rival in
      rival.act.understanding?.best.map { !assistant.apps(for: $0.intent).isEmpty } ?? true
    }
    return rival.map { turn.score - $0.score } ?? .greatestFiniteMagnitude
  }

  private func isNear(_ rival: Reading, to best: Reading) -> Bool {
    guard rival.intent != best.intent, let rules = assistant.rules[best.intent] else { return false }
    return machine.policy.isDoubtful(best.score - rival.score, rules: rules)
  }

  /// What needs no request: help, repeating, never mind, thanks.
  private func outsideOfARequest(_ act: DialogueAct) async -> Decision {
    switch act {
    case .help: return Decision(.say(help()))
    case .appHelp(let app): return Decision(.say(help(with: app)))
    case .cancel where observed != nil || toObserve != nil:
      await stopObserving()
      return Decision(.wait)
    case .repetition where repeatable != nil:
      return machine.wanted(.sayAgain, isPrivate: repeatable.map(assistant.isPrivate) ?? false)
    case .repetition: return Decision(.say(PromptRequest(.notUnderstood)))
    case .hesitation: return Decision(.say(PromptRequest(.noted, variant: "hesitation")))
    case .thanks: return Decision(.say(PromptRequest(.noted, variant: "thanks")))
    case .greeting: return Decision(.say(PromptRequest(.noted, variant: "greeting")))
    case .farewell: return Decision(.say(PromptRequest(.noted, variant: "farewell")))
    case .takeBack:
      return Decision(.say(await withdrawal(otherwise: PromptRequest(.noted, variant: "nothingToTakeBack"))))
    case .resume(let place): return machine.resumedWaiting(place)
    case .question(let subject): return Decision(.say(await answer(to: subject)))
    default: return Decision(.say(await withdrawal(otherwise: PromptRequest(.ended, variant: "cancelled"))))
    }
  }

  /// Begins the request that was understood, with its app; the conversation continues in the language it was said in.
  func route(
    _ understanding: Understanding, margin: Double = .greatestFiniteMagnitude, others: [IntentDraft.Slot]? = nil
  ) async -> Decision {
    await endObservation(.replaced)
    if let spoken = understanding.best?.languageTag, assistant.speaks(spoken) { language = spoken }
    let understanding = await settled(understanding)
    let routes = await routes(for: understanding.best)
    return machine.understood(understanding, routes: routes, margin: margin, others: others)
  }

  /// The apps that can do it.
  ///
  /// Where the user has picked one for the people named, it is that one; else those last used with them, or for the
  /// same request, come first.
  private func routes(for reading: Reading?) async -> Routes {
    guard let reading else { return Routes(able: []) }
    let able = assistant.apps(for: reading.intent)
    let named = reading.app.flatMap { assistant.app($0) }.map(AppRoute.init)
    guard named == nil, able.count > 1 else { return Routes(named: named, able: able.map(AppRoute.init)) }
    let people = reading.slots.compactMap { slot in
      if case .person(let person) = slot.value.meaning { person } else { nil }
    }
    if let act = assistant.rules[reading.intent]?.contact?.act,
      let remembered = await rememberedApp(for: act, with: people),
      let app = able.first(where: { $0.identifier == remembered })
    {
      return Routes(able: [AppRoute(app)])
    }
    let last = await donations.lastApps(for: reading.intent, with: people, rules: assistant.rules)
    let ranked = able.enumerated().sorted { a, b in
      let places = [a, b].map { last.firstIndex(of: $0.element.identifier) ?? .max }
      return places[0] == places[1] ? a.offset < b.offset : places[0] < places[1]
    }
    return Routes(able: ranked.map { AppRoute($0.element) })
  }

  // MARK: The understanding

  /// Reads an utterance, once; with the words of another language where it is a request in that one.
  private func read(_ utterance: String, expecting expectation: Expectation?) async -> TurnReading {
    // The words come first: what the user has removed meanwhile is no part of the situation any more.
    let words = await vocabulary
    let situation = await situation
    func reading(with vocabulary: VocabularyIndex) -> TurnReading {
      assistant.interpreter.read(utterance, expecting: expectation, vocabulary: vocabulary, in: situation)
    }
    var turn = reading(with: words)
    if let spoken = turn.act.understanding?.best?.languageTag, spoken != language, assistant.speaks(spoken) {
      // The apps have words of their own in each language, and it was read with those of the language before.
      let again = reading(with: await vocabulary(in: spoken))
      if again.act.understanding?.best?.languageTag == spoken { turn = again }
    }
    return turn.bounded(to: utterance.utf8.count)
  }

  var vocabulary: VocabularyIndex {
    get async { await vocabulary(in: language) }
  }

  /// The apps' words in a language, and the user's before them.
  private func vocabulary(in language: String) async -> VocabularyIndex {
    if !hasInstalledWords {
      hasInstalledWords = true
      await user.tellRemovals(to: donations)
      await user.install(assistant.apps)
    }
    let (words, removals) = await state
    if let restored = restoredWords {
      restoredWords = nil
      if restored.isGone(from: words, removals: removals) { forgetContext() }
    } else {
      forgetContext(after: removals)
    }
    knownRemovals = removals.total
    return assistant.vocabulary(in: language).preceded(by: words)
  }

  /// Forgets what was spoken of where words of the user were removed since it was last looked at.
  func forgetContext(after removals: Removals) {
    if removals.total != knownRemovals { forgetContext() }
    knownRemovals = removals.total
  }

  /// The user's words, and the number of deletions that the conversation may have to follow.
  var state: (words: VocabularyIndex, removals: Removals) {
    get async {
      let words = user.state
      var removals = Removals(inMemory: words.removals)
      removals.add(donations)
      if let history {
        await removals.add(history)
        if history.donations !== donations { removals.add(history.donations) }
      }
      return (words.vocabulary, removals)
    }
  }

  var situation: Situation {
    get async {
      Situation(
        now: environment.now(), calendar: environment.calendar,
        location: await environment.currentLocation(), language: language,
        currencyCode: currencyCode, region: region,
        requests: context.requests.map { .init($0.intent, personParameter: $0.personParameter) },
        waiting: machine.waiting.map(named))
    }
  }

  /// A request that waits, by what it is called and by the values that it has.
  private func named(_ waiting: WaitingRequest) -> Situation.WaitingRequest {
    let values = waiting.request.told.values.map(\.plain)
    return .init(names: assistant.names(of: waiting.request.intent, in: language) + values)
  }

  /// Types words by the open request's handler.
  var typing: DialogueMachine.Typing {
    let handler = openHandler
    return { parameter, words in (try? handler?.typed(parameter, words)) ?? [] }
  }

  /// What the user can say: a few of the apps' own examples, or of one app's.
  private func help(with identifier: String? = nil) -> PromptRequest {
    let apps = assistant.apps.filter { identifier == nil || $0.identifier == identifier }
    let examples = assistant.toldExamples(of: apps, in: language)
    var help = PromptRequest(.help)
    help.details["examples"] = .list(examples.map { .text($0) })
    help.details["apps"] = .list(apps.map { .name($0.displayName) })
    if apps.isEmpty {
      help.variant = "noApps"
    } else if examples.isEmpty {
      help.variant = "noExamples"
    }
    return help
  }
}

extension AppRoute {
  init(_ app: AssistantApp) {
    self.init(identifier: app.identifier, name: app.displayName, usage: app.usageDescription)
  }
}

extension TurnReading {
  /// Drops a rest that is as long as the whole, because it would be heard without end.
  fileprivate func bounded(to length: Int) -> TurnReading {
    guard var understanding = act.understanding, let rest = understanding.rest, rest.utf8.count >= length else {
      return self
    }
    understanding.rest = nil
    var bounded = self
    bounded.act = .request(understanding)
    return bounded
  }
}
