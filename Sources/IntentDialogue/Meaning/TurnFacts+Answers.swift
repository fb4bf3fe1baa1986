import IntentModel
import IntentUnderstanding

extension TurnFacts {
  /// The answer to a question about the previous request.
  ///
  /// It is the value that the intent declares as the fact asked for, as the app settled it; the user's words for it are
  /// no answer. Whether it was done is answered by how it ended. A question in words that nobody knows is answered by what
  /// was said with the request, if anything was.
  func answer(to subject: QuestionSubject) -> PromptRequest {
    let unknown = PromptRequest(.answer, variant: "unknown")
    guard let last = requests.first, !hides(last) else { return unknown }
    if subject == .outcome {
      var told = PromptRequest(.noted, variant: last.isDone ? "alreadyDone" : "notDone", intent: last.intent)
      told.app = last.app.flatMap { assistant.app($0)?.displayName }
      return withdrawal(otherwise: told)
    }
    let asked = subject == .other ? .what : subject
    guard let value = assistant.rules[last.intent]?.facts[asked]?.lazy.compactMap({ last.facts?[$0] }).first else {
      return unknown
    }
    var answer = PromptRequest(.answer, variant: subject == .what ? "said" : subject.rawValue, intent: last.intent)
    answer.app = last.app.flatMap { assistant.app($0)?.displayName }
    answer.details["value"] = value
    return answer
  }

  /// The answer to "cancel" or "undo" with nothing open: whether the last request is done, and how it can be undone.
  func withdrawal(otherwise prompt: PromptRequest) -> PromptRequest {
    guard let last = requests.first, last.isDone, assistant.rules[last.intent]?.changesNothing == false, !hides(last)
    else { return prompt }
    let variant = last.outcome == .inProgress ? "alreadyBegun" : "alreadyDone"
    var told = PromptRequest(.noted, variant: variant, intent: last.intent)
    told.app = last.app.flatMap { assistant.app($0)?.displayName }
    let ending = assistant.endings(of: last.intent, in: last.app).first
    told.details["undo"] = ending.flatMap { assistant.names(of: $0, in: language).first }.map { .name($0) }
    return told
  }
}
