import Foundation
import HostProtocol
import Parley
import Synchronization

/// Lines that a host sends, and answers to the engine's calls: each request is answered once, by a line of JSON-RPC, and
/// the session goes on.
struct ProtocolTarget: FuzzTarget {
  let kept = SeedFiles.kept("Protocol")
  let isLines = true
  private let mutations = Mutations(tokens: [
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hear\",\"params\":{\"conversation\":\"c\",\"utterance\":\"yes\"}}\n",
    "\"id\":", "\"method\":", "\"result\":", "\"error\":", "\"answers\":{}", "\"state\":", "null", "[[[[", "{\"a\":{",
    "\\ud800", "\n",
  ])
  private let values = JSONMutations()
  private static let mostAnswers = 100
  /// How many values may be in one another, by the book.
  private static let deepest = 64

  func input(from numbers: inout Numbers) -> [UInt8] {
    if numbers.isOne(in: 3) { return mutations.changed(kept, &numbers) }
    var lines = numbers.pick(kept).split(separator: UInt8(ascii: "\n")).map(Array.init)
    for place in lines.indices.dropFirst() where numbers.isOne(in: 3) {
      lines[place] = values.changed(lines[place], &numbers) ?? lines[place]
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  func run(_ input: [UInt8]) async throws {
    let host = FuzzHost()
    let limits = HostLimits(messageBytes: 1 << 16, conversations: 8, requests: 64, calls: 8, users: 8)
    let session = HostSession(limits: limits) { host.take($0) }
    let lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines {
      guard let value = try? JSONReader.value(of: Array(line)) else { continue }
      try expect(value.depth <= Self.deepest, "nothing is nested deeper than allowed", "\(value.depth)")
    }
    for line in lines.prefix(64) {
      session.receive(Array(line))
      // The host answers what it is called for before it goes on, so that a case is the same every time it is run.
      try await Task.sleep(for: .milliseconds(1))
      for call in host.takeCalls().prefix(Self.mostAnswers) { session.receive(call) }
    }
    await session.end()
    try host.check(requests: lines.prefix(64).map(Array.init))
    session.receive(Array("{\"jsonrpc\":\"2.0\",\"id\":\"last\",\"method\":\"open\"}".utf8))
    try expect(host.answers("\"last\"") >= 1, "a session that has ended says so")
  }
}

extension JSONValue {
  /// How many arrays and objects are in one another.
  fileprivate var depth: Int {
    switch self {
    case .array(let values): 1 + (values.map(\.depth).max() ?? 0)
    case .object(let members): 1 + (members.values.map(\.depth).max() ?? 0)
    default: 0
    }
  }
}

/// A host that answers every call, and notes what comes.
private final class FuzzHost: Sendable {
  private struct State {
    var calls: [[UInt8]] = []
    var answers: [JSONValue: Int] = [:]
    var wrong: [String] = []
  }

  private let state = Mutex(State())

  func take(_ line: [UInt8]) {
    state.withLock { state in
      do throws(UnreadableMessage) {
        switch try HostMessage(line: line) {
        case .request(let id, let method, _):
          let result: JSONValue = method == "confirm" ? .string("ready") : .string("success")
          state.calls.append(HostMessage.answer(id: id, .success(result)).line)
        case .answer(let id, _): state.answers[id, default: 0] += 1
        case .notification: break
        }
      } catch {
        // An answer to a line that could not be read has no identifier.
        if !String(decoding: line, as: UTF8.self).contains("\"id\":null") {
          state.wrong.append(String(decoding: line.prefix(200), as: UTF8.self))
        }
      }
    }
  }

  func takeCalls() -> [[UInt8]] {
    state.withLock { state in
      defer { state.calls = [] }
      return state.calls
    }
  }

  func answers(_ id: String) -> Int {
    state.withLock { $0.answers[(try? JSONReader.value(of: Array(id.utf8))) ?? .null] ?? 0 }
  }

  /// Holds the laws: what is written is a message, and each request is answered as often as it was made.
  func check(requests lines: [[UInt8]]) throws {
    var asked: [JSONValue: Int] = [:]
    for line in lines where line.count <= 1 << 16 {
      if case .request(let id, _, _)? = try? HostMessage(line: line) { asked[id, default: 0] += 1 }
    }
    let (answers, wrong) = state.withLock { ($0.answers, $0.wrong) }
    try expect(wrong.isEmpty, "what is written is a message", wrong.first ?? "")
    for (id, count) in asked {
      let id = String(decoding: id.line, as: UTF8.self)
      try expect(self.answers(id) >= count, "each request has an answer", "\(id): \(self.answers(id)) of \(count)")
    }
    try expect(answers.values.reduce(0, +) <= lines.count, "nothing is answered that was not asked")
  }
}
