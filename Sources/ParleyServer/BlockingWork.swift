import Foundation

/// Runs work that blocks, such as reading a descriptor, on its own thread: the threads that all tasks share must not
/// wait.
enum BlockingWork {
  /// Runs the work on a new thread and waits for its result.
  static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 1 << 20
      thread.start()
    }
  }
}
