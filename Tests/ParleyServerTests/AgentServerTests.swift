import HostProtocol
import Parley
import Synchronization
import Testing

@testable import ParleyServer

/// What an agent is answered by the Model Context Protocol.
@Suite struct AgentServerTests {
  private static let payment = ServedTurn.say("Send Koko 20 dollars with MonkeyPay")

  private func done(_ result: JSONFields) throws -> [String] {
    try result.objects("done").map { "\(try $0.requiredString("intent")) \(try $0.requiredString("code"))" }
  }

  // MARK: The protocol

  @Test(arguments: [("2025-11-25", "2025-11-25"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25")])
  func aVersionIsAgreedOn(asked: String, spoken: String) async throws {
    let answer = try await TestAgent().begin(version: asked)
    #expect(try answer.string("protocolVersion") == spoken)
    #expect(try answer.object("serverInfo").string("name") == "parley")
  }

  /// From 2026-07-28 on there is no handshake: each request names its version, and a server tells those that it speaks.
  @Test(arguments: ["server/discover", "tools/list", "tools/call"])
  func aVersionWithoutAHandshakeIsDeclined(method: String) async throws {
    let lines = Mutex<[[UInt8]]>([])
    let setUp = AgentServer.SetUp(params: ServedMonkeys.params, vocabulary: "", header: [], version: "1")
    let server = AgentServer(setUp, simulate: ServedMonkeys.simulate) { line in lines.withLock { $0.append(line) } }
    try await server.start()
    let meta = #"{"io.modelcontextprotocol/protocolVersion": "2026-07-28"}"#
    server.receive(Array(#"{"jsonrpc":"2.0","id":7,"method":"\#(method)","params":{"_meta":\#(meta)}}"#.utf8))
    let answer = try JSONFields(JSONReader.value(of: try #require(lines.withLock { $0.first })), at: "")
    #expect(try answer.integer("id") == 7)
    let error = try answer.object("error")
    #expect(try error.integer("code") == -32022)
    #expect(try error.object("data").string("requested") == "2026-07-28")
    let supported = try #require(try error.object("data").strings("supported"))
    #expect(supported == AgentProtocol.versions)
    // It begins anew with one of them.
    let client = #"{"protocolVersion":"\#(supported[3])","capabilities":{},"clientInfo":{"name":"x","version":"1"}}"#
    server.receive(Array(#"{"jsonrpc":"2.0","id":8,"method":"initialize","params":\#(client)}"#.utf8))
    await server.end()
    let second = try JSONFields(JSONReader.value(of: try #require(lines.withLock { $0.last })), at: "")
    #expect(try second.object("result").string("protocolVersion") == supported[3])
  }

  @Test func nothingIsDoneBeforeTheBeginning() async throws {
    let agent = try await TestAgent()
    await #expect(throws: HostError.self) { try await agent.ask("tools/list") }
    #expect(try await agent.ask("ping").members.isEmpty)
    try await agent.begin()
    #expect(try await agent.ask("tools/list").objects("tools").count == AgentTool.allCases.count)
    await #expect(throws: HostError.self) { try await agent.begin() }
  }

  @Test(arguments: [
    ("tools/call", #"{"name": "sya"}"#, -32602), ("tools/call", #"{"name": "say", "arguments": {}}"#, -32602),
    ("tools/call", #"{"name": "confirm", "arguments": {"yes": "yes"}}"#, -32602), ("tools/call", "{}", -32602),
    ("resources/read", #"{"uri": "parley://nothing"}"#, -32602), ("server/discover", "{}", -32601),
  ])
  func whatBreaksTheProtocolGetsItsError(method: String, params: String, code: Int) async throws {
    let agent = try await TestAgent()
    try await agent.begin()
    _ = try await agent.take(Self.payment)
    guard case .object(let members) = try JSONReader.value(of: Array(params.utf8)) else { return }
    await #expect { try await agent.ask(method, members) } throws: { ($0 as? HostError)?.code.rawValue == code }
    // The conversation is as it was.
    #expect(try await done(agent.take(.confirm(true))) == ["SendPayment success"])
  }

  @Test func everyToolSaysWhatItTakes() async throws {
    let agent = try await TestAgent()
    try await agent.begin()
    for tool in try await agent.ask("tools/list").objects("tools") {
      let schema = try tool.object("inputSchema")
      let properties = try schema.object("properties").members.keys
      #expect(Set(try schema.strings("required") ?? []).isSubset(of: properties))
      #expect(properties.contains("conversation"))
      #expect(try tool.object("annotations").flag("readOnlyHint") == (try tool.string("name") == "forecast"))
    }
  }

  // MARK: Conversations

  @Test func tenTurnsAreThoseOfAHostInSwift() async throws {
    let agent = try await TestAgent()
    try await agent.begin()
    let conversation = try await ServedMonkeys.conversation(.eyesOn)
    for turn in ServedMonkeys.turns {
      let expected = await turn.take(in: conversation)
      let result = try await agent.take(turn)
      #expect(try result.strings("shown") == expected.map(\.shown), "\(turn)")
      #expect(!expected.isEmpty)
    }
    let last = try await agent.ask("resources/read", ["uri": "parley://conversation/main/trace"])
    let trace = try last.objects("contents").first?.string("text") ?? ""
    #expect(trace.contains("* SendPayment") && trace.contains("~ confirm"))
  }

  @Test func twoConversationsAreApart() async throws {
    let agent = try await TestAgent()
    try await agent.begin()
    _ = try await agent.take(Self.payment)
    let other = try await agent.use("confirm", ["yes": .boolean(true), "conversation": "other"])
    #expect(try other.flag("isError") == true)
    #expect(try await done(agent.take(.confirm(true))) == ["SendPayment success"])
  }

  @Test func whoseBusinessItIsCanBeAskedFirst() async throws {
    let agent = try await TestAgent()
    try await agent.begin()
    let asked = try await agent.result(of: "forecast", ["utterance": "Send Koko 20 dollars with MonkeyPay"])
    #expect(try asked.string("course") == "ask")
    let passed = try await agent.result(of: "forecast", ["utterance": "who invented the telephone?"])
    #expect(try passed.string("course") == "passOn")
    _ = try await agent.use("answered", ["utterance": "who invented the telephone?", "answer": "Bell."])
    let sent = try await agent.take(.say("send that to Koko on MonkeyChat"))
    #expect(try done(sent) == ["SendMessage success"])
    let trace = try await agent.ask("resources/read", ["uri": "parley://conversation/main/trace"])
    #expect(try trace.objects("contents").first?.string("text")?.contains(#"content="Bell.""#) == true)
  }

  // MARK: The go-ahead

  @Test func theGoAheadIsGivenByItsToolOnly() async throws {
    let agent = try await TestAgent()
    try await agent.begin()
    #expect(try await agent.take(Self.payment).string("question") == "goAhead")
    let said = try await agent.use("say", ["utterance": "yes, do it"])
    #expect(try said.flag("isError") == true)
    // Anything but a yes is heard.
    #expect(try await agent.take(.say("make it 25 dollars")).string("question") == "goAhead")
    #expect(try await done(agent.take(.confirm(true))) == ["SendPayment success"])
  }

  @Test func theUserGivesTheGoAheadWhereTheAgentCanAsk() async throws {
    let agent = try await TestAgent { _ in Elicited.accept("yes", .boolean(true)) }
    try await agent.begin(elicits: true)
    #expect(try await done(agent.take(Self.payment)) == ["SendPayment success"])
    #expect(agent.asked.count == 1)
  }

  @Test(arguments: [Elicited.decline, Elicited.accept("yes", .boolean(false))])
  func theUserRefusesTheGoAhead(_ answer: JSONValue) async throws {
    let agent = try await TestAgent { _ in answer }
    try await agent.begin(elicits: true)
    let result = try await agent.take(Self.payment)
    #expect(try done(result) == [] && result.string("question") == nil)
  }

  /// An agent that says yes for its user, who has closed the question, has the user asked again.
  @Test(arguments: [ServedTurn.confirm(true), .say("yes")])
  func anAgentDoesNotSayYesForItsUser(_ yes: ServedTurn) async throws {
    let agent = try await TestAgent { _ in Elicited.cancel }
    try await agent.begin(elicits: true)
    #expect(try await agent.take(Self.payment).string("question") == "goAhead")
    let result = try await agent.take(yes)
    #expect(try done(result) == [] && result.string("question") == "goAhead")
    #expect(agent.asked.count == 2)
    #expect(try await agent.take(.confirm(false)).string("question") == nil)
  }

  @Test func theUserPicksAndAnswersInWords() async throws {
    let agent = try await TestAgent { question in
      let properties = (try? question.object("requestedSchema").object("properties")) ?? question
      if properties["choice"] == nil { return Elicited.accept("answer", "I will be late") }
      let labels = (try? properties.object("choice").strings("enum")) ?? nil
      return Elicited.accept("choice", .string(labels?.last ?? ""))
    }
    try await agent.begin(elicits: true)
    let result = try await agent.take(.say("Send a message to Bobo on MonkeyChat"))
    #expect(try done(result) == ["SendMessage success"])
    #expect(agent.asked.count == 2)
  }

  // MARK: Going away and coming late

  @Test func aQuestionOfARequestThatIsCancelledStaysOpen() async throws {
    let agent = try await TestAgent { _ in nil }
    try await agent.begin(elicits: true)
    let request = try await agent.sayUntilAsked("Send Koko 20 dollars with MonkeyPay")
    agent.tell("notifications/cancelled", ["requestId": .integer(agent.lastRequest)])
    let next = try await agent.use("cancel")
    #expect(try next.object("structuredContent").strings("shown")?.isEmpty == false, "it was open")
    // What the user answers afterwards is told as late, and changes nothing.
    agent.server?.receive(HostMessage.answer(id: "question 1", .success(Elicited.accept("yes", .boolean(true)))).line)
    #expect(agent.log.contains { $0.contains("nobody waits for") })
    request.cancel()
  }

  @Test func whatAnAppAnswersLateIsToldAsLate() async throws {
    let chat = SlowChat()
    let agent = try await TestAgent(
      SlowChat.params, timers: chat.world.environment, simulate: chat.simulate
    ) { _ in nil }
    try await agent.begin()
    let turn = try await agent.take(.say("text Koko that I am late"))
    #expect(try done(turn) == [])
    chat.finish()
    while !agent.log.contains(where: { $0.hasPrefix("Late") }) { try await Task.sleep(for: .milliseconds(2)) }
    let next = try await agent.take(.say("thanks"))
    #expect(try next.strings("late")?.contains { $0.hasPrefix("* SendMessage") } == true)
  }

  @Test func theEndLeavesNoQuestionWaiting() async throws {
    let agent = try await TestAgent { _ in nil }
    try await agent.begin(elicits: true)
    let request = try await agent.sayUntilAsked("Send Koko 20 dollars with MonkeyPay")
    await agent.server?.end()
    _ = await request.value
  }

  // MARK: Resources

  @Test func aConversationCanBeReadAsAScript() async throws {
    let agent = try await TestAgent()
    try await agent.begin()
    for turn in ServedMonkeys.turns.prefix(3) { _ = try await agent.take(turn) }
    let uris = try await agent.ask("resources/list").objects("resources").map { try $0.requiredString("uri") }
    #expect(uris == ["parley://vocabulary", "parley://conversation/main/script", "parley://conversation/main/trace"])
    let script = try await agent.ask("resources/read", ["uri": .string(uris[1])]).objects("contents").first
    let lines = try script?.requiredString("text").split(separator: "\n").map(String.init) ?? []
    #expect(lines.prefix(1) == ["app: Vocabulary/MonkeyChat"])
    #expect(lines.contains("User: Send a message to Bobo on MonkeyChat") && lines.contains { $0.hasPrefix("tap: ") })
    #expect(lines.last?.hasPrefix("Assistant: ") == true)
    let words = try await agent.ask("resources/read", ["uri": "parley://vocabulary"]).objects("contents").first
    #expect(try words?.string("text") == "MonkeyChat: SendMessage\n")
    #expect(try await agent.ask("resources/templates/list").objects("resourceTemplates").count == 2)
  }
}
