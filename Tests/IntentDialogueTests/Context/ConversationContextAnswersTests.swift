import Foundation
import IntentModel
import Testing

@testable import IntentDialogue

@Suite struct ConversationContextAnswersTests {
  private func people(_ details: [String: ToldValue]) -> [[String]] {
    var context = ConversationContext()
    context.note(
      answer: AnyIntentResponse(code: "success", details: details), at: .distantPast, in: .init(intent: "Tea"))
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

  @Test func aLongListIsCut() {
    let many = (0..<100).map { ToldValue.record(["caller": .name("Guest \($0)")]) }
    #expect(people(["callRecords": .list(many)]).first?.count == ConversationContext.mostPeople)
  }
}
