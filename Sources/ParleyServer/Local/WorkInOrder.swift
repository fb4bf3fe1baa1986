import Synchronization

/// Work that is done one after another, in the order in which it was asked for.
final class WorkInOrder: Sendable {
  private let last = Mutex<Task<Void, Never>?>(nil)

  /// Does something after all that was begun before it.
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
