import Parley
import Testing

@testable import ConversationScripts

/// Handlers with one bug each, what exploring says of them, and the script that shows it.
@Suite struct ExplorerTests {
  /// A messenger with a bug of choice.
  private struct Buggy: SendMessageIntent.Handling {
    enum Bug {
      case none, offersAgain, wrongCount, readyFromHandle, throwing, neverContent, emptyChoice
      case asksTwice, undeclaredReason, roundAndRound
    }
    var bug: Bug

    enum Undeclared: String, UnsupportedReasons { case onTheMoon }

    func resolveRecipients(for intent: SendMessageIntent) async throws -> [ResolutionResult<Person>] {
      if intent.recipients.isEmpty { return [.needsValue] }
      switch bug {
      case .offersAgain: return [.disambiguation([Person("Bobo Jr."), Person("Little Bobo")])]
      case .wrongCount: return []
      case .emptyChoice: return intent.recipients.map { _ in .disambiguation([]) }
      // Nobody can be reached; only Koko may be one of two others.
      case .roundAndRound:
        let others = [Person("Bobo Jr."), Person("Little Bobo")]
        return intent.recipients.map { $0.displayName == "Koko" ? .disambiguation(others) : .unsupported }
      case .undeclaredReason: return intent.recipients.map { _ in .unsupported(Undeclared.onTheMoon) }
      default: return intent.recipients.map { .success($0) }
      }
    }

    func resolveContent(for intent: SendMessageIntent) async throws -> ResolutionResult<String> {
      switch bug {
      case .neverContent: return .needsValue
      // The first answer is lost; a second one is taken.
      case .asksTwice where intent.content == "hello there": return .needsValue
      default: return intent.content.map { .success($0) } ?? .needsValue
      }
    }

    func handle(_ intent: SendMessageIntent) async throws -> SendMessageIntent.Response {
      if bug == .throwing { throw NoNetwork() }
      return SendMessageIntent.Response(bug == .readyFromHandle ? .ready : .success)
    }

    struct NoNetwork: Error {}
  }

  private static func apps(_ bug: Buggy.Bug) -> ScriptApps {
    let vocabulary = AppVocabulary(
      file: "", intentPhrases: [AppVocabulary.IntentPhrases("SendMessage", examples: ["Send a message to Bobo"])])
    return ScriptApps { _ in
      let app = AssistantApp(
        identifier: "com.example.MonkeyChat", displayName: "MonkeyChat", vocabularies: ["en": vocabulary],
        handlers: [.sendMessage(Buggy(bug: bug))])
      return [ScriptApp(app, contacts: [Person("Bobo"), Person("Koko")])]
    }
  }

  private func findings(_ bug: Buggy.Bug, depth: Int = 3, most: Int = 14) async throws -> [Finding] {
    var explorer = Explorer(apps: Self.apps(bug), header: [])
    explorer.depth = depth
    explorer.mostConversations = most
    return try await explorer.explore().findings
  }

  /// A finding's script passes as long as the bug is there.
  private func checkIsKept(_ finding: Finding, _ bug: Buggy.Bug) async throws {
    let script = try Script(finding.script, path: "kept.conversation")
    #expect(script.lines.first?.hasPrefix("# Found by exploring. SendMessage: ") == true)
    try await script.check(with: Self.apps(bug))
  }

  @Test func findsNothingWrongWithASoundHandler() async throws {
    #expect(try await findings(.none).map(\.summary) == [])
  }

  @Test(arguments: [
    (
      Buggy.Bug.offersAgain, Finding.Kind.neverConverges(parameter: "recipients"),
      "SendMessage: recipients is offered again after it was picked: "
    ),
    (
      .neverContent, .unanswerable(parameter: "content"),
      "SendMessage: no answer settles content: What do you want to say to Bobo?"
    ),
    (
      .asksTwice, .askedTwice(parameter: "content"),
      "SendMessage: content is asked again after it was answered: What do you want to say to Bobo?"
    ),
    (
      .undeclaredReason, .withoutWords,
      "SendMessage: there are no words for it: unsupported recipients onTheMoon"
    ),
  ])
  private func findsThePlantedBug(_ bug: Buggy.Bug, _ kind: Finding.Kind, _ summary: String) async throws {
    let found = try await findings(bug)
    let finding = try #require(found.first { $0.kind == kind }, "\(found.map(\.summary))")
    #expect(finding.summary.hasPrefix(summary))
    try await checkIsKept(finding, bug)
  }

  @Test(arguments: [
    (Buggy.Bug.wrongCount, ConversationEvent.HandlerProblem.Rule.wrongNumberOfResults),
    (.readyFromHandle, .readyFromHandle),
    (.throwing, .threw), (.emptyChoice, .emptyDisambiguation),
  ])
  private func findsBrokenRules(_ bug: Buggy.Bug, _ rule: ConversationEvent.HandlerProblem.Rule) async throws {
    let found = try await findings(bug)
    let finding = try #require(found.first { if case .rule(rule, _) = $0.kind { true } else { false } }, "\(found)")
    #expect(finding.summary.hasPrefix("SendMessage: the handler breaks a rule in "))
    try await checkIsKept(finding, bug)
  }

