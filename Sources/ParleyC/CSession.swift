#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import HostProtocol
import SimulatedApps

/// A session for C: its lines are fetched by a thread of the host, or passed to a function of the host.
final class CSession: @unchecked Sendable {
  typealias Function = @convention(c) (UnsafePointer<CChar>?, Int, UnsafeMutableRawPointer?) -> Void

  // A thread of the host waits here for lines. Neither an actor nor a `Mutex` offers that, hence a condition; it guards
  // everything below.
  private let condition = Condition()
  private var lines: [[UInt8]] = []
  private var first = 0
  private var bytes = 0
  private var isEnding = false
  private var hasEnded = false
  private var function: (call: Function, context: UnsafeMutableRawPointer?)?
  private var isCalling = false
  private var session: HostSession?
  /// Where the problems of the host's handlers are reported; standard error, unless the host chooses otherwise.
  private var problems = Problems.standardError

  private enum Problems {
    case standardError
    case nobody
    case function(Function, UnsafeMutableRawPointer?)
  }

  /// The most bytes that wait for the host; with more, the session is ended.
  private let most: Int
  /// What a line costs in addition to its bytes, so that many short ones are bounded as well.
  private static let costOfLine = 64

  init(most: Int = 1 << 25) {
    self.most = most
    session = HostSession(simulate: Self.simulated) { [weak self] line in self?.add(line) }
  }

  /// Plays an app from its folder, like `parley serve`.
  private static let simulated: HostSetUp.Simulation = { folder, environment in
    let simulated = try SimulatedApp(at: folder, environment: environment)
    return (simulated.app, simulated.contacts)
  }

  func send(_ line: [UInt8]) -> Bool {
    let session = condition.withLock { isEnding ? nil : self.session }
    session?.receive(line.last == UInt8(ascii: "\n") ? line.dropLast() : line)
    return session != nil
  }

  /// Passes the problems of handlers to a function of the host; with `nil` they are not reported.
  func setProblemFunction(_ call: Function?, _ context: UnsafeMutableRawPointer?) {
    condition.withLock { problems = call.map { .function($0, context) } ?? .nobody }
  }

  /// Reports the problems of handlers that a line contains; few hosts look for them in the lines themselves.
  func tellProblems(in line: [UInt8]) {
    let texts = HandlerProblems.texts(in: line)
    if texts.isEmpty { return }
    switch condition.withLock({ problems }) {
    case .nobody: break
    case .standardError:
      let words = Array("\(texts.joined(separator: "\n"))\n".utf8)
      _ = write(STDERR_FILENO, words, words.count)
    case .function(let call, let context):
      for text in texts {
        let bytes = Array(text.utf8) + [0]
        bytes.withUnsafeBytes { call($0.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count - 1, context) }
      }
    }
  }

  private func add(_ line: [UInt8]) {
    tellProblems(in: line)
    let isLeft = condition.withLock {
      guard !hasEnded, bytes <= most else { return true }
      lines.append(line)
      bytes += line.count + Self.costOfLine
      condition.broadcast()
      return false
    }
    if isLeft { end() } else { callFunction() }
  }

  /// Passes lines to the host's function, one at a time, whichever threads they come from.
  private func callFunction() {
    while let (line, function) = condition.withLock(nextForFunction) {
      (line + [0]).withUnsafeBytes {
        function.call($0.baseAddress?.assumingMemoryBound(to: CChar.self), line.count, function.context)
      }
      condition.withLock {
        isCalling = false
        condition.broadcast()
      }
    }
  }

  private func nextForFunction() -> ([UInt8], (call: Function, context: UnsafeMutableRawPointer?))? {
    guard let function, !isCalling, let line = takeLine() else { return nil }
    isCalling = true
    return (line, function)
  }

  private func takeLine() -> [UInt8]? {
    guard first < lines.count else { return nil }
    let line = lines[first]
    lines[first] = []
    first += 1
    bytes -= line.count + Self.costOfLine
    if first == lines.count { (lines, first) = ([], 0) }
    return line
  }

  func setFunction(_ call: Function?, _ context: UnsafeMutableRawPointer?) {
    condition.withLock { function = call.map { ($0, context) } }
    callFunction()
  }

  /// The next line; `nil` where none comes in time, or the last one was returned before.
  func next(waiting milliseconds: Int32) -> [UInt8]? {
    let limit = milliseconds < 0 ? nil : Date(timeIntervalSinceNow: Double(milliseconds) / 1000)
    return condition.withLock {
      while true {
        if function == nil, let line = takeLine() { return line }
        if hasEnded || !wait(until: limit) { return function == nil ? takeLine() : nil }
      }
    }
  }

  /// Waits for a change; `false` where the time is up first.
  private func wait(until limit: Date?) -> Bool {
    guard let limit else {
      condition.wait()
      return true
    }
    return condition.wait(until: limit)
  }

  /// Takes no more input from the host.
  func end() {
    let session = condition.withLock {
      defer { isEnding = true }
      return isEnding ? nil : self.session
    }
    guard let session else { return }
    Task {
      await session.end()
      condition.withLock {
        hasEnded = true
        self.session = nil
        condition.broadcast()
      }
    }
  }

  /// Waits until no work of the session is running.
  func waitForEnd() {
    condition.withLock { while !hasEnded || isCalling { condition.wait() } }
  }
}
