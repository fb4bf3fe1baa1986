import Foundation
import IntentModel
import Testing

@testable import IntentDialogue

@Suite struct ConversationContextAnswersTests {
  private func people(_ details: [String: ToldValue]) -> [[String]] {
    var context = ConversationContext()
    context.note(
      answer: AnyIntentResponse(code: "success", details: details), types: [], at: .distantPast,
      in: .init(intent: "Tea"))
    return context.people.map { $0.value.map(\.displayName) }
  }

  @Test func whoCalledOrWroteIsSpokenOf() {
    let calls: ToldValue = .list([
      .record(["caller": .name("Ann"), "type": .symbol("missed")]), .record(["caller": .name("Bea")]),
      .record(["caller": .name("Ann")]),
    ])
    #expect(people(["callRecords": calls, "count": .number(3)]) == [["Ann", "Bea"]])
    #expect(people(["messages": .list([.record(["sender": .name("Cleo")])])]) == [["Cleo"]])
  }

  @Test func whatIsNobodyIsNot() {
    #expect(people([:]).isEmpty)
    let own: ToldValue = .record(["to": .name("Ann"), "content": .text("hot")])
    #expect(people(["messages": .list([own, .name("Bea")])]).isEmpty)
    #expect(people(["caller": .name("Ann")]).isEmpty)
  }

  private func listed(_ records: [ToldValue], then intents: [IntentName] = []) -> [String]? {
    var context = ConversationContext()
    context.requests = [.init("Tea")]
    context.note(
      answer: AnyIntentResponse(code: "success", details: ["teas": .list(records)]), types: [.photoTag],
      at: .distantPast, in: .init(intent: "Tea"))
    context.requests = intents.map { .init($0) } + context.requests
    return context.recentlyListed?.value.map(\.name)
  }

  @Test func whatAnAnswerListsIsMeantByItsPlaceForSomeRequests() {
    let teas = ["Assam", "Oolong"].map { ToldValue.record(["name": .name($0)]) }
    #expect(listed(teas) == ["Assam", "Oolong"])
    #expect(listed(teas, then: ["Cup", "Cup", "Cup"]) == ["Assam", "Oolong"])
    #expect(listed(teas, then: ["Cup", "Cup", "Cup", "Cup"]) == nil)
  }

  @Test func whereSomeHaveNoNameNoneIsMeantByItsPlace() {
    #expect(listed([.record(["name": .name("Assam")]), .record(["price": .number(3)])]) == nil)
  }

  @Test func whatARestrictedRequestListedIsLeftOut() {
    var context = ConversationContext()
    context.note(
      answer: AnyIntentResponse(code: "success", details: ["teas": .list([.record(["name": .name("Assam")])])]),
      types: [], at: .distantPast, in: .init(intent: "Tea"))
    #expect(context.listed != nil)
    #expect(context.without { $0?.intent == "Tea" }.listed == nil)
  }

  @Test func aLongListIsCut() {
    let many = (0..<100).map { ToldValue.record(["caller": .name("Guest \($0)")]) }
    #expect(people(["callRecords": .list(many)]).first?.count == ConversationContext.mostPeople)
  }
}