  @Test func findsQuestionsThatFollowEachOtherRoundAndRound() async throws {
    let found = try await findings(.roundAndRound, depth: 5, most: 150)
    let finding = try #require(found.first { $0.kind == .deadEnd }, "\(found.map(\.summary))")
    #expect(
      finding.summary
        == "SendMessage: a dead end, no answer leads out of it: I can’t find Bobo in MonkeyChat. Who should it go to instead?"
    )
    try await checkIsKept(finding, .roundAndRound)
  }

  /// An intent of a host's own that brings no words for one of its codes.
  private struct OrderTeaIntent: Intent {
    static let name: IntentName = "OrderTea"
    static let parameters: [Parameter<Self>] = [Parameter("cups", \.cups)]
    var cups: Int?

    struct Response: IntentResponse {
      let code: Code
      var userActivity: UserActivity?

      init(code: Code, userActivity: UserActivity?) {
        self.code = code
        self.userActivity = userActivity
      }

      enum Code: Int, IntentResponseCode {
        case unspecified = 0
        case ready, success, failure, failureNoTea
      }
    }
  }

  @Test func findsACodeWithoutWords() async throws {
    let handler = AnyIntentHandler(
      OrderTeaIntent.self, handle: { _ in OrderTeaIntent.Response(code: .success, userActivity: nil) })
    let apps = ScriptApps { _ in
      [ScriptApp(AssistantApp(identifier: "com.example.Tea", displayName: "Tea", handlers: [handler]))]
    }
    let found = try await Explorer(apps: apps, header: []).explore().findings
    #expect(found.map(\.kind) == [.withoutWords])
    #expect(
      found.first?.summary == "OrderTea: there are no words for it: en: there is no prompt for 'OrderTea failureNoTea'")
  }

  @Test func tellsWhatItCouldNotExplore() async throws {
    var explorer = Explorer(apps: Self.apps(.none), header: [], language: .german)
    #expect(try await explorer.explore().unexplored == ["SendMessage"])
    explorer.requests = ["Schreib Bobo eine Nachricht"]
    explorer.depth = 1
    explorer.mostConversations = 12
    let exploration = try await explorer.explore()
    #expect(exploration.unexplored == [])
    #expect(exploration.findings.map(\.summary) == [])
    #expect(exploration.edges.contains { $0.reply == "User: hallo zusammen" })
  }

  @Test func drawsTheDialogue() async throws {
    var explorer = Explorer(apps: Self.apps(.none), header: [])
    explorer.depth = 1
    explorer.mostConversations = 8
    let exploration = try await explorer.explore()
    let mermaid = exploration.graph(.mermaid)
    #expect(mermaid.hasPrefix("flowchart TD\n  s0[\"SendMessage\"]\n"))
    #expect(mermaid.contains("|\"hello there ¦ see you soon ¦ …\"|"))
    let dot = exploration.graph(.dot)
    #expect(dot.hasPrefix("digraph dialogue {\n") && dot.hasSuffix("}\n"))
    #expect(dot.contains("label=\"SendMessage content needsValue\""))
    let svg = exploration.graph(.svg)
    #expect(svg.hasPrefix("<svg xmlns=") && svg.hasSuffix("</svg>\n"))
    #expect(svg.contains(">content</text>") && svg.contains(">hello there | see you soon | …</text>"))
    #expect(svg.components(separatedBy: "<g").count == svg.components(separatedBy: "</g>").count)
  }

  @Test func nothingInADrawingTurnsTheTextAroundIt() {
    var exploration = Exploration()
    var asked = Exploration.State(start: "Send\u{202E}Message")
    asked.parameter = "a \u{202E}b"
    asked.kind = .needsValue
    let start = Exploration.State(start: "Send\u{202E}Message")
    exploration.edges = [Exploration.Edge(from: start, reply: "User: \u{2066}yes", to: asked)]
    for format in Exploration.GraphFormat.allCases {
      let drawing = exploration.graph(format)
      #expect(drawing.contains("\u{FFFD}yes") && drawing.contains("a \u{FFFD}b"), "\(format)")
      #expect(!drawing.unicodeScalars.contains { ["\u{202E}", "\u{2066}"].contains($0) }, "\(format)")
    }
  }

  @Test func goesTheSameWayForTheSameSeed() async throws {
    var explorer = Explorer(apps: Self.apps(.none), header: [])
    explorer.depth = 1
    explorer.mostConversations = 6
    explorer.seed = 7
    let first = try await explorer.explore().edges
    #expect(try await explorer.explore().edges == first)
  }
}
