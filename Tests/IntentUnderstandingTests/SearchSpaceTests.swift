import Testing

@testable import IntentUnderstanding

@Suite struct SearchSpaceTests {
  @Test func aSpaceIsHandedOutToOneAtATimeAndUsedAgain() {
    let spaces = SearchSpaces(beam: 4)
    let first = spaces.take()
    let second = spaces.take()
    #expect(first.steps != second.steps)
    spaces.give(back: first)
    #expect(spaces.take().steps == first.steps)
    spaces.give(back: first)
    spaces.give(back: second)
  }

  @Test func stepsStayWhereTheyAreWhenThereAreMany() {
    let spaces = SearchSpaces(beam: 1)
    var space = spaces.take()
    space.begin(words: 1)
    for number in 0..<5_000 {
      let step = Step(
        previous: -1, state: 0, start: 0, end: 1, payload: Int32(number), slot: -1, kind: .token, score: 0, app: -1)
      #expect(space.append(step) == Int32(number))
    }
    #expect((0..<5_000).allSatisfy { space.steps[$0].payload == Int32($0) })
    spaces.give(back: space)
  }

  @Test func thereIsRoomForEveryStateAndEveryActiveStep() {
    var space = SearchSpace(beam: 1)
    space.visit(3).pointee.turn = 7
    #expect(space.visit(100_000).pointee.turn == 0)
    #expect(space.visit(3).pointee.turn == 7)
    for step in 0..<Int32(5_000) { space.activate(step) }
    #expect(space.activeCount == 5_000)
    #expect((0..<5_000).allSatisfy { space.active[$0] == Int32($0) })
    space.deallocate()
  }
}
