import Testing

@testable import IntentUnderstanding

@Suite struct SearchSpaceTests {
  @Test func aSpaceIsHandedOutToOneAtATimeAndUsedAgain() {
    let spaces = SearchSpaces(states: 10, beam: 4)
    let first = spaces.take()
    let second = spaces.take()
    #expect(first.steps != second.steps)
    spaces.give(back: first)
    #expect(spaces.take().steps == first.steps)
    spaces.give(back: first)
    spaces.give(back: second)
  }

  @Test func stepsStayWhereTheyAreWhenThereAreMany() {
    let spaces = SearchSpaces(states: 1, beam: 1)
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
}
