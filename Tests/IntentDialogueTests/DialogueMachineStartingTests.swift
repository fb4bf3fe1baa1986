import IntentDialogue
import IntentModel
import IntentUnderstanding
import Testing

@Suite struct DialogueMachineStartingTests {
  @Test func oneAppIsTakenWithoutAQuestion() {
    var machine = DialogueMachine()
    let decision = machine.understood(MachineRig.understanding(), routes: Routes(able: [MachineRig.kitchen]))
    guard case .begin(let app, _) = decision.next else {
      Issue.record("\(decision.next)")
      return
    }
    #expect(app == MachineRig.kitchen)
  }

  @Test func severalAppsAreAskedAbout() {
    var machine = DialogueMachine()
    let routes = Routes(able: [MachineRig.cafe, MachineRig.kitchen])
    let decision = machine.understood(MachineRig.understanding([("guests", "Ann")]), routes: routes)
    #expect(decision.next.asked?.kind == .appChoice)
    #expect(decision.next.asked?.choices.map(\.name) == ["Café", "Kitchen"])
    // What is said meanwhile is kept for the request.
    _ = machine.heard(.values(MachineRig.slots([("note", "lemon")]), correction: false)) { _, _ in [] }
    guard case .begin(let app, let reading) = machine.heard(.choices([1]), typing: MachineRig.typing).next
    else {
      Issue.record("\(machine.state)")
      return
    }
    #expect(app == MachineRig.kitchen)
    #expect(reading.slots.map(\.parameter) == ["guests", "note"])
  }

  @Test func aNamedAppWins() {
    var machine = DialogueMachine()
    let routes = Routes(named: MachineRig.kitchen, able: [MachineRig.cafe, MachineRig.kitchen])
    guard case .begin(let app, _) = machine.understood(MachineRig.understanding(), routes: routes).next else {
      Issue.record("\(machine.state)")
      return
    }
    #expect(app == MachineRig.kitchen)
  }

  @Test func aNamedAppThatCannotSaysSo() {
    var machine = DialogueMachine()
    let routes = Routes(named: MachineRig.kitchen, able: [MachineRig.cafe])
    guard case .say(let said) = machine.understood(MachineRig.understanding(), routes: routes).next else {
      Issue.record("\(machine.state)")
      return
    }
    #expect(said.variant == "appCannot")
    #expect(said.app == "Kitchen")
    #expect(machine.state == .idle)
  }

  @Test func noAppAtAllSaysSo() {
    var machine = DialogueMachine()
    guard case .say(let said) = machine.understood(MachineRig.understanding(), routes: Routes(able: [])).next
    else {
      Issue.record("\(machine.state)")
      return
    }
    #expect(said.variant == "noApp")
  }

  @Test func whatIsNotUnderstoodIsSaidInOtherWords() {
    var machine = DialogueMachine()
    let attempts = (0..<6).map { _ in
      if case .say(let said) = machine.understood(Understanding(), routes: Routes(able: [])).next {
        said.attempt
      } else {
        -1
      }
    }
    #expect(attempts == [0, 1, 2, 3, 3, 3])
  }

  @Test func permissionIsAskedForAndRemembered() {
    var rig = MachineRig()
    rig.last = rig.machine.understood(
      MachineRig.understanding(), routes: Routes(able: [MachineRig.kitchen]))
    rig.last = rig.machine.began(
      MachineRig.parameters(Reading("OrderTea", language: "en")), rules: IntentRules(), key: "1")
    #expect(rig.last.next == .lookAtGates(app: "kitchen", lock: false))
    rig.last = rig.machine.looked(at: Gates(permission: .notDetermined))
    #expect(rig.asked?.kind == .permission)
    #expect(rig.asked?.details["usage"] == .text("It makes your tea."))
    #expect(rig.reply(.yes).next == .rememberPermission(app: "kitchen", granted: true, lock: false))
    #expect(rig.machine.looked(at: Gates()).next == .resolve(parameter: "guests"))
  }

  @Test(arguments: [PermissionStatus.denied, .restricted]) func withoutPermissionNothingReachesTheApp(
    status: PermissionStatus
  ) {
    var machine = DialogueMachine()
    _ = machine.understood(MachineRig.understanding(), routes: Routes(able: [MachineRig.kitchen]))
    _ = machine.began([], rules: IntentRules(), key: "1")
    let ending = machine.looked(at: Gates(permission: status)).next.ending
    #expect(ending?.outcome == .notPermitted)
    #expect(ending?.message?.variant == (status == .denied ? "deniedBefore" : "restricted"))
  }
}
