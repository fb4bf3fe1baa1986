import ConversationScripts
import Parley
import Synchronization

/// What happened in an inspected sitting, turn by turn, as it happens: the session writes it, pages read it.
final class InspectLog: Sendable {
  struct Turn: Sendable {
    /// What the user did, as a script has it, or the command that was given.
    var line: String
    /// What the user said; `nil` for another act.
    var words: String?
    var events: [ConversationEvent] = []
    /// What the tool itself said: answers to commands.
    var notes = ""
    /// How the words were read; `nil` where nothing was said.
    var reading: TurnReading?
    var mode = ConversationMode.eyesOn
    /// Whether the turn is part of the conversation and can be taken back.
    var isTurn = false
  }

  /// Whether a turn is running, and after which phase it is paused.
  enum Phase: Sendable, Equatable {
    case idle
    case running
    case paused(after: String)
  }

  private struct State {
    var version = 0
    var turns: [Turn] = []
    var phase = Phase.idle
    var isClosed = false
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var lastWaiter = 0
  }

  private let state = Mutex(State())

  var turns: [Turn] { state.withLock { $0.turns } }
  var version: Int { state.withLock { $0.version } }
  var phase: Phase {
    get { state.withLock { $0.phase } }
    set { change { $0.phase = newValue } }
  }

  /// Marks the session as busy; `false` where something is running already.
  func begin() -> Bool {
    let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>]? in
      guard state.phase == .idle else { return nil }
      state.phase = .running
      return Self.changed(&state)
    }
    waiting?.forEach { $0.resume() }
    return waiting != nil
  }

  func add(_ turn: Turn) { change { $0.turns.append(turn) } }

  /// Changes the last turn, where there is one.
  func changeLast(_ body: @escaping @Sendable (inout Turn) -> Void) {
    change { state in if let last = state.turns.indices.last { body(&state.turns[last]) } }
  }

  /// Takes the last turn of the conversation away, with what was noted after it.
  func takeBack() {
    change { state in
      guard let last = state.turns.lastIndex(where: \.isTurn) else { return }
      state.turns.removeSubrange(last...)
    }
  }

  /// An event of the conversation as it happens.
  func note(_ event: ConversationEvent, in mode: ConversationMode) {
    switch event {
    case .heard(let words):
      let line = "User: \(ScriptRecording.escaped(words))"
      add(Turn(line: line, words: words, events: [event], mode: mode))
    case .tapped: add(Turn(line: EventLine(event).description, events: [event], mode: mode))
    default:
      if state.withLock({ $0.turns.isEmpty }) { add(Turn(line: "", mode: mode)) }
      changeLast {
        $0.events.append(event)
        $0.mode = mode
      }
    }
  }

  /// What the tool printed.
  func note(printed text: String) { changeLast { $0.notes += text } }

  /// Waits until something changed since a version, or nothing does for the time.
  func wait(after version: Int, atMost limit: Duration) async {
    let number = state.withLock { state in
      state.lastWaiter += 1
      return state.lastWaiter
    }
    let timer = Task {
      try? await Task.sleep(for: limit)
      state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
    }
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.version > version || state.isClosed { return true }
        state.waiting[number] = continuation
        return false
      }
      if isOver { continuation.resume() }
    }
    timer.cancel()
  }

  /// Ends all waiting for good: requests that wait are answered at once.
  func close() { change { $0.isClosed = true } }

  private func change(_ body: (inout State) -> Void) {
    let waiting = state.withLock { state in
      body(&state)
      return Self.changed(&state)
    }
    waiting.forEach { $0.resume() }
  }

  private static func changed(_ state: inout State) -> [CheckedContinuation<Void, Never>] {
    state.version += 1
    defer { state.waiting = [:] }
    return Array(state.waiting.values)
  }
}
