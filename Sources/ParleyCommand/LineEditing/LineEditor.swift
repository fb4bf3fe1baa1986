import ConversationScripts

/// Edits one line at a terminal: keys go into a buffer, and the line is drawn again after each.
struct LineEditor {
  let prompt: String
  let write: (String) -> Void
  let width: () -> Int
  let completion: Completion
  private var buffer: LineBuffer
  private var wasTab = false

  init(
    prompt: String, history: [String], completion: Completion, width: @escaping () -> Int,
    write: @escaping (String) -> Void
  ) {
    self.prompt = prompt
    self.write = write
    self.width = width
    self.completion = completion
    self.buffer = LineBuffer(history: history)
  }

  /// Edits until the line is done.
  mutating func edit(_ keys: KeyReader) -> TalkInput.Input {
    write("\u{1B}[?2004h")
    defer { write("\u{1B}[?2004l\n") }
    draw()
    while let key = keys.read() {
      switch buffer.press(key) {
      case .goOn: break
      case .done: return .line(buffer.text)
      case .interrupted: return .interrupt
      case .ended: return .end
      case .complete: complete()
      case .clearScreen: write("\u{1B}[H\u{1B}[2J")
      }
      wasTab = key == .tab
      draw()
    }
    return .end
  }

  private func draw() {
    let used = TextWidth.of(prompt)
    let window = TextWidth.window(buffer.characters, cursor: buffer.cursor, width: width() - used)
    write("\r\u{1B}[K\(prompt)\(window.text)\r\u{1B}[\(used + window.column)C")
  }

  /// A tab writes what is certain; a second one lists what there is.
  private mutating func complete() {
    let found = completion.candidates(for: buffer.characters, cursor: buffer.cursor)
    let common = Completion.common(found.candidates)
    if found.candidates.count == 1 {
      buffer.replace(from: found.start, by: common.hasSuffix("/") ? common : common + " ")
    } else if common.count > buffer.cursor - found.start {
      buffer.replace(from: found.start, by: common)
    } else if wasTab, !found.candidates.isEmpty {
      write("\r\n" + found.candidates.prefix(60).joined(separator: "  ") + "\n")
    }
  }
}
