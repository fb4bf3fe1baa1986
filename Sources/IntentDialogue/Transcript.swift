/// What was said, by whom, as plain text: a reader of a conversation's events.
public struct Transcript: Sendable, Hashable, CustomStringConvertible {
  public private(set) var lines: [EventLine] = []

  public init(_ events: some Sequence<ConversationEvent> = []) {
    for event in events { add(event) }
  }

  public mutating func add(_ event: ConversationEvent) {
    let line = EventLine(event)
    if line.mark == .user || line.mark == .assistant { lines.append(line) }
  }

  public var description: String { lines.map(\.description).joined(separator: "\n") }
}
