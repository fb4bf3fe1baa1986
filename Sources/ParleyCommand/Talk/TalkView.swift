import ConversationScripts
import Foundation
import Parley
import Synchronization

/// Shows a conversation at a prompt as it happens: the messages, the choices and, if wanted, every phase.
final class TalkView: Presenter {
  private struct State {
    var mode = ConversationMode.eyesOn
    var showsPhases = false
    var showsSpoken = false
    /// Pauses between two phases; `nil` where there are no pauses.
    var pause: (@Sendable () async -> Void)?
    /// Is told of each event before it is shown.
    var listener: (@Sendable (ConversationEvent) async -> Void)?
    /// How the last words were read.
    var lastTurn: (@Sendable () async -> TurnReading?)?
  }

  private let console: Console
  private let state = Mutex(State())
  let spinner: Spinner

  init(console: Console) {
    self.console = console
    self.spinner = Spinner(console: console)
  }

  var isTracing: Bool {
    get { state.withLock { $0.showsPhases } }
    set { state.withLock { $0.showsPhases = newValue } }
  }

  /// Whether the words that are spoken are shown beside those that are shown anyway.
  var isShowingSpoken: Bool {
    get { state.withLock { $0.showsSpoken } }
    set { state.withLock { $0.showsSpoken = newValue } }
  }

  var mode: ConversationMode {
    get { state.withLock { $0.mode } }
    set { state.withLock { $0.mode = newValue } }
  }

  /// What is done after each phase is shown: `:step` waits there.
  var pause: (@Sendable () async -> Void)? {
    get { state.withLock { $0.pause } }
    set { state.withLock { $0.pause = newValue } }
  }

  /// Is told of each event before it is shown; the conversation waits for it.
  var listener: (@Sendable (ConversationEvent) async -> Void)? {
    get { state.withLock { $0.listener } }
    set { state.withLock { $0.listener = newValue } }
  }

  /// The reading of the last words, whose acts are traced with their scores.
  var lastTurn: (@Sendable () async -> TurnReading?)? {
    get { state.withLock { $0.lastTurn } }
    set { state.withLock { $0.lastTurn = newValue } }
  }

  func happened(_ event: ConversationEvent) async {
    await listener?(event)
    switch event {
    case .said(let message): show(lines(of: message))
    case .heard, .tapped: break
    case .ended(.notPermitted):
      show([StyledText("  ':permission APP: authorized' allows it.", .faint)])
    case .opened(let app, let activity):
      show([StyledText("→ \(app) opens (\(activity.activityType))", .faint)])
    case .problem:
      // A handler's mistake is shown even where phases are not: its author has to see it.
      show(wrapped("\(EventLine(event))", indent: "    ").map { StyledText("  \($0)", .faint) })
      await pause?()
    default:
      let line = EventLine(event)
      let pause = pause
      if line.text.isEmpty || !(isTracing || pause != nil) { return }
      show(wrapped("\(line)", indent: "    ").map { StyledText("  \($0)", .faint) })
      if case .replyRead = event, let turn = await lastTurn?() {
        show(wrapped(ParsedText.sums(of: turn), indent: "      ").map { StyledText("    \($0)", .faint) })
      }
      await pause?()
    }
  }

  private func show(_ lines: [StyledText]) {
    spinner.clear()
    for line in lines { console.print(line) }
  }

  /// What is said, then the choices by number, the buttons, and at a terminal the card.
  private func lines(of message: AssistantMessage) -> [StyledText] {
    let mode = mode
    let words = EventLine(.said(message), in: mode).text.replacing("\\n", with: "\n")
    var lines = words.split(separator: "\n", omittingEmptySubsequences: false).flatMap { wrapped(String($0)) }
      .map { StyledText($0) }
    if isShowingSpoken {
      lines += wrapped("spoken: \(message.spoken.isEmpty ? "nothing" : message.spoken)", indent: "  ")
        .map { StyledText("\($0)", .faint) }
    }
    if message.choices.count > 1 {
      lines += message.choices.enumerated().map { index, choice in
        "  " + StyledText("\(index + 1).", .cyan) + StyledText(" \(choice.name)")
          + (choice.detail.map { StyledText("  \($0)", .faint) } ?? "")
      }
    }
    if mode == .eyesOn || mode == .accessible {
      for card in TalkCard.cards(of: message) where console.isTerminal || message.appCard != nil {
        lines += card.drawn(width: console.currentWidth - 2).map { StyledText("  \($0)", .faint) }
      }
    }
    if !message.buttons.isEmpty {
      lines.append(message.buttons.reduce(" ") { $0 + " " + StyledText("[\($1)]", .cyan) })
    }
    return lines
  }

  /// Lines as wide as the terminal; a pipe gets them whole.
  private func wrapped(_ text: String, indent: String = "") -> [String] {
    guard console.isTerminal else { return [text] }
    let lines = TextWidth.wrapped(text, to: console.currentWidth - 1 - indent.count)
    return lines.enumerated().map { $0.offset == 0 ? $0.element : indent + $0.element }
  }
}
