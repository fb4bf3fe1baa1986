import Testing

@testable import IntentAutomaton

@Suite struct SearchSpaceTests {
  private func hypothesis(_ number: Int32, state: Int32 = 0, score: Float = 0) -> Hypothesis {
    Hypothesis(previous: -1, state: state, start: 0, end: 1, payload: number, kind: .token, score: score, app: -1)
  }

  @Test func aSpaceIsHandedOutToOneAtATimeAndUsedAgain() {
    let spaces = SearchSpaces()
    var first = spaces.take()
    var second = spaces.take()
    _ = (first.append(hypothesis(0)), second.append(hypothesis(0)))
    let (one, other) = (first.hypotheses.pointer(to: 0), second.hypotheses.pointer(to: 0))
    #expect(one != other)
    spaces.give(back: first)
    let again = spaces.take()
    let kept = again.hypotheses.pointer(to: 0)
    #expect(kept == one)
    spaces.give(back: again)
    spaces.give(back: second)
  }

  @Test func hypothesesKeepTheirNumbersWhenMemoryGrows() {
    let spaces = SearchSpaces()
    var space = spaces.take()
    space.begin()
    for number in 0..<Int32(5_000) { #expect(space.append(hypothesis(number)) == number) }
    let payloads = (0..<5_000).map { space.hypotheses[$0].payload }
    #expect(payloads == (0..<5_000).map { Int32($0) })
    spaces.give(back: space)
  }

  @Test func thereIsRoomForEveryStateBeforeEveryWord() {
    var space = SearchSpace()
    space.begin()
    for number in 0..<Int32(5_000) {
      let visit = space.visit(number * 1_001, at: number % 7)
      let generation = space.generation
      #expect(visit.pointee.generation != generation)
      visit.pointee = .init(
        state: number * 1_001, position: Int16(number % 7), generation: space.generation, hypothesis: number)
      space.visitCount += 1
    }
    let known = (0..<Int32(5_000)).filter { number in
      let hypothesis = space.visit(number * 1_001, at: number % 7).pointee.hypothesis
      return hypothesis == number
    }
    #expect(known.count == 5_000)
    // The same state before another word is another place.
    let elsewhere = space.visit(1_001, at: 6).pointee.generation
    #expect(elsewhere != space.generation)
    space.begin()
    let later = space.visit(1_001, at: 1).pointee.generation
    #expect(later != space.generation)
  }

  @Test func hypothesesOfHighPriorityAreExpandedFirst() {
    var space = SearchSpace()
    space.begin()
    space.expect(40)
    space.need(28)
    let priorities: [Float] = [30.5, 29, 33, 30.5, 32.25, 26.5, 30, 40]
    for priority in priorities { space.wait(space.append(hypothesis(0, score: priority)), priority: priority) }
    var order: [Float] = []
    while let number = space.next() { order.append(space.hypotheses[Int(number)].score) }
    #expect(order == [40, 33, 32.25, 30.5, 30.5, 30, 29])
    space.need(26)
    let last = space.next()
    #expect(last.map { space.hypotheses[Int($0)].score } == 26.5)
    #expect(last != nil)
    let none = space.next()
    #expect(none == nil)
  }
}
