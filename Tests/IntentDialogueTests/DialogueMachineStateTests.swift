import IntentDialogue
import IntentModel
import IntentUnderstanding
import Testing

/// Every state against every event: nothing traps, stalls or goes on for ever, and what cannot be is refused by name.
@Suite struct DialogueMachineStateTests {
  private struct Event: CustomStringConvertible, Sendable {
    var description: String
    var apply: @Sendable (inout DialogueMachine) -> Decision
    /// What the host says of the gates by this event.
    var gates: Gates?
    init(_ name: String, gates: Gates? = nil, _ apply: @escaping @Sendable (inout DialogueMachine) -> Decision) {
      self.description = name
      self.gates = gates
      self.apply = apply
    }
  }

  // MARK: The events

  private static let results: [(String, [AnyResolutionResult])] = [
    ("none", []),
    ("success", [.success(person("Ann"))]),
    ("two successes", [.success(person("Ann")), .success(person("Bea"))]),
    ("confirmation", [.confirmationRequired(person("Ann"))]),
    ("two", [.disambiguation(people(2))]),
    ("ten", [.disambiguation(people(10))]),
    ("eleven", [.disambiguation(people(11))]),
    ("empty offer", [.disambiguation([])]),
    ("offer of one", [.disambiguation(people(1))]),
    ("needsValue", [.needsValue]),
    ("needsMoreDetails", [.needsMoreDetails(person("Ann"))]),
    ("unsupported", [.unsupported]),
    ("unsupported away", [.unsupported(TeaGuestReason.away)]),
    ("notRequired", [.notRequired]),
    ("mixed", [.success(person("Ann")), .needsValue, .unsupported]),
    ("wrong type", [.success(AnyParameterValue(4))]),
  ]

  private static let replies: [DialogueAct] =
    [
      .yes, .no, .cancel, .help, .repetition, .choices([]), .choices([0]), .choices([1, 2]),
      .choices([-1, 99]), .choices(Array(0..<11)),
      .values(MachineRig.slots([("guests", "Zoe")]), correction: false),
      .values(MachineRig.slots([("guests", "Zoe"), ("note", "hot")]), correction: true),
      .values(MachineRig.slots([("spoons", "3")]), correction: false), .values([], correction: true),
      .change(parameter: "note"), .change(parameter: "spoons"),
      .remove(parameter: "note"), .remove(parameter: "guests"), .remove(parameter: "spoons"),
      .also(MachineRig.slots([("guests", "Zoe")])),
      .request(MachineRig.understanding([("guests", "Zoe")])), .request(Understanding()), .notUnderstood, .beyond,
      .lookUp(MachineRig.understanding()), .lookUp(Understanding()), .hesitation, .thanks, .greeting, .farewell, .skip,
      .startOver,
      .resume(place: nil), .resume(place: 0), .resume(place: 9), .allChoices, .takeBack([]),
      .takeBack(MachineRig.slots([("guests", "Ann")])), .yesThen("tea"), .cancelThen("tea"),
      .continuation(DialogueAct.Continuation(slots: [], language: "en")),
      .followUp(DialogueAct.FollowUp("OrderTea", place: 0, language: "en")),
      .denied(Understanding(denied: Reading("OrderTea", language: "en"), rest: "and a cake")), .denied(Understanding()),
    ] + QuestionSubject.allCases.map { .question($0) }

