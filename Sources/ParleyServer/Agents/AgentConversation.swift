import HostProtocol
import Parley
import Synchronization

/// One conversation of an agent: its turns, and what came of them.
///
/// The tools of a conversation run one after another, except for the one that cancels.
final class AgentConversation: Sendable {
  /// The state between two turns.
  fileprivate struct State {
    var last = LocalTurn()
    /// The lines of a script so far.
    var script: [String] = []
    /// The lines of all events so far.
    var trace: [String] = []
    /// Late results that no tool has reported yet.
    var late: [String] = []
    /// How many turns are running.
    var turning = 0
  }

  /// The most lines that are kept of a conversation.
  fileprivate static let mostLines = 5_000

  let name: String
  /// Runs its tools one after another.
  let order = WorkInOrder()
  private let host: LocalHost
  private let state = Mutex(State())

  init(_ name: String, host: LocalHost) {
    self.name = name
    self.host = host
  }

  /// The last turn, with the present choices.
  var last: LocalTurn { state.withLock { $0.last } }
  var script: [String] { state.withLock { $0.script } }
  var trace: [String] { state.withLock { $0.trace } }

  /// The late results since the last call.
  func takeLate() -> [String] {
    state.withLock { state in
      defer { state.late = [] }
      return state.late
    }
  }

  /// Takes a turn with a method of the protocol.
  func turn(_ method: HostMethod, _ params: [String: JSONValue] = [:]) async throws -> LocalTurn {
    state.withLock { $0.turning += 1 }
    defer { state.withLock { $0.turning -= 1 } }
    let answer = try await host.turn(method, in: name, params)
    let turn = try LocalTurn(answer)
    let lines = try answer.objects("events").flatMap(Self.lines)
    state.withLock { state in
      state.last = turn
      state.note(lines, turn.lines)
    }
    return turn
  }

  /// Cancels the turn that is running; an open question stays open.
  func callOff() {
    guard state.withLock({ $0.turning > 0 }) else { return }
    Task { _ = try? await turn(.cancel) }
  }

  /// What would be done with an utterance.
  func forecast(_ utterance: String, threshold: Double = 0) async throws -> JSONFields {
    try await host.ask(
      .forecast,
      ["conversation": .string(name), "utterance": .string(utterance), "threshold": .number(threshold)])
  }

  /// Records an event outside of turns: a late result of an app.
  func happened(_ event: JSONFields) {
    guard let lines = try? Self.lines(event), let line = try? event.string("line") else { return }
    state.withLock { state in
      state.note(lines, [line])
      state.late = (state.late + [line]).suffix(100)
    }
  }

  /// The lines that a script has for an event; a tap is a step of its own.
  private static func lines(_ event: JSONFields) throws -> [String] {
    switch try event.string("event") {
    case "tapped": return ["tap: \(try event.string("text") ?? "")"]
    case "heard", "understood", "replyRead", "handled", "said": return try event.string("line").map { [$0] } ?? []
    default: return []
    }
  }
}

extension AgentConversation.State {
  fileprivate mutating func note(_ scripted: [String], _ traced: [String]) {
    script = (script + scripted).suffix(AgentConversation.mostLines)
    trace = (trace + traced).suffix(AgentConversation.mostLines)
  }
}
