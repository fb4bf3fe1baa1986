import Parley

extension Conversation.Forecast {
  /// Whether a turn went as forecast: its events begin with the forecast ones, and the course is the same.
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
  /// The event without the key of a request, which no forecast can know.
  fileprivate var withoutKey: ConversationEvent {
    if case .began(let intent, _) = self { .began(intent, RequestKey(rawValue: "")) } else { self }
  }
}
