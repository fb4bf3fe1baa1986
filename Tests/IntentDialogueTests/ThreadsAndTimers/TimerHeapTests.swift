import Synchronization
import Testing

@testable import IntentDialogue

@Suite struct TimerHeapTests {
  @Test func whatIsDueComesInItsOrderAndThenInTheOrderItWasSet() {
    let log = Mutex<[String]>([])
    var heap = TimerHeap<Int>()
    for (due, name) in [(5, "e"), (1, "a"), (3, "c"), (1, "b"), (4, "d"), (9, "z")] {
      _ = heap.add(due: due) { log.withLock { $0.append(name) } }
    }
    let first = heap.earliest()
    #expect(first == 1)
    heap.takeDue(at: 5).forEach { $0() }
    #expect(log.withLock { $0 } == ["a", "b", "c", "d", "e"])
    let last = heap.earliest()
    #expect(last == 9)
    #expect(heap.count == 1)
  }

  @Test func whatIsCalledOffNeverComes() {
    var heap = TimerHeap<Int>()
    let numbers = (0..<10).map { heap.add(due: $0) {} }
    for number in numbers where number != numbers[7] { heap.cancel(number) }
    heap.cancel(numbers[0])
    let next = heap.earliest()
    #expect(next == 7)
    let due = heap.takeDue(at: 100)
    #expect(due.count == 1)
    #expect(heap.count == 0)
  }

  @Test func timersThatAreCalledOffAreNotHeldForLong() {
    var heap = TimerHeap<Int>()
    for due in 0..<100_000 {
      heap.cancel(heap.add(due: 1_000_000 - due % 1000) {})
      #expect(heap.heldEntries <= 10)
    }
  }

  @Test func theOrderHoldsWhileTimersComeAndGo() {
    var heap = TimerHeap<Int>()
    var known: [Int: Int] = [:]
    var random = SplitMix(state: 7)
    let taken = Mutex<[Int]>([])
    for _ in 0..<2000 {
      let due = Int(random.next() % 500)
      known[heap.add(due: due) { taken.withLock { $0.append(due) } }] = due
      if random.next() % 3 == 0, let number = known.keys.min() {
        heap.cancel(number)
        known[number] = nil
      }
    }
    heap.takeDue(at: 250).forEach { $0() }
    #expect(taken.withLock { $0 } == known.values.filter { $0 <= 250 }.sorted())
    heap.takeDue(at: 500).forEach { $0() }
    #expect(taken.withLock { $0 } == known.values.sorted())
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
