import IntentModel
import IntentText

/// What the open request has already, or the question told: said again, it changes nothing.
extension ActReader {
  /// Whether a value is the one that is settled already.
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

  /// Whether a meaning is the value that a parameter has already.
  func isSettled(_ meaning: SpokenValue.Meaning, for parameter: IntentDescription.ParameterDescription) -> Bool {
    guard let converted = meaning.converted(to: parameter.kind, in: situation) else { return false }
    return isSettled(IntentDraft.Slot(parameter.name, SpokenValue("", converted)))
  }

  /// Whether a value is one that the question told, such as the price.
  func isTold(_ meaning: SpokenValue.Meaning) -> Bool {
    guard !expectation.told.isEmpty, let amount = meaning.converted(to: .money, in: situation) else { return false }
    return CurrencyAmount(SpokenValue("", amount)).map { expectation.told.contains($0.told.plain) } == true
  }

  /// Whether a value is settled or was told with the question.
  func isSaid(_ meaning: SpokenValue.Meaning) -> Bool {
    isTold(meaning) || description?.parameters.contains { isSettled(meaning, for: $0) } == true
  }

  /// Whether somebody or something that is settled has a name.
  func isSettledName(_ name: String) -> Bool {
    expectation.settled.values.contains { $0.contains { ChoiceFinder.folded($0) == ChoiceFinder.folded(name) } }
  }
}
