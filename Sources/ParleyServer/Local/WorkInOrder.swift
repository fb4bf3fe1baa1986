import Synchronization

/// Runs work one after another, in the order in which it was requested.
final class WorkInOrder: Sendable {
  private let last = Mutex<Task<Void, Never>?>(nil)

  /// Runs work after all that was requested before it.
  func run<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let (done, finish) = AsyncStream.makeStream(of: Void.self)
    let before = last.withLock { last in
      defer { last = Task { for await _ in done {} } }
      return last
    }
    defer { finish.finish() }
    await before?.value
    return try await work()
  }
}
