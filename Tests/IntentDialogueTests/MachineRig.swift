import IntentDialogue
import IntentModel
import IntentUnderstanding

/// Plays one tea order against the machine, without a conversation, an app or an understanding.
struct MachineRig {
  var machine: DialogueMachine
  var last: Decision
  /// What the machine finds at its gates, and whether the device is unlocked when it asks for that.
  var gates = Gates()
  var unlocks = true
  static let kitchen = AppRoute(identifier: "kitchen", name: "Kitchen", usage: "It makes your tea.")
  static let cafe = AppRoute(identifier: "cafe", name: "Café")

  static let handler = AnyIntentHandler(
    TeaIntent.self,
    resolvers: [
      Resolver(\.guests, each: { .asSaid($0.guests) }), Resolver(\.note, { .asSaid($0.note) }),
      Resolver(\.size, { .asSaid($0.size) }),
    ],
    handle: { _ in TeaResponse(.success) })

  init(policy: Policy = Policy()) {
    self.machine = DialogueMachine(policy: policy)
    self.last = machine.resumedCopy
  }

  static func typing(_ parameter: String, _ words: [SpokenValue]) -> [AnyParameterValue] {
    (try? handler.typed(parameter, words)) ?? []
  }

  static func slots(_ values: [(String, String)]) -> [IntentDraft.Slot] {
    values.map { name, text in
      switch name {
      case "guests": .init(name, SpokenValue(text, .person(Person(text))))
      case "size": .init(name, SpokenValue(text, .symbol(text)))
      default: .init(name, SpokenValue(text))
      }
    }
  }

  static func understanding(_ values: [(String, String)] = [], rest: Understanding.Rest? = nil) -> Understanding {
    Understanding(best: Reading("OrderTea", slots: slots(values), language: "en"), rest: rest)
  }

  /// What the handler makes of what was said, as the machine is given it.
  static func parameters(_ reading: Reading) -> [ParameterProgress] {
    guard let intent = try? handler.begin(reading.draft) else { return [] }
    return handler.description.parameters.map { parameter in
      ParameterProgress(
        parameter.name, isArray: parameter.isArray,
        isResolved: handler.resolvedParameters.contains(parameter.name),
        values: (try? handler.values(parameter.name, intent)) ?? [])
    }
  }

  /// Understood, begun and permitted: the first resolver is called next.
  @discardableResult
  mutating func order(
    _ values: [(String, String)] = [], rest: Understanding.Rest? = nil, untaken: [Reading.Untaken] = [],
    rules: IntentRules = TeaIntent.rules
  ) -> Decision {
    var understanding = Self.understanding(values, rest: rest)
    understanding.best?.untaken = untaken
    last = machine.understood(understanding, routes: Routes(able: [Self.kitchen]))
    guard case .begin(_, let reading) = last.next else { return last }
    return pass(machine.began(Self.parameters(reading), rules: rules, key: "1"))
  }

  /// Goes on through the gates as they are now.
  @discardableResult
  mutating func pass(_ decision: Decision) -> Decision {
    last = look(decision)
    if case .authenticate = last.next { last = look(machine.authenticated(unlocks ? .granted : .refused)) }
    if last != decision { last.problems = decision.problems + last.problems }
    return last
  }

  private mutating func look(_ decision: Decision) -> Decision {
    guard case .lookAtGates(_, let lock) = decision.next else { return decision }
    return machine.looked(at: Gates(permission: gates.permission, isLocked: lock && gates.isLocked))
  }

  @discardableResult
  mutating func confirm(_ response: AnyIntentResponse) -> Decision { pass(machine.confirmed(response)) }

  @discardableResult
  mutating func handle(_ response: AnyIntentResponse) -> Decision { pass(machine.handled(response)) }

  @discardableResult
  mutating func resolve(_ results: AnyResolutionResult...) -> Decision {
    pass(machine.resolved(results))
  }

  /// Settles what is left as it was said, up to confirm.
  @discardableResult
  mutating func settle() -> Decision {
    while case .resolve(let name) = last.next, let parameter = machine.request?[parameter: name] {
      let values = parameter.liveValues
      pass(machine.resolved(values.isEmpty ? [.notRequired] : values.map { .success($0) }))
    }
    return last
  }

  @discardableResult
  mutating func reply(_ reply: DialogueAct) -> Decision {
    pass(machine.heard(reply, typing: Self.typing))
  }

  @discardableResult
  mutating func say(_ values: [(String, String)], correction: Bool = false) -> Decision {
    reply(.values(Self.slots(values), correction: correction))
  }

  func values(_ parameter: String) -> [String] {
    machine.request?[parameter: parameter]?.liveValues.compactMap { $0.value?.told.plain } ?? []
  }

  var asked: PromptRequest? { last.next.asked }
  var ending: Ending? { last.next.ending }
}

extension DialogueMachine {
  var resumedCopy: Decision {
    var copy = self
    return copy.resumed()
  }
}

extension Decision.Next {
  var asked: PromptRequest? {
    if case .ask(let prompt) = self { prompt } else { nil }
  }

  var answered: (told: PromptRequest, question: PromptRequest)? {
    if case .answer(let told, let question) = self { (told, question) } else { nil }
  }

  var ending: Ending? {
    switch self {
    case .finish(let ending), .startOver(_, _, let ending): ending
    default: nil
    }
  }
}

func person(_ name: String, handle: String? = nil) -> AnyParameterValue {
  AnyParameterValue(Person(name, handle: handle.map { PersonHandle($0) }))
}

func people(_ count: Int) -> [AnyParameterValue] {
  (0..<max(0, count)).map { person("Guest \($0 + 1)") }
}
