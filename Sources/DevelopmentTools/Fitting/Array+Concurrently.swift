import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// What a function makes of each element, in the same order; it is called for several elements at once.
  package func concurrently<Made: Sendable>(_ make: @Sendable (Element) -> Made) -> [Made] {
    let made = Mutex([Made?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { place in
      let new = make(self[place])
      made.withLock { $0[place] = new }
    }
    return made.withLock { $0.compactMap(\.self) }
  }
}
