import DataStructures

/// Finds the known name that was probably meant by a wrong one.
public enum NearestName {
  /// The known name nearest to the wrong one; `nil` if none is near enough.
  ///
  /// Near enough is a third of the name's length, but at least one edit; of equally near ones the first wins.
  public static func nearest(to name: String, among known: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard wanted.count <= 200 else { return nil }
    var best: (name: String, distance: Int)?
    var distance = EditDistance()
    for candidate in known {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      let limit = min(max(1, max(wanted.count, scalars.count) / 3), best.map { $0.distance - 1 } ?? .max)
      guard let edits = distance.between(wanted, scalars, limit: limit) else { continue }
      best = (candidate, edits)
      if edits == 0 { break }
    }
    return best?.name
  }

  /// The least number of insertions, deletions, substitutions and swaps of adjacent characters between two texts.
  public static func distance(_ a: String, _ b: String) -> Int {
    var distance = EditDistance()
    return distance.between(Array(a.unicodeScalars), Array(b.unicodeScalars)) ?? .max
  }
}
