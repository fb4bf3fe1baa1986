import Foundation

/// `parley serve` as a process of its own.
final class ServedProcess {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())

  init() throws {
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["serve"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// Sends lines and waits for the same number of answers.
  func exchange(_ lines: [String]) throws {
    let bytes = Data(lines.joined(separator: "\n").utf8) + Data([UInt8(ascii: "\n")])
    if lines.count == 1 {
      try input.fileHandleForWriting.write(contentsOf: bytes)
    } else {
      // A pipe cannot hold all of it at once.
      let writing = input.fileHandleForWriting
      Thread.detachNewThread { try? writing.write(contentsOf: bytes) }
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var missing = lines.count
    while missing > 0 {
      let count = read(output.fileHandleForReading.fileDescriptor, &chunk, chunk.count)
      guard count > 0 else { throw CocoaError(.fileReadUnknown) }
      missing -= chunk[..<count].count { $0 == UInt8(ascii: "\n") }
    }
  }

  /// The process's processor time in seconds and its memory in bytes; 0 where the system has no `/proc`.
  var usage: (processor: Double, memory: Double) {
    func fields(_ name: String) -> [Substring] {
      // What stands before the last bracket is the program's name.
      let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/\(name)", encoding: .utf8)
      return text.map { $0.split(separator: ")").last?.split(separator: " ") ?? [] } ?? []
    }
    let (times, pages) = (fields("stat"), fields("statm"))
    guard times.count > 12, pages.count > 1, let user = Double(times[11]), let system = Double(times[12]),
      let resident = Double(pages[1])
    else { return (0, 0) }
    return ((user + system) / Double(sysconf(Int32(_SC_CLK_TCK))), resident * Double(sysconf(Int32(_SC_PAGESIZE))))
  }

  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
