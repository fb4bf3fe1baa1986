import IntentAutomaton
import IntentModel

/// Values in a clause of their own beside the request: a run is started, and then `half an hour` is said.
extension ReadingBuilder {
  /// Values that fill a whole clause, for parameters that take them and have no other value.
  ///
  /// A value that two parameters could take goes to neither, since no word decides.
  func valuesOfClauses(
    on path: ArraySlice<Hypothesis>, beside slots: [IntentDraft.Slot], _ description: IntentDescription
  ) -> [IntentDraft.Slot] {
    if lattice.found.values.isEmpty || !path.contains(where: { $0.kind == .sentence }) { return [] }
    var all = slots
    for clause in clauses(on: path) {
      guard let value = lattice.found.values.first(where: { isAll(of: clause, $0) }) else { continue }
      let takers = description.parameters.filter { parameter in
        takes(value.meaning, parameter.kind) && !all.contains { $0.parameter == parameter.name }
      }
      guard let taker = takers.first, takers.count == 1 else { continue }
      var slot = IntentDraft.Slot(taker.name, spoken(value.core, value.meaning))
      let unit = count(&slot, description)
      if let meaning = slot.value.meaning.converted(to: taker.kind, in: utterance.situation) {
        slot.value.meaning = meaning
      }
      all.append(slot)
      if let unit, !all.contains(where: { $0.parameter == unit.parameter }) { all.append(unit) }
    }
    return Array(all[slots.count...])
  }

  /// The clauses that the path leaves out.
  private func clauses(on path: ArraySlice<Hypothesis>) -> [Range<Int>] {
    path.filter { $0.kind == .sentence }.map { Int($0.start)..<Int($0.end) }
  }

  /// Whether a clause consists of one value that was found.
  private func isAll(of clause: Range<Int>, _ value: ValueSpan) -> Bool {
    !value.isUnread && clause.lowerBound <= value.words.lowerBound && value.words.upperBound <= clause.upperBound
      && clause.allSatisfy { value.words.contains($0) || lattice.traits[$0].contains(.filler) }
  }

  private func takes(_ meaning: SpokenValue.Meaning, _ kind: ValueKind) -> Bool {
    guard kind.isMeasured else { return false }
    if kind == .number, meaning.isQuantity { return meaning.counted(for: kind) != nil }
    // A number may be an hour.
    if kind == .date, case .number = meaning { return true }
    return meaning.converted(to: kind, in: utterance.situation) != nil
  }
}
