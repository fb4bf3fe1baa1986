/// One number that a benchmark measured, by its name.
package struct BenchmarkFigure: Sendable, Hashable, Codable {
  package enum Unit: String, Sendable, Hashable, Codable {
    case microseconds = "µs"
    case milliseconds = "ms"
    case seconds = "s"
    case perSecond = "/s"
    case kilobytes = "KB"
    case megabytes = "MB"
    case bytes
    /// The power of an input's size with which a cost grows.
    case exponent

    /// Whether larger is better.
    package var isBetterMore: Bool { self == .perSecond }
  }

  /// What was measured, from the general to the particular: `dialogue: text Koko, best`.
  package var name: String
  package var unit: Unit
  package var value: Double

  package init(_ name: String, _ value: Double, _ unit: Unit) {
    self.name = name
    self.unit = unit
    self.value = value
  }

  /// The better of two measurements of the same thing: other work on the machine only makes one worse.
  func better(_ other: BenchmarkFigure) -> BenchmarkFigure {
    (unit.isBetterMore ? value < other.value : value > other.value) ? other : self
  }
}

/// The figures of one run, as `parley benchmark --json` writes them.
package struct BenchmarkFigures: Sendable, Hashable, Codable {
  package private(set) var figures: [BenchmarkFigure] = []

  package init(_ figures: [BenchmarkFigure] = []) { self.figures = figures }

  /// Adds a figure; a repeated name gets a number, so that names are unique.
  mutating func add(_ figure: BenchmarkFigure) {
    let same = figures.count { $0.name == figure.name || $0.name.hasPrefix("\(figure.name) (") }
    var figure = figure
    if same > 0 { figure.name += " (\(same + 1))" }
    figures.append(figure)
  }

  /// The better of each figure of two runs.
  func better(_ other: BenchmarkFigures) -> BenchmarkFigures {
    if figures.isEmpty { return other }
    let others = Dictionary(other.figures.map { ($0.name, $0) }) { first, _ in first }
    return BenchmarkFigures(figures.map { figure in others[figure.name].map(figure.better) ?? figure })
  }
}
