/// The part of a path that is one value of one slot.
package struct SlotGroup {
  package var slot: Int
  package var hypotheses: ArraySlice<Hypothesis>

  package var words: Range<Int> {
    guard let first = hypotheses.first, let last = hypotheses.last else { return 0..<0 }
    return Int(first.start)..<Int(last.end)
  }

  /// Whether it is another person of the same list, directly behind a value.
  package func isAnother(than before: SlotGroup) -> Bool {
    guard slot == before.slot, let first = hypotheses.first, let last = before.hypotheses.last else { return false }
    return first.start == last.end && first.isAnother(than: last)
  }

  /// The values of a path, in the order in which they were said.
  ///
  /// A value ends before a skipped word, before a word of no slot (such as what joins a list), and before the next of
  /// people who are named one after the other.
  package static func groups(of path: ArraySlice<Hypothesis>, joiner: Int32) -> [SlotGroup] {
    var groups: [SlotGroup] = []
    var open = false
    for (place, hypothesis) in zip(path.indices, path) {
      if hypothesis.slot < 0 {
        open = false
        continue
      }
      if hypothesis.isEmpty || (hypothesis.kind == .token && hypothesis.payload == joiner) {
        open = false
        continue
      }
      let goesOn = open && !hypothesis.isAnother(than: path[place - 1])
      if goesOn, let last = groups.indices.last, groups[last].slot == Int(hypothesis.slot) {
        groups[last].hypotheses = path[groups[last].hypotheses.startIndex...place]
      } else {
        groups.append(SlotGroup(slot: Int(hypothesis.slot), hypotheses: path[place...place]))
        open = true
      }
    }
    return groups
  }

  /// The values without those that were taken back.
  ///
  /// New values for a parameter replace as many of its last ones: of two people to call, one who is named anew replaces
  /// the second. Where a whole request was taken back, nothing said before counts.
  package static func repaired(
    _ groups: [SlotGroup], on path: ArraySlice<Hypothesis>, _ slots: [Grammar.Slot]
  ) -> [SlotGroup] {
    guard path.contains(where: { $0.kind == .repair }) else { return groups }
    let repairs = path.indices.filter { place in
      path[place].kind == .repair && (place + 1 == path.endIndex || path[place + 1].kind != .repair)
    }
    guard let first = repairs.first else { return groups }
    var counted = groups.filter { $0.hypotheses.startIndex < first }
    for (number, place) in repairs.enumerated() {
      let end = number + 1 < repairs.count ? repairs[number + 1] : path.endIndex
      let anew = groups.filter { (place..<end).contains($0.hypotheses.startIndex) }
      if path[place].state == Automaton.start { counted.removeAll() }
      for group in anew {
        let parameter = slots[group.slot].parameter
        if let takenBack = counted.lastIndex(where: { slots[$0.slot].parameter == parameter }) {
          counted.remove(at: takenBack)
        }
      }
      counted += anew
    }
    return counted
  }
}

extension Hypothesis {
  fileprivate var isEmpty: Bool { start == end }

  /// Whether it is another person than the hypothesis right before it: a name after a name, or a relationship after
  /// either.
  ///
  /// A name after a relationship belongs to the same person.
  fileprivate func isAnother(than before: Hypothesis) -> Bool {
    kind == .span && before.kind == .span || isRelation && (before.kind == .span || before.isRelation)
  }

  private var isRelation: Bool { kind == .token && payload == WordClass.relation }
}
