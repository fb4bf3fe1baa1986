import ConversationScripts
import Foundation
import Parley

/// One sitting of `parley talk`: the conversation, what it was before each turn, and what is to be saved of it.
actor TalkSession {
  /// How things were before a turn, to go back to.
  struct Past {
    var stored: StoredConversation
    var recording: ScriptRecording
  }

  let console: Console
  let world: TalkWorld
  let view: TalkView
  var conversation: Conversation
  var recording: ScriptRecording
  var past: [Past] = []
  /// Whether the last thing that happened was a control-C that had nothing to call off.
  private var wasInterrupted = false
  private var hasEnded = false

  init(_ world: TalkWorld, console: Console, language: String?, mode: PresentationMode) async {
    self.console = console
    self.world = world
    self.view = TalkView(console: console)
    view.mode = mode
    self.conversation = Conversation(
      with: world.assistant, user: world.user, environment: world.environment.environment, mode: mode,
      language: language, presenter: view, donations: world.donations)
    self.recording = ScriptRecording(header: world.header(language: await conversation.language, mode: mode))
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
  }

  /// The lines that are typed; at a terminal they are edited, completed and remembered.
  func input() async -> TalkInput {
    var names = world.apps.flatMap { $0.names.map(\.spokenPhrase) }
    names += world.contacts.map(\.displayName)
    return TalkInput(
      console: console, completion: Completion(commands: TalkCommand.all.map(\.name), names: names),
      history: History(file: console.isInteractive ? History.usualFile : nil))
  }

  /// Does what one line asks for.
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
    let before = Past(stored: await conversation.stored(), recording: recording)
    let events = await body(conversation)
    guard !events.isEmpty else { return }
    past.append(before)
    recording.note(events, in: view.mode)
  }

  /// Control-C: calls the open request off; with nothing open, a second one leaves.
  private func interrupted() async {
    let events = await conversation.cancelRequest()
    recording.noteCancelling(events, in: view.mode)
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

  func say(_ text: String) { console.print(text) }

  /// Changes the world between two turns, so that a saved script changes it too.
  func change(_ directive: String, _ body: (TalkWorld) -> Void) async {
    let count = await conversation.events.count
    body(world)
    await conversation.settle(in: world.environment)
    recording.note(directive)
    recording.note(await conversation.events.dropFirst(count), in: view.mode)
  }

  func present(in mode: PresentationMode) async {
    view.mode = mode
    await conversation.present(in: mode)
    recording.note("mode: \(mode.rawValue)")
  }

  func speak(_ language: String) async {
    await conversation.speak(language)
    recording.note("locale: \(language)")
  }

  /// Goes back before the last turn; `false` where there was none.
  func undo() async -> Bool {
    guard let before = past.popLast() else { return false }
    do throws(RestoringError) {
      try replace(by: before.stored)
      recording = before.recording
      return true
    } catch {
      say("That cannot be undone: \(error).")
      return true
    }
  }

  /// The same conversation, to try something that nobody sees.
  func copied(_ stored: StoredConversation) throws(RestoringError) -> Conversation {
    try Conversation(
      restoring: stored, with: world.assistant, user: world.user, environment: world.environment.environment)
  }

  func replace(by stored: StoredConversation) throws(RestoringError) {
    conversation = try Conversation(
      restoring: stored, with: world.assistant, user: world.user, environment: world.environment.environment,
      presenter: view, donations: world.donations)
    view.mode = stored.mode
  }
}
