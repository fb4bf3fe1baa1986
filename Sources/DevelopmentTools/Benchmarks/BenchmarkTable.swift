import Foundation

/// How benchmarks write what they measured: aligned columns, three significant figures.
enum BenchmarkTable {
  static func number(_ value: Double) -> String {
    let digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
    return value.formatted(
      .number.precision(.fractionLength(digits)).grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
  }

  /// Cells side by side; a negative width aligns to the left.
  static func row(_ cells: [String], widths: [Int]) -> String {
    zip(cells, widths).map { cell, width in
      let blanks = String(repeating: " ", count: max(0, abs(width) - cell.count))
      return width < 0 ? cell + blanks : blanks + cell
    }.joined(separator: " ")
  }

  /// The value below which a share of the values lies; 0 where there are none.
  static func percentile(_ share: Double, of values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    return sorted[min(sorted.count - 1, max(0, Int(share * Double(sorted.count))))]
  }
}
