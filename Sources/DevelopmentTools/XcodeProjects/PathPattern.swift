/// A pattern for paths: `*` matches within one part, `**` any number of parts; a folder's pattern matches everything in
/// it.
struct PathPattern {
  private let parts: [[Character]]

  init(_ pattern: String) { parts = pattern.split(separator: "/").map(Array.init) }

  /// Whether the pattern is for a path.
  func holds(for path: String) -> Bool {
    // The possible lengths of the pattern's matched part, as states of a small automaton.
    var states: Set = [0]
    for part in path.split(separator: "/").map(Array.init) {
      states = Set(
        passing(states).flatMap { state -> [Int] in
          // A matched folder matches everything below it.
          if state == parts.count { return [state] }
          if parts[state] == ["*", "*"] { return [state] }
          return Self.matches(parts[state][...], part[...]) ? [state + 1] : []
        })
    }
    return passing(states).contains(parts.count) && !parts.isEmpty
  }

  /// `**` may match no part at all.
  private func passing(_ states: Set<Int>) -> Set<Int> {
    var all = states
    for state in states.sorted() {
      var next = state
      while next < parts.count, parts[next] == ["*", "*"] {
        next += 1
        all.insert(next)
      }
    }
    return all
  }

  private static func matches(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
    // The last star and what it matches: the only place to which matching ever returns.
    var (place, index) = (pattern.startIndex, text.startIndex)
    var star: (after: Int, text: Int)?
    while index < text.endIndex {
      if place < pattern.endIndex, pattern[place] == "*" {
        star = (place + 1, index)
        place += 1
      } else if place < pattern.endIndex, pattern[place] == "?" || pattern[place] == text[index] {
        place += 1
        index += 1
      } else if let last = star {
        star = (last.after, last.text + 1)
        (place, index) = (last.after, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