  private static let events: [Event] = {
    var events: [Event] = []
    let understandings = [Understanding(), MachineRig.understanding([("guests", "Ann")], rest: "and a cake")]
    let apps = [MachineRig.kitchen, MachineRig.cafe]
    let routes = [
      Routes(able: []), Routes(able: [apps[0]]), Routes(able: apps), Routes(named: apps[0], able: apps),
      Routes(named: apps[1], able: [apps[0]]),
    ]
    for understanding in understandings {
      for routes in routes {
        events.append(Event("understood") { $0.understood(understanding, routes: routes) })
      }
    }
    let readings = [("guests", "Ann"), ("note", "hot")].compactMap { MachineRig.understanding([$0]).best }
    events.append(
      Event("understood as either") {
        $0.understood(oneOf: readings, named: readings.map { _ in ["order tea", "tea"] })
      })
    events.append(Event("understood as none") { $0.understood(oneOf: [], named: []) })
    for rules in [IntentRules(), IntentRules(goAhead: .asked, requiresUnlock: true)] {
      let parameters = MachineRig.parameters(
        Reading("OrderTea", slots: MachineRig.slots([("guests", "Ann"), ("guests", "Bea")]), language: "en"))
      events.append(Event("began") { $0.began(parameters, rules: rules, key: "1") })
      events.append(Event("began with nothing") { $0.began([], rules: rules, key: "1") })
    }
    for status in PermissionStatus.allCases {
      for isLocked in [false, true] {
        let gates = Gates(permission: status, isLocked: isLocked)
        events.append(Event("looked \(gates)", gates: gates) { $0.looked(at: gates) })
      }
    }
    events += results.map { name, results in Event("resolved \(name)") { $0.resolved(results) } }
    events += replies.map { reply in
      Event("heard \(reply)") { $0.heard(reply, typing: MachineRig.typing) }
    }
    if let assistant = try? TeaHouse().assistant() {
      let facts = TurnFacts(assistant, language: "en")
      events += replies.map { reply in
        Event("heard with nothing open \(reply)") { $0.heard(TurnReading(reply), knowing: facts) }
      }
    }
    for authentication in Authentication.allCases {
      let gates = authentication == .granted ? Gates() : nil
      events.append(Event("authenticated \(authentication)", gates: gates) { $0.authenticated(authentication) })
    }
    for status in IntentHandlingStatus.allCases {
      let response = AnyIntentResponse(code: "\(status)", status: status)
      events.append(Event("confirmed \(status)") { $0.confirmed(response) })
      events.append(Event("handled \(status)") { $0.handled(response) })
    }
    events.append(Event("handled in background") { $0.handled(AnyIntentResponse(code: "handleInApp")) })
    for aside in Aside.allCases {
      for isPrivate in [false, true] {
        events.append(Event("wanted \(aside)") { $0.wanted(aside, isPrivate: isPrivate) })
      }
    }
    events.append(Event("threw") { $0.threw("no water") })
    events.append(Event("waited too long") { $0.waitedTooLong() })
    events.append(Event("cancelled") { $0.cancelled() })
    events.append(Event("silent") { $0.silent() })
    events.append(Event("resumed") { $0.resumed() })
    events.append(Event("interrupted") { $0.interrupted() })
    events.append(Event("came back") { $0.cameBack() ?? $0.resumedWaiting() })
    events.append(Event("resumed waiting") { $0.resumedWaiting() })
    return events
  }()

  // MARK: What must hold after each

  /// Whether the state waits for exactly what the decision has done next.
  private static func fits(_ next: Decision.Next, _ state: DialogueMachine.State) -> Bool {
    switch (next, state) {
    case (.begin, .beginning), (.lookAtGates, .atGates), (.rememberPermission, .atGates),
      (.authenticate, .authenticating), (.confirm, .confirming), (.handle, .handling), (.finish, .idle),
      (.startOver, .idle), (.wait, .idle), (.say, .idle), (.say, .asking), (.aside, .idle), (.aside, .asking),
      (.route, .idle), (.sayThenHear, .idle), (.stopObserving, .idle):
      true
    case (.resolve(let parameter), .resolving(let current)): parameter == current
    case (.ask(let prompt), .asking(let question)), (.answer(_, let prompt), .asking(let question)):
      [question.prompt, question.prompt.inShort].contains(prompt)
    default: false
    }
  }

  private static func kind(_ step: GuardedStep) -> String {
    switch step {
    case .resolve: "resolve"
    case .ask: "ask"
    case .say: "say"
    case .answer: "answer"
    case .confirm: "confirm"
    case .handle: "handle"
    case .tell: "tell"
    case .aside: "aside"
    }
  }

  /// Whether no request is open, also while something beside one waits for its gates.
  private static func isIdle(_ state: DialogueMachine.State) -> Bool {
    switch state {
    case .idle, .atGates(.aside(_, .idle)), .authenticating(.aside(_, .idle)): true
    default: false
    }
  }

  /// Nothing that the gates guard is decided but by what the host says of them, and no authentication outlives a turn.
  private static func expectGates(
    _ next: Decision.Next, of event: Event, before: DialogueMachine, after: DialogueMachine
  ) {
    let isRestricted = (before.request ?? after.request)?.rules.requiresUnlock == true
    func hold(_ isRight: Bool, _ what: String) {
      if !isRight { Issue.record("\(event) in \(name(before)): \(next) \(what)") }
    }
    if handsOver(next) {
      hold(event.gates != nil, "without looking at the permission")
      hold(
        [nil, .authorized].contains(event.gates?.permission) || before.permissionAnswer == true, "without permission")
    }
    if opens(next) || isRestricted && (handsOver(next) || shows(next)) {
      hold(event.gates != nil, "without looking at the lock")
      hold(event.gates?.isLocked != true || before.isAuthenticated, "on a locked device")
    }
    if !after.isWorking { hold(!after.isAuthenticated, "left the device unlocked") }
  }

  /// Whether the app is handed what the user said.
  private static func handsOver(_ next: Decision.Next) -> Bool {
    switch next {
    case .resolve, .confirm, .handle: true
    default: false
    }
  }

