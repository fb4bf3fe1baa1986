import IntentText
import Parley
import Synchronization

/// The stubs of one script while it is played: which answer is next.
final class StubBook: Sendable {
  private struct Entry {
    var stub: Stub
    /// How often it has answered.
    var count = 0
  }

  private let entries = Mutex<[Entry]>([])

  /// How often each stub has answered; set back after what was only foretold.
  var counts: [Int] {
    get { entries.withLock { $0.map(\.count) } }
    set {
      entries.withLock { entries in
        for (place, count) in newValue.enumerated() where entries.indices.contains(place) {
          entries[place].count = count
        }
      }
    }
  }

  func add(_ stub: Stub) { entries.withLock { $0.append(Entry(stub: stub)) } }

  /// The answer of the stub that fits best: one about this value before one about any, a later one before an earlier.
  func next(_ phase: Stub.Phase, of intent: IntentName, words: String? = nil) -> Stub.Outcome? {
    entries.withLock { entries in
      let fitting = entries.indices.filter { entries[$0].stub.fits(phase, of: intent, words: words) }
      guard let place = fitting.last(where: { entries[$0].stub.words != nil }) ?? fitting.last else { return nil }
      let outcomes = entries[place].stub.outcomes
      defer { entries[place].count += 1 }
      return outcomes.isEmpty ? nil : outcomes[min(entries[place].count, outcomes.count - 1)]
    }
  }
}

extension Stub {
  fileprivate func fits(_ phase: Phase, of intent: IntentName, words: String?) -> Bool {
    guard self.phase == phase, self.intent ?? intent == intent else { return false }
    guard let wanted = self.words else { return true }
    return words.map { Folding.folded($0) == Folding.folded(wanted) } ?? false
  }
}
