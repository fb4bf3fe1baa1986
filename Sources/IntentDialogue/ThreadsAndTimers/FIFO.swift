/// A queue, first in first out, in an array: adding and taking cost the same however many wait.
struct FIFO<Element> {
  private var elements: [Element?] = []
  private var head = 0

  var count: Int { elements.count - head }
  var isEmpty: Bool { elements.count == head }

  var first: Element? { isEmpty ? nil : elements[head] }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    defer { moveHead() }
    return elements[head].take()
  }

  private mutating func moveHead() {
    head += 1
    if isEmpty {
      // The memory of a burst is not kept for good.
      elements.removeAll(keepingCapacity: elements.count < 1024)
      head = 0
    } else if head > 64, head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
  }
}
