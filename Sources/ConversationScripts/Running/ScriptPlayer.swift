import Foundation
import Parley

/// Plays one script: sets its world up, does its steps, and records what happens.
struct ScriptPlayer {
  private struct Playing {
    var conversation: Conversation
    /// How many of its events were recorded.
    var noted = 0
    var openQuestion: String?
  }

  private let script: Script
  private let assistant: Assistant
  private let languages: ScriptLanguages
  private let environment: SimulatedEnvironment
  private let user: User
  private let stubs = StubBook()
  private let donations: Donations
  private let donated: ScriptDonations
  /// What the user looks at; `nil` where no app shows anything.
  private let beside: SuggestionWorld?
  private var offers: [String] = []
  /// Whether a forecast is made before each utterance.
  var foretells = false
  private var foretold: Playback.Foretold?
  private var language: String?
  private var mode = ConversationMode.eyesOn
  private var conversations: [String: Playing] = [:]
  /// The name of the conversation that is spoken to; a script begins with the main one.
  private var current = "main"

  /// Sets the world up as the header says.
  init(
    _ script: Script, apps source: ScriptApps, languages: ScriptLanguages, policy: Policy,
    interpreters: InterpreterCache, people: PeopleCache
  ) async throws(ScriptProblems) {
    self.script = script
    self.environment = ScriptWorld.environment(of: script)
    let made = try source.make(script, environment)
    let contacts = ScriptWorld.contacts(of: script, made, usual: source.contacts)
    let stubbed = try ScriptWorld.stubbed(made, script, stubs, contacts, environment)
    self.donations = Donations(calendar: environment.calendar)
    self.donated = ScriptDonations(apps: stubbed, contacts: contacts)
    try ScriptWorld.check(donated, script, environment.now)
    self.beside =
      made.contains { $0.content != nil } || script.hasSuggestionSteps
      ? await SuggestionWorld(
        made, contacts: contacts, donations: donations, environment: environment,
        language: ScriptWorld.suggesting(in: ScriptWorld.firstLanguage(of: script))) : nil
    var apps = stubbed.map(\.givingDirections)
    if let beside {
      let reminders = beside.suggestions.history.reminders
      let language = ScriptWorld.firstLanguage(of: script)
      apps.append(AssistantApp.reminders(reminders, in: environment.environment, tag: language))
    }
    self.languages = languages
    self.assistant = try await ScriptWorld.assistant(apps, script, languages, policy, interpreters)
    self.user = people.user(knowing: contacts)
    await user.install(stubbed)
    for setting in script.settings { try await set(setting.directive, line: setting.line) }
  }

  mutating func play(_ watch: (Script.Step) -> Void) async -> Playback {
    let clock = ContinuousClock()
    var steps: [Playback.Step] = []
    for step in script.steps {
      watch(step)
      let start = clock.now
      let problem = await perform(step.action)
      let events = await newEvents()
      let duration = start.duration(to: clock.now)
      var played = Playback.Step(events: events, duration: duration, mode: mode, problem: problem)
      played.offers = offers
      played.foretold = foretold
      if case .say = step.action, let turn = await conversation().lastTurn {
        (played.latticeCount, played.searchCount) = (turn.latticeCount, turn.searchCount)
      }
      (offers, foretold) = ([], nil)
      steps.append(played)
    }
    let open = conversations.sorted { $0.key < $1.key }.compactMap(\.value.openQuestion).first
    // Ends observations and lets go of handlers that hang, so that nothing outlives the script.
    for playing in conversations.values { await playing.conversation.stopUpdates() }
    environment.advance(by: 1e12)
    return Playback(script: script, steps: steps, openQuestion: open, apps: assistant.apps)
  }

  // MARK: The steps

  /// Does one step; returns why it cannot be done, or `nil`.
  private mutating func perform(_ action: Script.Action) async -> String? {
    switch action {
    case .say(let words):
      if foretells { foretold = await foretell(words) }
      await conversation().hear(words)
      return nil
    case .tapChoice(let number):
      let events = await conversation().choose(number - 1)
      return events.isEmpty ? await nothingToTap("\(number)") : nil
    case .tap(let name): return await tap(name)
    case .directive(let directive):
      do throws(ScriptProblems) {
        try await set(directive, line: 0)
        return nil
      } catch {
        return error.problems.first?.words ?? ""
      }
    }
  }

  private mutating func tap(_ name: String) async -> String? {
    await conversation().tap(name).isEmpty ? await nothingToTap(name) : nil
  }

  private mutating func nothingToTap(_ name: String) async -> String {
    let message = await conversation().lastMessage
    let choices = (message?.choices.map(\.name) ?? []) + (message?.buttons ?? [])
    let there = choices.isEmpty ? "there is nothing to tap" : "there is \(choices.joined(separator: ", "))"
    return "'\(name)' cannot be tapped: \(there)."
  }

  private mutating func conversation() -> Conversation {
    if let playing = conversations[current] { return playing.conversation }
    let new = Conversation(
      with: assistant, user: user, environment: environment.environment, mode: mode, language: language,
      donations: donations, history: beside?.suggestions.history, keptTurns: .max)
    conversations[current] = Playing(conversation: new)
    return new
  }

