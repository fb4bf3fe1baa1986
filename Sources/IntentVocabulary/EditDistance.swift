/// Counts the edits between two words: insertions, deletions, substitutions, and swaps of neighbours.
struct EditDistance {
  /// The longest word that is compared.
  static let longest = 48
  private var rows = [UInt8](repeating: 0, count: 3 * (Self.longest + 1))

  /// The most edits with which a word is still taken for another, by the length of the shorter.
  static func allowed(_ length: Int) -> Int {
    length < 4 ? 0 : length < 7 ? 1 : 2
  }

  /// The number of edits; `nil` if there are more than the limit.
  mutating func between(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>, limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit, a.count <= Self.longest, b.count <= Self.longest else { return nil }
    let width = Self.longest + 1
    for column in 0...b.count { rows[column] = UInt8(column) }
    for row in stride(from: 1, through: a.count, by: 1) {
      let current = row % 3 * width
      let above = (row + 2) % 3 * width
      let twoAbove = (row + 1) % 3 * width
      rows[current] = UInt8(row)
      var least = row
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
        least = min(least, Int(cost))
      }
      if least > limit { return nil }
    }
    let distance = Int(rows[a.count % 3 * width + b.count])
    return distance <= limit ? distance : nil
  }

  /// A bit for each letter of a word; an edit changes two of them at most.
  static func letters(_ word: ArraySlice<UInt8>) -> UInt32 {
    var mask: UInt32 = 0
    for byte in word { mask |= 1 << UInt32(byte & 31) }
    return mask
  }
}
