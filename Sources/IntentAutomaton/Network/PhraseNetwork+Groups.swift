/// What the phrases of each group of intents have in common, computed once for all groups.
extension PhraseNetwork {
  /// By class, the groups of the intents whose phrases have it, a bit each.
  var groupsOfClasses: [UInt32] {
    var all: [UInt32] = []
    for (label, groups) in zip(labels, groups) where label.kind == .token {
      let missing = Int(label.id) + 1 - all.count
      if missing > 0 { all += repeatElement(0, count: missing) }
      all[Int(label.id)] |= groups
    }
    return all
  }

  /// By group of intents, the kinds of spans in their phrases, a bit each; then those of all requests, and those of
  /// requests and acts together.
  var spansOfGroups: [SpanKind.Bits] {
    var all = Array(repeating: SpanKind.Bits(0), count: Reach.groupCount)
    for (label, groups) in zip(labels, groups) where label.kind == .span {
      for group in all.indices where groups & 1 << UInt32(group) != 0 { all[group] |= 1 << label.id }
    }
    let ofRequests = all.indices.filter { Reach.requests & 1 << UInt32($0) != 0 }.reduce(0) { $0 | all[$1] }
    return all + [ofRequests, all.reduce(0, |)]
  }

  /// By group of requests, the most that one of their phrases adds to a score by itself; -infinity where there is none.
  var bonuses: [Float] {
    var all = [Float](repeating: -.infinity, count: Reach.groupCount)
    for acceptance in acceptances where !acceptance.isAct {
      let group = Int(Reach.group(of: acceptance))
      all[group] = max(all[group], -acceptance.cost)
    }
    return all
  }

  /// The same for the phrases that can be completed without any word of their own but commas.
  var bonusWithoutWords: Float {
    acceptedWithoutWords.reduce(-.infinity) { max($0, -acceptances[Int($1)].cost) }
  }

  private var acceptedWithoutWords: [Int32] {
    var seen = Array(repeating: false, count: network.count)
    var queue = [start]
    var ends: [Int32] = []
    func reach(_ node: Int32) {
      if !seen[Int(node)] { queue.append(node) }
      seen[Int(node)] = true
    }
    while let node = queue.popLast() {
      // A person or a place can be said without a word of the phrase.
      if let end = end(ofPieceAt: node) { reach(end) }
      network.appendEnds(of: node, to: &ends)
      var free = network.firstFree(of: node)
      while free >= 0 {
        reach(network.frees[Int(free)].target)
        free = network.frees[Int(free)].next
      }
      var next = network.firstEdge(of: node)
      while next >= 0 {
        let edge = network.edges[Int(next)]
        let label = labels[Int(edge.label)]
        if label.kind != .token || Int32(label.id) == WordClass.comma { reach(edge.target) }
        next = edge.next
      }
    }
    return ends
  }
}
