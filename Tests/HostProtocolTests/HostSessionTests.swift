import Foundation
import HostProtocol
import Parley
import Synchronization
import Testing

@Suite struct HostSessionTests {
  private static let world = #""now": "2026-11-21T09:00:00+00:00", "permission": "authorized""#
  private static let rides = #"""
    {\#(world), "apps": [{"identifier": "com.example.rides", "displayName": "MonkeyRides", "handles":
      {"RequestRide": {"resolve": ["dropOffLocation"], "confirm": true}}}]}
    """#

  /// The handlers of a ride service that knows two places.
  private static let service: TestHost.Answering = { method, call in
    switch method {
    case "resolve":
      let said = try call.object("parameters").object("dropOffLocation")
      guard let name = try said.string("name") else { return .string("needsValue") }
      if name.contains("market") {
        return try json(#"{"result": "disambiguation", "values": ["Banana Market", "North Market"]}"#)
      }
      return .string("success")
    case "confirm":
      return try json(
        #"{"code": "ready", "details": {"option": {"name": "Vine Swing"}, "fare": {"money": {"amount": "6.50", "currencyCode": "USD"}}}}"#
      )
    default: return .string("success")
    }
  }

  private func host(_ answering: @escaping TestHost.Answering = service) async throws -> TestHost {
    let host = TestHost(answering: answering)
    try await host.ask("initialize", Self.rides)
    try await host.ask("open", #"{"conversation": "c"}"#)
    return host
  }

  @Test func handlersInTheHostSettleConfirmAndHandleARequest() async throws {
    let host = try await host()
    let asked = try await host.hear("book a ride to the market")
    #expect(asked.contains("~ resolve dropOffLocation -> disambiguation [Banana Market, North Market]"))
    #expect(try await host.hear("the second one").contains { $0.hasPrefix("Assistant: Vine Swing to North Market") })
    #expect(try await host.hear("yes").contains("* RequestRide dropOffLocation=North Market -> success"))
    #expect(host.calls.map(\.method) == ["resolve", "resolve", "confirm", "handle"])
  }

  @Test func aRequestHasOneKeyInAllItsCalls() async throws {
    let host = try await host()
    _ = try await host.hear("book a ride to the airport")
    let keys = try host.calls.map { try JSONFields($0.params, at: "").requiredString("key") }
    #expect(keys.count == 2 && Set(keys).count == 1)
  }

  @Test func whatTheHostAnswersWronglyIsToldWithItsPlace() async throws {
    let host = try await host { method, _ in
      method == "resolve" ? .string("success") : method == "confirm" ? .string("redy") : .string("success")
    }
    let lines = try await host.hear("book a ride to the airport")
    #expect(
      lines.contains(
        "~ problem threw in confirm: the host's answer to confirm: result.code: no code is called 'redy'. Did you mean 'ready'?"
      ))
  }

  @Test func whatAHandlerThrowsEndsItsRequestOnly() async throws {
    struct Broken: Error {}
    let host = try await host { method, call in
      if method == "resolve" { throw Broken() }
      return .string("success")
    }
    #expect(try await host.hear("book a ride to the airport").contains { $0.contains("problem threw") })
    #expect(try await host.hear("thanks").contains { $0.hasPrefix("Assistant:") })
  }

  @Test func aCallThatIsCalledOffIsTakenBack() async throws {
    let host = try await host { method, _ in method == "confirm" ? nil : .string("success") }
    async let turn = host.hear("book a ride to the airport")
    while !host.calls.contains(where: { $0.method == "confirm" }) { try await Task.sleep(for: .milliseconds(5)) }
    try await host.ask("cancel", #"{"conversation": "c"}"#)
    #expect(try await turn.contains("~ end cancelled"))
    #expect(host.notifications.contains { $0.method == "cancelCall" })
  }

  @Test func aStoredConversationGoesOnInAnotherSession() async throws {
    let first = try await host()
    _ = try await first.hear("book a ride to the airport")
    let stored = try await first.ask("store", #"{"conversation": "c"}"#)
    let state = try JSONFields(stored, at: "").required("state", JSONFields(stored, at: "")["state"])
    let second = TestHost(answering: Self.service)
    try await second.ask("initialize", Self.rides)
    try await second.ask("restore", #"{"conversation": "c", "state": \#(String(decoding: state.line, as: UTF8.self))}"#)
    #expect(try await second.hear("yes").contains("* RequestRide dropOffLocation=the airport -> success"))
  }

  @Test func anIntentThatOnlyTheHostKnowsEntersByTheSameDoor() async throws {
    let host = TestHost { method, call in
      if method == "resolve" {
        return try call.object("parameters")["drink"] == nil ? .string("needsValue") : .string("success")
      }
      return .string("success")
    }
    try await host.ask("initialize", Self.coffee)
    try await host.ask("open", #"{"conversation": "c"}"#)
    #expect(try await host.hear("order a coffee").contains("Assistant: What would you like?"))
    #expect(try await host.hear("a large espresso").contains("Assistant: One large espresso, coming."))
    let handled = try #require(host.calls.last)
    let drink = try JSONFields(handled.params, at: "").object("parameters").object("drink").string("spokenPhrase")
    #expect(drink == "espresso")
  }

  static let coffee = #"""
    {\#(world), "apps": [{"identifier": "com.example.coffee", "displayName": "Coffee",
      "intents": [{"name": "OrderCoffee", "parameters": [
        {"name": "size", "kind": "symbol"}, {"name": "drink", "kind": "name", "vocabulary": "OrderCoffeeIntent.drink"}]}],
      "handles": {"OrderCoffee": {"resolve": ["drink"]}},
      "vocabularies": {"en": {"parameters": {"OrderCoffeeIntent.drink": [{"identifier": "espresso"}]}}},
      "phrases": {"en": {"words": "", "phrases": [
        "intent OrderCoffee", "order a coffee", "order [a] [{size}] {drink}", "[a] [{size}] {drink}",
        "symbol large = large | big"],
        "prompts": ["OrderCoffee.drink name: drink", "OrderCoffee.drink needsValue: What would you like?",
          "OrderCoffee.drink needsValue instead: What would you like instead?",
          "OrderCoffee success: One [{size} ]{drink}, coming.", "word large: large"]}}}]}
    """#

  @Test func everyProblemOfASetUpIsToldAtOnce() async throws {
    let host = TestHost()
    let error = await #expect(throws: HostError.self) {
      try await host.ask("initialize", #"{"apps": [{"identifier": "a", "handles": {"RequestRid": {}}}]}"#)
    }
    #expect(
      error?.problems == ["params.apps[0].handles: no intent is called 'RequestRid'. Did you mean 'RequestRide'?"])
  }

  @Test func anUnknownMethodIsAnsweredWithTheNearest() async throws {
    let host = TestHost()
    let error = await #expect(throws: HostError.self) { try await host.ask("haer") }
    #expect(error?.problems == ["no method is called 'haer'. Did you mean 'hear'?"])
  }

  @Test(arguments: ["100000000000000000000000", "1.5", "1e3", "true"])
  func anIdentifierThatCouldNotBeWrittenAgainIsRefused(_ id: String) throws {
    let problem = #expect(throws: UnreadableMessage.self) {
      try HostMessage(line: Array(#"{"jsonrpc": "2.0", "id": \#(id), "method": "store"}"#.utf8))
    }
    #expect(problem?.error.problems == ["id: a string or an integer is expected"])
  }

  @Test func anUnknownMemberIsIgnored() async throws {
    let host = try await host()
    let turn = try await host.ask("hear", #"{"conversation": "c", "utterance": "hello", "later": [1]}"#)
    #expect(!TestHost.lines(turn).isEmpty)
  }

  @Test func nothingIsHeardBeforeTheSetUp() async throws {
    let host = TestHost()
    let error = await #expect(throws: HostError.self) { try await host.ask("open", #"{"conversation": "c"}"#) }
    #expect(error?.problems == ["initialize comes first"])
  }

  @Test func noMoreConversationsAreOpenThanTheLimitAllows() async throws {
    let host = TestHost(limits: HostLimits(conversations: 1), answering: Self.service)
    try await host.ask("initialize", Self.rides)
    try await host.ask("open", #"{"conversation": "a"}"#)
    let error = await #expect(throws: HostError.self) { try await host.ask("open", #"{"conversation": "b"}"#) }
    #expect(error?.problems == ["1 conversations are open already"])
  }

  @Test func turnsOfAConversationAreTakenInTheOrderOfTheirMessages() async throws {
    let host = try await host()
    for (id, utterance) in [(101, "book a ride to the airport"), (102, "yes")] {
      let hear =
        #"{"jsonrpc":"2.0","id":\#(id),"method":"hear","params":{"conversation":"c","utterance":"\#(utterance)"}}"#
      host.session.receive(Array(hear.utf8))
    }
    try await host.ask("store", #"{"conversation": "c"}"#)
    #expect(host.calls.map(\.method) == ["resolve", "confirm", "handle"])
  }

  @Test func aLateResultComesAsAnEvent() async throws {
    let clock = SimulatedEnvironment(now: Date(timeIntervalSince1970: 0))
    let hasEnded = Mutex(false)
    let host = TestHost(timers: clock.environment) { method, _ in
      if method == "handle" {
        clock.advance(by: 20)
        while !hasEnded.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(10)) }
      }
      return method == "confirm" ? .string("ready") : .string("success")
    }
    let quick = Self.rides.dropLast() + #", "policy": {"waitingIndicator": 5, "waitLimit": 10}}"#
    try await host.ask("initialize", String(quick))
    try await host.ask("open", #"{"conversation": "c"}"#)
    _ = try await host.hear("book a ride to the airport")
    #expect(try await host.hear("yes").contains("~ end inProgress"))
    hasEnded.withLock { $0 = true }
    for _ in 0..<60_000 where host.notifications.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    let lines = try host.notifications.compactMap {
      try JSONFields($0.params, at: "").object("event").string("line")
    }
    #expect(lines.contains { $0.hasSuffix("-> success (late)") })
  }

  @Test func aHostIsAskedForReportsAndTellsThem() async throws {
    let host = TestHost { method, _ in
      method == "handle" ? try json(#"{"code": "success", "details": {"status": {"symbol": "onRoute"}}}"#) : .null
    }
    let observing = Self.rides.replacing(
      #""RequestRide": {"resolve": ["dropOffLocation"], "confirm": true}"#, with: #""GetRideStatus": {"report": true}"#)
    try await host.ask("initialize", observing)
    try await host.ask("open", #"{"conversation": "c"}"#)
    #expect(try await host.hear("where is my ride").contains("~ observation began"))
    #expect(host.calls.map(\.method) == ["handle", "observe"])
    let keys = try host.calls.map { try JSONFields($0.params, at: "").requiredString("key") }
    #expect(Set(keys).count == 1)
    let key = try #require(keys.first)
    let arrived = #""response": {"code": "success", "details": {"driver": {"name": "Koko"}}}"#
    #expect(try await host.ask("report", #"{"key": "\#(key)", \#(arrived)}"#) == wanted(true))
    for _ in 0..<60_000 where !told(host).contains(where: { $0.contains("Koko") }) {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(told(host).contains("Assistant: Koko is your driver."))
    #expect(try await host.ask("report", #"{"key": "\#(key)", "last": true, \#(arrived)}"#) == wanted(false))
    #expect(try await host.ask("report", #"{"key": "\#(key)", \#(arrived)}"#) == wanted(false))
    let error = await #expect(throws: HostError.self) { try await host.ask("report", #"{"key": "\#(key)"}"#) }
    #expect(error?.problems == ["params.response: it is missing"])
  }

  private func wanted(_ flag: Bool) -> JSONValue { .object(["wanted": .boolean(flag)]) }

  /// What was told as events that no turn brought about.
  private func told(_ host: TestHost) -> [String] {
    host.notifications.compactMap { try? JSONFields($0.params, at: "").object("event").string("line") }
  }
}
