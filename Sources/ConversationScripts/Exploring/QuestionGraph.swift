import Parley

/// How the questions of one intent follow each other, to find those from which no answer leads out.
struct QuestionGraph {
  private struct Node {
    var lines: [String]
    var question: AssistantMessage
    /// How many answers fit the question; once all of them are played it is known where the question leads.
    var expected = 0
    var played = 0
    var next: Set<String> = []
    /// Whether a fitting answer ends the request, other than by giving up.
    var ends = false
  }

  private var nodes: [String: Node] = [:]
  private var order: [String] = []

  /// Begins a question; `false` where it was met before.
  mutating func begin(_ signature: String, _ lines: [String], _ question: AssistantMessage) -> Bool {
    guard nodes[signature] == nil else { return false }
    nodes[signature] = Node(lines: lines, question: question)
    order.append(signature)
    return true
  }

  mutating func expect(_ signature: String, _ count: Int) { nodes[signature]?.expected = count }

  /// Notes where an answer led: to another question, or to the end of the request.
  mutating func note(_ from: String, fits: Bool, to next: String?, _ outcome: ConversationEvent.Outcome?) {
    guard fits else { return }
    nodes[from]?.played += 1
    if let next {
      nodes[from]?.next.insert(next)
    } else if outcome != .gaveUp {
      nodes[from]?.ends = true
    }
  }

  /// Questions from which every answer leads to another of them, in a circle; the first of each circle.
  func loops() -> [(question: AssistantMessage, lines: [String])] {
    var leaving = Set(nodes.filter { $0.value.ends || $0.value.played < $0.value.expected }.keys)
    var grows = true
    while grows {
      grows = false
      for (signature, node) in nodes where !leaving.contains(signature) {
        if node.next.contains(where: { leaving.contains($0) || nodes[$0] == nil }) {
          leaving.insert(signature)
          grows = true
        }
      }
    }
    var told: Set<String> = []
    return order.filter { !leaving.contains($0) }.compactMap { signature in
      guard let node = nodes[signature], node.expected > 0, !told.contains(signature) else { return nil }
      // The questions of the circle are reported with its first one.
      var reached: [String] = [signature]
      while let next = reached.popLast() {
        if told.insert(next).inserted { reached += nodes[next]?.next ?? [] }
      }
      return (node.question, node.lines)
    }
  }
}

extension Playback {
  /// How the last request ended.
  var lastOutcome: ConversationEvent.Outcome? {
    for event in steps.last?.events.reversed() ?? [] {
      if case .ended(let outcome) = event { return outcome }
    }
    return nil
  }
}
