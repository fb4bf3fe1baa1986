/// Counts the edits between two texts: insertions, deletions, substitutions, and swaps of adjacent characters.
///
/// It keeps its memory from one comparison to the next. The algorithm is optimal string alignment, which edits no part
/// twice.
public struct EditDistance {
  /// The last three rows of the matrix, one after the other.
  @usableFromInline var rows: [Int32] = []

  /// Memory is allocated with the first comparison.
  public init() {}

  /// The number of edits; `nil` if there are more than the limit.
  @inlinable
  public mutating func between<Text: RandomAccessCollection>(
    _ a: Text, _ b: Text, limit: Int = .max
  ) -> Int? where Text.Element: Equatable, Text.Index == Int {
    guard abs(a.count - b.count) <= limit else { return nil }
    let width = b.count + 1
    if rows.count < 3 * width { rows = [Int32](repeating: 0, count: 3 * width) }
    for column in 0..<width { rows[column] = Int32(truncatingIfNeeded: column) }
    for row in stride(from: 1, through: a.count, by: 1) {
      let current = row % 3 * width
      let above = (row + 2) % 3 * width
      let twoAbove = (row + 1) % 3 * width
      rows[current] = Int32(truncatingIfNeeded: row)
      var least = rows[current]
      for column in stride(from: 1, through: b.count, by: 1) {
        let letter = a[a.startIndex + row - 1]
        let other = b[b.startIndex + column - 1]
        var cost = min(
          rows[above + column - 1] + (letter == other ? 0 : 1), rows[above + column] + 1,
          rows[current + column - 1] + 1)
        if row > 1, column > 1, letter == b[b.startIndex + column - 2], a[a.startIndex + row - 2] == other {
          cost = min(cost, rows[twoAbove + column - 2] + 1)
        }
        rows[current + column] = cost
        least = min(least, cost)
      }
      if least > limit { return nil }
    }
    let distance = Int(rows[a.count % 3 * width + b.count])
    return distance <= limit ? distance : nil
  }
}
