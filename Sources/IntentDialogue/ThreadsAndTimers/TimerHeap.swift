/// Timers by the moment they are due: a binary heap, where a cancelled timer leaves a gap.
///
/// Nearly every timer is cancelled long before it is due, because handlers answer at once. So adding costs O(log n) and
/// cancelling O(1); the gaps are swept out when they outnumber the timers, which costs O(1) more for each timer.
struct TimerHeap<Instant: Comparable & Sendable>: Sendable {
  typealias Action = @Sendable () -> Void

  private struct Entry {
    var due: Instant
    var number: Int

    static func < (a: Entry, b: Entry) -> Bool { a.due == b.due ? a.number < b.number : a.due < b.due }
  }

  private var heap: [Entry] = []
  /// What is to be done, by number; an entry of the heap without one is a gap.
  private var actions: [Int: Action] = [:]
  private var lastNumber = 0

  /// How many timers are set.
  var count: Int { actions.count }
  /// How many entries are held, gaps included.
  var heldEntries: Int { heap.count }

  /// Sets a timer.
  /// - Returns: the number by which it can be cancelled.
  mutating func add(due: Instant, _ action: @escaping Action) -> Int {
    lastNumber &+= 1
    actions[lastNumber] = action
    heap.append(Entry(due: due, number: lastNumber))
    siftUp(heap.count - 1)
    return lastNumber
  }

  mutating func cancel(_ number: Int) {
    guard actions.removeValue(forKey: number) != nil, heap.count > 8, heap.count > 2 * actions.count else { return }
    heap.removeAll { actions[$0.number] == nil }
    for place in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(place) }
  }

  /// When the next timer is due.
  mutating func earliest() -> Instant? {
    while let first = heap.first, actions[first.number] == nil { removeFirst() }
    return heap.first?.due
  }

  /// Takes off what is due, in its order.
  mutating func takeDue(at now: Instant) -> [Action] {
    var due: [Action] = []
    while let first = heap.first, first.due <= now {
      removeFirst()
      if let action = actions.removeValue(forKey: first.number) { due.append(action) }
    }
    return due
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    siftDown(0)
  }

  private mutating func siftUp(_ start: Int) {
    var place = start
    while place > 0, heap[place] < heap[(place - 1) / 2] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func siftDown(_ start: Int) {
    var place = start
    while 2 * place + 1 < heap.count {
      let (left, right) = (2 * place + 1, 2 * place + 2)
      let least = right < heap.count && heap[right] < heap[left] ? right : left
      guard heap[least] < heap[place] else { return }
      heap.swapAt(place, least)
      place = least
    }
  }
}
