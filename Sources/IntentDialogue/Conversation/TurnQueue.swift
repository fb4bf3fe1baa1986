/// Keeps turns in order: an actor is re-entrant while a handler works, so a turn has to wait for the end of the one
/// before.
struct TurnQueue {
  private var isOn = false
  private var waiting = FIFO<CheckedContinuation<Void, Never>>()

  /// Whether a turn can begin at once; if not, ``wait(_:)`` until it can.
  mutating func begin() -> Bool {
    if isOn { return false }
    isOn = true
    return true
  }

  mutating func wait(_ turn: CheckedContinuation<Void, Never>) { waiting.append(turn) }

  /// Ends a turn; the one that has waited longest begins.
  mutating func end() {
    if let next = waiting.popFirst() { next.resume() } else { isOn = false }
  }
}
