import Foundation
import TemporaryFolders
import Testing

@testable import DevelopmentTools

@Suite struct BenchmarkPairTests {
  /// A program that writes one figure to the file behind `--json`, or fails.
  private func program(_ value: Int?, in folder: String) throws -> String {
    let file = "\(folder)/program-\(value ?? 0)"
    let figure = value.map { #"{"figures":[{"name":"a turn","unit":"ms","value":\#($0)}]}"# }
    let body = figure.map { "for last; do :; done\nprintf '%s' '\($0)' >\"$last\"\n" } ?? "exit 64\n"
    try Data("#!/bin/sh\n\(body)".utf8).write(to: URL(filePath: file))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    return file
  }

  @Test func bothProgramsAreRunInTurn() throws {
    let folder = try TemporaryFolder()
    let pair = BenchmarkPair(
      other: try program(4, in: folder.path), arguments: ["benchmark", "dialogue"], rounds: 2,
      this: try program(2, in: folder.path))
    var told: [String] = []
    let comparison = try pair.compare { told.append($0) }
    #expect(told == ["round 1 of 2", "round 2 of 2"])
    #expect(comparison.before.figures == [.init("a turn", 4, .milliseconds)])
    #expect(comparison.after.figures == [.init("a turn", 2, .milliseconds)])
  }

  @Test func aBuildThatWritesNoFiguresIsNamed() throws {
    let folder = try TemporaryFolder()
    let old = try program(nil, in: folder.path)
    let pair = BenchmarkPair(other: old, arguments: ["benchmark", "dialogue"], rounds: 1, this: old)
    #expect { try pair.compare { _ in } } throws: { "\($0)".hasPrefix("'\(old) benchmark' failed.") }
  }
}
