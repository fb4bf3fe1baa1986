import HostProtocol
import Parley

/// Runs a tool in a conversation; where the client can ask its user, the open questions are put to the user.
struct AgentTools: Sendable {
  let conversation: AgentConversation
  /// Puts a question to the agent's user; `nil` where the client cannot.
  let elicit: (@Sendable (JSONValue) async -> JSONFields?)?

  /// The most questions that one call of a tool puts to the user.
  private static let mostQuestions = 8

  /// The result of a tool, in the form of `tools/call`.
  func use(_ tool: AgentTool, _ arguments: JSONFields) async throws -> JSONValue {
    switch tool {
    case .say: return try await say(try arguments.requiredString("utterance"))
    case .choose: return try await choose(try arguments.required("number", try arguments.integer("number")))
    case .confirm: return try await confirm(try arguments.required("yes", try arguments.flag("yes")))
    case .cancel: return told(try await conversation.turn(.cancel))
    case .answered:
      let (utterance, answer) = (try arguments.requiredString("utterance"), try arguments.requiredString("answer"))
      return told(
        try await conversation.turn(.answered, ["utterance": .string(utterance), "answer": .string(answer)]))
    case .forecast:
      let (utterance, threshold) = (try arguments.requiredString("utterance"), try arguments.number("threshold"))
      return Self.result(try await conversation.forecast(utterance, threshold: threshold ?? 0))
    }
  }

  private func say(_ utterance: String) async throws -> JSONValue {
    if conversation.last.question == "goAhead", try await isGoAhead(utterance) {
      if elicit == nil { return refusal("The go-ahead is given with the tool 'confirm', once the user has agreed.") }
      return told(try await asked(conversation.last))
    }
    return told(try await asked(try await conversation.turn(.hear, ["utterance": .string(utterance)])))
  }

  /// Whether an utterance would make the apps carry out the open request.
  private func isGoAhead(_ utterance: String) async throws -> Bool {
    let foretold = try await conversation.forecast(utterance)
    let kinds = try foretold.objects("events").map { try $0.string("event") }
    return try foretold.string("course") == "take" && foretold["intent"] != nil && !kinds.contains("began")
  }

  private func choose(_ number: Int) async throws -> JSONValue {
    guard conversation.last.choices.indices.contains(number - 1) else {
      return refusal("There is no choice \(number): \(conversation.last.choices.count) are offered.")
    }
    return told(try await asked(try await conversation.turn(.choose, ["index": .integer(number - 1)])))
  }

  private func confirm(_ isYes: Bool) async throws -> JSONValue {
    let buttons = conversation.last.buttons
    guard buttons.count >= 2 else { return refusal("No question of yes or no is open.") }
    // Where the user can be asked for the go-ahead, the agent may not give it.
    if isYes, conversation.last.question == "goAhead", elicit != nil {
      return told(try await asked(conversation.last))
    }
    let turn = try await conversation.turn(.press, ["button": .string(buttons[isYes ? 0 : 1])])
    return told(try await asked(turn))
  }

  /// Puts the open questions to the user, until none is left or the user gives no answer.
  private func asked(_ turn: LocalTurn) async throws -> LocalTurn {
    guard let elicit else { return turn }
    var all = turn
    for _ in 0..<Self.mostQuestions {
      guard let question = AgentElicitation(conversation.last), let result = await elicit(question.params),
        let act = question.act(result)
      else { break }
      all.add(try await conversation.turn(act.method, act.params))
    }
    return all
  }

  // MARK: Results

  private func told(_ turn: LocalTurn) -> JSONValue {
    let late = conversation.takeLate()
    let content = JSONValue.members([
      "shown": .strings(turn.words("shown")), "spoken": .string(turn.spoken), "understood": .boolean(turn.isUnderstood),
      "question": turn.question.map { .string($0) },
      "choices": turn.choices.isEmpty ? nil : .array(turn.choices.enumerated().map(Self.choice)),
      "buttons": turn.buttons.isEmpty ? nil : .strings(turn.buttons), "done": .array(turn.done),
      "late": late.isEmpty ? nil : .strings(late),
    ])
    let words = late.map { "Late: \($0)" } + [turn.shown.isEmpty ? "Nothing is said." : turn.shown]
    return Self.result(content, text: words.joined(separator: "\n"))
  }

  private static func choice(_ place: Int, _ choice: (name: String, detail: String?)) -> JSONValue {
    .members([
      "number": .integer(place + 1), "name": .string(choice.name), "detail": choice.detail.map { .string($0) },
    ])
  }

  private static func result(_ fields: JSONFields) -> JSONValue {
    let content = JSONValue.object(fields.members)
    return result(content, text: String(decoding: content.line, as: UTF8.self))
  }

  private static func result(_ content: JSONValue, text: String) -> JSONValue {
    .object(["content": .array([textContent(text)]), "structuredContent": content, "isError": .boolean(false)])
  }

  /// The result where something cannot be done now; the conversation is unchanged.
  private func refusal(_ text: String) -> JSONValue { Self.failure(text) }

  static func failure(_ text: String) -> JSONValue {
    .object(["content": .array([textContent(text)]), "isError": .boolean(true)])
  }

  private static func textContent(_ text: String) -> JSONValue {
    .object(["type": "text", "text": .string(text)])
  }
}
