#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley
import Synchronization

/// One client's side of the protocol: lines come in, lines go out.
///
/// ```swift
/// let session = HostSession { line in send(line) }
/// session.receive(Array(#"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {…}}"#.utf8))
/// ```
///
/// Messages are read in the order in which they come; turns of one conversation are taken one after the other, those of
/// several at once. What a client can make it hold is bounded by ``HostLimits``.
public final class HostSession: Sendable {
  /// The version of the protocol.
  ///
  /// A higher version may have further methods and members; those that exist keep their meaning.
  public static let version = 1

  struct State {
    var setUp: HostSetUp?
    var conversations: [String: HostConversation] = [:]
    /// Closed conversations that are still taking turns.
    var closing: [String: HostConversation] = [:]
    var users: [String: HostUser] = [:]
    var requests = 0
    var hasEnded = false
    /// Continuations that resume when no request is being worked on.
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  let state = Mutex(State())
  let limits: HostLimits
  let calls: HostCalls
  let reports = HostReports()
  let timers: ConversationEnvironment
  let simulate: HostSetUp.Simulation?
  let write: @Sendable (HostMessage) -> Void

  /// - `limits`: what the client can make the session hold.
  /// - `write`: takes a line for the client, without its end, from any thread.
  public convenience init(limits: HostLimits = HostLimits(), write: @escaping @Sendable ([UInt8]) -> Void) {
    self.init(limits: limits, simulate: nil, write: write)
  }

  /// - Parameters:
  ///   - timers: The clock of the limits of phases.
  ///   - simulate: Plays apps that a set-up calls simulated.
  ///   - write: Takes a line for the client, without its end, from any thread.
  package init(
    limits: HostLimits = HostLimits(), timers: ConversationEnvironment = .live(), simulate: HostSetUp.Simulation?,
    write: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.limits = limits
    self.timers = timers
    self.simulate = simulate
    self.write = { write($0.line) }
    self.calls = HostCalls(most: limits.calls, write: self.write)
  }

  /// Takes a line from the client, without its end.
  ///
  /// It returns at once; the answers are written when they are there.
  public func receive(_ line: [UInt8]) {
    guard line.count <= limits.messageBytes else { return refuseLongMessage() }
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return }
    do throws(UnreadableMessage) {
      switch try HostMessage(line: line) {
      case .request(let id, let method, let params): request(id, method, params)
      case .notification(let method, let params): request(nil, method, params)
      case .answer(let id, let result): calls.answer(id, result)
      }
    } catch {
      write(.answer(id: error.id, .failure(error.error)))
    }
  }

  /// Answers a message that is longer than the limit, for a connection that does not read it to its end.
  public func refuseLongMessage() {
    let error = HostError(.tooMuch, "a message has at most \(limits.messageBytes) bytes")
    write(.answer(id: .null, .failure(error)))
  }

  private func request(_ id: JSONValue?, _ name: String, _ params: JSONValue?) {
    let answer: Answer = { [write] result in if let id { write(.answer(id: id, result)) } }
    do {
      guard let method = HostMethod(rawValue: name) else {
        throw HostError(.unknownMethod, MessageProblem.unknown("method", name, at: "", known: HostMethod.names).text)
      }
      try begin()
      begun(method, params) { [self] result in
        answer(result)
        finish()
      }
    } catch {
      answer(.failure(Self.error(error)))
    }
  }

  private func begun(_ method: HostMethod, _ params: JSONValue?, _ answer: @escaping Answer) {
    do {
      try perform(method, JSONFields(params, at: "params"), answer)
    } catch {
      answer(.failure(Self.error(error)))
    }
  }

  private func begin() throws(HostError) {
    let limits = limits
    let refusal: HostError? = state.withLock { state in
      if state.hasEnded { return HostError(.failed, "the session has ended") }
      if state.requests >= limits.requests {
        return HostError(.tooMuch, "\(limits.requests) requests are worked on already")
      }
      state.requests += 1
      return nil
    }
    if let refusal { throw refusal }
  }

  /// Counts a request as answered; after the last one, those who wait resume.
  private func finish() {
    let waiting: [CheckedContinuation<Void, Never>] = state.withLock { state in
      state.requests -= 1
      guard state.requests == 0 else { return [] }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until every request that was begun is answered.
  private func idle() async {
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        if state.requests > 0 { state.waiting.append(continuation) }
        return state.requests == 0
      }
      if isIdle { continuation.resume() }
    }
  }

  static func error(_ error: any Error) -> HostError {
    switch error {
    case let error as HostError: error
    case let problem as MessageProblem: HostError(problem)
    case let error as RestoringError: HostError(.notRestored, error.description)
    default: HostError(.failed, "\(error)")
    }
  }

  /// Ends the session: calls to the client fail, and the turns that waited for them end.
  ///
  /// Where the client was carrying a request out, the user is told that it may be done, even if no turn waited for it
  /// any more.
  ///
  /// - Returns: the open conversations, each as `store` answers it.
  @discardableResult
  package func end(storing: Bool = false) async -> [JSONValue] {
    let open = state.withLock { state in
      state.hasEnded = true
      return state.conversations.values.sorted { $0.identifier < $1.identifier }
    }
    let unknown = calls.end()
    await idle()
    for conversation in open { await conversation.conversation.settle(unknown) }
    var stored: [JSONValue] = []
    for conversation in open {
      if storing, let state = try? await Self.stored(conversation) { stored.append(state) }
    }
    state.withLock { state in
      state.conversations = [:]
      state.users = [:]
      state.setUp = nil
    }
    return stored
  }

  static func stored(_ open: HostConversation) async throws -> JSONValue {
    let stored = await open.conversation.stored()
    return .object([
      "conversation": .string(open.identifier), "user": .string(open.user.user.identifier),
      "turn": .integer(stored.turn), "state": try JSONReader.value(of: Array(stored.json())),
    ])
  }
}
