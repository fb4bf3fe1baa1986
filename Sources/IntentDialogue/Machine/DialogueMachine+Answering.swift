import IntentModel
import IntentUnderstanding

extension DialogueMachine {
  /// The user asked something about the open request: it is answered from what is known, and the question asked again.
  mutating func wasAsked(_ facet: QuestionSubject, _ question: Question) -> Decision {
    var again = question
    again.prompt.attempt = 0
    return enter(.answer(answer(to: facet, again), about: again))
  }

  private func answer(to facet: QuestionSubject, _ question: Question) -> PromptRequest {
    var answer = prompt(.answer, variant: facet.rawValue, parameter: question.parameter)
    answer.details.merge(question.prompt.details) { _, asked in asked }
    switch facet {
    case .options, .alternatives:
      answer.choices = question.prompt.choices
      answer.variant = (answer.choices.isEmpty ? QuestionSubject.alternatives : .options).rawValue
    case .why: answer.variant = question.kind == .value || question.kind == .details ? "why" : "whyGoAhead"
    case .what: break
    case .app where request?.app != nil: break
    default: fill(&answer, with: known(facet, answer.details))
    }
    return answer
  }

  /// Without a value it is said that nothing is known of it.
  private func fill(_ answer: inout PromptRequest, with value: ToldValue?) {
    answer.details["value"] = value
    if value == nil { answer.variant = "unknown" }
  }

  /// What is known of a facet: by the type of the request's values first, then of what the app answered.
  private func known(_ facet: QuestionSubject, _ details: [String: ToldValue]) -> ToldValue? {
    let typed = request?.parameters.flatMap(\.liveValues).compactMap(\.value) ?? []
    switch facet {
    case .who: if let person = typed.first(where: { $0 is Person }) { return person.told }
    case .where: if let place = typed.last(where: { $0 is Placemark }) { return place.told }
    default: break
    }
    return details.sorted { $0.key < $1.key }.map(\.value).first { $0.answers(facet) }
  }
}

extension ToldValue {
  fileprivate func answers(_ facet: QuestionSubject) -> Bool {
    switch (facet, self) {
    case (.howMuch, .money), (.when, .moment), (.when, .date), (.howLong, .duration), (.howLong, .distance): true
    case (.howLong, .moment), (.who, .name): true
    case (_, .list(let values)): facet == .who && values.first?.answers(facet) == true
    default: false
    }
  }
}
