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

  private let console: Console
  private let completion: Completion
  private let history: Mutex<History>
  private let queue = DispatchQueue(label: "parley.input")

  init(
    console: Console, completion: Completion = Completion(commands: [], names: []),
    history: History = History(file: nil)
  ) {
    self.console = console
    self.completion = completion
    self.history = Mutex(history)
  }

  /// The next line that is typed.
  func next() async -> Input {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.read()) }
    }
  }

  private func read() -> Input {
    guard console.isInteractive else { return console.readLine().map { .line($0) } ?? .end }
    guard let raw = RawMode() else {
      console.write("> ")
      return console.readLine().map { .line($0) } ?? .end
    }
    defer { raw.restore() }
    var editor = LineEditor(
      prompt: "> ", history: history.withLock { $0.lines }, completion: completion,
      width: { Terminal.width ?? 80 }, write: console.write)
    let input = editor.edit(KeyReader(next: RawMode.readByte, hasMore: RawMode.hasMore))
    if case .line(let line) = input { history.withLock { $0.add(line) } }
    return input
  }
}
