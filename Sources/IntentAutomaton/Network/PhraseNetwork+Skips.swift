import StepCounting

extension PhraseNetwork {
  /// Phrases with fewer nodes are not checked: they cost little.
  private static let smallPhrase = 256
  /// The most nodes that a node may reach without a word, on average.
  private static let mostSkips = 64

  /// Whether the nodes from one on reach so many others without a word that the cost would grow with the square of
  /// their number: each of a thousand optional words reaches all that follow it.
  func skipsTooMuch(from first: Int32) -> Bool {
    let nodes = first..<Int32(truncatingIfNeeded: network.count)
    guard nodes.count > Self.smallPhrase else { return false }
    var room = nodes.count * Self.mostSkips
    // Only for these nodes: a language has tens of thousands, and this is computed for every phrase.
    var seenFrom = [Int32](repeating: -1, count: nodes.count)
    var queue: [Int32] = []
    for node in nodes {
      queue.append(node)
      while let next = queue.popLast() {
        Steps.count()
        room -= 1
        if room < 0 { return true }
        var free = network.firstFree(of: next)
        while free >= 0 {
          let target = network.frees[Int(free)].target
          if target >= first, seenFrom[Int(target - first)] != node {
            seenFrom[Int(target - first)] = node
            queue.append(target)
          }
          free = network.frees[Int(free)].next
        }
      }
    }
    return false
  }
}
