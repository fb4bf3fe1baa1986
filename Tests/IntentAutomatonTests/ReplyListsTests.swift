import Testing

@testable import IntentAutomaton

@Suite struct ReplyListsTests {
  @Test func listsAreNumberedInTheirOrder() {
    #expect(ReplyList.allCases.map { Int($0.place) } == Array(ReplyList.allCases.indices))
  }

  @Test(arguments: ReplyList.allCases)
  func aListIsFoundByItsName(_ list: ReplyList) { #expect(ReplyList.named[list.name] == list) }
}
