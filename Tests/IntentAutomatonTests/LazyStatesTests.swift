import Dispatch
import Testing

@testable import IntentAutomaton

@Suite struct LazyStatesTests {
  /// States in a row, each of which knows the next.
  private struct Row: StateMaker {
    let arena = Arena()
    var count = 1
    let most: Int
    var byteCount: Int { 0 }

    struct State: BitwiseCopyable {
      var number: Int32
      var next: Int32
    }

    static var unmade: State { State(number: -1, next: -1) }

    mutating func state(_ number: Int32) -> State {
      count = max(count, Int(number) + 2)
      return State(number: number, next: number + 1)
    }
  }

  @Test func aStateIsFoundBehindTheOneThatLeadsToIt() {
    let states = LazyStates(Row(most: 10_000))
    var number: Int32 = 0
    for _ in 0..<9_000 { number = states[number].pointee.next }
    #expect(number == 9_000)
    #expect((0..<9_000).allSatisfy { states[$0].pointee.number == $0 })
  }

  @Test func allWhoAskAtTheSameTimeReadTheSameState() {
    let states = LazyStates(Row(most: 10_000))
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      var number: Int32 = 0
      while number < 5_000 {
        let state = states[number]
        #expect(state.pointee.number == number)
        #expect(states[number] == state)
        number = state.pointee.next
      }
    }
  }
}
