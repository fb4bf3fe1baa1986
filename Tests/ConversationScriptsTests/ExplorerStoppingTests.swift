import ConversationScripts
import Parley
import Synchronization
import Testing

/// An exploration that is stopped tells what was found by then.
@Suite struct ExplorerStoppingTests {
  private final class Stopping: Sendable {
    let task = Mutex<Task<Exploration, any Error>?>(nil)
    let count = Mutex(0)
  }

  @Test func whatWasFoundByThenIsTold() async throws {
    let stopping = Stopping()
    var explorer = Explorer(apps: Friends.apps, header: [])
    explorer.requests = ["text Bobo", "send a message"]
    explorer.whenProgress = { _, played in
      stopping.count.withLock { $0 = played }
      if played == 3 { stopping.task.withLock { $0?.cancel() } }
    }
    let exploring = explorer
    let started = Task {
      while stopping.task.withLock({ $0 == nil }) { await Task.yield() }
      return try await exploring.explore()
    }
    stopping.task.withLock { $0 = started }
    let exploration = try await started.value
    #expect(exploration.isPartial)
    #expect(exploration.count >= 3 && exploration.count == stopping.count.withLock { $0 })
    #expect(!exploration.edges.isEmpty)
    explorer.whenProgress = { _, _ in }
    explorer.depth = 1
    let whole = try await explorer.explore()
    #expect(!whole.isPartial && whole.count > exploration.count)
  }
}