  /// Makes a forecast of an utterance; afterwards the counters and the sleep of the script's apps are reset.
  private mutating func foretell(_ words: String) async -> Playback.Foretold {
    let conversation = conversation()
    let (counts, now, donated) = (stubs.counts, environment.now, await donations.count)
    let before = await conversation.stored()
    let forecast = await conversation.forecast(words)
    stubs.counts = counts
    if environment.now != now { environment.setNow(now) }
    let (after, donatedAfter) = (await conversation.stored(), await donations.count)
    // An update that came meanwhile is a turn of its own and not the forecast's effect.
    let isSame = after == before || after.turn != before.turn
    return Playback.Foretold(forecast: forecast, hasChangedNothing: isSame && donatedAfter == donated)
  }

  private mutating func newEvents() async -> [ConversationEvent] {
    guard var playing = conversations[current] else { return [] }
    let new = await playing.conversation.events(after: playing.noted)
    playing.noted = await playing.conversation.eventCount
    playing.openQuestion = Playback.openQuestion(after: new, before: playing.openQuestion)
    conversations[current] = playing
    return new
  }
}

// MARK: The world

extension ScriptPlayer {
  private mutating func set(_ directive: Directive, line: Int) async throws(ScriptProblems) {
    // The contacts at the beginning are part of the world's set-up.
    if case .contacts = directive, conversations.isEmpty { return }
    switch await DirectiveWorld(environment, user, assistant.apps).apply(directive) {
    case .none: try await setOfConversation(directive, line)
    case .done: break
    case .clock: await reportWhatWasDue()
    case .unknownApp(let name):
      throw problem(line, .unknownName(kind: "app", name: name, known: assistant.apps.map(\.displayName)))
    }
  }

  private mutating func setOfConversation(_ directive: Directive, _ line: Int) async throws(ScriptProblems) {
    switch directive {
    case .app, .host, .policy, .ignore: break
    case .currency(let code): try await count(in: code, line)
    case .locale(let tags): try await speak(tags, line)
    case .mode(let mode):
      self.mode = mode
      await conversations[current]?.conversation.present(in: mode)
    case .stub(let stub): stubs.add(stub)
    case .donated(let request):
      do throws(LineProblem) {
        await donations.donate(try donated.interaction(for: request, now: environment.now))
      } catch {
        throw problem(line, error.kind)
      }
    case .conversation(let name):
      current = name
      // What another conversation changed meanwhile may be reported here.
      await conversations[name]?.conversation.settle(in: environment)
    case .suggestion(let step): try await play(step, line)
    case .storeAndRestore: try await storeAndRestore(line)
    case .silence: await conversation().silence()
    case .locked, .unlocks, .location, .contacts, .vocabulary, .permission, .now, .advance: break
    }
  }

  /// Waits for results that are late because the clock was moved, and reports what is due.
  private mutating func reportWhatWasDue() async {
    for playing in conversations.values { await playing.conversation.settle(in: environment) }
    if let beside, !conversations.isEmpty {
      await SuggestionPlaying(world: beside, apps: assistant.apps, conversation: conversation()).remindWhatIsDue()
    }
  }

  /// Continues the conversation in the first of some languages; the others are understood too.
  private mutating func speak(_ tags: [String], _ line: Int) async throws(ScriptProblems) {
    let known = assistant.languages
    for tag in tags where !known.contains(where: { $0.isMeant(by: tag) }) {
      let all = known.map(\.tag) + languages.known.map(\.tag).filter { tag in !known.contains { $0.tag == tag } }
      throw problem(line, .unknownName(kind: "language", name: tag, known: all))
    }
    guard let spoken = tags.first else { return }
    language = spoken
    await conversations[current]?.conversation.speak(spoken)
  }

  private mutating func play(_ step: SuggestionStep, _ line: Int) async throws(ScriptProblems) {
    guard let beside else { return }
    let outcome = await SuggestionPlaying(world: beside, apps: assistant.apps, conversation: conversation()).play(step)
    offers = outcome.offers
    if let words = outcome.problem { throw problem(line, .setUp(words)) }
  }

  private mutating func storeAndRestore(_ line: Int) async throws(ScriptProblems) {
    guard let playing = conversations[current] else { return }
    do {
      let stored = try StoredConversation(json: try await playing.conversation.stored().json())
      let restored = try Conversation(
        restoring: stored, with: assistant, user: user, environment: environment.environment, donations: donations,
        history: beside?.suggestions.history, keptTurns: .max)
      // An observation continues from here on, not only from the next utterance.
      await restored.settle(in: environment)
      conversations[current] = Playing(conversation: restored, openQuestion: playing.openQuestion)
    } catch {
      throw problem(line, .setUp("the conversation cannot be restored: \(error)."))
    }
  }

  /// Sets the currency of bare amounts; a conversation that is under way is stored and restored with it.
  private mutating func count(in code: String, _ line: Int) async throws(ScriptProblems) {
    guard environment.currencyCode != code else { return }
    environment.currencyCode = code
    let former = current
    for name in conversations.keys.sorted() {
      current = name
      try await storeAndRestore(line)
    }
    current = former
  }

  private func problem(_ line: Int, _ kind: ScriptProblem.Kind) -> ScriptProblems {
    ScriptProblems([ScriptProblem(ScriptPlace(script.path, line: line), kind)])
  }
}
