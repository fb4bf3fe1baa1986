import ConversationScripts
import Parley
import ParleySuggestions
import SimulatedApps
import Testing

/// What a script's user does beside the conversation.
@Suite struct SuggestionStepTests {
  private static let apps = ScriptApps(folders: { folder, environment in
    let app = try SimulatedApp(at: folder, environment: environment.environment)
    return ScriptApp(
      app.app, contacts: app.contacts, content: app.restaurants, media: app.media,
      widgets: app.widgets.map { ScriptWidget($0.description, provider: $0) })
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
    ("type emailAddress:", .type("", field: .emailAddress)), ("contact: Bobo Jr.", .card(of: "Bobo Jr.")),
    ("contact Bobo Jr.: pay BananaCash", .choose(app: "BananaCash", .pay, on: "Bobo Jr.")),
    ("contact Koko: message none", .choose(app: nil, .message, on: "Koko")),
    ("connect: headphones", .connect(.headphonesConnected)), ("connect: car", .connect(.gotIntoCar)),
    ("play: Morning Howl", .play("Morning Howl", app: nil)), ("play: nothing", .play(nil, app: nil)), ("pause", .pause),
    ("widget: compact", .widget(app: nil, .init(.compact))),
    ("widget MonkeyEats: quick-actions", .widget(app: "MonkeyEats", .init(.expanded, in: .quickActions))),
    ("widget: expanded, fails no network", .widget(app: nil, .init(.expanded, update: .failed("no network")))),
    ("widget: compact, no data", .widget(app: nil, .init(.compact, update: .noData))), ("hand off", .handOff),
    ("widget: expanded, screen 640 x 160", .widget(app: nil, turned(update: nil))),
    ("widget: expanded, screen 640 x 160, no data", .widget(app: nil, turned(update: .noData))),
  ])
  func isReadFromALine(_ line: String, _ step: SuggestionStep) throws {
    #expect(try Directive(line) == .suggestion(step))
  }

  private static func turned(update: WidgetUpdateResult?) -> SuggestionStep.WidgetLook {
    var look = SuggestionStep.WidgetLook(.expanded, update: update)
    look.screen = WidgetSize(width: 640, height: 160)
    return look
  }

  @Test func anUnknownFieldIsToldWithTheKnownOnes() {
    #expect(throws: DirectiveProblem.self) { try Directive("type phone: 1") }
    #expect(throws: DirectiveProblem.self) { try Directive("look: fridge") }
  }

  @Test(arguments: [
    ("connect: headphone", "'connect' cannot be 'headphone'. Did you mean 'headphones'?"),
    ("widget: large", "'widget' cannot be 'large'. It is one of compact, expanded, quick-actions."),
    (
      "widget MonkeyEats: compact, broken",
      "'widget MonkeyEats' cannot be 'broken'. It is one of no data, fails no network, screen 640 x 160."
    ),
    (
      "widget: compact, screen 640",
      "'widget' cannot be 'compact, screen 640'. It is written like 'widget: expanded, screen 640 x 160'."
    ),
    (
      "widget: compact, screen 0 x inf",
      "'widget' cannot be 'compact, screen 0 x inf'. It is written like 'widget: expanded, screen 640 x 160'."
    ),
    ("contact Koko: email MonkeyChat", "'contact Koko' cannot be 'email'. It is one of message, call, pay."),
    ("contact Koko: pay", "'contact Koko' cannot be 'pay'. It is written like 'contact Koko: pay MonkeyChat'."),
    ("play:", "'play' has no value. It is written like 'play: Morning Howl'."),
  ])
  func whatCannotBeReadIsToldWithTheNearest(_ line: String, _ words: String) {
    do throws(DirectiveProblem) {
      let directive = try Directive(line)
      Issue.record("\(directive)")
    } catch {
      #expect(error.description == words)
    }
  }

  @Test(arguments: ["hand off", "pause"]) func aStepIsNoSettingOfTheHeader(_ line: String) {
    #expect(throws: ScriptProblems.self) {
      try Script("\(line)\n\nUser: hi\nAssistant: …\n", path: "Story.conversation")
    }
  }

  @Test(arguments: [
    ("contact: Kokko\n+ nothing", "no contact is called 'Kokko'. Did you mean 'Koko'?"),
    ("contact Koko: pay MonkeyRides", "'MonkeyRides' cannot pay anyone."),
    ("play: Morning Owl", "there is nothing called 'Morning Owl' to play. Did you mean 'Morning Howl'?"),
    ("pause", "nothing is playing."),
    ("widget MonkeyEat: compact\n+ nothing", "no widget is called 'MonkeyEat'. Did you mean 'MonkeyEats'?"),
    ("hand off", "the user looks at nothing that can be handed off."),
  ])
  func whatIsNotThereIsTold(_ lines: String, _ words: String) async throws {
    let apps = "Vocabulary/MonkeyEats, Vocabulary/MonkeyChat, Vocabulary/MonkeyRides, Examples/Apps/MonkeyTunes"
    guard case .failed(let failure) = try await run(lines, apps: apps).outcome else {
      Issue.record("it has passed")
      return
    }
    #expect("\(failure)".contains(words), "\(failure)")
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
