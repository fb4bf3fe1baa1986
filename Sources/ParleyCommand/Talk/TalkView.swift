import ConversationScripts
import Foundation
import Parley
import Synchronization

/// Shows a conversation at a prompt as it happens: what is said, what can be picked and, if wanted, every phase.
final class TalkView: Presenter {
  private let console: Console
  private let showsPhases = Mutex(false)
  private let currentMode = Mutex(PresentationMode.eyesOn)

  init(console: Console) { self.console = console }

  var isTracing: Bool {
    get { showsPhases.withLock { $0 } }
    set { showsPhases.withLock { $0 = newValue } }
  }

  var mode: PresentationMode {
    get { currentMode.withLock { $0 } }
    set { currentMode.withLock { $0 = newValue } }
  }

  func happened(_ event: ConversationEvent) async {
    switch event {
    case .said(let message): for line in lines(of: message) { console.print(line) }
    case .heard, .tapped: break
    case .opened(let app, let activity): console.print(faint("→ \(app) opens (\(activity.activityType))"))
    default:
      let line = EventLine(event)
      if isTracing, !line.text.isEmpty { console.print(faint("  \(line)")) }
    }
  }

  /// What is said, then the choices by number and the buttons.
  private func lines(of message: AssistantMessage) -> [String] {
    let words = EventLine(.said(message), in: mode).text
    var lines = [words.replacing("\\n", with: "\n")]
    if message.choices.count > 1 {
      lines += message.choices.enumerated().map { index, choice in
        "  \(index + 1). \(choice.name)" + (choice.detail.map { faint("  \($0)") } ?? "")
      }
    }
    if !message.buttons.isEmpty {
      lines.append(faint("  " + message.buttons.map { "[\($0)]" }.joined(separator: " ")))
    }
    return lines
  }

  private func faint(_ text: String) -> String { console.usesColours ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
}
