import ConversationScripts
import Parley

/// What is recorded of a session: all of it as a script and as a page, and the part that `:record` asked for.
struct TalkRecordings: Sendable {
  private(set) var whole: ScriptRecording
  private(set) var page: TalkPage
  /// The file that is being recorded into, and what goes there.
  private(set) var file: String?
  private var part = ScriptRecording()

  init(header: [String]) {
    whole = ScriptRecording(header: header)
    page = TalkPage(header: header)
  }

  /// Begins a recording.
  ///
  /// The turns before are in it too, because later turns depend on what the apps did and who was mentioned.
  mutating func begin(_ file: String) {
    self.file = file
    part = whole
    if !page.isEmpty { part.note("# From here on it was recorded.") }
  }

  /// Ends what `:record` began.
  mutating func end() { file = nil }

  /// What was recorded since `:record`, after all the turns before it.
  var recorded: ScriptRecording { part }

  /// Notes a line between two turns, and what was offered because of it.
  mutating func note(_ directive: String, offers: [String] = []) {
    page.note(directive, offers: offers)
    whole.note(directive)
    whole.note(offers: offers)
    guard file != nil else { return }
    part.note(directive)
    part.note(offers: offers)
  }

  mutating func note(_ events: some Collection<ConversationEvent>, in mode: ConversationMode) {
    page.note(events, in: mode)
    whole.note(events, in: mode)
    if file != nil { part.note(events, in: mode) }
  }

  mutating func noteCancelling(_ events: [ConversationEvent], in mode: ConversationMode) {
    page.noteCancelling(events, in: mode)
    whole.noteCancelling(events, in: mode)
    if file != nil { part.noteCancelling(events, in: mode) }
  }
}
