import Dispatch
import Synchronization

extension RandomAccessCollection where Self: Sendable, Index == Int {
  /// What a function makes of each element, in the same order; side by side where there are cores for it.
  ///
  /// What is counted meanwhile counts for the current task's measurement.
  package func concurrently<Made: Sendable>(_ make: @Sendable (Element) -> Made) -> [Made] {
    let made = Mutex([Made?](repeating: nil, count: count))
    let sharing = Steps.sharing
    DispatchQueue.concurrentPerform(iterations: count) { place in
      let one = sharing { make(self[startIndex + place]) }
      made.withLock { $0[place] = one }
    }
    return made.withLock { $0.compactMap(\.self) }
  }
}
