import HostProtocol
import Parley

/// A question of the assistant's as `elicitation/create` puts it to the user of an agent, and how the answer is taken.
struct AgentElicitation: Sendable {
  /// How the user answers.
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

  /// The turn that an answer asks for; `nil` where the user gave none, and the question stays open.
  ///
  /// Who declines what is asked for a yes has said no. An answer that is not of the form is none.
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

  /// A choice as it is offered: no two are the same.
  private static func label(_ place: Int, _ choice: (name: String, detail: String?)) -> String {
    "\(place + 1). \(choice.name)" + (choice.detail.map { " (\($0))" } ?? "")
  }
}
