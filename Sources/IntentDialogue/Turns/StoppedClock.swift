#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import Synchronization

extension ConversationEnvironment {
  /// The same environment with its clock stopped at one moment: no timer fires, and request keys are counted up from a
  /// key that belongs to the turn.
  func withStoppedClock(at now: Date, keysFrom key: String) -> ConversationEnvironment {
    let count = RequestCount()
    var environment = self
    environment.now = { now }
    environment.after = { _, _ in Timer {} }
    environment.makeRequestKey = { RequestKey(rawValue: "\(key)-\(count.next())") }
    return environment
  }
}

/// Counts the requests of a turn, for their keys.
private final class RequestCount: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
