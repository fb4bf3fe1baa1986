import Dispatch

/// Lines from a terminal or a pipe, read on a thread of their own: reading blocks, and turns must not.
struct TalkInput: Sendable {
  let console: Console
  private let queue = DispatchQueue(label: "parley.input")

  init(console: Console) { self.console = console }

  /// The next line; `nil` at the end of the input.
  func next(prompt: String) async -> String? {
    await withCheckedContinuation { continuation in
      queue.async {
        if !prompt.isEmpty { console.write(prompt) }
        continuation.resume(returning: console.readLine())
      }
    }
  }
}
