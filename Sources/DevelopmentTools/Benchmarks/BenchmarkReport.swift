/// Collects what benchmarks measure: lines for people, and the figures in them by name, for comparison with another
/// run.
package final class BenchmarkReport {
  package private(set) var figures = BenchmarkFigures()
  /// What is being measured; the names of its figures begin with it.
  package var subject = ""
  private let printLine: (String) -> Void

  package init(print: @escaping (String) -> Void) { printLine = print }

  package func print(_ line: String) { printLine(line) }

  func note(_ name: String, _ value: Double, _ unit: BenchmarkFigure.Unit) {
    figures.add(BenchmarkFigure(subject.isEmpty ? name : "\(subject): \(name)", value, unit))
  }

  /// Figures of one name: `call Koko, best`, `call Koko, median`.
  func note(_ name: String, _ values: KeyValuePairs<String, Double>, _ unit: BenchmarkFigure.Unit) {
    for (kind, value) in values { note("\(name), \(kind)", value, unit) }
  }
}
