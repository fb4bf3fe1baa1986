/// The steps of a path that together say one value of one slot.
struct SlotGroup {
  var slot: Int
  var steps: ArraySlice<Step>

  var words: Range<Int> {
    guard let first = steps.first, let last = steps.last else { return 0..<0 }
    return Int(first.start)..<Int(last.end)
  }

  /// The values of a path, in the order they were said.
  ///
  /// A skipped word or a word of no slot ends a value; so does what joins a list, which belongs to none.
  static func groups(of path: ArraySlice<Step>, joiner: Int32) -> [SlotGroup] {
    var groups: [SlotGroup] = []
    var open = false
    for (place, step) in zip(path.indices, path) {
      if step.slot < 0 {
        open = false
        continue
      }
      if step.isEmpty || (step.kind == .token && step.payload == joiner) {
        open = false
        continue
      }
      if open, let last = groups.indices.last, groups[last].slot == Int(step.slot) {
        groups[last].steps = path[groups[last].steps.startIndex...place]
      } else {
        groups.append(SlotGroup(slot: Int(step.slot), steps: path[place...place]))
        open = true
      }
    }
    return groups
  }
}

extension Step {
  fileprivate var isEmpty: Bool { start == end }
}
