import IntentUnderstanding

/// The events of a conversation's last turns.
///
/// They are numbered from the conversation's first event, even if that is long forgotten.
struct EventLog: Sendable {
  /// How many of the last turns are kept.
  let keptTurns: Int
  private(set) var events: [ConversationEvent] = []
  private var forgotten = 0
  /// The number of each kept turn's first event.
  private var turns: [Int] = []
  private var isTurnOn = false

  init(keptTurns: Int) { self.keptTurns = max(1, keptTurns) }

  /// How many events there were in all.
  var count: Int { forgotten + events.count }

  mutating func append(_ event: ConversationEvent) { events.append(event) }

  /// The events after the first `count`, as far as they are kept.
  func events(after count: Int) -> [ConversationEvent] {
    Array(events[min(max(0, count - forgotten), events.count)...])
  }

  /// Begins a turn: the previous one is compacted, and the oldest may be forgotten.
  mutating func beginTurn() {
    compactLastTurn()
    isTurnOn = true
    if turns.last != count { turns.append(count) }
    if turns.count > keptTurns { forget(before: turns[turns.count - keptTurns]) }
  }

  mutating func endTurn() { isTurnOn = false }

  /// Forgets every turn except the current one.
  mutating func forgetPastTurns() { forget(before: isTurnOn ? turns.last ?? count : count) }

  private mutating func forget(before number: Int) {
    events.removeFirst(max(0, number - forgotten))
    forgotten = max(forgotten, number)
    turns.removeAll { $0 < number }
  }

  /// Drops runners-up that nobody has asked for, since finding them later would need the lattices to be kept.
  private mutating func compactLastTurn() {
    for place in max(0, (turns.last ?? count) - forgotten)..<events.count {
      switch events[place] {
      case .understood(let understanding): events[place] = .understood(understanding.compact)
      case .notUnderstood(let understanding): events[place] = .notUnderstood(understanding.compact)
      case .replyRead(var reply):
        reply.understanding = reply.understanding?.compact
        events[place] = .replyRead(reply)
      default: break
      }
    }
  }
}
