import IntentText
import Parley

/// One conversation on the page: what was said on the left, what happened in the background on the right.
struct HTMLConversation {
  private let playback: Playback
  /// The line of the script at which it went wrong.
  private let failedAt: Int?

  init(_ playback: Playback, failedAt: Int?) {
    self.playback = playback
    self.failedAt = failedAt
  }

  var text: String {
    let script = playback.script
    var html = ""
    let settings = script.settings.map { MarkupText.escaped(script.text(of: $0.line)) }
    if !settings.isEmpty { html += "<code>\(settings.joined(separator: "\n"))</code>" }
    for (step, played) in zip(script.steps, playback.steps) {
      html += turn(step, played, text: script.text(of: step.line))
    }
    return html
  }

  private func turn(_ step: Script.Step, _ played: Playback.Step, text: String) -> String {
    var said = ""
    switch step.action {
    case .say(let words): said = "<p class=u>\(MarkupText.escaped(words))</p>"
    case .tap, .tapChoice: said = "<p class=\"u t\">\(MarkupText.escaped(played.tapped ?? text))</p>"
    case .directive: said = "<p class=d>\(MarkupText.escaped(text))</p>"
    }
    for case .said(let message) in played.events { said += Self.bubble(message, in: played.mode) }
    var happened = ""
    for event in played.events { happened += Self.line(for: event, in: played.mode) }
    for offer in played.offers { said += "<p class=o>+ \(MarkupText.escaped(offer))</p>" }
    if let problem = played.problem { happened += "<li class=x>\(MarkupText.escaped(problem))" }
    if !played.events.isEmpty, played.duration > .zero {
      happened += "<li class=m>\(played.duration.plainMilliseconds)"
    }
    let lines = step.line...(step.expected.last?.line ?? step.line)
    let mark = failedAt.map(lines.contains) == true ? "\"r f\"" : "r"
    return "<div class=\(mark)><div>\(said)</div><ul>\(happened)</ul></div>"
  }

  /// What the assistant says, with what can be tapped below it.
  private static func bubble(_ message: AssistantMessage, in mode: ConversationMode) -> String {
    let words = EventLine(.said(message), in: mode).text
    var html = "<p class=a>\(MarkupText.escaped(words))</p>"
    let taps = (message.choices.count > 1 ? message.choices.map(\.name) : []) + message.buttons
    if !taps.isEmpty { html += "<p class=c>\(taps.map { "<s>\(MarkupText.escaped($0))</s>" }.joined())</p>" }
    // A user who does not look at the screen sees no buttons.
    guard mode == .eyesOn || mode == .accessible else { return html }
    for card in [message.card, message.appCard].compactMap(\.self) { html += Self.card(card) }
    return html
  }

  /// A card as a table below the words.
  private static func card(_ card: ContentCard) -> String {
    let rows = card.rows.map { row in
      "<tr><th>\(MarkupText.escaped(row.name ?? ""))<td>\(MarkupText.escaped(row.value))"
    }
    let actions = card.actions.map { "<s>\(MarkupText.escaped($0))</s>" }.joined()
    return "<table class=k><caption>\(MarkupText.escaped(card.title))</caption>\(rows.joined())</table>"
      + (actions.isEmpty ? "" : "<p class=c>\(actions)</p>")
  }

  /// What happened, under the mark that scripts give it.
  private static func line(for event: ConversationEvent, in mode: ConversationMode) -> String {
    let line = EventLine(event, in: mode)
    guard line.mark != .user, line.mark != .assistant, !line.text.isEmpty else { return "" }
    let text = MarkupText.escaped(line.text)
    switch event {
    case .understood(let understanding), .notUnderstood(let understanding):
      return "<li class=e>\(text)\(why(understanding))"
    case .replyRead(let reply): return "<li class=e>\(text)\(reply.request.map(why) ?? "")"
    case .handled: return "<li class=h>\(text)"
    case .problem: return "<li class=x>\(text)"
    default: return "<li>\(text)"
    }
  }

  /// How the utterance was read: the score of each word, and the runners-up.
  private static func why(_ understanding: Understanding) -> String {
    let words = understanding.best?.evidence.map { "\(ReadingText.score($0.score)) “\($0.text)” \($0.role)" } ?? []
    let lines = words + ReadingText.runnersUp(of: understanding)
    if lines.isEmpty { return "" }
    let score = understanding.best.map { ReadingText.score($0.score) } ?? "why"
    return "<details><summary>\(score)</summary>\(lines.map(MarkupText.escaped).joined(separator: "<br>"))</details>"
  }
}

extension Playback.Step {
  /// The name of what was tapped.
  fileprivate var tapped: String? {
    for case .tapped(let name) in events { return name }
    return nil
  }
}
