import ConversationScripts
import Foundation
import Parley

/// One session of `parley talk`: the conversation, its state before each turn, and what is to be saved of it.
actor TalkSession {
  /// The state before a turn, to go back to.
  struct Past {
    var stored: StoredConversation
    var recordings: TalkRecordings
    /// How many events there were before the turn.
    var eventCount: Int
  }

  let console: Console
  var world: TalkWorld
  let view: TalkView
  var conversation: Conversation
  var recordings: TalkRecordings
  var past: [Past] = []
  /// Pauses between two phases; `nil` where there are none.
  var stepping: TalkStepping?
  private var typed: TalkInput?
  /// Whether the last thing that happened was a control-C with nothing to cancel.
  private var wasInterrupted = false
  private var hasEnded = false

  /// - Parameter view: What shows the conversation; the console does, if it is not given.
  init(
    _ world: TalkWorld, console: Console, language: String?, mode: ConversationMode, view: TalkView? = nil
  ) async {
    self.console = console
    self.world = world
    let view = view ?? TalkView(console: console)
    self.view = view
    view.mode = mode
    self.conversation = Conversation(
      with: world.assistant, user: world.user, environment: world.explainingEnvironment, mode: mode,
      language: language, presenter: view, donations: world.donations,
      history: world.suggestionWorld.suggestions.history, keptTurns: .max)
    self.recordings = TalkRecordings(header: world.header(language: await conversation.language, mode: mode))
  }

  /// Reads lines until the end of the input or `:quit`.
  func run(_ input: TalkInput) async {
    let interrupts = console.isInteractive ? Interrupts { Task { await self.interrupted() } } : nil
    defer { withExtendedLifetime(interrupts) {} }
    while !hasEnded {
      switch await input.next() {
      case .line(let line):
        wasInterrupted = false
        await take(line)
      case .interrupt: await interrupted()
      case .end: hasEnded = true
      }
    }
    if recordings.file != nil { await stopRecording() }
  }

  /// The lines that are typed; at a terminal they are edited, completed and remembered.
  func input() async -> TalkInput {
    if let typed { return typed }
    var names = world.apps.flatMap { $0.names.map(\.spokenPhrase) }
    names += world.contacts.map(\.displayName)
    let things = world.apps.map(\.displayName) + (await world.suggestionWorld.titles)
    let input = TalkInput(
      console: console,
      completion: Completion(commands: TalkCommand.completions, names: names, things: things),
      history: History(file: console.isInteractive ? History.usualFile : nil))
    typed = input
    return input
  }

  /// Does what one line asks for: words of the user's, or a command.
  func take(_ line: String) async {
    let words = line.trimmingCharacters(in: .whitespaces)
    if words.hasPrefix(":") {
      await TalkCommand.run(String(words.dropFirst()), in: self)
    } else if !words.isEmpty {
      await turn { await $0.hear(line) }
    }
  }

  /// One turn: it can be undone, and it is part of what is saved.
  func turn(_ body: @Sendable (Conversation) async -> [ConversationEvent]) async {
    let conversation = conversation
    view.lastTurn = { await conversation.lastTurn }
    let before = Past(
      stored: await conversation.stored(), recordings: recordings, eventCount: await conversation.eventCount)
    stepping?.begin()
    view.spinner.start()
    let events = await body(conversation)
    view.spinner.stop()
    guard !events.isEmpty else { return }
    past.append(before)
    recordings.note(events, in: view.mode)
    await sayLanguage(of: events)
  }

  /// Names the language of words that were not understood, where the apps have vocabulary in it and it is not loaded.
  private func sayLanguage(of events: [ConversationEvent]) async {
    guard let words = LanguageGuess.words(in: events) else { return }
    let spoken = Set(world.assistant.languages.map { String($0.tag.prefix { $0 != "-" }) })
    let others = LanguageGuess.languages(of: world.apps, known: world.known).filter { !spoken.contains($0.tag) }
    guard let language = await LanguageGuess.language(of: words, for: world.apps, among: others) else { return }
    say("That sounds like \(LanguageGuess.name(of: language)): ':locale \(language.tag)' goes on in it.")
  }

  /// Control-C: cancels the open request; with none, a second one ends the session.
  private func interrupted() async {
    let events = await conversation.cancelRequest()
    recordings.noteCancelling(events, in: view.mode)
    if !events.isEmpty {
      wasInterrupted = false
    } else if wasInterrupted {
      hasEnded = true
    } else {
      wasInterrupted = true
      console.print("Control-C again, or :quit, leaves.")
    }
  }

  // MARK: What commands do to it

  func end() { hasEnded = true }

  /// Lines as wide as the terminal, broken between words; a pipe gets them whole.
  func say(_ text: String) {
    guard console.isTerminal else { return console.print(text) }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = String(line.prefix { $0 == " " })
      let room = max(20, console.currentWidth - 1 - indent.count)
      for part in TextWidth.wrapped(String(line.dropFirst(indent.count)), to: room) { console.print(indent + part) }
    }
  }

  /// Changes the world between two turns, so that a saved script changes it too.
  func change(_ directive: String, _ body: (TalkWorld) -> Void) async {
    let count = await conversation.eventCount
    body(world)
    await noteChange(directive, after: count)
  }

  /// Waits for the effects of a change of the world, and records its line with the events after a number of them.
  func noteChange(_ directive: String, after count: Int) async {
    await conversation.settle(in: world.environment)
    await SuggestionPlaying(world: world.suggestionWorld, apps: world.apps, conversation: conversation)
      .remindWhatIsDue()
    recordings.note(directive)
    recordings.note(await conversation.events(after: count), in: view.mode)
  }

  func present(in mode: ConversationMode) async {
    view.mode = mode
    await conversation.present(in: mode)
    recordings.note("mode: \(mode.scriptName)")
  }

  /// Speaks a language from now on; one that was not loaded yet is.
  func speak(_ language: Language) async {
    do {
      if !world.assistant.languages.contains(where: { $0.tag == language.tag }) {
        world = try world.speaking(language)
        try replace(by: await conversation.stored())
      }
    } catch {
      return say("\(error)")
    }
    let language = language.tag
    await conversation.speak(language)
    recordings.note("locale: \(language)")
  }

  /// Goes back before the last turn; `false` where there was none.
  func undo() async -> Bool {
    guard let before = past.popLast() else { return false }
    let done = await conversation.events(after: before.eventCount).compactMap(\.handledText)
    do throws(RestoringError) {
      try replace(by: before.stored)
      recordings = before.recordings
      for text in done { say("Done and not undone: \(text)") }
      return true
    } catch {
      say("That cannot be undone: \(error).")
      return true
    }
  }

  /// A copy of a stored conversation, to try something in without showing it.
  func copied(_ stored: StoredConversation) throws(RestoringError) -> Conversation {
    try Conversation(
      restoring: stored, with: world.assistant, user: world.user, environment: world.environment.environment)
  }

  func replace(by stored: StoredConversation) throws(RestoringError) {
    conversation = try Conversation(
      restoring: stored, with: world.assistant, user: world.user, environment: world.explainingEnvironment,
      presenter: view, donations: world.donations,
      history: world.suggestionWorld.suggestions.history, keptTurns: .max)
    view.mode = stored.mode
  }
}

extension TalkWorld {
  /// The surroundings of a conversation that keeps why its words are read as they are.
  fileprivate var explainingEnvironment: ConversationEnvironment {
    var explaining = self.environment.environment
    explaining.explainsTurns = true
    return explaining
  }
}

extension ConversationEvent {
  /// What an app has carried out, as scripts write it.
  fileprivate var handledText: String? {
    if case .handled = self { EventLine(self).text } else { nil }
  }
}
