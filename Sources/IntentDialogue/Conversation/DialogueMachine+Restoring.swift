import IntentModel
import IntentVocabulary
import StepCounting

extension DialogueMachine {
  /// The machine with all values typed again by their handlers.
  ///
  /// The policy, the rules of the request, its gates and its app's name come from the assistant and the host: a stored
  /// conversation cannot change what is allowed. A request that stopped right before handling is confirmed and asked
  /// about again.
  func restored(with assistant: Assistant, in environment: ConversationEnvironment) throws(RestoringError)
    -> DialogueMachine
  {
    guard let state = state.restored else { throw .inconsistent }
    var restored = self
    restored.state = state
    restored.policy = assistant.policy
    guard restored.isConsistent else { throw .inconsistent }
    restored.waiting = try restoredWaiting(with: assistant, in: environment)
    guard restored.hasDistinctKeys else { throw .inconsistent }
    let routes = request?.routes ?? []
    restored.request?.routes = routes.map { route in assistant.app(route.identifier).map { AppRoute($0) } ?? route }
    guard let request = restored.request, let route = request.app else { return restored }
    guard let app = assistant.app(route.identifier) else { throw .noApp(route.identifier) }
    guard let handler = app.handler(of: request.intent), let rules = app.rules(of: request.intent) else {
      throw .noHandler(request.intent, app: route.identifier)
    }
    var known = try request.restored(by: handler)
    known.rules = rules
    known.app = AppRoute(app)
    known.key = request.key ?? environment.makeRequestKey()
    restored.request = known
    try restored.restoreQuestion(by: handler, of: request.intent, app: app.displayName)
    return restored
  }

  /// The requests that were set aside, restored like an open one; one whose app is gone is dropped.
  private func restoredWaiting(
    with assistant: Assistant, in environment: ConversationEnvironment
  ) throws(RestoringError) -> [WaitingRequest] {
    guard waiting.count <= WaitingRequest.most else { throw .inconsistent }
    var restored: [WaitingRequest] = []
    for var waiting in waiting {
      var machine = DialogueMachine(policy: policy)
      machine.state = .asking(waiting.question)
      machine.request = waiting.request
      do {
        machine = try machine.restored(with: assistant, in: environment)
      } catch {
        guard error.isAbsence else { throw error }
        continue
      }
      guard let request = machine.request, let question = machine.question else { throw .inconsistent }
      (waiting.request, waiting.question) = (request, question)
      restored.append(waiting)
    }
    return restored
  }

  /// Whether state and request fit together, and no count is higher than a conversation can reach.
  private var isConsistent: Bool {
    guard Self.isCount(misses) else { return false }
    guard let request else { return state == .idle }
    guard request.isConsistent else { return false }
    switch state {
    case .idle: return false
    case .asking(let question): return isConsistent(question, request)
    case .resolving(let parameter): return request.app != nil && request[parameter: parameter] != nil
    case .atGates(.tell(let ending)): return request.app != nil && Self.isCount(ending.message?.attempt ?? 0)
    case .atGates, .authenticating: return false
    case .beginning, .confirming, .handling: return request.app != nil
    }
  }

  private func isConsistent(_ question: Question, _ request: OpenRequest) -> Bool {
    let isKnown = question.parameter.map { request[parameter: $0] != nil } ?? true
    let isSettled = request.parameters.allSatisfy { $0.state != .open }
    let prompt = question.prompt
    // The intent that the question names is the one that its answer decides about.
    let isItsOwn = (prompt.intent ?? request.intent) == request.intent && prompt.parameter == question.parameter
    return [question.misses, question.element, prompt.attempt].allSatisfy(Self.isCount) && isKnown && isItsOwn
      && [.app, .request].contains(question.kind) == (request.app == nil)
      && (question.kind != .request || request.alternatives?.count == question.prompt.choices.count)
      && (question.kind != .goAhead || isSettled && prompt.kind == .goAhead && prompt.intent != nil)
  }

