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
      if let rest = turn.rest { machine.hearAfterwards(rest) }
      await settle(await settled(turn.act), margin: turn.margin, untaken: turn.untaken)
    } else {
      await perform(await understand(utterance))
    }
  }

  /// Tells the user which part of a correction was not understood: nothing is dropped silently.
  private func tell(missedClause: String?) async {
    guard let missedClause else { return }
    var prompt = PromptRequest(.noted, variant: Reading.Untaken.Kind.clause.rawValue)
    prompt.code = "untaken"
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
    await emit(.replyRead(ReplyReading(turn.act)))
  }

  /// Answers the open question.
  private func settle(
    _ act: DialogueAct, margin: Double = .greatestFiniteMagnitude, untaken: [Reading.Untaken] = []
  ) async {
    let withdrawn = await withdrawRemovedWords()
    let (now, calendar) = (environment.now(), environment.calendar)
    await perform(
      machine.heard(
        act, margin: margin, untaken: untaken, at: now, in: calendar, withdrawn: withdrawn, typing: typing))
  }

  /// Reads an utterance with no question open, and decides what to do.
  func understand(_ utterance: String) async -> Decision {
    await decide(await read(utterance, expecting: nil))
  }

  /// Hears the rest of a sentence whose first request has ended, as it was read with that one.
  func hear(_ rest: Understanding.Rest) async -> Decision {
    guard let understanding = rest.understanding else { return await understand(rest.words) }
    return await decide(assistant.interpreter.turn(hearing: understanding))
  }

  private func decide(_ read: TurnReading) async -> Decision {
    if case .denied(let understanding) = read.act { speak(languageOf: understanding.denied) }
    let facts = await facts(for: read.act)
    let turn = machine.meaning(of: read, knowing: facts)
    let decision = machine.heard(turn, knowing: facts)
    if turn.act == .notUnderstood, machine.question == nil {
      lastTurn = turn
      await emit(.notUnderstood(turn.understanding ?? Understanding()))
    } else {
      await note(turn)
    }
    return decision
  }

  /// The facts that decide about an act with no question open.
  ///
  /// The lock matters where something is told of an earlier request.
  private func facts(for act: DialogueAct) async -> TurnFacts {
    var facts = facts
    guard act != .notUnderstood, act.understanding == nil, !facts.requests.isEmpty else { return facts }
    facts.isLocked = await environment.isLockedNow()
    return facts
  }

  /// The facts about earlier requests, for a device that is not locked.
  var facts: TurnFacts {
    TurnFacts(
      assistant, language: language, requests: context.requests, repeatable: repeatable,
      isObserving: observed != nil || toObserve != nil)
  }

  /// Continues the conversation in the language of a request.
  private func speak(languageOf reading: Reading?) {
    if let spoken = reading?.languageTag, assistant.speaks(spoken) { language = spoken }
  }

  /// Begins the request that was understood, with its app; the conversation continues in the request's language.
  func route(
    _ understanding: Understanding, margin: Double = .greatestFiniteMagnitude, others: [IntentDraft.Slot]? = nil
  ) async -> Decision {
    await endObservation(.replaced)
    speak(languageOf: understanding.best)
    let understanding = await settled(understanding)
    let routes = await routes(for: understanding.best)
    return machine.understood(understanding, routes: routes, margin: margin, others: others)
  }

  /// The apps that can do it; where there are several, with what was learned about which is meant.
  private func routes(for reading: Reading?) async -> Routes {
    guard let reading else { return Routes(able: []) }
    let able = assistant.apps(for: reading.intent).map(AppRoute.init)
    let named = reading.app.flatMap { assistant.app($0) }.map(AppRoute.init)
    guard named == nil, able.count > 1 else { return Routes(named: named, able: able) }
    let people = reading.slots.compactMap { slot in
      if case .person(let person) = slot.value.meaning { person } else { nil }
    }
    var remembered: String?
    if let act = assistant.rules[reading.intent]?.contact?.act {
      remembered = await rememberedApp(for: act, with: people)
    }
    let isDecided = able.contains { $0.identifier == remembered }
    let last =
      isDecided ? [] : await donations.lastApps(for: reading.intent, with: people, rules: assistant.rules)
    return Routes(of: able, remembered: remembered, lastUsed: last)
  }

  // MARK: The understanding

  /// Reads an utterance; where it is a request in another language, once more with that language's words.
  private func read(_ utterance: String, expecting expectation: Expectation?) async -> TurnReading {
    // The words come first, so that the situation contains none that the user has removed meanwhile.
    let words = await vocabulary
    let situation = await situation
    func reading(with vocabulary: VocabularyIndex) -> TurnReading {
      assistant.interpreter.read(
        utterance, expecting: expectation, vocabulary: vocabulary, in: situation,
        explaining: environment.explainsTurns)
    }
    var turn = reading(with: words)
    if let spoken = turn.act.understanding?.best?.languageTag, spoken != language, assistant.speaks(spoken) {
      // The utterance was read with the apps' words in the previous language; they may have others in this one.
      let again = reading(with: await vocabulary(in: spoken))
      if again.act.understanding?.best?.languageTag == spoken { turn = again }
    }
    return turn.bounded(to: utterance.utf8.count)
  }

  var vocabulary: VocabularyIndex {
    get async { await vocabulary(in: language) }
  }

  /// The user's words, followed by the apps' words in a language.
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

  /// Forgets the context where words of the user were removed since it was last looked at.
  func forgetContext(after removals: Removals) {
    if removals.total != knownRemovals { forgetContext() }
    knownRemovals = removals.total
  }

  /// The user's words, and the number of deletions that concern the conversation.
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
      var situation = Situation(
        now: environment.now(), calendar: environment.calendar,
        location: await environment.currentLocation(), language: language,
        currencyCode: currencyCode, region: region,
        requests: context.requests.map { request in
          .init(
            request.intent, personParameter: request.personParameter, isDone: request.isDone, text: text(of: request))
        },
        waiting: machine.waiting.map(named))
      situation.listed = await listed
      return situation
    }
  }

  /// The text of a request, which words can change in part.
  private func text(of request: ConversationContext.Request) -> String? {
    let parameter = assistant.descriptions[request.intent]?.textParameter
    return parameter.flatMap { name in request.slots.first { $0.parameter == name }?.value.text }
  }

  /// What words may point at of that which was listed last: nothing that a locked device must not tell, and nothing where
  /// a question offers its own choices.
  private var listed: [ListedThing] {
    get async {
      guard let listed = context.recentlyListed, machine.expectation?.choices.isEmpty != false else { return [] }
      let told = await environment.isLockedNow() ? withoutPrivate(context).recentlyListed : listed
      return told?.value ?? []
    }
  }

  /// A waiting request with its names and values, as the understanding needs it.
  private func named(_ waiting: WaitingRequest) -> Situation.WaitingRequest {
    let values = waiting.request.told.values.map(\.plain)
    return .init(names: assistant.names(of: waiting.request.intent, in: language) + values)
  }

  /// Gives words their types by the open request's handler.
  var typing: DialogueMachine.Typing {
    let handler = openHandler
    return { parameter, words in (try? handler?.typed(parameter, words)) ?? [] }
  }
}

extension AppRoute {
  init(_ app: AssistantApp) {
    self.init(identifier: app.identifier, name: app.displayName, usage: app.usageDescription)
  }
}

extension TurnReading {
  /// The reading without a rest that is as long as the whole, which would be heard endlessly.
  fileprivate func bounded(to length: Int) -> TurnReading {
    guard var understanding = act.understanding, let rest = understanding.rest, rest.understanding == nil,
      rest.words.utf8.count >= length
    else {
      return self
    }
    understanding.rest = nil
    var bounded = self
    bounded.act = .request(understanding)
    return bounded
  }
}
