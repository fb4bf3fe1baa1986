import Parley

extension Conversation.Forecast {
  /// Whether the events of a turn are those that were foretold of it: they begin with them, and the course is taken.
  package func isKept(by events: [ConversationEvent]) -> Bool {
    guard events.map(\.withoutKey).starts(with: self.events.map(\.withoutKey)) else { return false }
    return switch course {
    case .take:
      events.contains { if case .handled = $0 { true } else { false } }
        || Playback.openQuestion(after: events, before: nil) == nil
    case .ask(let message): events.messages.contains(message)
    case .passOn: !events.contains { if case .began = $0 { true } else { false } }
    }
  }
}

extension ConversationEvent {
  /// The event without the key of a request, which nobody can foretell.
  fileprivate var withoutKey: ConversationEvent {
    if case .began(let intent, _) = self { .began(intent, RequestKey(rawValue: "")) } else { self }
  }
}
