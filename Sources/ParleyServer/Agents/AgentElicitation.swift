import HostProtocol
import Parley

/// An open question in the form of `elicitation/create`, for the user of an agent, and the reading of the answer.
struct AgentElicitation: Sendable {
  /// The form of the answer.
  private enum Form: Sendable {
    case choice([String])
    case yesOrNo(yes: String, no: String)
    case words
  }

  private let turn: LocalTurn
  private let form: Form

  /// The question that is open after a turn; `nil` where none is.
  init?(_ turn: LocalTurn) {
    guard turn.question != nil else { return nil }
    self.turn = turn
    if !turn.choices.isEmpty {
      form = .choice(turn.choices.enumerated().map { Self.label($0.offset, $0.element) })
    } else if turn.buttons.count >= 2 {
      form = .yesOrNo(yes: turn.buttons[0], no: turn.buttons[1])
    } else {
      form = .words
    }
  }

  /// The params of the request to the client.
  var params: JSONValue {
    let property: (name: String, schema: [String: JSONValue])
    switch form {
    case .choice(let labels): property = ("choice", ["type": "string", "enum": .strings(labels)])
    case .yesOrNo(let yes, _): property = ("yes", ["type": "boolean", "title": .string(yes)])
    case .words: property = ("answer", ["type": "string"])
    }
    return .object([
      "message": .string(turn.shown),
      "requestedSchema": .object([
        "type": "object", "properties": .object([property.name: .object(property.schema)]),
        "required": .strings([property.name]),
      ]),
    ])
  }

  /// The turn for an answer; `nil` where the user gave none, so that the question stays open.
  ///
  /// Declining a go-ahead is a no. An answer that does not have the asked form counts as none.
  func act(_ result: JSONFields) -> (method: HostMethod, params: [String: JSONValue])? {
    switch (try? result.string("action"), form) {
    case ("accept", _): return accepted((try? result.object("content")) ?? nil)
    case ("decline", .yesOrNo(_, let no)): return (.press, ["button": .string(no)])
    default: return nil
    }
  }

  private func accepted(_ content: JSONFields?) -> (method: HostMethod, params: [String: JSONValue])? {
    guard let content else { return nil }
    switch form {
    case .choice(let labels):
      let picked = (try? content.string("choice")).flatMap { $0 }
      guard let picked, let place = labels.firstIndex(of: picked) else { return nil }
      return (.choose, ["index": .integer(place)])
    case .yesOrNo(let yes, let no):
      guard let isYes = (try? content.flag("yes")).flatMap({ $0 }) else { return nil }
      return (.press, ["button": .string(isYes ? yes : no)])
    case .words:
      guard let words = (try? content.string("answer")).flatMap({ $0 }) else { return nil }
      return (.hear, ["utterance": .string(words)])
    }
  }

  /// The label of a choice, which is unique.
  private static func label(_ place: Int, _ choice: (name: String, detail: String?)) -> String {
    "\(place + 1). \(choice.name)" + (choice.detail.map { " (\($0))" } ?? "")
  }
}
