import IntentText
import Parley
import Synchronization

/// The stubs of a script that is being played, each with the number of its next answer.
final class StubBook: Sendable {
  private struct Entry {
    var stub: Stub
    /// How often it has answered.
    var count = 0
  }

  private let entries = Mutex<[Entry]>([])

  /// How often each stub has answered; reset after a forecast.
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

  /// The next answer of the most specific stub: one for this value before one for any value, a later one before an
  /// earlier.
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
