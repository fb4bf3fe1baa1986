import HostProtocol
import Parley

/// The question that an utterance answers, as a line of JSON has it: `{"intent","parameter","kind","choices"}`.
package struct AskedQuestion: Sendable {
  package var intent: String
  package var parameter: String?
  package var kind: Expectation.Question
  package var choices: [String]?

  package var expectation: Expectation {
    Expectation(kind, intent: IntentName(intent), parameter: parameter, choices: choices ?? [])
  }
}

extension AskedQuestion {
  /// Reads a question of an object of JSON.
  package init(_ fields: JSONFields) throws(MessageProblem) {
    self.init(
      intent: try fields.requiredString("intent"), parameter: try fields.string("parameter"),
      kind: try fields.required("kind", fields.name("kind", "kind of question")),
      choices: try fields.strings("choices"))
  }
}
