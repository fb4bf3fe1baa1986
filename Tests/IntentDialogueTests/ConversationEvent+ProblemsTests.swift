import IntentDialogue
import Testing

/// What handlers do wrong, as whoever wrote them reads it.
@Suite struct HandlerProblemsTests {
  typealias Problem = ConversationEvent.HandlerProblem

  @Test func everyRuleIsTold() {
    for rule in Problem.Rule.allCases where rule != .threw {
      let bare = Problem(rule, intent: "OrderTea", phase: "confirm").description
      #expect(bare.hasPrefix("OrderTea, confirm"))
      #expect(!bare.contains(rule.rawValue) && bare.count > 25, "\(bare)")
    }
  }

  @Test func anErrorIsToldInItsOwnWordsOnOneLine() {
    let problem = Problem(.threw, intent: "OrderTea", phase: "handle", detail: "no water:\nthe tap is closed")
    #expect(problem.description == "OrderTea, handle threw: no water:\\nthe tap is closed")
  }

  @Test func theProblemsOfATurnAreFoundAmongItsEvents() async throws {
    struct Broken: Error {}
    var house = TeaHouse()
    house.handle = { _ in throw Broken() }
    let events = await (try house.conversation()).hear("tea guests=Ann")
    #expect(events.problems.map(\.description) == ["OrderTea, handle threw: Broken()"])
    #expect(events.messages.count == 1)
  }
}
