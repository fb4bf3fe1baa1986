import Testing

@testable import IntentUnderstanding

/// Clauses that a request leaves out: those that go on with it are told, stories are not.
@Suite struct LostClausesTests {
  private func lost(_ utterance: String) throws -> [String] {
    let best = try #require(Listener.english.understanding(utterance).best, "\(utterance)")
    return best.untaken.filter { $0.kind == .clause }.map(\.value.text)
  }

  @Test(arguments: [
    ("call Bobo. no, rather a message", "no, rather a message"),
    ("call Bobo. instead, the other thing", "instead, the other thing"),
  ])
  func whatIsSaidInsteadIsLost(_ utterance: String, _ clause: String) throws {
    let found = try lost(utterance)
    withKnownIssue("what the weights take for a remark is not told", isIntermittent: true) {
      #expect(found == [clause])
    } when: {
      utterance.hasSuffix("thing")
    }
  }

  @Test(arguments: [
    "my car broke down. get me a cab to the airport",
    "get me a cab to the airport. my car broke down",
    "I don't have a car. get me a cab to the airport",
    "get me a cab to the airport, it is pouring",
  ])
  func aStoryIsNot(_ utterance: String) throws {
    #expect(try lost(utterance).isEmpty)
  }
}
