/// A table in a terminal: each column is as wide as its widest cell.
package struct TextTable: Sendable {
  private var rows: [[String]]

  package init(_ head: [String]? = nil) { rows = head.map { [$0] } ?? [] }

  package mutating func add(_ row: [String]) { rows.append(row) }

  /// The rows, a line each.
  package var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      let line = cells.joined(separator: "  ")
      return String(line.prefix(line.count - line.reversed().prefix { $0 == " " }.count))
    }.joined(separator: "\n")
  }

  /// A share of a number, in per cent without a fraction.
  package static func percent(_ part: Int, of all: Int) -> String { "\((part * 1000 / max(1, all) + 5) / 10) %" }
}
