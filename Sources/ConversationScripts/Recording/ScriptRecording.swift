import Parley

/// A conversation that took place, written as a script that passes when it is played.
public struct ScriptRecording: Sendable {
  private var header: [String]
  private var lines: [String] = []
  /// Whether each phase is written too.
  public var includesPhases = false

  /// Begins a recording; `header` are the settings: `app: Vocabulary/MonkeyChat`.
  public init(header: [String] = []) { self.header = header }

  /// Records a setting that changes between turns: `lock`, `mode: hands-free`.
  public mutating func note(_ directive: String) {
    startTurn()
    lines.append(directive)
  }

  /// Records offers, one line each.
  package mutating func note(offers: [String]) { lines += offers.map { EventLine(.offered, $0).description } }

  /// Notes what happened.
  public mutating func note(_ events: some Sequence<ConversationEvent>, in mode: ConversationMode = .eyesOn) {
    for event in events {
      switch event {
      case .heard(let words):
        startTurn()
        lines.append("User: \(Self.escaped(words))")
      case .tapped:
        startTurn()
        lines.append(EventLine(event).description)
      default:
        let line = EventLine(event, in: mode)
        if line.mark != .phase || includesPhases, !line.text.isEmpty { lines.append(line.description) }
      }
    }
  }

  /// Records a request that was cancelled by other means than words; the script cancels it in words.
  public mutating func noteCancelling(_ events: [ConversationEvent], in mode: ConversationMode = .eyesOn) {
    if events.isEmpty { return }
    startTurn()
    lines.append("User: cancel")
    note(events.filter { if case .ended = $0 { false } else { true } }, in: mode)
  }

  private mutating func startTurn() {
    if let last = lines.last, !last.isEmpty, last.hasPrefix("*") || last.hasPrefix("Assistant:") { lines.append("") }
  }

  /// The script.
  public var text: String { (header + [""] + lines).joined(separator: "\n") + "\n" }

  /// The user's words with escapes, so that reading the script gives the same characters.
  package static func escaped(_ words: String) -> String {
    var escaped = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      case "\\": escaped += "\\u{5C}"
      case _ where scalar.properties.generalCategory == .control || scalar.properties.isWhitespace && scalar != " ":
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    if escaped.trimmed.isEmpty { return "\\u{20}" }
    // Words in brackets would be read as something that the user taps.
    if escaped.hasPrefix("["), escaped.hasSuffix("]") { return "\\u{5B}" + escaped.dropFirst() }
    return escaped
  }
}
