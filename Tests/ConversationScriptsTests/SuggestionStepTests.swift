import ConversationScripts
import Parley
import SimulatedApps
import Testing

/// What a script's user does beside the conversation.
@Suite struct SuggestionStepTests {
  private static let apps = ScriptApps(folders: { folder, environment in
    let app = try SimulatedApp(at: folder, environment: environment.environment)
    return ScriptApp(app.app, contacts: app.contacts, content: app.restaurants)
  })

  private func run(_ lines: String, apps: String = "Vocabulary/MonkeyEats, Vocabulary/MonkeyRides") async throws
    -> ScriptResult
  {
    let script = try Script("app: \(apps)\n\n\(lines)\nUser: Hello\nAssistant: …\n", path: "Story.conversation")
    return await ScriptRunner(apps: Self.apps).run(script)
  }

  private func failure(_ lines: String) async throws -> String? {
    guard case .failed(let failure) = try await run(lines).outcome else { return nil }
    return failure.summary
  }

  @Test(arguments: [
    ("view: Banana Palace", SuggestionStep.view("Banana Palace", app: nil)),
    ("view MonkeyEats: Banana Palace", .view("Banana Palace", app: "MonkeyEats")),
    ("view: nothing", .view(nil, app: nil)), ("switch: MonkeyRides", .switchTo(app: "MonkeyRides")),
    ("look: lock-screen", .look(at: .lockScreen)), ("look: maps", .look(at: .maps)),
    ("type: Let’s meet at", .type("Let’s meet at", field: nil)),
    ("type telephoneNumber: +1", .type("+1", field: .telephoneNumber)), ("search: fig", .search("fig")),
    ("open: Banana Palace", .open("Banana Palace")), ("arrive: home", .arrive(.home)), ("leave: work", .leave(.work)),
    ("arrive: the pier", .arrive(.place(Placemark(name: "the pier")))), ("remove: Fig", .remove("Fig")),
  ])
  func isReadFromALine(_ line: String, _ step: SuggestionStep) throws {
    #expect(try Directive(line) == .suggestion(step))
  }

  @Test func anUnknownFieldIsToldWithTheKnownOnes() {
    #expect(throws: DirectiveProblem.self) { try Directive("type phone: 1") }
    #expect(throws: DirectiveProblem.self) { try Directive("look: fridge") }
  }

  @Test func whatIsOfferedHasToBeForeseen() async throws {
    #expect(try await run("view: Banana Palace\nswitch: MonkeyRides\n+ Get a ride to Banana Palace (…)").hasPassed)
    #expect(
      try await failure("view: Banana Palace\nswitch: MonkeyRides")
        == "Story.conversation:4: something is offered that the script does not foresee.")
    #expect(
      try await failure("view: Banana Palace\nswitch: MonkeyRides\n+ nothing")
        == "Story.conversation:5: something else is offered.")
    #expect(try await run("switch: MonkeyRides\n+ nothing").hasPassed)
  }

  @Test func whatCannotBeDoneIsTold() async throws {
    let nothing = try #require(await failure("view: Nowhere"))
    #expect(nothing.contains("there is nothing called 'Nowhere' to look at"))
    let app = try #require(await failure("switch: MonkeyCake\n+ nothing"))
    #expect(app.contains("no app is called 'MonkeyCake'"))
    let open = try #require(await failure("open: Banana Palace"))
    #expect(open.contains("nothing called 'Banana Palace' was found or came back"))
    let result = try await run("view: Banana Palace", apps: "Vocabulary/MonkeyRides")
    #expect(!result.hasPassed)
  }
}
