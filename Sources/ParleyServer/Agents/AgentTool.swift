import HostProtocol
import Parley

/// The tools of an agent, as `tools/list` describes them.
enum AgentTool: String, CaseIterable {
  case say, choose, confirm, cancel, forecast, answered

  /// The description that a client gets.
  var json: JSONValue {
    var properties = arguments
    properties["conversation"] = Self.text("The conversation; 'main' where none is named. Each has its own state.")
    return .object([
      "name": .string(rawValue), "title": .string(title), "description": .string(about),
      "inputSchema": .object([
        "type": "object", "properties": .object(properties), "required": .strings(required),
        "additionalProperties": .boolean(false),
      ]),
      "outputSchema": self == .forecast ? Self.forecastSchema : Self.turnSchema,
      "annotations": .object([
        "readOnlyHint": .boolean(self == .forecast), "destructiveHint": .boolean(self == .confirm || self == .say),
        "idempotentHint": .boolean(self == .forecast), "openWorldHint": .boolean(false),
      ]),
    ])
  }

  private var title: String {
    switch self {
    case .say: "Say something"
    case .choose: "Pick a choice"
    case .confirm: "Give or refuse the go-ahead"
    case .cancel: "Call the open request off"
    case .forecast: "What would be done"
    case .answered: "Tell an answer of yours"
    }
  }

  private var about: String {
    switch self {
    case .say:
      "Says what the user wants, in the user's own words: a request, or the answer to the question that is open. What "
        + "was done is what the result says was done, and nothing else."
    case .choose: "Picks one of the choices of the open question, by its number from 1."
    case .confirm:
      "Answers a question of yes or no: a go-ahead, a permission, a value. Ask the user first: a yes can carry out what "
        + "cannot be undone."
    case .cancel: "Calls off what is open. What is being carried out may still be done; that is told."
    case .forecast:
      "Says what 'say' would do, and does nothing of it: take it, ask something, or pass it on because it is not what "
        + "the apps here can do. Ask this first to find out whose business an utterance is."
    case .answered:
      "Tells the conversation what you have answered to an utterance that was passed on, so that 'send that to Koko' "
        + "sends your answer."
    }
  }

  private var arguments: [String: JSONValue] {
    switch self {
    case .say: ["utterance": Self.text("What the user says.")]
    case .choose: ["number": .object(["type": "integer", "minimum": .integer(1), "description": "From 1."])]
    case .confirm: ["yes": .object(["type": "boolean", "description": "Whether the user says yes."])]
    case .cancel: [:]
    case .forecast:
      [
        "utterance": Self.text("What the user says."),
        "threshold": .object([
          "type": "number", "description": "The score that a request must have to be taken; 0 where none is given.",
        ]),
      ]
    case .answered:
      ["utterance": Self.text("What the user said."), "answer": Self.text("What you have answered.")]
    }
  }

  private var required: [String] {
    switch self {
    case .say, .forecast: ["utterance"]
    case .choose: ["number"]
    case .confirm: ["yes"]
    case .cancel: []
    case .answered: ["utterance", "answer"]
    }
  }

  private static func text(_ about: String) -> JSONValue {
    .object(["type": "string", "description": .string(about)])
  }

  private static func list(of type: JSONValue) -> JSONValue { .object(["type": "array", "items": type]) }

  private static let turnSchema = JSONValue.object([
    "type": "object",
    "properties": .object([
      "shown": list(of: .object(["type": "string"])), "spoken": .object(["type": "string"]),
      "understood": .object(["type": "boolean"]), "question": .object(["type": "string"]),
      "choices": list(of: .object(["type": "object"])), "buttons": list(of: .object(["type": "string"])),
      "done": list(of: .object(["type": "object"])), "late": list(of: .object(["type": "string"])),
    ]),
    "required": .strings(["shown", "spoken", "understood", "done"]),
  ])

  private static let forecastSchema = JSONValue.object([
    "type": "object",
    "properties": .object([
      "course": .object(["type": "string", "enum": .strings(["take", "ask", "passOn"])]),
      "reason": .object(["type": "string"]), "score": .object(["type": "number"]),
    ]),
    "required": .strings(["course"]),
  ])
}
