import IntentLanguages
import IntentModel

/// Puts what is to be said into the words of one language.
package struct PromptBook: Sendable {
  package init(_ language: Language, custom: [String] = []) throws {}

  /// The message, spoken and shown, for what is to be said.
  package func message(for request: PromptRequest, in setting: PromptSetting) -> AssistantMessage {
    AssistantMessage(
      request.kind, intent: request.intent, parameter: request.parameter, app: request.app,
      choices: request.choices, code: request.code, reason: request.reason,
      details: request.details, spoken: "", shown: "")
  }

  /// The prompts that an intent's handler needs and this language lacks, as lines for a person.
  package func missingPrompts(for intent: IntentDescription, resolved: [String]) -> [String] { [] }
}
