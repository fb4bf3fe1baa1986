/// The figures of two runs side by side.
package struct BenchmarkComparison {
  package var before: BenchmarkFigures
  package var after: BenchmarkFigures

  package init(before: BenchmarkFigures, after: BenchmarkFigures) {
    self.before = before
    self.after = after
  }

  /// A line for each figure with the ratio of the second run to the first; figures that only one run has are marked.
  package var lines: [String] {
    let earlier = Dictionary(before.figures.map { ($0.name, $0) }) { first, _ in first }
    let known = Set(after.figures.map(\.name))
    let rows =
      after.figures.map { row($0.name, earlier[$0.name], $0) }
      + before.figures.filter { !known.contains($0.name) }.map { row($0.name, $0, nil) }
    let longest = rows.map { $0[0].count }.max() ?? 0
    return ([["figure", "unit", "before", "after", "after/before"]] + rows).map { cells in
      BenchmarkTable.row(cells, widths: [-longest, 8, 10, 10, 13])
    }
  }

  private func row(_ name: String, _ before: BenchmarkFigure?, _ after: BenchmarkFigure?) -> [String] {
    let values = [before, after].map { $0.map { BenchmarkTable.number($0.value) } ?? "-" }
    return [name, (after ?? before)?.unit.rawValue ?? ""] + values + [ratio(before, after)]
  }

  private func ratio(_ before: BenchmarkFigure?, _ after: BenchmarkFigure?) -> String {
    guard let before, let after, before.unit == after.unit, before.value > 0 else { return "-" }
    return BenchmarkTable.number(after.value / before.value)
  }
}
