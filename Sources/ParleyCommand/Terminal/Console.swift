import Foundation

/// Where a command writes and reads: the terminal, a pipe, or a test.
struct Console: Sendable {
  /// Writes text as it is, without a line end.
  let write: @Sendable (String) -> Void
  let writeError: @Sendable (String) -> Void
  /// Reads one line without its end; `nil` at the end of the input.
  let readLine: @Sendable () -> String?
  /// Whether somebody types: a prompt is shown only then.
  let isInteractive: Bool
  /// Whether the output is a terminal: progress and colours are shown only then.
  let isTerminal: Bool
  let usesColours: Bool
  let width: Int
  /// How many columns there are now; `nil` where it is not known.
  var measure: @Sendable () -> Int? = { nil }
  /// Lets time pass; `false` where nothing more is to be waited for.
  var wait: @Sendable (Duration) async -> Bool = { (try? await Task.sleep(for: $0)) != nil }

  /// How wide the output is now: a window may have been resized since the start.
  var currentWidth: Int { measure() ?? width }

  func print(_ text: String) { write(text + "\n") }
  func complain(_ text: String) { writeError(text + "\n") }
}

extension Console {
  static var standard: Console {
    let isTerminal = Terminal.isTerminal(.output)
    let environment = ProcessInfo.processInfo.environment
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return Console(
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) },
      readLine: { Swift.readLine(strippingNewline: true) },
      isInteractive: isTerminal && Terminal.isTerminal(.input),
      isTerminal: isTerminal,
      usesColours: isTerminal && !isPlain && environment["TERM"] != "dumb",
      width: environment["COLUMNS"].flatMap(Int.init) ?? Terminal.width ?? 80,
      measure: { isTerminal ? Terminal.width : nil })
  }
}
