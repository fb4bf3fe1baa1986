import IntentModel
import IntentUnderstanding

extension TurnFacts {
  /// The answer to a question about the previous request.
  ///
  /// It is the value that the intent declares as the fact asked for, as the app settled it; the user's words for it are
  /// no answer. Where the last request has no such fact, an earlier one may; the time is rather that at which the last one
  /// was done. Whether it was done is answered by how it ended. A question in words that nobody knows is answered by what
  /// was said with the request, or by what the user was told of it.
  func answer(to subject: QuestionSubject) -> PromptRequest {
    guard let last = requests.first, !hides(last) else { return .unknown }
    switch subject {
    case .outcome:
      return withdrawal(otherwise: prompt(.noted, last.isDone ? "alreadyDone" : "notDone", about: last))
    case .app where last.app != nil: return prompt(.answer, subject.rawValue, about: last)
    case .other: return told(of: last)
    case .when where assistant.rules[last.intent]?.facts[.when] == nil: return whenDone(last)
    default:
      guard let known = fact(subject) else { return subject == .what ? told(of: last) : .unknown }
      return answer(subject == .what ? "said" : subject.rawValue, known.value, about: known.request)
    }
  }

  /// A question for a fact goes to so many requests at most.
  private static let mostAsked = 3

  /// A fact of the last request whose intent has such a fact.
  private func fact(_ subject: QuestionSubject) -> (value: ToldValue, request: ConversationContext.Request)? {
    let known = requests.prefix(Self.mostAsked).first { assistant.rules[$0.intent]?.facts[subject] != nil }
    guard let known, !hides(known) else { return nil }
    return fact(subject, of: known).map { ($0, known) }
  }

  private func fact(_ subject: QuestionSubject, of request: ConversationContext.Request) -> ToldValue? {
    assistant.rules[request.intent]?.facts[subject]?.lazy.compactMap { request.facts?[$0] }.first
  }

  private func answer(
    _ variant: String, _ value: ToldValue, about request: ConversationContext.Request
  ) -> PromptRequest {
    var answer = prompt(.answer, variant, about: request)
    answer.details["value"] = value
    return answer
  }

  private func whenDone(_ last: ConversationContext.Request) -> PromptRequest {
    guard last.isDone, let date = last.date else { return .unknown }
    return answer("whenDone", .moment(date), about: last)
  }

  /// What is known of a request besides its facts: the text that was said with it, or what the user was told when it
  /// was done.
  private func told(of last: ConversationContext.Request) -> PromptRequest {
    if let said = fact(.what, of: last) { return answer(QuestionSubject.other.rawValue, said, about: last) }
    guard last.isDone, let told = last.told else { return .unknown }
    return answer("told", .text(told), about: last)
  }

  /// A prompt about an earlier request.
  private func prompt(
    _ kind: AssistantMessage.Kind, _ variant: String, about request: ConversationContext.Request
  ) -> PromptRequest {
    var prompt = PromptRequest(kind, variant: variant, intent: request.intent)
    prompt.app = request.app.flatMap { assistant.app($0)?.displayName }
    return prompt
  }

  /// The answer to "cancel" or "undo" with nothing open: whether the last request is done, and how it can be undone.
  func withdrawal(otherwise prompt: PromptRequest) -> PromptRequest {
    guard let last = requests.first, last.isDone, assistant.rules[last.intent]?.changesNothing == false, !hides(last)
    else { return prompt }
    let variant = last.outcome == .inProgress ? "alreadyBegun" : "alreadyDone"
    var told = self.prompt(.noted, variant, about: last)
    let ending = assistant.endings(of: last.intent, in: last.app).first
    told.details["undo"] = ending.flatMap { assistant.names(of: $0, in: language).first }.map { .name($0) }
    return told
  }
}

extension PromptRequest {
  fileprivate static var unknown: PromptRequest { PromptRequest(.answer, variant: "unknown") }
}
