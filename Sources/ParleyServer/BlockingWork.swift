import Foundation

/// Work that blocks, such as waiting at a descriptor: it would hold up the threads that all tasks share.
enum BlockingWork {
  /// Runs it on a thread of its own, and waits for its end.
  static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 1 << 20
      thread.start()
    }
  }
}
