import Foundation
import HostProtocol
import Parley
import Synchronization

/// Serves one agent by the Model Context Protocol: JSON-RPC 2.0, one message a line.
///
/// It is a host of the engine's own protocol. A line that violates the agent's protocol is answered with an error of
/// that protocol and changes no conversation.
package final class AgentServer: Sendable {
  struct State {
    var client: AgentClient?
    var conversations: [String: AgentConversation] = [:]
    /// The running requests of the client, by their identifiers.
    var running: [JSONValue: Task<Void, Never>] = [:]
    /// The questions to the client that have no answer yet.
    var asked: [String: CheckedContinuation<JSONFields?, Never>] = [:]
    var questions = 0
  }

  /// What the server is started with.
  package struct SetUp: Sendable {
    /// The params of the engine's `initialize`.
    package var params: [String: JSONValue]
    /// A text for the agent that describes what can be said.
    package var vocabulary: String
    /// The header of the scripts of its conversations, except for `now`.
    package var header: [String]
    /// The version of the program.
    package var version: String

    package init(params: [String: JSONValue], vocabulary: String, header: [String], version: String) {
      self.params = params
      self.vocabulary = vocabulary
      self.header = header
      self.version = version
    }
  }

  let state = Mutex(State())
  let setUp: SetUp
  let began: Date
  private let limits: HostLimits
  private let write: @Sendable ([UInt8]) -> Void
  private let box = Mutex<LocalHost?>(nil)

  /// - Parameters:
  ///   - timers: The clock for the time limits of phases.
  ///   - write: Takes a line for the client, from any thread.
  package init(
    _ setUp: SetUp, limits: HostLimits = HostLimits(), timers: ConversationEnvironment = .live(),
    simulate: HostSetUp.Simulation?, write: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.setUp = setUp
    self.limits = limits
    self.write = write
    began = timers.now()
    let host = LocalHost(limits: limits, timers: timers, simulate: simulate) { [weak self] in self?.happened($0, $1) }
    box.withLock { $0 = host }
  }

  func host() throws(HostError) -> LocalHost {
    guard let host = box.withLock({ $0 }) else { throw HostError(.failed, "the session has ended") }
    return host
  }

  /// Sets up the apps.
  ///
  /// Throws a `HostError` with all problems.
  package func start() async throws { try await host().initialize(setUp.params) }

  /// Takes a line from the client and returns at once.
  package func receive(_ line: [UInt8]) {
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return }
    guard line.count <= limits.messageBytes else { return refuseLongMessage() }
    do throws(UnreadableMessage) {
      switch try HostMessage(line: line) {
      case .request(let id, let method, let params):
        if let version = AgentProtocol.version(namedIn: params), !AgentProtocol.versions.contains(version) {
          return write(AgentProtocol.refusal(of: version, to: id))
        }
        request(id, method, params)
      case .notification(let method, let params): notified(method, params)
      case .answer(let id, let result): answered(id, result)
      }
    } catch {
      send(.answer(id: error.id, .failure(error.error)))
    }
  }

  package func refuseLongMessage() {
    send(.answer(id: .null, .failure(HostError(.noMessage, "a message has at most \(limits.messageBytes) bytes"))))
  }

  func send(_ message: HostMessage) { write(message.line) }

  /// Ends the server: open questions get no answer, and running calls to apps are waited for.
  package func end() async {
    let (running, asked) = self.state.withLock { state in
      defer { state.asked = [:] }
      return (Array(state.running.values), Array(state.asked.values))
    }
    asked.forEach { $0.resume(returning: nil) }
    _ = await box.withLock { $0 }?.end()
    for task in running { await task.value }
    box.withLock { $0 = nil }
  }

  // MARK: Requests

  private func request(_ id: JSONValue, _ method: String, _ params: JSONValue?) {
    let isNew = state.withLock { state in
      // The answers to two requests with one identifier could not be told apart.
      guard state.running[id] == nil, state.running.count < limits.requests else { return false }
      state.running[id] = Task {
        let result: Result<JSONValue, HostError>
        do {
          result = .success(try await answer(method, JSONFields(params, at: "params")))
        } catch {
          result = .failure(HostError(of: error))
        }
        let isWanted = self.state.withLock { $0.running.removeValue(forKey: id) } != nil
        if isWanted { send(.answer(id: id, result)) }
      }
      return true
    }
    if !isNew {
      send(.answer(id: id, .failure(HostError(.noMessage, "id: a request with it is worked on, or too many are"))))
    }
  }

  private func notified(_ method: String, _ params: JSONValue?) {
    guard method == "notifications/cancelled", case .object(let members)? = params, let id = members["requestId"] else {
      return
    }
    // The request's question to the user is dropped, its turn is cancelled, and it gets no answer.
    let task = state.withLock { $0.running.removeValue(forKey: id) }
    task?.cancel()
  }

  private func answer(_ method: String, _ params: JSONFields) async throws -> JSONValue {
    switch method {
    case "initialize": return try initialize(params)
    case "ping": return .object([:])
    default: break
    }
    guard let client = state.withLock({ $0.client }) else { throw HostError(.noMessage, "initialize comes first") }
    switch method {
    case "tools/list": return .object(["tools": .array(AgentTool.allCases.map(\.json))])
    case "tools/call": return try await call(params, of: client)
    case "resources/list": return .object(["resources": .array(resources)])
    case "resources/templates/list": return .object(["resourceTemplates": .array(Self.templates)])
    case "resources/read": return try read(try params.requiredString("uri"))
    case "logging/setLevel": return .object([:])
    default: throw HostError(.unknownMethod, "no method is called '\(method.prefix(80))'")
    }
  }

  private func initialize(_ params: JSONFields) throws -> JSONValue {
    let client = try AgentClient(params)
    try state.withLock { state throws(HostError) in
      guard state.client == nil else { throw HostError(.noMessage, "the session is initialized already") }
      state.client = client
    }
    return .object([
      "protocolVersion": .string(client.version),
      "capabilities": .object(["tools": .object([:]), "resources": .object([:]), "logging": .object([:])]),
      "serverInfo": .object(["name": "parley", "title": "Parley", "version": .string(setUp.version)]),
      "instructions": .string(Self.instructions),
    ])
  }

  private static let instructions = """
    Parley carries out requests that it understands for certain, and asks back where it does not. Ask 'forecast' whose \
    business an utterance is, hand over with 'say' what it takes or asks about, in the user's own words, and answer the \
    rest yourself. Only what a result lists under 'done' was done.
    """

  private func call(_ params: JSONFields, of client: AgentClient) async throws -> JSONValue {
    let name = try params.requiredString("name")
    guard let tool = AgentTool(rawValue: name) else {
      throw MessageProblem.unknown("tool", name, at: "params.name", known: AgentTool.allCases.map(\.rawValue))
    }
    let arguments = try params.object("arguments")
    let named = try arguments.string("conversation") ?? "main"
    let asks: @Sendable (JSONValue) async -> JSONFields? = { [weak self] in await self?.elicited($0) }
    do {
      let conversation = try await conversation(named)
      let tools = AgentTools(conversation: conversation, elicit: client.elicits ? asks : nil)
      if tool == .cancel { return try await tools.use(tool, arguments) }
      return try await withTaskCancellationHandler {
        try await conversation.order.run { try await tools.use(tool, arguments) }
      } onCancel: {
        conversation.callOff()
      }
    } catch let error as HostError where error.code != .wrongParameters {
      return AgentTools.failure(error.description)
    }
  }

  /// The conversation of a name; it begins where there is none yet.
  private func conversation(_ name: String) async throws -> AgentConversation {
    if let known = state.withLock({ $0.conversations[name] }) { return known }
    let host = try host()
    let new = AgentConversation(name, host: host)
    let isFirst = state.withLock { state in
      guard state.conversations[name] == nil else { return false }
      state.conversations[name] = new
      return true
    }
    if isFirst {
      do {
        try await host.open(name)
      } catch {
        state.withLock { $0.conversations[name] = nil }
        throw error
      }
    }
    return state.withLock { $0.conversations[name] } ?? new
  }

  // MARK: What the client is asked and told

  /// Asks the agent's user; `nil` where there is no answer.
  private func elicited(_ params: JSONValue) async -> JSONFields? {
    let id = state.withLock { state in
      state.questions += 1
      return "question \(state.questions)"
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { $0.asked[id] = continuation }
        send(.request(id: .string(id), method: "elicitation/create", params: params))
        if Task.isCancelled { giveUp(id) }
      }
    } onCancel: {
      giveUp(id)
    }
  }

  private func giveUp(_ id: String) { state.withLock { $0.asked.removeValue(forKey: id) }?.resume(returning: nil) }

  private func answered(_ id: JSONValue, _ result: Result<JSONValue, HostError>) {
    guard case .string(let name) = id, let waiting = state.withLock({ $0.asked.removeValue(forKey: name) }) else {
      return log("An answer came that nobody waits for any more: it changes nothing.")
    }
    let fields = try? JSONFields(try? result.get(), at: "result")
    waiting.resume(returning: fields)
  }

  /// Reports a late result of an app: to the client at once, and in the result of the next tool.
  private func happened(_ conversation: String, _ event: JSONFields) {
    guard let open = state.withLock({ $0.conversations[conversation] }) else { return }
    open.happened(event)
    if let line = try? event.string("line") { log("Late, in '\(conversation)': \(line)") }
  }

  private func log(_ text: String) {
    guard state.withLock({ $0.client != nil }) else { return }
    send(
      .notification(
        method: "notifications/message",
        params: .object(["level": "info", "logger": "parley", "data": .string(text)])))
  }
}

extension HostError {
  fileprivate init(of error: any Error) {
    switch error {
    case let error as HostError: self = error
    case let problem as MessageProblem: self.init(problem)
    default: self.init(.failed, "\(error)")
    }
  }
}
