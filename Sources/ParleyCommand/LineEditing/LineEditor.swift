import ConversationScripts

/// Edits one line at a terminal: keys go into a buffer, and the line is drawn again after each.
struct LineEditor {
  let prompt: String
  let console: Console
  let width: () -> Int
  let completion: Completion
  private var buffer: LineBuffer
  private var wasTab = false

  init(
    prompt: String, history: [String], completion: Completion, width: @escaping () -> Int,
    console: Console
  ) {
    self.prompt = prompt
    self.console = console
    self.width = width
    self.completion = completion
    self.buffer = LineBuffer(history: history)
  }

  /// Edits until the line is done.
  mutating func edit(_ keys: KeyReader) -> TalkInput.Input {
    console.control("\u{1B}[?2004h")
    defer { console.control("\u{1B}[?2004l\n") }
    draw()
    while let key = keys.read() {
      switch buffer.press(key) {
      case .goOn: break
      case .done:
        // The finished line stays on the screen in full. Of several pasted lines it is the first, which is said first.
        console.control("\r\u{1B}[K")
        console.write("\(prompt)\(buffer.text.prefix { $0 != "\n" })")
        return .line(buffer.text)
      case .interrupted: return .interrupt
      case .ended: return .end
      case .complete: complete()
      case .clearScreen: console.control("\u{1B}[H\u{1B}[2J")
      }
      wasTab = key == .tab
      draw()
    }
    return .end
  }

  private func draw() {
    let used = TextWidth.of(prompt)
    let shown = buffer.characters.map { $0 == "\n" ? "⏎" : $0 }
    let window = TextWidth.window(shown, cursor: buffer.cursor, width: width() - used)
    console.control("\r\u{1B}[K")
    console.write("\(prompt)\(window.text)")
    console.control("\r")
    console.moveRight(by: used + window.column)
  }

  /// The first tab completes what is unambiguous; a second one lists the candidates.
  private mutating func complete() {
    let found = completion.candidates(for: buffer.characters, cursor: buffer.cursor)
    let common = Completion.common(found.candidates)
    if found.candidates.count == 1 {
      buffer.replace(from: found.start, by: common.hasSuffix("/") ? common : common + " ")
    } else if common.count > buffer.cursor - found.start {
      buffer.replace(from: found.start, by: common)
    } else if wasTab, !found.candidates.isEmpty {
      for line in [""] + Self.columns(found.candidates, width: width()) {
        console.write(line)
        console.control("\r\n")
      }
    }
  }

  /// The candidates side by side, as many as the width has room for; at most 60.
  static func columns(_ candidates: [String], width: Int) -> [String] {
    let shown = candidates.prefix(60).map { TextWidth.fitting($0, in: max(4, width - 2)) }
    let column = (shown.map(TextWidth.of).max() ?? 0) + 2
    let count = max(1, width / max(1, column))
    var lines = stride(from: 0, to: shown.count, by: count).map { start in
      let row = shown[start..<min(shown.count, start + count)]
      return row.dropLast().map { TextWidth.padded($0, to: column) }.joined() + (row.last ?? "")
    }
    if candidates.count > shown.count { lines.append("and \(candidates.count - shown.count) more") }
    return lines
  }
}
