#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import Synchronization

/// A handled request whose app still reports its progress.
struct ObservedRequest: Sendable {
  let handled: HandledRequest
  let updates: UpdateBox
  let observer: IntentResponseObserver<AnyIntentUpdates.Update>
  let stop: @Sendable () async -> Void
  /// The part of it that can be stored.
  var stored: Stored
  /// Whether updates wait because the device was locked.
  var hasWaited = false

  /// An observation between two processes.
  struct Stored: Sendable, Hashable, Codable {
    var request: OpenRequest
    /// What the last report contained; only what has changed since is reported.
    var told: [String: ToldValue]

    var withoutRules: Stored { Stored(request: request.withoutRules, told: told) }
  }

  /// Tells the app that the request is no longer observed, without waiting for an answer.
  func abandon() {
    observer.stop()
    Task { [stop] in await stop() }
  }
}

/// Updates that wait for a turn.
///
/// They come from any thread, which cannot wait for an actor; hence a lock.
final class UpdateBox: Sendable {
  struct Entry: Sendable {
    var update: AnyIntentUpdates.Update
    /// When it came.
    var date: Date
  }

  private struct State {
    var entries: [Entry] = []
    var count = 0
  }
  private let state = Mutex(State())

  /// The most updates of one observation: five and a half hours of them at one in 20 seconds.
  static let limit = 1000

  /// Notes an update.
  ///
  /// `isFirst` where no update waited; `isLast` where the limit of updates is reached.
  func put(_ update: AnyIntentUpdates.Update, at date: Date) -> (isFirst: Bool, isLast: Bool) {
    state.withLock { state in
      guard state.count < Self.limit else { return (false, true) }
      state.count += 1
      state.entries.append(Entry(update: update, date: date))
      return (state.entries.count == 1, update.state != .ongoing || state.count == Self.limit)
    }
  }

  /// Whether updates wait, or the limit of updates is reached.
  var isWaited: Bool { state.withLock { !$0.entries.isEmpty || $0.count == Self.limit } }

  /// Takes the waiting updates, oldest first.
  ///
  /// `isExhausted` where the limit of updates is reached.
  func take() -> (entries: [Entry], isExhausted: Bool) {
    state.withLock { state in
      defer { state.entries = [] }
      return (state.entries, state.count == Self.limit)
    }
  }
}
