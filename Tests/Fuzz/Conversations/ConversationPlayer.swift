import Foundation
import Parley
import Synchronization

/// Plays the steps of one case, and holds the laws after each.
struct ConversationPlayer {
  private let world: FuzzWorld
  private let current: CurrentConversation
  private var conversation: Conversation {
    get { current.conversation }
    nonmutating set { current.conversation = newValue }
  }
  /// The names to hold for forgotten once what was open when they were removed has ended.
  private var removed: [String] = []
  /// The conversation as it was when it was copied.
  private var copied: StoredConversation?

  init(_ world: FuzzWorld, language: Language) {
    self.world = world
    current = CurrentConversation(world.conversation(language: language.tag))
  }

  /// Plays a step.
  ///
  /// Returns what the user saw of it.
  mutating func play(_ step: ConversationSteps.Step) async throws -> [String] {
    world.probe.note("[\(step)]")
    world.probe.beginStep()
    let events = try await perform(step)
    await world.probe.finish()
    checkEnd(of: step, events, in: await conversation.language)
    if let words = step.words, words.contains(where: \.isLetter) {
      world.probe.hold(!events.messages.isEmpty, "an utterance has an answer", words)
    }
    await conversation.settle(in: world.environment)
    if world.probe.openQuestion == nil {
      for name in removed { world.probe.forget(name) }
      removed = []
    }
    try world.probe.check()
    return events.compactMap { event in
      switch event {
      case .said(let message): message.shown
      case .handled(let record, _): "* \(record.intent.name) -> \(record.response.code)"
      case .ended(let outcome): "ended \(outcome)"
      default: nil
      }
    }
  }

  private mutating func perform(_ step: ConversationSteps.Step) async throws -> [ConversationEvent] {
    switch step {
    case .say(let words), .deny(_, let words), .ask(_, let words): return await world.hear(words, in: conversation)
    case .tap(let number): return await conversation.choose(number - 1)
    case .press(let number):
      let buttons = await conversation.lastMessage?.buttons ?? []
      return buttons.indices.contains(number - 1) ? await conversation.press(buttons[number - 1]) : []
    case .cancel: return await conversation.cancelRequest()
    case .resume: return await conversation.resume()
    case .silence: return await conversation.silence()
    case .copy:
      copied = await conversation.stored()
      world.probe.copies()
    case .swap: try await swap()
    case .restore: try await restore()
    case .lock: world.environment.lock()
    case .unlock: world.environment.unlock()
    case .unlocks(let unlocks): world.environment.unlocksWhenAsked = unlocks
    case .advance(let seconds): world.environment.advance(by: seconds)
    case .mode(let mode): await conversation.present(in: mode)
    case .permission(let status): world.environment.setPermissionOfAllApps(status)
    case .forget(let name): await forget(name)
    case .during(let phase, let action): disturb(phase, action)
    }
    return []
  }

  private mutating func forget(_ name: String) async {
    guard ContactsApp.names.contains(name) else { return }
    await world.forget(name)
    world.probe.remove(name)
    removed.append(name)
  }

  /// Stores the conversation as JSON and goes on with what is read of it.
  mutating func restore() async throws {
    let stored = await conversation.stored()
    let json = try JSONEncoder().encode(stored)
    let read = try JSONDecoder().decode(StoredConversation.self, from: json)
    let text = String(decoding: json, as: UTF8.self)
    try expect(read == stored, "a stored conversation is the same when it is read", text)
    await conversation.stopUpdates()
    do { conversation = try world.restored(read) } catch {
      throw Finding("a stored conversation can be restored", "\(error)")
    }
  }

  /// What was handled is told as handled, nothing is handled in a turn in which it was called off or denied, and a question
  /// is answered with what was asked for.
  private func checkEnd(of step: ConversationSteps.Step, _ events: [ConversationEvent], in language: String) {
    world.probe.checkTold(events)
    let isCalledOff =
      switch step {
      case .say(let words): words == Self.cancelWords[language]
      case .silence: true
      default: false
      }
    let handled = world.probe.handledInStep
    world.probe.hold(!isCalledOff || handled.isEmpty, "nothing is handled in a turn that calls it off", "\(step)")
    switch step {
    case .deny(let intent, _):
      world.probe.hold(!handled.contains(intent), "nothing is handled that is denied", "\(step)")
    case .ask(let subject, _): world.probe.checkAnswers(events.messages, to: subject)
    default: break
    }
  }

  /// Goes on with the copy in place of the conversation.
  private mutating func swap() async throws {
    guard let copied else { return }
    world.probe.goesOnWithCopy()
    await conversation.stopUpdates()
    do { conversation = try world.restored(copied) } catch {
      throw Finding("a stored conversation can be restored", "\(error)")
    }
    // What was open in the copy may name people who were removed since; it is withdrawn when it is spoken of.
    self.copied = nil
  }

  private func disturb(_ phase: String, _ action: String) {
    let (world, current) = (world, current)
    let word = action.prefix { $0 != " " }
    let rest = String(action.dropFirst(word.count + 1))
    world.probe.disturb(
      .init(phase: phase) {
        switch word {
        case "lock": world.environment.lock()
        case "unlock": world.environment.unlock()
        case "throw": throw Finding("an app fails")
        case "slow": await world.environment.sleep(for: Double(rest) ?? 5)
        case "forget": await world.forget(rest)
        case "hear": world.probe.begin { await current.conversation.hear(rest) }
        case "cancel": await Self.cancel(current.conversation, world.probe)
        case "deny": world.environment.setPermissionOfAllApps(.denied)
        default: break
        }
      })
  }

  /// Calls a phase off from inside of it.
  ///
  /// The turn that is on ends before the call that calls it off does.
  private static func cancel(_ conversation: Conversation, _ probe: Probe) async {
    probe.begin { await conversation.cancelRequest() }
    for _ in 0..<100_000 where !Task.isCancelled { await Task.yield() }
  }

  /// Ends the case: whatever is open can be called off by saying so.
  mutating func end() async throws {
    world.environment.advance(by: 1e7)
    await conversation.settle(in: world.environment)
    var tries = 0
    while let question = world.probe.openQuestion {
      tries += 1
      try expect(tries <= 4, "every question can be called off", question)
      _ = try await play(.say(Self.cancelWords[await conversation.language] ?? "cancel"))
    }
    await conversation.stopUpdates()
    world.probe.endDisturbances()
    try world.probe.check()
  }

  private static let cancelWords = [
    "en": "cancel", "fr": "annuler", "de": "abbrechen", "es": "cancelar", "it": "annulla", "nl": "annuleren",
  ]
}

/// The conversation that goes on: what happens while a handler works is done to it, not to one that was stored.
private final class CurrentConversation: Sendable {
  private let state: Mutex<Conversation>

  init(_ conversation: Conversation) { state = Mutex(conversation) }

  var conversation: Conversation {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
