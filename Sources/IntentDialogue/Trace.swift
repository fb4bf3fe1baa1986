/// Everything that happened, one line each, as it happens: a reader of a conversation's events.
public struct Trace: Sendable, Hashable, CustomStringConvertible {
  public private(set) var lines: [EventLine] = []

  public init(_ events: some Sequence<ConversationEvent> = []) {
    lines = events.map { EventLine($0) }
  }

  public mutating func add(_ event: ConversationEvent) { lines.append(EventLine(event)) }

  public var description: String { lines.map(\.description).joined(separator: "\n") }
}
