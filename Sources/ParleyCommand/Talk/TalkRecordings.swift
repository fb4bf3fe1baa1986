import ConversationScripts
import Parley

/// What is written down of a sitting: all of it, and what `:record` asked for.
struct TalkRecordings: Sendable {
  private(set) var whole: ScriptRecording
  /// The file that is being recorded into, and what goes there.
  private(set) var file: String?
  private var part = ScriptRecording()

  init(header: [String]) { whole = ScriptRecording(header: header) }

  mutating func begin(_ file: String, header: [String]) {
    self.file = file
    part = ScriptRecording(header: header)
  }

  /// Ends what `:record` began.
  mutating func end() { file = nil }

  /// What was recorded since `:record`.
  var recorded: ScriptRecording { part }

  mutating func note(_ directive: String) {
    whole.note(directive)
    if file != nil { part.note(directive) }
  }

  mutating func note(_ events: some Collection<ConversationEvent>, in mode: PresentationMode) {
    whole.note(events, in: mode)
    if file != nil { part.note(events, in: mode) }
  }

  mutating func noteCancelling(_ events: [ConversationEvent], in mode: PresentationMode) {
    whole.noteCancelling(events, in: mode)
    if file != nil { part.noteCancelling(events, in: mode) }
  }
}
