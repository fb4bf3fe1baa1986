/// Everything that happened, one line each, as it happens: a reader of a conversation's events.
public struct Trace: Sendable, Hashable, CustomStringConvertible {
  /// The lines in the order of the events.
  public private(set) var lines: [EventLine] = []

  /// The trace of events that have happened already.
  public init(_ events: some Sequence<ConversationEvent> = []) {
    lines = events.map { EventLine($0) }
  }

  /// Adds the line of a further event.
  public mutating func add(_ event: ConversationEvent) { lines.append(EventLine(event)) }

  /// The lines, separated by line ends.
  public var description: String { lines.map(\.description).joined(separator: "\n") }
}
