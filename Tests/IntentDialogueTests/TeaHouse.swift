import Foundation
import IntentDialogue
import IntentLanguages
import IntentModel
import IntentHistory
import IntentVocabulary

/// A controllable app, with the world around it: what the conversation tests talk to.
struct TeaHouse: Sendable {
  var world = SimulatedEnvironment(now: Date(timeIntervalSince1970: 1_795_000_000))
  var resolveGuests: @Sendable (TeaIntent) async throws -> [ResolutionResult<Person>] = { .asSaid($0.guests) }
  var resolveNote: @Sendable (TeaIntent) async throws -> ResolutionResult<String> = { .asSaid($0.note) }
  var confirm: @Sendable (TeaIntent) async throws -> TeaResponse = { _ in TeaResponse(.ready) }
  var handle: @Sendable (TeaIntent) async throws -> TeaResponse = { _ in TeaResponse(.success) }
  var updates: IntentUpdates<TeaIntent>?
  var asksFirst = false
  var restricted: Set<IntentName> = []
  var policy = Policy()
  var apps: [String] = ["Kitchen"]
  var examples: [String] = []

  var handler: AnyIntentHandler {
    let handler = AnyIntentHandler(
      TeaIntent.self,
      resolvers: [Resolver(\.guests, each: resolveGuests), Resolver(\.note, resolveNote)],
      confirm: confirm, handle: handle, updates: updates)
    return asksFirst ? handler.askingFirst() : handler
  }

  func app(_ name: String) -> AssistantApp {
    let vocabulary = AppVocabulary(intentPhrases: [AppVocabulary.IntentPhrases("OrderTea", examples: examples)])
    return AssistantApp(
      identifier: name.lowercased(), displayName: name, usageDescription: "It makes your tea.",
      restrictedWhileLocked: restricted, vocabularies: ["en": vocabulary], handlers: [handler])
  }

  func assistant() throws -> Assistant {
    try Assistant(
      apps: apps.map(app), languages: [.tea, .thé], policy: policy, interpreter: TeaInterpreter())
  }

  func conversation(
    mode: ConversationMode = .eyesOn, presenter: (any Presenter)? = nil, donations: Donations = Donations()
  ) throws -> Conversation {
    Conversation(
      with: try assistant(), environment: world.environment, mode: mode, presenter: presenter,
      donations: donations)
  }
}

extension Language {
  private static let teaPrompts = """
    OrderTea.guests needsValue: Tea for whom?
    OrderTea.guests needsValue: Sorry, who drinks it?
    OrderTea.guests unsupported away: {value} is away.
    OrderTea.note needsValue: Any wishes?
    OrderTea success: Tea[ for {guests}] is ready.
    OrderTea failureNoWater: There is no water.
    OrderTea goAhead: Shall I put the kettle on?
    OrderTea update: [Now it has {changed.temperature} degrees.]
    OrderTea ended unobserved: No more of the tea.
    """

  static let tea: Language = {
    var language = Language.english
    language.files.append(LanguageFile("en/Tea.txt", text: "== prompts\n" + teaPrompts))
    return language
  }()

  static let thé: Language = {
    var language = Language.french
    let prompts = teaPrompts.replacing("Tea for whom?", with: "Du thé pour qui ?")
      .replacing("Tea[ for {guests}] is ready.", with: "Le thé est prêt.")
    language.files.append(LanguageFile("fr/Tea.txt", text: "== prompts\n" + prompts))
    return language
  }()
}

/// Counts what it is asked to do.
actor Counter {
  private(set) var count = 0
  func add() { count += 1 }
}

/// A door that stays shut until it is opened: a handler that hangs, without sleeping.
actor Door {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    waiting.forEach { $0.resume() }
    waiting = []
  }
}

/// The lines of a turn as a trace shows them, without what the user said.
func trace(_ events: [ConversationEvent]) -> [String] {
  Trace(events).lines.filter { $0.mark != .user }.map(\.description)
}

func said(_ events: [ConversationEvent]) -> [String] {
  events.compactMap { if case .said(let message) = $0 { message.shown } else { nil } }
}
