import Parley

/// The places of the states of one intent's dialogue in a drawing: in rows, each state below those that lead to it.
struct DialogueLayout {
  typealias State = Exploration.State

  static let boxWidth = 178.0
  static let boxHeight = 42.0
  private static let columnGap = 26.0
  private static let rowGap = 92.0
  /// The number of boxes side by side.
  private static let mostColumns = 7

  /// The corner of each state's box.
  private(set) var corners: [State: (x: Double, y: Double)] = [:]
  private(set) var rows: [State: Int] = [:]
  let width: Double
  let height: Double

  /// Lays out what can be reached by arrows.
  init(_ arrows: [Exploration.Arrow]) {
    let rows = Self.rows(arrows)
    let widest = Double(rows.map(\.count).max() ?? 1)
    // Loops are drawn beside the boxes.
    width = widest * (Self.boxWidth + Self.columnGap) + 60
    height = Double(rows.count) * (Self.boxHeight + Self.rowGap) - Self.rowGap + 20
    for (number, row) in rows.enumerated() {
      let used = Double(row.count) * (Self.boxWidth + Self.columnGap) - Self.columnGap
      for (place, state) in row.enumerated() {
        let x = (width - 40 - used) / 2 + Double(place) * (Self.boxWidth + Self.columnGap)
        corners[state] = (x, Double(number) * (Self.boxHeight + Self.rowGap) + 10)
        self.rows[state] = number
      }
    }
  }

  /// The states in rows by the least number of answers that lead to them; each row is ordered by the states above it.
  private static func rows(_ arrows: [Exploration.Arrow]) -> [[State]] {
    let next = Dictionary(grouping: arrows, by: \.from).mapValues { $0.map(\.to) }
    let targets = Set(arrows.map(\.to))
    var row = Set(arrows.map(\.from).filter { $0.kind == nil || !targets.contains($0) }).sorted()
    var seen = Set(row)
    var rows: [[State]] = []
    while !row.isEmpty {
      rows += stride(from: 0, to: row.count, by: mostColumns).map { Array(row[$0..<min(row.count, $0 + mostColumns)]) }
      var following: [(state: State, place: Double)] = []
      for (place, state) in row.enumerated() {
        for to in next[state] ?? [] where to != state {
          if let index = following.firstIndex(where: { $0.state == to }) {
            following[index].place = (following[index].place + Double(place)) / 2
          } else if seen.insert(to).inserted {
            following.append((to, Double(place)))
          }
        }
      }
      // Questions are in the middle of a row and endings at its sides, so that the arrows between questions are short.
      row = following.sorted { ($0.place, $0.state) < ($1.place, $1.state) }.map(\.state)
    }
    return rows
  }
}
