import Foundation
import StepCounting

/// Measures how each reader's cost grows with its hardest input: in time, or in a debug build in steps, which are the
/// same on any machine.
package struct LimitsBenchmark {
  /// Whether every input is shown, and not only the hardest of each reader.
  var showsAll: Bool
  /// Only inputs whose reader or description contains this text are read.
  var filter: String
  let report: BenchmarkReport

  package init(showsAll: Bool, filter: String, report: BenchmarkReport) {
    (self.showsAll, self.filter, self.report) = (showsAll, filter, report)
  }
  private let clock = ContinuousClock()

  private struct Row {
    var input: HardInput
    var costs: [Double]
  }

  package func run() async throws {
    report.print("Each reader's hardest input, \(Self.unit) by its size")
    let widths = [-22, -54, 8, 9, 9, 9, 9]
    report.print(BenchmarkTable.row(["reader", "input", "n", "n", "2n", "4n", "exponent"], widths: widths))
    var rows: [Row] = []
    for input in HardInput.all where filter.isEmpty || "\(input.reader) \(input.input)".contains(filter) {
      rows.append(try await measure(input))
    }
    let readers = rows.map(\.input.reader).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    for reader in readers {
      let own = rows.filter { $0.input.reader == reader }.sorted { ($0.costs.last ?? 0) > ($1.costs.last ?? 0) }
      for found in showsAll ? own : Array(own.prefix(1)) {
        let costs = found.costs.map(BenchmarkTable.number)
        let exponent = BenchmarkTable.number(HardInput.exponent(of: found.costs))
        let cells = [reader, found.input.input, "\(found.input.size)"] + costs + [exponent]
        report.print(BenchmarkTable.row(cells, widths: widths))
      }
      guard let hardest = own.first else { continue }
      report.note(reader, HardInput.exponent(of: hardest.costs), .exponent)
    }
  }

  private func measure(_ input: HardInput) async throws -> Row {
    var costs: [Double] = []
    for size in input.sizes { costs.append(try await cost(of: try await input.made(size))) }
    return Row(input: input, costs: costs)
  }

  #if DEBUG
    private static let unit = "steps"

    private func cost(of read: () async throws -> Void) async throws -> Double {
      // The first reading sets things up, which is no cost of the input.
      try await read()
      return Double(try await Steps.taken { try await read() })
    }
  #else
    private static let unit = "ms"

    /// The smallest of several times: other work on the machine only adds to them.
    private func cost(of read: () async throws -> Void) async throws -> Double {
      var best = Double.infinity
      let begin = clock.now
      var runs = 0
      // Short readings are repeated until one was not interrupted; one that takes seconds needs no repetition.
      while runs < 3 || runs < 1_000 && begin.duration(to: clock.now) < .milliseconds(100) {
        let start = clock.now
        try await read()
        best = min(best, start.duration(to: clock.now) / .milliseconds(1))
        runs += 1
        if best > 2_000 { break }
      }
      return best
    }
  #endif
}
