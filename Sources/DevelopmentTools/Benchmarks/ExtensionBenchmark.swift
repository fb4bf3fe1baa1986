import Foundation

/// Measures what an extension of Apple's form costs: a conversation from nothing, and the compilation of `Intents`.
///
/// It is run in the folder of the package, by a program of the same build folder that has an extension's code.
package struct ExtensionBenchmark {
  /// How often the conversation is held.
  var passes = 20
  let report: BenchmarkReport

  package init(_ report: BenchmarkReport) { self.report = report }

  private static let host = "ExtensionHost"
  private static let script = "Tests/ExtensionHost/Scripts/Sent.conversation"
  /// A separate build folder: results of other builds are neither used nor lost.
  private static let scratch = ".build/benchmark"

  package func run() throws {
    // The memory is the maximum over all child processes so far, so the compiler runs last.
    try converse()
    report.print("")
    try compile()
  }

  private func converse() throws {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let program = folder.appending(path: Self.host)
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw Problem(
        description: "\(program.path) is not there: 'swift build -c release --product \(Self.host)' builds it.")
    }
    let times = try (0..<passes).map { _ in try Self.run(program, ["test", Self.script]).wall * 1e3 }
    report.print("A process that sets an extension up and holds one conversation of two turns, of \(passes)")
    report.print(BenchmarkTable.row(["median ms", "p90 ms", "most MB"], widths: Self.widths))
    let figures = [
      BenchmarkTable.percentile(0.5, of: times), BenchmarkTable.percentile(0.9, of: times), Self.mostMemory / 1e6,
    ]
    report.print(BenchmarkTable.row(figures.map(BenchmarkTable.number), widths: Self.widths))
  }

  private func compile() throws {
    try? FileManager.default.removeItem(atPath: Self.scratch)
    for target in ["IntentDomains", "CoreLocation"] { _ = try build(target) }
    let first = try build("Intents")
    let again = try build("Intents")
    report.print("The module Intents, debug, with what it imports compiled before")
    report.print(BenchmarkTable.row(["", "s", "processor s"], widths: Self.widths))
    for (name, time) in [("compiled", first), ("nothing to do", again)] {
      report.print(
        BenchmarkTable.row(
          [name] + [time.wall, time.processor].map(BenchmarkTable.number), widths: Self.widths))
    }
  }

  private static let widths = [14, 12, 12]

  private func build(_ target: String) throws -> ChildTime {
    try Self.run(
      URL(filePath: "/usr/bin/env"), ["swift", "build", "--target", target, "--scratch-path", Self.scratch])
  }

  // MARK: Processes

  /// Why nothing is measured.
  private struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// The time that a process and its children took, in seconds.
  private struct ChildTime {
    var wall: Double
    var processor: Double
  }

  /// Runs a program to its end.
  /// - Throws: an error where it cannot be started or fails.
  private static func run(_ program: URL, _ arguments: [String]) throws -> ChildTime {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let (start, used) = (ContinuousClock.now, usage.processor)
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let command = ([program.path] + arguments).joined(separator: " ")
      throw Problem(description: "'\(command)' ended with status \(process.terminationStatus).")
    }
    return ChildTime(wall: start.duration(to: .now) / .seconds(1), processor: usage.processor - used)
  }

  /// What the finished child processes took so far.
  private static var usage: (processor: Double, memory: Int) {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #endif
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return (seconds(usage.ru_utime) + seconds(usage.ru_stime), usage.ru_maxrss)
  }

  /// In bytes; the kernel of Linux counts in units of 1024, Darwin's in bytes.
  private static var mostMemory: Double {
    #if canImport(Darwin)
      Double(usage.memory)
    #else
      Double(usage.memory) * 1024
    #endif
  }
}
