import StepCounting

/// The nodes that each node of a network reaches without a word, computed when they are first asked for.
struct NodeClosures {
  private var found: [Range<Int32>?] = []
  private var nodes: [Int32] = []
  private var mark: [Int32] = []
  private var queue: [Int32] = []

  /// Appends the closure of a node, in order.
  ///
  /// Between two calls nodes may be added to the network, but no edges to nodes whose closures were asked for.
  mutating func append(_ node: Int32, of network: Network, to reached: inout [Int32]) {
    if network.count > found.count {
      found += repeatElement(nil, count: network.count - found.count)
      mark += repeatElement(-1, count: network.count - mark.count)
    }
    let range = found[Int(node)] ?? close(node, network)
    reached.append(contentsOf: nodes[Int(range.lowerBound)..<Int(range.upperBound)])
  }

  private mutating func close(_ node: Int32, _ network: Network) -> Range<Int32> {
    queue.removeAll(keepingCapacity: true)
    queue.append(node)
    mark[Int(node)] = node
    var next = 0
    while next < queue.count {
      Steps.count()
      var edge = network.firstFree(of: queue[next])
      while edge >= 0 {
        let found = network.frees[Int(edge)]
        if mark[Int(found.target)] != node {
          mark[Int(found.target)] = node
          queue.append(found.target)
        }
        edge = found.next
      }
      next += 1
    }
    // A node without anything of its own is left out: sets that differ only in such nodes are one state.
    queue.removeAll { !network.saysSomething($0) }
    if queue.count > 1 { queue.sort() }
    let range = Int32(nodes.count)..<Int32(nodes.count + queue.count)
    nodes.append(contentsOf: queue)
    found[Int(node)] = range
    return range
  }

  var byteCount: Int { HeldBytes.of(found) + HeldBytes.of(nodes) + HeldBytes.of(mark) }
}
