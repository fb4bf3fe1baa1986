import ConversationScripts
import HostProtocol
import Parley
import ParleySuggestions

/// What a page shows, as JSON.
extension InspectSession {
  func json() async -> JSONValue {
    let (version, phase) = (log.version, log.phase)
    let conversation = await talk.conversation
    let world = await talk.world
    var turns = log.turns
    if case .paused = phase, let last = turns.indices.last, turns[last].words != nil, turns[last].reading == nil {
      turns[last].reading = await conversation.lastTurn
    }
    let progress = await conversation.progress
    return .members([
      "version": .integer(version), "isBusy": .boolean(phase != .idle), "paused": phase.json,
      "isStepping": .boolean(stepping.isOn), "apps": .strings(world.apps.map(\.displayName)),
      "language": .string(await conversation.language), "mode": .string(talk.view.mode.scriptName),
      "languages": .strings(world.known.map(\.tag)), "modes": .strings(ConversationMode.allCases.map(\.scriptName)),
      "isLocked": .boolean(world.environment.isLocked), "clock": .string(world.clock),
      "turns": .array(turns.map(\.json)), "request": progress?.json ?? .null,
      "phases": .array(phases(of: progress?.intent ?? turns.lastIntent, in: world)),
      "suggestions": .array(await suggestions(in: world)),
    ])
  }

  /// The phases of an intent whose answers can be replaced, each with the possible answers.
  private func phases(of intent: IntentName?, in world: TalkWorld) -> [JSONValue] {
    guard let handler = world.apps.flatMap(\.handlers).first(where: { $0.name == intent }) else { return [] }
    let codes = handler.description.codes.map(\.name)
    func phase(_ name: String, _ answers: [String]) -> JSONValue {
      .object(["phase": .string(name), "answers": .strings(answers + ["pass", "throw", "hang"])])
    }
    return handler.description.parameters.map { phase("resolve \($0.name)", StubReader.verdicts) }
      + [phase("confirm", codes), phase("handle", codes)]
  }

  /// The suggestions in each place of the device.
  private func suggestions(in world: TalkWorld) async -> [JSONValue] {
    var places: [JSONValue] = []
    for (name, surface) in SuggestionStep.surfaces {
      let offers = await world.suggestionWorld.offers(on: surface).map(OfferLine.text)
      if !offers.isEmpty { places.append(.object(["place": .string(name), "offers": .strings(offers)])) }
    }
    return places
  }
}

extension InspectLog.Phase {
  fileprivate var json: JSONValue { if case .paused(let phase) = self { .string(phase) } else { .null } }
}

extension [InspectLog.Turn] {
  /// The intent that was begun last.
  fileprivate var lastIntent: IntentName? {
    for turn in reversed() {
      for case .began(let intent, _) in turn.events.reversed() { return intent }
    }
    return nil
  }
}

extension InspectLog.Turn {
  fileprivate var json: JSONValue {
    var said: [JSONValue] = []
    for case .said(let message) in events { said.append(message.bubble(in: mode)) }
    return .members([
      "line": .string(line), "words": words.map { .string($0) }, "said": .array(said),
      "trace": .array(events.compactMap { $0.traced(in: mode) }), "notes": notes.isEmpty ? nil : .string(notes),
      "reading": reading.map(\.json),
    ])
  }
}

extension AssistantMessage {
  /// What the user sees and hears, and what can be tapped.
  fileprivate func bubble(in mode: ConversationMode) -> JSONValue {
    let hasScreen = mode == .eyesOn || mode == .accessible
    let cards = hasScreen ? [card, appCard].compactMap(\.self) : []
    return .members([
      "text": .string(EventLine(.said(self), in: mode).text.replacing("\\n", with: "\n")),
      "spoken": spoken.isEmpty || spoken == shown ? nil : .string(spoken),
      "choices": choices.count > 1
        ? .array(choices.map { .members(["name": .string($0.name), "detail": $0.detail.map { .string($0) }]) }) : nil,
      "buttons": buttons.isEmpty ? nil : .strings(buttons), "cards": .array(cards.map(\.json)),
    ])
  }
}

extension ContentCard {
  fileprivate var json: JSONValue {
    .object([
      "title": .string(title), "actions": .strings(actions),
      "rows": .array(rows.map { .object(["name": .string($0.name ?? ""), "value": .string($0.value)]) }),
    ])
  }
}

extension ConversationEvent {
  /// The event as traces show it; `nil` for what the user and the assistant say.
  fileprivate func traced(in mode: ConversationMode) -> JSONValue? {
    let line = EventLine(self, in: mode)
    guard line.mark != .user, line.mark != .assistant, !line.text.isEmpty else { return nil }
    return .members([
      "kind": .string(kind), "mark": .string(line.mark.rawValue), "text": .string(line.text), "phase": phase,
    ])
  }

  /// The phase, as the lines of scripts that replace its answer name it.
  private var phase: JSONValue? {
    switch self {
    case .resolved(let result): .string("resolve \(result.parameter)")
    case .confirmed: .string("confirm")
    case .handled: .string("handle")
    default: nil
    }
  }
}

extension RequestProgress {
  fileprivate var json: JSONValue {
    .members([
      "intent": .string(intent.rawValue), "app": app.map { .string($0) }, "asks": question.map { .string($0.rawValue) },
      "parameters": .array(
        parameters.map { parameter in
          .object([
            "name": .string(parameter.name), "state": .string(parameter.state.rawValue),
            "values": .strings(parameter.values.map(EventLine.value)),
          ])
        }),
    ])
  }
}

// MARK: Readings

extension TurnReading {
  /// The reading as JSON: the act, the score of each of its words, and the acts that came next.
  fileprivate var json: JSONValue {
    let request = act.understanding ?? understanding
    return .members([
      "act": .string(ReplyReading(act).text), "score": .string(ReadingText.score(score)),
      "rivals": .array(rivals.prefix(5).map { Self.rated(ReplyReading($0.act).text, $0.score) }),
      "request": request?.best.map(\.json), "denied": request?.denied.map(\.json),
      "runnersUp": .array((request?.runnersUp ?? []).prefix(5).map { Self.rated(ReadingText.line(of: $0), $0.score) }),
      "rest": request?.rest.map { .string($0.words) },
    ])
  }

  private static func rated(_ text: String, _ score: Double) -> JSONValue {
    .object(["text": .string(text), "score": .string(ReadingText.score(score))])
  }
}

extension Reading {
  fileprivate var json: JSONValue {
    .object([
      "text": .string(ReadingText.line(of: self)), "score": .string(ReadingText.score(score)),
      "language": .string(languageTag),
      "evidence": .array(
        evidence.map {
          .object([
            "words": .string($0.text), "role": .string($0.role), "score": .string(ReadingText.score($0.score)),
          ])
        }),
    ])
  }
}
