import Foundation

/// Measures how each reader's time grows with the input that is hardest for it.
struct LimitsBenchmark {
  /// Whether every input is shown, and not only the hardest of each reader.
  var showsAll = false
  /// Only inputs are read whose reader's name or description has this text.
  var filter = ""
  let print: (String) -> Void
  private let clock = ContinuousClock()

  private struct Row {
    var input: HardInput
    var times: [Double]
  }

  func run() async throws {
    print("Each reader's hardest input, ms by its size")
    let widths = [-22, -54, 8, 9, 9, 9, 9]
    print(row(["reader", "input", "n", "n", "2n", "4n", "exponent"], widths))
    var rows: [Row] = []
    for input in HardInput.all where filter.isEmpty || "\(input.reader) \(input.input)".contains(filter) {
      rows.append(try await measure(input))
    }
    let readers = rows.map(\.input.reader).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    for reader in readers {
      let own = rows.filter { $0.input.reader == reader }.sorted { ($0.times.last ?? 0) > ($1.times.last ?? 0) }
      for found in showsAll ? own : Array(own.prefix(1)) {
        let times = found.times.map(BenchmarkTable.number)
        let exponent = BenchmarkTable.number(HardInput.exponent(of: found.times))
        print(row([reader, found.input.input, "\(found.input.size)"] + times + [exponent], widths))
      }
    }
  }

  private func row(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).map { cell, width in
      let blanks = String(repeating: " ", count: max(0, abs(width) - cell.count))
      return width < 0 ? cell + blanks : blanks + cell
    }.joined(separator: " ")
  }

  /// The best of a few times: other work on the machine only adds to them.
  private func measure(_ input: HardInput) async throws -> Row {
    var times: [Double] = []
    for size in input.sizes {
      let read = try await input.made(size)
      var best = Double.infinity
      for _ in 0..<3 where best > 0 {
        let start = clock.now
        try await read()
        best = min(best, start.duration(to: clock.now) / .milliseconds(1))
        // A run that takes seconds is measured well enough once.
        if best > 2_000 { break }
      }
      times.append(best)
    }
    return Row(input: input, times: times)
  }
}
