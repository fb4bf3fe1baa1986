/// What the user and the assistant said, as plain text: a reader of a conversation's events.
public struct ConversationTranscript: Sendable, Hashable, CustomStringConvertible {
  /// The lines of the user and the assistant, in the order of the events.
  public private(set) var lines: [EventLine] = []

  /// The transcript of events that have happened already.
  public init(_ events: some Sequence<ConversationEvent> = []) {
    for event in events { add(event) }
  }

  /// Adds a further event if it is something that was said or tapped.
  public mutating func add(_ event: ConversationEvent) {
    let line = EventLine(event)
    if line.mark == .user || line.mark == .assistant { lines.append(line) }
  }

  /// The lines, separated by line ends.
  public var description: String { lines.map(\.description).joined(separator: "\n") }
}
