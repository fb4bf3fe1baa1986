import HostProtocol
import Parley
import Synchronization

/// One conversation of an agent: what it says and what became of it.
///
/// The tools of one conversation are used one after another, except that it can be called off at any time.
final class AgentConversation: Sendable {
  /// What is known of it between two turns.
  fileprivate struct State {
    var last = LocalTurn()
    /// What a script of it has so far.
    var script: [String] = []
    /// Every event of it, a line each.
    var trace: [String] = []
    /// What came late and was not told by a tool yet.
    var late: [String] = []
    /// How many turns are being taken.
    var turning = 0
  }

  /// How many lines are kept of a conversation.
  fileprivate static let mostLines = 5_000

  let name: String
  /// Its tools, one after another.
  let order = WorkInOrder()
  private let host: LocalHost
  private let state = Mutex(State())

  init(_ name: String, host: LocalHost) {
    self.name = name
    self.host = host
  }

  /// The turn that came last, with what can be answered now.
  var last: LocalTurn { state.withLock { $0.last } }
  var script: [String] { state.withLock { $0.script } }
  var trace: [String] { state.withLock { $0.trace } }

  /// What came late since it was last asked for.
  func takeLate() -> [String] {
    state.withLock { state in
      defer { state.late = [] }
      return state.late
    }
  }

  /// Takes a turn by a method of the protocol.
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

  /// Calls the turn off that is being taken; a question that waits for the user stays open.
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

  /// An event that no turn brought about: the answer of an app that was not waited for.
  func happened(_ event: JSONFields) {
    guard let lines = try? Self.lines(event), let line = try? event.string("line") else { return }
    state.withLock { state in
      state.note(lines, [line])
      state.late = (state.late + [line]).suffix(100)
    }
  }

  /// What a script has of an event: what is tapped is a step of its own there.
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
