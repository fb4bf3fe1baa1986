import ConversationScripts
import Foundation
import ParleyServer

/// Where a command writes and reads: the terminal, a pipe, or a test.
///
/// All output goes through it. Text is made safe first, so that no name, content or utterance can steer a terminal;
/// control sequences come only from the program's own text.
struct Console: Sendable {
  /// Writes bytes as they are; only the console itself calls it.
  private let output: @Sendable (String) -> Void
  private let errorOutput: @Sendable (String) -> Void
  /// Reads one line as it is, whether it is valid UTF-8 or not; `nil` at the end of the input.
  let nextLine: @Sendable () -> IncomingLines.Line?
  /// Whether a person types: a prompt is shown only then.
  let isInteractive: Bool
  /// Whether the output is a terminal: progress and colours are shown only then.
  let isTerminal: Bool
  private(set) var usesColours: Bool
  let width: Int
  /// How many columns there are now; `nil` where it is not known.
  var measure: @Sendable () -> Int? = { nil }
  /// Lets time pass; `false` where waiting has no use any more.
  var wait: @Sendable (Duration) async -> Bool = { (try? await Task.sleep(for: $0)) != nil }

  init(
    write output: @escaping @Sendable (String) -> Void, writeError errorOutput: @escaping @Sendable (String) -> Void,
    nextLine: @escaping @Sendable () -> IncomingLines.Line?, isInteractive: Bool, isTerminal: Bool, usesColours: Bool,
    width: Int,
    measure: @escaping @Sendable () -> Int? = { nil },
    wait: @escaping @Sendable (Duration) async -> Bool = { (try? await Task.sleep(for: $0)) != nil }
  ) {
    self.output = output
    self.errorOutput = errorOutput
    self.nextLine = nextLine
    self.isInteractive = isInteractive
    self.isTerminal = isTerminal
    self.usesColours = usesColours
    self.width = width
    self.measure = measure
    self.wait = wait
  }

  /// How wide the output is now: a window may have been resized since the start.
  var currentWidth: Int { measure() ?? width }

  /// Writes text and a line end.
  func print(_ text: String) { output(TerminalText.safe(text) + "\n") }

  /// Writes a line in its colours.
  func print(_ line: StyledText) { output(line.safe(usesColours: usesColours) + "\n") }

  /// Writes lines, each in the colours of what it says.
  func printReport(_ text: String) {
    guard usesColours else { return print(text) }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { print(ReportColours.styled(line)) }
  }

  /// The same with or without colours: `always`, `never`, or where the output is a terminal that has them.
  func coloured(_ when: String?) -> Console {
    var console = self
    switch when {
    case "always": console.usesColours = true
    case "never": console.usesColours = false
    default: break
    }
    return console
  }

  /// Shows how far a long task is, in a line that the next one replaces; at a terminal only.
  func showProgress(_ done: Int, of count: Int? = nil, _ what: String) {
    guard isTerminal else { return }
    control("\r\u{1B}[K")
    write(TextWidth.fitting("\(done)\(count.map { "/\($0)" } ?? "") \(what)", in: max(10, currentWidth - 1)))
  }

  /// Takes the line of the progress away.
  func clearProgress() { if isTerminal { control("\r\u{1B}[K") } }

  /// Writes text without a line end.
  func write(_ text: String) { output(TerminalText.safe(text)) }

  /// Writes a control sequence of the program's own.
  func control(_ sequence: StaticString) { output("\(sequence)") }

  /// Moves the cursor to the right.
  func moveRight(by columns: Int) { output("\u{1B}[\(columns)C") }

  func complain(_ text: String) { errorOutput(TerminalText.safe(text) + "\n") }

  /// Reads one line as text; `nil` at the end of the input.
  ///
  /// One that is too long is reported and skipped.
  func readLine() -> String? {
    while let line = nextLine() {
      switch line {
      case .line(let bytes): return String(decoding: bytes, as: UTF8.self)
      case .tooLong(let number): complain("-:\(number): \(InputLines.tooLong); it is skipped")
      }
    }
    return nil
  }
}

extension Console {
  static var standard: Console {
    let isTerminal = Terminal.isTerminal(.output)
    let environment = ProcessInfo.processInfo.environment
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let lines = InputLines()
    Terminal.letWritesFail()
    return Console(
      write: { text in
        guard let failure = Terminal.write(text, to: .output) else { return }
        // Nothing more is written to a pipe that is closed; where 'head' has read enough, that is no error.
        if failure != EPIPE { _ = Terminal.write("\(UnwritableFile(code: failure))\n", to: .error) }
        exit(ExitStatus.unwritable.rawValue)
      },
      writeError: { _ = Terminal.write($0, to: .error) },
      nextLine: lines.next,
      isInteractive: isTerminal && Terminal.isTerminal(.input),
      isTerminal: isTerminal,
      usesColours: isTerminal && !isPlain && environment["TERM"] != "dumb",
      width: environment["COLUMNS"].flatMap(Int.init) ?? Terminal.width ?? 80,
      measure: { isTerminal ? Terminal.width : nil })
  }
}
