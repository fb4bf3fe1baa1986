/// The reach of each node of a network, computed phrase by phrase when it is first asked for.
struct NodeReaches {
  private var freedoms = SparseList<Reach.OpenSlotKind?>(unset: nil)

  /// What some nodes reach together.
  mutating func reach(of set: some Sequence<Int32>, in phrases: PhraseNetwork) -> Reach {
    var reach: Reach?
    for node in set {
      // Every phrase begins there.
      if node == Network.start { return Reach() }
      if node == phrases.acts { return Reach(group: Reach.ofEverything) }
      let owner = phrases.holder(of: node)
      let group = phrases.group(of: owner)
      let known = reach ?? Reach(group: group, openSlotKind: .none)
      reach = Reach(
        group: Reach.union(known.group, group),
        openSlotKind: max(known.openSlotKind, openSlotKind(of: owner, in: phrases)))
    }
    return reach ?? Reach()
  }

  private mutating func openSlotKind(of node: Int32, in phrases: PhraseNetwork) -> Reach.OpenSlotKind {
    if let known = freedoms[node] { return known }
    let phrase = phrases.phrase(of: node)
    for (node, openSlotKind) in zip(phrase, phrases.freedoms(in: phrase)) { freedoms[node] = openSlotKind }
    return freedoms[node] ?? .text
  }

  var byteCount: Int { freedoms.byteCount }
}
