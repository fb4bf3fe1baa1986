import IntentModel
import IntentUnderstanding

/// The dialogue's decisions: an event goes in, the next step comes out.
///
/// No clock, no I/O, nothing asynchronous.
///
/// Each method is named after the event and returns a ``Decision``. An event that cannot happen in the present state is
/// refused by name and changes nothing. The machine is a value and `Codable`: a conversation can be stored in the
/// middle of a question and continue elsewhere.
package struct DialogueMachine: Sendable, Hashable, Codable {
  package indirect enum State: Sendable, Hashable, Codable {
    /// Nothing is open. -> `.beginning`, `.asking` which app, `.atGates`
    case idle
    /// The typed intent is being made. -> `.atGates`, `.idle`
    case beginning
    /// The permission and the lock are looked at. -> what the step is, `.asking` for the permission, `.authenticating`
    case atGates(before: GuardedStep)
    /// A resolver works. -> `.atGates`, `.asking`, `.idle`
    case resolving(parameter: String)
    /// The user is to answer. -> `.atGates`, `.beginning`, `.asking`, `.idle`
    case asking(Question)
    /// The device is being unlocked. -> what the step is, `.idle`
    case authenticating(before: GuardedStep)
    /// The app checks the request. -> `.asking` for the go-ahead, `.atGates`, `.idle`
    case confirming
    /// The app carries the request out; it is never asked to twice. -> `.atGates`, `.idle`
    case handling
  }

  package internal(set) var state: State = .idle
  package internal(set) var request: OpenRequest?
  package internal(set) var policy: Policy
  /// How many utterances in a row were not understood while nothing was open.
  var misses = 0
  /// The requests that wait while another is open; the last one is taken up again first.
  package internal(set) var waiting: [WaitingRequest] = []
  /// Whether the device was unlocked since the user was last waited for; never stored.
  package internal(set) var isAuthenticated = false
  /// The user's answer about the permission since then, for a store that does not remember it; never stored.
  package internal(set) var permissionAnswer: Bool?

  /// The open request as it was when its question was last answered or taken up; never stored.
  ///
  /// A person who cannot unlock the device changes nothing of it, and cannot end it for good.
  @Boxed var asked: WaitingRequest?

  private enum CodingKeys: CodingKey { case state, request, policy, misses, waiting }

  package init(policy: Policy = Policy()) { self.policy = policy }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    state = try container.decode(State.self, forKey: .state)
    request = try container.decodeIfPresent(OpenRequest.self, forKey: .request)
    policy = try container.decode(Policy.self, forKey: .policy)
    misses = try container.decode(Int.self, forKey: .misses)
    waiting = try container.decodeIfPresent([WaitingRequest].self, forKey: .waiting) ?? []
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(state, forKey: .state)
    try container.encodeIfPresent(request, forKey: .request)
    try container.encode(policy, forKey: .policy)
    try container.encode(misses, forKey: .misses)
    if !waiting.isEmpty { try container.encode(waiting, forKey: .waiting) }
  }

  /// The machine without what the app and the host decide anew when it is restored.
  var storable: DialogueMachine {
    var machine = DialogueMachine(policy: policy)
    machine.state = state
    machine.request = request?.withoutRules
    machine.misses = misses
    machine.waiting = waiting.map { waiting in
      var waiting = waiting
      waiting.request = waiting.request.withoutRules
      return waiting
    }
    return machine
  }

  package var question: Question? {
    if case .asking(let question) = state { question } else { nil }
  }

  /// What the user's next words are expected to answer; `nil` where no question is open.
  package var expectation: Expectation? {
    guard let question, let request else { return nil }
    return question.expectation(for: request)
  }

  /// Whether the machine waits for a phase to end, not for the user.
  package var isWorking: Bool {
    switch state {
    case .idle, .asking: false
    default: true
    }
  }

  // MARK: What may happen at any time

  /// The user or the host calls the request off.
  package mutating func cancelled() -> Decision {
    if let given = givenUp() { return given }
    guard request != nil else { return refuse("cancelled") }
    // The app may still carry out what it has begun, so the user is not told that it is cancelled.
    return end(.cancelled, state == .handling ? "mayBeDone" : "cancelled")
  }

  /// The user gives up the open request for another one, which is heard once this one has ended.
  mutating func cancelled(thenHear rest: Understanding.Rest) -> Decision {
    let decision = cancelled()
    guard case .finish(var ending) = decision.next else { return decision }
    ending.rest = rest
    return Decision(.finish(ending), problems: decision.problems)
  }

  /// Continues where a stored conversation stopped: asks again, or repeats a phase that is safe to repeat.
  ///
  /// Handling is not repeated: the user hears that it was interrupted.
  package mutating func resumed() -> Decision {
    switch state {
    case .idle: return Decision(.wait)
    case .asking(let question):
      keepAsked(question)
      return ask(question)
    case .resolving(let parameter): return enter(.resolve(parameter: parameter))
    case .confirming: return enter(.confirm)
    case .handling: return interrupted()
    case .atGates(let step), .authenticating(let step): return enter(step)
    case .beginning:
      guard let request, let app = request.app else { return refuse("resumed") }
      return Decision(.begin(app, request.reading))
    }
  }

  /// A restored conversation gets something other than an answer: the interrupted phase ends.
  package mutating func interrupted() -> Decision {
    switch state {
    case .idle, .asking: return refuse("interrupted")
    case .handling: return end(.inProgress, "interrupted")
    default: return givenUp() ?? end(.setAside, "leftOff")
    }
  }

  // MARK: Common to all

  func refuse(_ event: String) -> Decision { Decision(.refused(event: event)) }

  /// A prompt about the open request.
  func prompt(
    _ kind: AssistantMessage.Kind, variant: String? = nil, parameter: String? = nil
  ) -> PromptRequest {
    var prompt = PromptRequest(
      kind, variant: variant, intent: request?.intent, parameter: parameter, app: request?.app?.name)
    if !(kind.tellsNoValues && request?.rules.requiresUnlock == true) { prompt.details = request?.told ?? [:] }
    if let usage = request?.app?.usage { prompt.details["usage"] = .text(usage) }
    return prompt
  }

  /// Ends the request with a sentence for this variant.
  mutating func end(
    _ outcome: ConversationEvent.Outcome, _ variant: String, problems: [ConversationEvent.HandlerProblem] = []
  ) -> Decision {
    end(outcome, message: prompt(.ended, variant: variant), problems: problems)
  }

  mutating func end(
    _ outcome: ConversationEvent.Outcome, message: PromptRequest?, problems: [ConversationEvent.HandlerProblem] = []
  ) -> Decision {
    let ending = ending(outcome, message)
    return Decision(finish(ending).next, problems: problems)
  }

  /// Ends the request with the app's answer, which is withheld on a locked device.
  mutating func tell(
    _ outcome: ConversationEvent.Outcome, _ response: AnyIntentResponse, opens: Bool = false
  ) -> Decision {
    var ending = ending(outcome, message(for: response))
    ending.opening = opens ? response : nil
    return enter(.tell(ending))
  }

  private func ending(_ outcome: ConversationEvent.Outcome, _ message: PromptRequest?) -> Ending {
    var ending = Ending(outcome: outcome, message: message)
    guard outcome.goesOnWithTheRest else { return ending }
    ending.rest = request?.rest
    ending.others = request?.others
    return ending
  }

  mutating func finish(_ ending: Ending) -> Decision {
    request = nil
    asked = nil
    waitForUser(.idle)
    return Decision(.finish(ending))
  }

  func problem(_ rule: ConversationEvent.HandlerProblem.Rule, in phase: String, _ detail: String? = nil)
    -> ConversationEvent.HandlerProblem
  {
    ConversationEvent.HandlerProblem(rule, intent: request?.intent ?? "", phase: phase, detail: detail)
  }

  /// The name of the current phase in problems.
  var phase: String? {
    switch state {
    case .beginning: "begin"
    case .resolving(let parameter): "resolve \(parameter)"
    case .confirming: "confirm"
    case .handling: "handle"
    default: nil
    }
  }
}

extension AssistantMessage.Kind {
  /// Whether the message may be said on a locked device even for a request that needs an unlocked one.
  fileprivate var tellsNoValues: Bool {
    switch self {
    case .authentication, .ended, .waiting: true
    default: false
    }
  }
}

extension ConversationEvent.Outcome {
  /// Whether the rest of the sentence is heard after this end; a user who stops one request stops both.
  fileprivate var goesOnWithTheRest: Bool {
    switch self {
    case .done, .inProgress, .continuedInApp, .failed: true
    case .cancelled, .refused, .gaveUp, .setAside, .notPermitted, .notAuthenticated: false
    }
  }
}
