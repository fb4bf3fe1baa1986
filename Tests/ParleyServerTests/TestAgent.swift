import Foundation
import HostProtocol
import Parley
import Synchronization

@testable import ParleyServer

/// An agent for tests: it asks and waits for the answer, and answers for its user.
final class TestAgent: Sendable {
  private struct State {
    var last = 0
    var waiting: [Int: CheckedContinuation<Result<JSONValue, HostError>, Never>] = [:]
    var asked: [JSONValue] = []
    var log: [String] = []
    var server: AgentServer?
  }

  private let state = Mutex(State())
  private let user: @Sendable (JSONFields) async -> JSONValue?

  /// An agent that talks to the sample apps.
  ///
  /// - Parameter user: What the user answers to a question: the result of an elicitation; `nil` for no answer yet.
  convenience init(user: @escaping @Sendable (JSONFields) async -> JSONValue? = { _ in nil }) async throws {
    try await self.init(ServedMonkeys.params, simulate: ServedMonkeys.simulate, user: user)
  }

  init(
    _ params: [String: JSONValue], timers: ConversationEnvironment = .live(),
    simulate: @escaping HostSetUp.Simulation,
    user: @escaping @Sendable (JSONFields) async -> JSONValue?
  ) async throws {
    self.user = user
    let setUp = AgentServer.SetUp(
      params: params, vocabulary: "MonkeyChat: SendMessage\n", header: ["app: Vocabulary/MonkeyChat"], version: "1")
    let server = AgentServer(setUp, timers: timers, simulate: simulate) { [weak self] in self?.take($0) }
    state.withLock { $0.server = server }
    try await server.start()
  }

  var server: AgentServer? { state.withLock { $0.server } }
  /// The params of the questions that its user was asked.
  var asked: [JSONValue] { state.withLock { $0.asked } }
  /// What the server has logged.
  var log: [String] { state.withLock { $0.log } }

  /// Begins the session; `elicits` where the agent can ask its user.
  @discardableResult
  func begin(elicits: Bool = false, version: String = "2025-11-25") async throws -> JSONFields {
    let capabilities: [String: JSONValue] = elicits ? ["elicitation": .object([:])] : [:]
    return try await ask(
      "initialize",
      [
        "protocolVersion": .string(version), "capabilities": .object(capabilities),
        "clientInfo": .object(["name": "test", "version": "1"]),
      ])
  }

  func ask(_ method: String, _ params: [String: JSONValue] = [:]) async throws -> JSONFields {
    try JSONFields(try await begun(method, params).value.get(), at: "")
  }

  /// A request that goes on, with its identifier.
  func begun(
    _ method: String, _ params: [String: JSONValue] = [:]
  ) -> Task<Result<JSONValue, HostError>, Never> {
    let id = state.withLock { state in
      state.last += 1
      return state.last
    }
    return Task {
      await withCheckedContinuation { continuation in
        state.withLock { $0.waiting[id] = continuation }
        server?.receive(HostMessage.request(id: .integer(id), method: method, params: .object(params)).line)
      }
    }
  }

  var lastRequest: Int { state.withLock { $0.last } }

  func tell(_ method: String, _ params: [String: JSONValue]) {
    server?.receive(HostMessage.notification(method: method, params: .object(params)).line)
  }

  func use(_ tool: String, _ arguments: [String: JSONValue] = [:]) async throws -> JSONFields {
    try await ask("tools/call", ["name": .string(tool), "arguments": .object(arguments)])
  }

  /// Says something that goes on once its user is asked a question, which is waited for.
  func sayUntilAsked(_ words: String) async throws -> Task<Result<JSONValue, HostError>, Never> {
    let request = begun("tools/call", ["name": "say", "arguments": .object(["utterance": .string(words)])])
    while asked.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    return request
  }

  /// What a tool tells in its structured result.
  func result(of tool: String, _ arguments: [String: JSONValue] = [:]) async throws -> JSONFields {
    try await use(tool, arguments).object("structuredContent")
  }

  func take(_ turn: ServedTurn) async throws -> JSONFields {
    switch turn {
    case .say(let words): try await result(of: "say", ["utterance": .string(words)])
    case .choose(let number): try await result(of: "choose", ["number": .integer(number)])
    case .confirm(let isYes): try await result(of: "confirm", ["yes": .boolean(isYes)])
    }
  }

  /// The number of an error, which the engine's own messages do not tell apart.
  private static func code(_ line: [UInt8]) -> HostError.Code? {
    let error = (try? JSONFields(JSONReader.value(of: line), at: ""))?["error"]
    return (try? JSONFields(error, at: "").integer("code")).flatMap { $0 }.flatMap(HostError.Code.init)
  }

  private func take(_ line: [UInt8]) {
    guard let message = try? HostMessage(line: line) else { return }
    switch message {
    case .answer(.integer(let id), var result):
      if let code = Self.code(line) { result = .failure(HostError(code, "\(result)")) }
      state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: result)
    case .answer: break
    case .request(let id, _, let params):
      state.withLock { $0.asked.append(params ?? .null) }
      Task {
        guard let fields = try? JSONFields(params, at: ""), let answer = await user(fields) else { return }
        server?.receive(HostMessage.answer(id: id, .success(answer)).line)
      }
    case .notification(_, let params):
      guard case .object(let members)? = params, case .string(let text)? = members["data"] else { return }
      state.withLock { $0.log.append(text) }
    }
  }
}

/// The result of an elicitation.
enum Elicited {
  static func accept(_ name: String, _ value: JSONValue) -> JSONValue {
    .object(["action": "accept", "content": .object([name: value])])
  }
  static let decline = JSONValue.object(["action": "decline"])
  static let cancel = JSONValue.object(["action": "cancel"])
}
