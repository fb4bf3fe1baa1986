import Testing

@testable import IntentUnderstanding

@Suite struct SearchSpaceTests {
  @Test func aSpaceIsHandedOutToOneAtATimeAndUsedAgain() {
    let spaces = SearchSpaces()
    let first = spaces.take()
    let second = spaces.take()
    #expect(first.steps != second.steps)
    spaces.give(back: first)
    #expect(spaces.take().steps == first.steps)
    spaces.give(back: first)
    spaces.give(back: second)
  }

  @Test func stepsStayWhereTheyAreWhenThereAreMany() {
    let spaces = SearchSpaces()
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
    var space = SearchSpace()
    space.turn = 7
    for step in 0..<Int32(5_000) {
      let visit = space.visit(step * 1_001)
      #expect(visit.pointee.turn != 7)
      visit.pointee = .init(state: step * 1_001, turn: 7, step: step, place: step)
      space.activate(.init(step: step, classes: 0))
    }
    #expect(space.activeCount == 5_000)
    #expect((0..<5_000).allSatisfy { space.active[$0].step == Int32($0) })
    #expect((0..<Int32(5_000)).allSatisfy { space.visit($0 * 1_001).pointee.step == $0 })
    space.turn = 8
    #expect(space.visit(1_001).pointee.turn != 8)
    space.deallocate()
  }
}
