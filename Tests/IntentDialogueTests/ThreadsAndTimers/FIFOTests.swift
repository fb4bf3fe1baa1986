import Testing

@testable import IntentDialogue

@Suite struct FIFOTests {
  @Test func whatCameFirstIsTakenFirst() {
    var queue = FIFO<Int>()
    for number in 0..<300 { queue.append(number) }
    let first = (0..<200).compactMap { _ in queue.popFirst() }
    #expect(first == Array(0..<200))
    for number in 300..<400 { queue.append(number) }
    #expect(queue.count == 200)
    let rest = (200..<400).compactMap { _ in queue.popFirst() }
    #expect(rest == Array(200..<400))
    #expect(queue.isEmpty)
    let none = queue.popFirst()
    #expect(none == nil)
  }
}
