import Parley
import Testing

@testable import HostProtocol

/// Each event of a conversation is told once: in the answer to a request, or as a notification.
@Suite struct HostConversationTests {
  private static let pay = #"""
    {"permission": "authorized", "apps": [{"identifier": "a.b", "displayName": "Pay", "handles": {"SendPayment": {}}}]}
    """#

  private func open(live: Bool) async throws -> (host: TestHost, conversation: HostConversation) {
    let host = TestHost()
    try await host.ask("initialize", Self.pay)
    try await host.ask("open", #"{"conversation": "c", "live": \#(live)}"#)
    return (host, try #require(host.session.state.withLock { $0.conversations["c"] }))
  }

  private func notified(_ host: TestHost) -> [String] {
    host.notifications.compactMap { try? JSONFields($0.params, at: "").object("event").string("line") }
  }

  /// A late result is a turn of a task that the requested turn began, and may be over before the answer is made.
  @Test func aTurnThatComesBeforeTheAnswerIsMadeIsInIt() async throws {
    let (host, conversation) = try await open(live: false)
    let answer = await conversation.turn { conversation in
      let events = await conversation.hear("pay Ada 20 dollars")
      await Task { _ = await conversation.hear("cancel") }.value
      return events
    }
    let lines = TestHost.lines(answer)
    #expect(lines.first == "User: pay Ada 20 dollars")
    #expect(lines.count { $0 == "User: cancel" } == 1)
    #expect(lines.contains("~ end cancelled"))
    #expect(notified(host) == [])
  }

  @Test func aTurnThatComesAfterTheAnswerIsMadeIsNotified() async throws {
    let (host, conversation) = try await open(live: false)
    let letGo = AsyncStream.makeStream(of: Void.self)
    let box = TaskBox()
    let answer = await conversation.turn { conversation in
      let events = await conversation.hear("pay Ada 20 dollars")
      await box.set(
        Task {
          for await _ in letGo.stream { break }
          _ = await conversation.hear("cancel")
        })
      return events
    }
    #expect(!TestHost.lines(answer).contains("User: cancel"))
    letGo.continuation.yield()
    await box.task?.value
    #expect(notified(host).contains("~ end cancelled"))
  }

  @Test func aHostThatWantsAllEventsAtOnceIsNotifiedOfThoseInTheAnswerToo() async throws {
    let (host, conversation) = try await open(live: true)
    let answer = await conversation.turn { await $0.hear("pay Ada 20 dollars") }
    #expect(!TestHost.lines(answer).isEmpty)
    #expect(notified(host) == TestHost.lines(answer))
  }

  @Test(.timeLimit(.minutes(30))) func workIsHeldOnlyUntilItIsDone() async throws {
    let (host, conversation) = try await open(live: false)
    let letGo = AsyncStream.makeStream(of: Void.self)
    conversation.enqueue { for await _ in letGo.stream { break } }
    #expect(!conversation.isIdle)
    letGo.continuation.yield()
    try await host.ask("hear", #"{"conversation": "c", "utterance": "pay Ada 20 dollars"}"#)
    while !conversation.isIdle { await Task.yield() }
  }
}

private actor TaskBox {
  private(set) var task: Task<Void, Never>?
  func set(_ task: Task<Void, Never>) { self.task = task }
}
