import DataStructures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock under which threads wait for a change, like `NSCondition`, which would link the part of Foundation that has
/// locale data.
final class Condition: @unchecked Sendable {
  // The system identifies both by their addresses, so they must not move.
  private let mutexes = Memory(count: 1) { _ in pthread_mutex_t() }
  private let conditions = Memory(count: 1) { _ in pthread_cond_t() }
  private var mutex: UnsafeMutablePointer<pthread_mutex_t> { mutexes.pointer(to: 0) }
  private var condition: UnsafeMutablePointer<pthread_cond_t> { conditions.pointer(to: 0) }

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
  }

  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Waits, within the lock, until there is a change.
  func wait() { pthread_cond_wait(condition, mutex) }

  /// Waits, within the lock, until there is a change; `false` where the time is up first.
  func wait(until limit: Date) -> Bool {
    let seconds = max(0, limit.timeIntervalSince1970)
    var moment = timespec()
    moment.tv_sec = time_t(seconds)
    moment.tv_nsec = Int((seconds - seconds.rounded(.down)) * 1e9)
    return pthread_cond_timedwait(condition, mutex, &moment) == 0
  }

  /// Wakes all who wait.
  func broadcast() { pthread_cond_broadcast(condition) }
}
