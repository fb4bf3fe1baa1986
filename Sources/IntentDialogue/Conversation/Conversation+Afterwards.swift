import IntentModel
import IntentUnderstanding

extension Conversation {
  /// The answer to a question about the request before.
  ///
  /// It is told from the values that the request had and that its intent declares for what is asked. Whether it was done
  /// is told as it ended.
  ///
  /// A locked device says nothing of a request that needs an unlocked one.
  func answer(to subject: QuestionSubject) async -> PromptRequest {
    let unknown = PromptRequest(.answer, variant: "unknown")
    guard let last = context.requests.first else { return unknown }
    if assistant.isPrivate(last.intent, of: last.app), await environment.isLocked() { return unknown }
    if subject == .outcome {
      var told = PromptRequest(.noted, variant: last.isDone ? "alreadyDone" : "notDone", intent: last.intent)
      told.app = last.app.flatMap { assistant.app($0)?.displayName }
      return await withdrawal(otherwise: told)
    }
    let names = assistant.rules[last.intent]?.facts[subject] ?? []
    let values = names.lazy.compactMap { name -> ToldValue? in
      let told = last.slots.filter { $0.parameter == name && $0.value.reference == nil }.map(\.value.told)
      return told.isEmpty ? nil : told.count == 1 ? told.first : .list(told)
    }
    guard let value = values.first else { return unknown }
    var answer = PromptRequest(.answer, variant: subject.rawValue, intent: last.intent)
    answer.app = last.app.flatMap { assistant.app($0)?.displayName }
    answer.details["value"] = value
    return answer
  }
}