  /// Whether all keys differ: a host handles each key once.
  private var hasDistinctKeys: Bool {
    let keys = ([request] + waiting.map(\.request)).compactMap { $0?.key }
    return Set(keys).count == keys.count
  }

  /// Whether a conversation can have counted that far.
  fileprivate static func isCount(_ count: Int) -> Bool { (0...1_000_000).contains(count) }

  /// The values that the open question offers, typed again.
  private mutating func restoreQuestion(
    by handler: AnyIntentHandler, of intent: IntentName, app: String
  ) throws(RestoringError) {
    guard case .asking(var question) = state else { return }
    if question.prompt.app != nil { question.prompt.app = app }
    if let parameter = question.parameter {
      question.candidates = try handler.restored(question.candidates, of: parameter)
    }
    state = .asking(question)
  }
}

extension DialogueMachine.State {
  /// The state in which to continue; `nil` for one in which no conversation stops.
  ///
  /// A step that waited at the gates is taken again from the beginning, and only the user's own go-ahead leads to
  /// handling.
  fileprivate var restored: DialogueMachine.State? {
    switch self {
    case .atGates(let step), .authenticating(let step): step.restored
    case .asking(var question):
      {
        question.before = nil
        return .asking(question)
      }()
    default: self
    }
  }
}

extension RestoringError {
  /// Whether the stored conversation may be intact, with only its app missing.
  fileprivate var isAbsence: Bool {
    switch self {
    case .noApp, .noHandler: true
    default: false
    }
  }
}

extension GuardedStep {
  fileprivate var restored: DialogueMachine.State? {
    switch self {
    case .resolve(let parameter): .resolving(parameter: parameter)
    case .ask(let question), .say(_, let question), .answer(_, let question):
      DialogueMachine.State.asking(question).restored
    case .confirm, .handle: .confirming
    case .tell: .atGates(before: self)
    case .aside(_, .idle): .idle
    case .aside(_, .asking(let question)): DialogueMachine.State.asking(question).restored
    case .aside: nil
    }
  }
}

extension OpenRequest {
  /// Whether no parameter occurs twice, and no count is higher than a conversation can reach.
  fileprivate var isConsistent: Bool {
    Steps.count(self.rounds.count + self.parameters.count)
    let counts = [self.totalRounds] + self.rounds.values
    return counts.allSatisfy(DialogueMachine.isCount) && Set(self.parameters.map(\.name)).count == self.parameters.count
      && self.parameters.allSatisfy { $0.isArray || $0.elements.count <= 1 }
  }

  /// The request with all values typed again by its handler.
  ///
  /// Throws ``RestoringError/inconsistent`` where a parameter is a list here and not there, or the reverse.
  func restored(by handler: AnyIntentHandler) throws(RestoringError) -> OpenRequest {
    guard isConsistent else { throw .inconsistent }
    var restored = self
    for (index, parameter) in self.parameters.enumerated() {
      let values = try handler.restored(parameter.elements.map(\.value), of: parameter.name)
      guard handler.description[parameter: parameter.name]?.isArray == parameter.isArray else { throw .inconsistent }
      for (place, value) in values.enumerated() {
        restored.parameters[index].elements[place].value = value
        guard let said = parameter.elements[place].said else { continue }
        restored.parameters[index].elements[place].said = try handler.restored([said], of: parameter.name).first
      }
    }
    return restored
  }
}

extension AnyIntentHandler {
  fileprivate func restored(
    _ values: [AnyParameterValue], of parameter: String
  ) throws(RestoringError) -> [AnyParameterValue] {
    Steps.count(values.count)
    do {
      guard let description = description[parameter: parameter] else {
        throw IntentHandlerError.noParameter(parameter, of: name)
      }
      return try values.map { try $0.restored(by: description) }
    } catch {
      throw .unreadableValue(parameter: parameter, of: name)
    }
  }
}
