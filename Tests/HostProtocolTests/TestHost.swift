import Foundation
import Parley
import Synchronization

@testable import HostProtocol

/// A host for tests: it asks and waits for the answer, and answers what the engine calls it for.
final class TestHost: Sendable {
  private struct State {
    var waiting: [Int: CheckedContinuation<JSONValue, any Error>] = [:]
    var last = 0
    /// The messages in both directions, as schema and transcript tests read them.
    var sent: [(method: String, params: JSONValue)] = []
    var results: [(method: String, result: JSONValue)] = []
    var asked: [Int: String] = [:]
    var calls: [(method: String, params: JSONValue)] = []
    var answers: [(method: String, result: JSONValue)] = []
    var notifications: [(method: String, params: JSONValue)] = []
  }

  typealias Answering = @Sendable (_ method: String, _ params: JSONFields) async throws -> JSONValue?

  private let state = Mutex(State())
  private let answering: Answering
  private let box = Mutex<HostSession?>(nil)
  var session: HostSession { box.withLock { $0 } ?? HostSession { _ in } }

  /// - Parameters:
  ///   - timers: The clock of the limits of phases: one that stands, unless a test moves it.
  ///   - answering: The answers of the host's handlers; `nil` for one that never comes.
  init(
    limits: HostLimits = HostLimits(),
    timers: ConversationEnvironment = SimulatedEnvironment(now: Date(timeIntervalSince1970: 0)).environment,
    answering: @escaping Answering = { _, _ in nil }
  ) {
    self.answering = answering
    let session = HostSession(limits: limits, timers: timers, simulate: nil) { [weak self] line in self?.take(line) }
    box.withLock { $0 = session }
  }

  var sent: [(method: String, params: JSONValue)] { state.withLock { $0.sent } }
  var results: [(method: String, result: JSONValue)] { state.withLock { $0.results } }
  var calls: [(method: String, params: JSONValue)] { state.withLock { $0.calls } }
  var answers: [(method: String, result: JSONValue)] { state.withLock { $0.answers } }
  var notifications: [(method: String, params: JSONValue)] { state.withLock { $0.notifications } }

  /// Asks for something; the params are JSON text.
  @discardableResult
  func ask(_ method: String, _ params: String = "{}") async throws -> JSONValue {
    let params = try JSONReader.value(of: Array(params.utf8))
    return try await withCheckedThrowingContinuation { continuation in
      let id = state.withLock { state in
        state.last += 1
        state.waiting[state.last] = continuation
        state.asked[state.last] = method
        state.sent.append((method, params))
        return state.last
      }
      session.receive(HostMessage.request(id: .integer(id), method: method, params: params).line)
    }
  }

  /// A turn's lines as a script has them.
  func hear(_ utterance: String, in conversation: String = "c") async throws -> [String] {
    let params = JSONValue.object(["conversation": .string(conversation), "utterance": .string(utterance)])
    return Self.lines(try await ask("hear", String(decoding: params.line, as: UTF8.self)))
  }

  static func lines(_ turn: JSONValue) -> [String] {
    guard case .object(let members) = turn, case .array(let events)? = members["events"] else { return [] }
    return events.compactMap { event in
      if case .object(let members) = event, case .string(let line)? = members["line"] { line } else { nil }
    }
  }

  private func take(_ line: [UInt8]) {
    guard let message = try? HostMessage(line: line) else { return }
    switch message {
    case .notification(let method, let params):
      state.withLock { $0.notifications.append((method, params ?? .null)) }
    case .request(let id, let method, let params): answer(id, method, params ?? .null)
    case .answer(.integer(let id), let result):
      let waiting = state.withLock { state in
        if case .success(let result) = result { state.results.append((state.asked[id] ?? "", result)) }
        return state.waiting.removeValue(forKey: id)
      }
      waiting?.resume(with: result)
    case .answer: break
    }
  }

  private func answer(_ id: JSONValue, _ method: String, _ params: JSONValue) {
    state.withLock { $0.calls.append((method, params)) }
    Task {
      do {
        guard let result = try await answering(method, JSONFields(params, at: "params")) else { return }
        state.withLock { $0.answers.append((method, result)) }
        session.receive(HostMessage.answer(id: id, .success(result)).line)
      } catch {
        let error = error as? HostError ?? HostError(.failed, "\(error)")
        session.receive(HostMessage.answer(id: id, .failure(error)).line)
      }
    }
  }
}

/// A JSON value of its text.
func json(_ text: String) throws -> JSONValue { try JSONReader.value(of: Array(text.utf8)) }
