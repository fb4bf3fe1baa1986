import HostProtocol
import Parley
import Synchronization

/// A host in the engine's own process, without handlers: it sends requests of the protocol and waits for the answers.
///
/// The servers for other protocols are such hosts, so that limits and late results are those of every host.
package final class LocalHost: Sendable {
  private struct State {
    var last = 0
    var waiting: [Int: CheckedContinuation<JSONValue, any Error>] = [:]
    var session: HostSession?
    /// The identifiers of the apps, by their display names.
    var apps: [String: String] = [:]
    /// The permissions that the user has given, by the identifier of the app: each is asked for once, and not in each
    /// conversation.
    var permissions: [String: JSONValue] = [:]
    var languages: [String] = []
  }

  private let state = Mutex(State())
  private let told: @Sendable (_ conversation: String, _ event: JSONFields) -> Void

  /// - Parameters:
  ///   - simulate: Plays the apps that are simulated.
  ///   - told: Takes an event outside of requests, such as a late result.
  package init(
    limits: HostLimits = HostLimits(), timers: ConversationEnvironment = .live(), simulate: HostSetUp.Simulation?,
    told: @escaping @Sendable (_ conversation: String, _ event: JSONFields) -> Void
  ) {
    self.told = told
    let session = HostSession(limits: limits, timers: timers, simulate: simulate) { [weak self] in self?.take($0) }
    state.withLock { $0.session = session }
  }

  /// Sends a request of the protocol.
  ///
  /// Throws a `HostError` where it is refused.
  package func ask(_ method: HostMethod, _ params: [String: JSONValue]) async throws -> JSONFields {
    let result: JSONValue = try await withCheckedThrowingContinuation { continuation in
      let (id, session) = state.withLock { state in
        state.last += 1
        if state.session != nil { state.waiting[state.last] = continuation }
        return (state.last, state.session)
      }
      guard let session else { return continuation.resume(throwing: HostError(.failed, "the session has ended")) }
      session.receive(HostMessage.request(id: .integer(id), method: method.rawValue, params: .object(params)).line)
    }
    return try JSONFields(result, at: "")
  }

  /// Sets up the apps.
  ///
  /// Throws a `HostError` with all problems.
  package func initialize(_ params: [String: JSONValue]) async throws {
    let answer = try await ask(.initialize, params)
    let apps = try answer.objects("apps").map { (try $0.requiredString("name"), try $0.requiredString("identifier")) }
    let languages = try answer.strings("languages") ?? []
    state.withLock { state in
      state.apps = Dictionary(apps) { first, _ in first }
      state.languages = languages
    }
  }

  /// The tags of the languages that were set up.
  var languages: [String] { state.withLock { $0.languages } }

  /// Opens a conversation, with the permissions that the user has given in others.
  func open(_ name: String, _ more: [String: JSONValue] = [:]) async throws {
    var params = more
    params["conversation"] = .string(name)
    params["permissions"] = .object(state.withLock { $0.permissions })
    _ = try await ask(.open, params)
  }

  /// Takes a turn with a method of the protocol.
  func turn(_ method: HostMethod, in conversation: String, _ params: [String: JSONValue] = [:]) async throws
    -> JSONFields
  {
    var params = params
    params["conversation"] = .string(conversation)
    let answer = try await ask(method, params)
    for event in try answer.objects("events") where try event.string("event") == "permission" {
      let (name, isGranted) = (try event.requiredString("app"), try event.flag("granted") ?? false)
      state.withLock { state in
        state.permissions[state.apps[name] ?? name] = isGranted ? "authorized" : "denied"
      }
    }
    return answer
  }

  /// Ends all requests and closes all conversations.
  ///
  /// - Returns: the conversations that were open, each as `store` answers it, where they are to be stored.
  package func end(storing: Bool = false) async -> [JSONValue] {
    guard let session = state.withLock({ $0.session }) else { return [] }
    let stored = await session.end(storing: storing)
    state.withLock { $0.session = nil }
    return stored
  }

  private func take(_ line: [UInt8]) {
    guard let message = try? HostMessage(line: line) else { return }
    switch message {
    case .answer(.integer(let id), let result):
      state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(with: result)
    case .answer: break
    case .request(let id, _, _):
      // There is nobody here to unlock a device, and no handler.
      let session = state.withLock { $0.session }
      session?.receive(HostMessage.answer(id: id, .failure(HostError(.failed, "this host handles nothing"))).line)
    case .notification(let method, let params):
      guard method == "event", let fields = try? JSONFields(params, at: ""),
        let conversation = try? fields.string("conversation"), let event = try? fields.object("event")
      else { return }
      told(conversation, event)
    }
  }
}
