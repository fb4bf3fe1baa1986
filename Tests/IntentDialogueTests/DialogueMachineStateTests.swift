import IntentDialogue
import IntentModel
import IntentUnderstanding
import Testing

/// Every state against every event: nothing traps, stalls or goes on for ever, and what cannot be is refused by name.
@Suite struct DialogueMachineStateTests {
  private struct Event: CustomStringConvertible, Sendable {
    var description: String
    var apply: @Sendable (inout DialogueMachine) -> Decision
    init(_ name: String, _ apply: @escaping @Sendable (inout DialogueMachine) -> Decision) {
      self.description = name
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

  private static let replies: [ReplyReading] = [
    .yes, .no, .cancel, .help, .repetition, .choices([]), .choices([0]), .choices([1, 2]),
    .choices([-1, 99]), .choices(Array(0..<11)),
    .values(MachineRig.slots([("guests", "Zoe")]), correction: false),
    .values(MachineRig.slots([("guests", "Zoe"), ("note", "hot")]), correction: true),
    .values(MachineRig.slots([("spoons", "3")]), correction: false), .values([], correction: true),
    .change(parameter: "note"), .change(parameter: "spoons"),
    .request(MachineRig.understanding([("guests", "Zoe")])), .request(Understanding()), .notUnderstood,
  ]

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
    for rules in [IntentRules(), IntentRules(goAhead: .asked, requiresUnlock: true)] {
      let parameters = MachineRig.parameters(
        Reading("OrderTea", slots: MachineRig.slots([("guests", "Ann"), ("guests", "Bea")]), language: "en"))
      events.append(Event("began") { $0.began(parameters, rules: rules, requiresUnlock: false) })
      events.append(Event("began with nothing") { $0.began([], rules: rules, requiresUnlock: false) })
    }
    for status in PermissionStatus.allCases {
      events.append(Event("permission \(status)") { $0.permissionAnswered(status) })
    }
    events += results.map { name, results in Event("resolved \(name)") { $0.resolved(results) } }
    events += replies.map { reply in
      Event("replied \(reply)") { $0.replied(reply, typing: MachineRig.typing) }
    }
    for authentication in Authentication.allCases {
      events.append(Event("authenticated \(authentication)") { $0.authenticated(authentication) })
    }
    for status in IntentHandlingStatus.allCases {
      let response = AnyIntentResponse(code: "\(status)", status: status)
      events.append(Event("confirmed \(status)") { $0.confirmed(response) })
      events.append(Event("handled \(status)") { $0.handled(response) })
    }
    events.append(Event("handled in background") { $0.handled(AnyIntentResponse(code: "handleInApp")) })
    events.append(Event("threw") { $0.threw("no water") })
    events.append(Event("waited too long") { $0.waitedTooLong() })
    events.append(Event("cancelled") { $0.cancelled() })
    events.append(Event("resumed") { $0.resumed() })
    events.append(Event("interrupted") { $0.interrupted() })
    return events
  }()

  // MARK: What must hold after each

  /// Whether the state waits for exactly what the decision has done next.
  private static func fits(_ next: Decision.Next, _ state: DialogueMachine.State) -> Bool {
    switch (next, state) {
    case (.begin, .beginning), (.checkPermission, .checkingPermission),
      (.rememberPermission, .checkingPermission), (.authenticate, .authenticating),
      (.authenticate, .opening), (.confirm, .confirming), (.handle, .handling), (.finish, .idle),
      (.startOver, .idle), (.wait, .idle), (.say, .idle), (.say, .asking):
      true
    case (.resolve(let parameter), .resolving(let current)): parameter == current
    case (.ask(let prompt), .asking(let question)): prompt == question.prompt
    default: false
    }
  }

  /// The states by what distinguishes them for the machine.
  private static func name(_ machine: DialogueMachine) -> String {
    switch machine.state {
    case .asking(let question): "asking \(question.kind)"
    case .resolving: "resolving"
    case .opening: "opening"
    default: "\(machine.state)"
    }
  }

  @Test func everyStateTakesOrRefusesEveryEvent() {
    var seen: Set<DialogueMachine> = [DialogueMachine()]
    var frontier: [DialogueMachine] = [DialogueMachine()]
    var states: Set<String> = []
    var combinations = 0
    for _ in 0..<8 {
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
          #expect((after.request == nil) == (after.state == .idle))
          // A few of each kind of state go on: there are too many machines to follow them all.
          let name = Self.name(after)
          if seen.insert(after).inserted, namesOfRound[name, default: 0] < 6 {
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
        "idle", "beginning", "checkingPermission", "resolving", "authenticating", "confirming",
        "handling", "opening",
      ]))
    #expect(combinations > 5000)
  }

  /// A handler and a user that always do the same come to an end, whatever it is that they do.
  @Test func nothingGoesOnForEver() {
    for results in Self.results.map(\.1) {
      for reply in Self.replies where ![.help, .repetition].contains(reply) {
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

  private static func answer(
    _ decision: Decision, _ machine: inout DialogueMachine, results: [AnyResolutionResult],
    reply: ReplyReading
  ) -> Decision {
    switch decision.next {
    case .begin(_, let reading):
      machine.began(MachineRig.parameters(reading), rules: IntentRules(goAhead: .asked), requiresUnlock: true)
    case .checkPermission, .rememberPermission: machine.permissionAnswered(.authorized)
    case .resolve: machine.resolved(results)
    case .ask, .say: machine.replied(reply, typing: MachineRig.typing)
    case .authenticate: machine.authenticated(.granted)
    case .confirm: machine.confirmed(AnyIntentResponse(code: "ready"))
    case .handle: machine.handled(AnyIntentResponse(code: "success"))
    case .finish, .startOver, .wait, .refused: machine.cancelled()
    }
  }
}
