import ConversationScripts
import Intents

extension PlayedScript {
  /// The result of a script whose process ended before the script did.
  init(endOf script: Script, _ end: IsolatedPlay.End, notes: [PlayNote], said: String?) {
    var line = 1
    var call: HandlerCall?
    for note in notes {
      switch note {
      case .step(let begun): line = begun
      case .call(let made): call = made
      case .end: break
      }
    }
    let steps = script.lines.indices.contains(line - 1) && line > 1 ? ["    \(script.lines[line - 1])"] : []
    let parts =
      ["\(script.path):\(line): \(Self.words(end, call))"] + steps + (said.map { ["  said      \($0)"] } ?? [])
      + (call.map { [Self.fix(end, $0)] } ?? [])
    // Without a call, the extension's code is not what ended the process.
    self.init(
      status: call == nil ? .unusable : .failed, path: script.path, line: line,
      complaint: parts.joined(separator: "\n\n"))
  }

  private static func fix(_ end: IsolatedPlay.End, _ call: HandlerCall) -> String {
    end == .limit
      ? "To fix, see what \(call) waits for."
      : "To fix, mend \(call): on a device it would end the extension's process in the same way."
  }

  private static func words(_ end: IsolatedPlay.End, _ call: HandlerCall?) -> String {
    let how =
      switch end {
      case .signal(let number): "the process ended by signal \(number)"
      case .exit(let status): "the process ended itself with status \(status)"
      case .limit: "the process did not end in time"
      }
    guard let call else { return "\(how) before any handler was called." }
    return "\(how); the last call was \(call), for the phase '\(call.phase)'."
  }
}
