import Dispatch
import Synchronization

/// Lines from a terminal or a pipe, read on a thread of their own: reading blocks, and turns must not.
final class TalkInput: Sendable {
  enum Input: Sendable, Hashable {
    case line(String)
    /// Control-C at the prompt.
    case interrupt
    case end
  }

  private struct State {
    var history: History
    /// Lines that were pasted together and are not taken yet.
    var waiting: [String] = []
  }

  private let console: Console
  private let completion: Completion
  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "parley.input")

  init(
    console: Console, completion: Completion = Completion(commands: [:], names: []),
    history: History = History(file: nil)
  ) {
    self.console = console
    self.completion = completion
    self.state = Mutex(State(history: history))
  }

  /// The next line that is typed.
  func next(prompt: String = "> ", isRemembered: Bool = true) async -> Input {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.read(prompt, isRemembered)) }
    }
  }

  private func read(_ prompt: String, _ isRemembered: Bool) -> Input {
    guard console.isInteractive else { return console.readLine().map { .line($0) } ?? .end }
    if isRemembered, let pasted = state.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) {
      console.print("\(prompt)\(pasted)")
      return .line(pasted)
    }
    guard let raw = RawMode() else {
      console.write(prompt)
      return console.readLine().map { .line($0) } ?? .end
    }
    defer { raw.restore() }
    var editor = LineEditor(
      prompt: prompt, history: isRemembered ? state.withLock { $0.history.lines } : [], completion: completion,
      width: { self.console.currentWidth }, console: console)
    let input = editor.edit(KeyReader(next: RawMode.readByte, hasMore: RawMode.hasMore))
    guard case .line(let text) = input else { return input }
    // Lines that were pasted together are said one after the other.
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    return state.withLock { state in
      if isRemembered { for line in lines { state.history.add(line) } }
      state.waiting += lines.dropFirst()
      return .line(lines.first ?? "")
    }
  }
}
