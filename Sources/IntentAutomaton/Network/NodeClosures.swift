import DataStructures
import StepCounting

/// The nodes that each node of a network reaches without a word, computed when they are first asked for.
struct NodeClosures {
  /// The place of a closure among ``nodes``.
  private struct Place: BitwiseCopyable, Sendable {
    var first: Int32
    var end: Int32

    static let unknown = Place(first: -1, end: -1)
  }

  /// A larger closure leaves no marks: finding memory for them again costs less than keeping it.
  private static let mostMarks = 256

  private var found = SparseList(unset: Place.unknown)
  private var nodes: [Int32] = []
  /// By node, the last one whose closure it was found to be in.
  private var mark = SparseList<Int32>(unset: -1)
  private var queue: [Int32] = []

  /// Appends the closure of a node, in order.
  ///
  /// Between two calls nodes may be added to the network, but no edges to nodes whose closures were asked for.
  mutating func append(_ node: Int32, of network: Network, to reached: inout [Int32]) {
    let known = found[node]
    let place = known.first < 0 ? close(node, network) : known
    reached.append(contentsOf: nodes[Int(place.first)..<Int(place.end)])
  }

  private mutating func close(_ node: Int32, _ network: Network) -> Place {
    queue.removeAll(keepingCapacity: true)
    queue.append(node)
    mark[node] = node
    var next = 0
    while next < queue.count {
      Steps.count()
      var edge = network.firstFree(of: queue[next])
      while edge >= 0 {
        let way = network.frees[Int(edge)]
        if mark[way.target] != node {
          mark[way.target] = node
          queue.append(way.target)
        }
        edge = way.next
      }
      next += 1
    }
    // A node without anything of its own is left out: sets that differ only in such nodes are one state.
    queue.removeAll { !network.saysSomething($0) }
    if queue.count > 1 { queue.sort() }
    let place = Place(first: Int32(nodes.count), end: Int32(nodes.count + queue.count))
    nodes.append(contentsOf: queue)
    found[node] = place
    // The closure of the first node is in all phrases: marks are not kept all over the network.
    if queue.count > Self.mostMarks { mark = SparseList(unset: -1) }
    return place
  }

  var byteCount: Int { found.byteCount + HeldBytes.of(nodes) + mark.byteCount }
}
