import Testing

@testable import DevelopmentTools

@Suite struct ReplacingBenchmarkTests {
  @Test func eachWayOfReplacingIsMeasured() async throws {
    let lines = Lines()
    let report = BenchmarkReport { lines.all.append($0) }
    try await ReplacingBenchmark(contacts: 20, donated: 100, rounds: 3, report: report).run()
    #expect(report.figures.figures.count == 6)
    #expect(lines.all.first == "Replacing one user's 20 contacts, 3 times each")
    let measured = lines.all.filter { $0.hasPrefix("  ") && $0.hasSuffix("5 ms") }
    #expect(
      measured.map { String($0.dropFirst(2).prefix(while: { !$0.isNumber })).split(separator: "  ").first } == [
        "by the same", "by the same but one", "by others", "by others, while a conversation goes on",
        "by the same and one more", "one gone, with all donations",
      ])
    #expect(lines.all.last?.hasSuffix("donations were deleted at a time") == true)
  }

  private final class Lines { var all: [String] = [] }
}
