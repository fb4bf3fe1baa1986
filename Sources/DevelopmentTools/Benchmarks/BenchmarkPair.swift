import Foundation

/// Two builds of the program, measured alternately, so that other work on the machine affects both alike.
package struct BenchmarkPair {
  /// The program of another commit.
  package var other: String
  /// What both are started with, as `benchmark dialogue`.
  package var arguments: [String]
  /// How often each is run; the best value of a figure counts.
  package var rounds: Int
  /// The program of this commit.
  var this: String

  package init(other: String, arguments: [String], rounds: Int, this: String = CommandLine.arguments[0]) {
    self.other = other
    self.arguments = arguments
    self.rounds = rounds
    self.this = this
  }

  /// Runs both, and reports each round.
  /// - Throws: an error where one cannot be started, fails, or writes no figures.
  package func compare(tell: (String) -> Void) throws -> BenchmarkComparison {
    var (before, after) = (BenchmarkFigures(), BenchmarkFigures())
    for round in 1...max(1, rounds) {
      tell("round \(round) of \(rounds)")
      before = before.better(try figures(of: other))
      after = after.better(try figures(of: this))
    }
    return BenchmarkComparison(before: before, after: after)
  }

  private func figures(of program: String) throws -> BenchmarkFigures {
    let file = FileManager.default.temporaryDirectory.appending(path: "parley-benchmark-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments + ["--json", file.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { throw Problem(program: program) }
    return try JSONDecoder().decode(BenchmarkFigures.self, from: Data(contentsOf: file))
  }

  private struct Problem: Error, CustomStringConvertible {
    let program: String
    var description: String { "'\(program) benchmark' failed. A build from before '--json' cannot be compared." }
  }
}
