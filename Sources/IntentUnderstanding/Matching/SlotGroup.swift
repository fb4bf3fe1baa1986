/// The steps of a path that together say one value of one slot.
struct SlotGroup {
  var slot: Int
  var steps: ArraySlice<Step>

  var words: Range<Int> {
    guard let first = steps.first, let last = steps.last else { return 0..<0 }
    return Int(first.start)..<Int(last.end)
  }

  /// Whether it names another person of one list right behind a value, without anything between them.
  func isAnother(than before: SlotGroup) -> Bool {
    guard slot == before.slot, let first = steps.first, let last = before.steps.last else { return false }
    return first.start == last.end && first.isAnother(than: last)
  }

  /// The values of a path, in the order they were said.
  ///
  /// A skipped word or a word of no slot ends a value; so does what joins a list, which belongs to none, and the next of
  /// people who are named one after the other.
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
      let goesOn = open && !step.isAnother(than: path[place - 1])
      if goesOn, let last = groups.indices.last, groups[last].slot == Int(step.slot) {
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

  /// Whether it names another person than the step right before it: a name after a name or a relation after either, but
  /// not a name after a relation, which is that person's.
  fileprivate func isAnother(than before: Step) -> Bool {
    kind == .span && before.kind == .span || isRelation && (before.kind == .span || before.isRelation)
  }

  private var isRelation: Bool { kind == .token && payload == WordClass.relation }
}
