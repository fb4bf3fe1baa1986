import IntentModel
import IntentText

/// What the open request has already, or the question mentioned: repeating it changes nothing.
extension ActReader {
  /// Whether a value repeats the settled one.
  func isSettled(_ slot: IntentDraft.Slot) -> Bool {
    if isTold(slot.value.meaning) { return true }
    guard let settled = expectation.settled[slot.parameter], let parameter = description?[parameter: slot.parameter]
    else { return false }
    var told = [parameter.told(slot.value)?.plain].compactMap(\.self)
    if case .person(let person) = slot.value.meaning { told += person.siriMatches.map(\.displayName) }
    let isName = [.person, .place, .text].contains(parameter.kind)
    return told.contains { told in
      settled.contains { $0 == told || isName && ChoiceFinder.folded($0) == ChoiceFinder.folded(told) }
    }
  }

  /// Whether a meaning repeats the value that a parameter has already.
  func isSettled(_ meaning: SpokenValue.Meaning, for parameter: IntentDescription.ParameterDescription) -> Bool {
    guard let converted = meaning.converted(to: parameter.kind, in: situation) else { return false }
    return isSettled(IntentDraft.Slot(parameter.name, SpokenValue("", converted)))
  }

  /// Whether the question mentioned the value, such as a price.
  func isTold(_ meaning: SpokenValue.Meaning) -> Bool {
    guard !expectation.told.isEmpty, let amount = meaning.converted(to: .money, in: situation) else { return false }
    return CurrencyAmount(SpokenValue("", amount)).map { expectation.told.contains($0.told.plain) } == true
  }

  /// Whether a value is settled, or was mentioned in the question.
  func isSaid(_ meaning: SpokenValue.Meaning) -> Bool {
    isTold(meaning) || description?.parameters.contains { isSettled(meaning, for: $0) } == true
  }

  /// Whether a name is that of a settled person or thing.
  func isSettledName(_ name: String) -> Bool {
    expectation.settled.values.contains { $0.contains { ChoiceFinder.folded($0) == ChoiceFinder.folded(name) } }
  }

  /// Whether money is for somebody who is named, and of whom the open request knows nothing: it is no value of that.
  func isForSomebodyElse(_ act: DialogueAct, _ path: ActPath) -> Bool {
    if !expectation.isAboutTheWhole { return false }
    let slots = if case .values(let slots, _) = act { slots } else { [IntentDraft.Slot]() }
    let takesPeople = description?.parameters.contains { $0.kind == .person } == true
    let isOfMoney =
      takesPeople
      ? slots.contains { description?[parameter: $0.parameter]?.kind == .money }
      : lattice.found.values.contains { if case .money = $0.meaning { true } else { false } }
    guard isOfMoney else { return false }
    return lattice.utterance.names.contains { name in
      name.type == .contactName && name.found.isSure && name.words.lowerBound > 0
        && isOf([.preposition, .to], name.words.lowerBound - 1)
        && (!takesPeople || (path.free + path.leftOut).contains { $0.contains(name.words.lowerBound) })
        && !isSettledName(lattice.words.source(name.words))
    }
  }
}
