import IntentModel
import IntentUnderstanding

extension DialogueMachine {
  /// The user asked something about the open request: it is answered from what is known or by the app, and the open
  /// question is asked again.
  mutating func wasAsked(_ facet: QuestionSubject, _ question: Question) -> Decision {
    if question.prompt.choices.isEmpty, let lookUp = lookUp(of: facet) { return lookedUp(lookUp, question) }
    var again = question
    again.prompt.attempt = 0
    return enter(.answer(answer(to: facet, again), about: again))
  }

  /// The request by which the app answers a question about the open one; `nil` where the intent declares none.
  private func lookUp(of facet: QuestionSubject) -> Understanding? {
    guard let request, let lookUp = request.rules.lookUps[facet] else { return nil }
    let slots = lookUp.parameters.sorted { $0.key < $1.key }.flatMap { own, other in
      (request[parameter: other]?.liveValues ?? []).compactMap { $0.value?.spoken }.map { IntentDraft.Slot(own, $0) }
    }
    return Understanding(
      best: Reading(
        lookUp.intent, app: request.app?.identifier, slots: slots, language: request.reading.languageTag))
  }

  private func answer(to facet: QuestionSubject, _ question: Question) -> PromptRequest {
    var answer = prompt(.answer, variant: facet.rawValue, parameter: question.parameter)
    answer.details.merge(question.prompt.details) { _, asked in asked }
    switch facet {
    case .options, .alternatives:
      answer.choices = question.prompt.choices
      answer.variant = (answer.choices.isEmpty ? QuestionSubject.alternatives : .options).rawValue
    case .why: answer.variant = question.kind == .value || question.kind == .details ? "why" : "whyGoAhead"
    case .what, .outcome: break
    case .app where request?.app != nil: break
    default:
      // A refused value that is being asked for again is no fact of the request.
      let isOpen = question.kind == .value || question.kind == .details
      let asked = isOpen ? question.parameter : nil
      fill(&answer, with: known(facet, answer.details.filter { $0.key != asked }))
    }
    return answer
  }

  /// Puts a value into an answer; without one the answer says that nothing is known.
  private func fill(_ answer: inout PromptRequest, with value: ToldValue?) {
    answer.details["value"] = value
    if value == nil { answer.variant = "unknown" }
  }

  /// The value for a facet: the one that the intent declares for it, and no other.
  private func known(_ facet: QuestionSubject, _ details: [String: ToldValue]) -> ToldValue? {
    let facts = request?.rules.facts ?? [:]
    if !facts.isEmpty { return facts[facet]?.lazy.compactMap { details[$0] }.first }
    // Where the intent declares nothing and there are two values of a kind, it is not known which is asked about.
    let told = request?.told ?? [:]
    let named = (request?.parameters ?? []).filter { parameter in
      parameter.liveValues.contains { value in
        switch facet {
        case .who: value.value is Person
        case .where: value.value is Placemark
        default: false
        }
      }
    }
    let fitting = Set(named.compactMap { told[$0.name] } + details.values.filter { $0.answers(facet) })
    return fitting.count == 1 ? fitting.first : nil
  }
}

extension ToldValue {
  fileprivate func answers(_ facet: QuestionSubject) -> Bool {
    switch form {
    case .money: facet == .howMuch
    case .moment, .date: facet == .when
    case .quantity(let quantity): facet == quantity.kind.description.answers
    case .text, .name, .symbol, .number, .list, .record: false
    }
  }
}
