/// Finds the known name that a wrong one was probably meant to be.
public enum NearestName {
  /// The known name nearest to the wrong one; `nil` if none is near enough to be meant.
  ///
  /// Near enough is a third of the name's length, but at least one edit; the first of equally near ones wins.
  public static func nearest(to name: String, among known: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard wanted.count <= 200 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in known {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      let limit = min(max(1, max(wanted.count, scalars.count) / 3), best.map { $0.distance - 1 } ?? .max)
      guard abs(scalars.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, scalars)
      if distance <= limit { best = (candidate, distance) }
      if distance == 0 { break }
    }
    return best?.name
  }

  /// The least number of insertions, deletions, substitutions and swaps of neighbours between two texts.
  public static func distance(_ a: String, _ b: String) -> Int {
    distance(Array(a.unicodeScalars), Array(b.unicodeScalars))
  }

  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      row.reserveCapacity(b.count + 1)
      for j in 1...b.count {
        let substitution = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var cost = min(substitution, last[j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, beforeLast[j - 2] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