  /// Whether something of the request or of the app's answer is shown.
  private static func shows(_ next: Decision.Next) -> Bool {
    switch next {
    case .ask(let prompt), .answer(_, let prompt): ![.permission, .appChoice].contains(prompt.kind)
    case .say(let prompt): prompt.kind == .help && !["permission", "appChoice"].contains(prompt.variant)
    case .finish(let ending): ending.message?.kind == .response
    default: false
    }
  }

  /// Whether an app comes to the front.
  private static func opens(_ next: Decision.Next) -> Bool {
    if case .finish(let ending) = next, let opening = ending.opening { opening.code != "handleInApp" } else { false }
  }

  /// The states by what distinguishes them for the machine.
  private static func name(_ machine: DialogueMachine) -> String {
    switch machine.state {
    case .asking(let question): "asking \(question.kind)"
    case .resolving: "resolving"
    case .atGates(let step): "at gates before \(kind(step))"
    case .authenticating(let step): "authenticating before \(kind(step))"
    default: "\(machine.state)"
    }
  }

  @Test func everyStateTakesOrRefusesEveryEvent() {
    var seen: Set<DialogueMachine> = [DialogueMachine()]
    var frontier: [DialogueMachine] = [DialogueMachine()]
    var states: Set<String> = []
    var combinations = 0
    for _ in 0..<9 {
      var next: [DialogueMachine] = []
      var namesOfRound: [String: Int] = [:]
      for machine in frontier {
        for event in Self.events {
          combinations += 1
          var after = machine
          let decision = event.apply(&after)
          if case .refused(let name) = decision.next {
            #expect(after == machine, "\(event) was refused as \(name) and changed \(Self.name(machine))")
          } else {
            #expect(
              Self.fits(decision.next, after.state),
              "\(event) in \(Self.name(machine)): \(decision.next) but \(after.state)")
          }
          #expect((after.request == nil) == Self.isIdle(after.state))
          Self.expectGates(decision.next, of: event, before: machine, after: after)
          // A few of each kind of state go on: there are too many machines to follow them all.
          let name = Self.name(after)
          if seen.insert(after).inserted, namesOfRound[name, default: 0] < 5 {
            namesOfRound[name, default: 0] += 1
            next.append(after)
          }
        }
        states.insert(Self.name(machine))
      }
      frontier = next
    }
    let kinds = Set(Question.Kind.allCases.map { "asking \($0)" })
    #expect(states.isSuperset(of: kinds))
    #expect(
      states.isSuperset(of: [
        "idle", "beginning", "resolving", "confirming", "handling",
      ]))
    for step in ["resolve", "ask", "say", "confirm", "handle", "tell", "aside"] {
      #expect(states.contains("at gates before \(step)"))
      #expect(states.contains("authenticating before \(step)"))
    }
    #expect(combinations > 5000)
  }

  /// A handler and a user that always do the same come to an end, whatever it is that they do.
  @Test func nothingGoesOnForEver() {
    for results in Self.results.map(\.1) {
      for reply in Self.replies where !Self.changesNothing(reply) {
        var machine = DialogueMachine()
        let understanding = MachineRig.understanding([("guests", "Ann")])
        var decision = machine.understood(understanding, routes: Routes(able: [MachineRig.kitchen]))
        var steps = 0
        while machine.state != .idle, steps < 5000 {
          steps += 1
          decision = Self.answer(decision, &machine, results: results, reply: reply)
        }
        #expect(machine.state == .idle, "\(results) and \(reply) never end")
      }
    }
  }

  /// What may be said any number of times: the question is asked as often.
  private static func changesNothing(_ act: DialogueAct) -> Bool {
    switch act {
    case .help, .repetition, .hesitation, .thanks, .greeting, .resume, .question, .takeBack, .beyond: true
    default: false
    }
  }

  private static func answer(
    _ decision: Decision, _ machine: inout DialogueMachine, results: [AnyResolutionResult],
    reply: DialogueAct
  ) -> Decision {
    switch decision.next {
    case .begin(_, let reading):
      machine.began(
        MachineRig.parameters(reading), rules: IntentRules(goAhead: .asked, requiresUnlock: true), key: "1")
    case .lookAtGates, .rememberPermission: machine.looked(at: Gates(isLocked: true))
    case .resolve: machine.resolved(results)
    case .ask, .say, .answer, .sayThenHear: machine.heard(reply, typing: MachineRig.typing)
    case .authenticate: machine.authenticated(.granted)
    case .confirm: machine.confirmed(AnyIntentResponse(code: "ready"))
    case .handle: machine.handled(AnyIntentResponse(code: "success"))
    case .finish, .startOver, .wait, .refused, .aside, .route, .stopObserving: machine.cancelled()
    }
  }
}
