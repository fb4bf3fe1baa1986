import IntentModel
import IntentUnderstanding

extension DialogueMachine {
  /// Asks for a parameter whose words refer to nothing that was mentioned or were only partly understood, unless it has
  /// a value by now.
  ///
  /// This happens once, before the app gets the request; from then on the parameter is like any other.
  mutating func questionOfWhatIsMeant() -> Question? {
    guard let request, request.reading.slots.contains(where: { $0.value.isUnclear }) else { return nil }
    for parameter in request.parameters {
      let slots = request.reading.slots
      guard let slot = slots.first(where: { $0.parameter == parameter.name && $0.value.isUnclear }) else { continue }
      self.request?.reading.slots.removeAll { $0.parameter == parameter.name && $0.value.isUnclear }
      if !parameter.liveValues.isEmpty { continue }
      var question = Question(.value, prompt(.needsValue, parameter: parameter.name))
      guard let reference = slot.value.reference else { return question }
      question.prompt.unclearReference = reference.isPerson ? "person" : reference.isPlace ? "place" : "thing"
      if !slot.value.text.isEmpty { question.prompt.details["words"] = .text(slot.value.text) }
      return question
    }
    return nil
  }
}

extension SpokenValue {
  /// Whether only the user can say what is meant.
  fileprivate var isUnclear: Bool { reference != nil || meaning == .unread }
}
