import ConversationScripts
import Parley

/// A sitting as the page that the report of scripts is, kept turn by turn.
struct TalkPage: Sendable {
  private struct Turn: Sendable {
    var line: String
    var events: [ConversationEvent] = []
    var offers: [String] = []
    var mode: ConversationMode
  }

  private let header: [String]
  private var turns: [Turn] = []

  init(header: [String]) { self.header = header }

  /// Whether nothing was said or set yet.
  var isEmpty: Bool { turns.isEmpty }

  mutating func note(_ directive: String, offers: [String] = []) {
    turns.append(Turn(line: directive, offers: offers, mode: .eyesOn))
  }

  mutating func noteCancelling(_ events: [ConversationEvent], in mode: ConversationMode) {
    if events.isEmpty { return }
    turns.append(Turn(line: "User: cancel", mode: mode))
    note(events, in: mode)
  }

  mutating func note(_ events: some Collection<ConversationEvent>, in mode: ConversationMode) {
    for event in events {
      switch event {
      case .heard(let words): turns.append(Turn(line: "User: \(ScriptRecording.escaped(words))", mode: mode))
      case .tapped: turns.append(Turn(line: EventLine(event).description, mode: mode))
      default: break
      }
      if turns.isEmpty { continue }
      turns[turns.count - 1].events.append(event)
      turns[turns.count - 1].mode = mode
    }
  }

  /// The page; it needs nothing else.
  func html() throws -> String {
    let script = try Script((header + [""] + turns.map(\.line)).joined(separator: "\n"), path: "Conversation")
    let steps = turns.map { turn in
      var step = Playback.Step(events: turn.events, duration: .zero, mode: turn.mode)
      step.offers = turn.offers
      return step
    }
    let playback = Playback(script: script, steps: steps, openQuestion: nil)
    return HTMLReport([ScriptResult("Conversation", .passed, playback: playback, duration: .zero)], in: .zero).text
  }
}
