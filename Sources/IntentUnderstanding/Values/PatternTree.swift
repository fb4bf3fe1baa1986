import IntentAutomaton

/// The patterns of a language while they are collected: one tree for each stage.
struct PatternTree {
  struct Branch {
    var slots: [ValueGrammar.Edge] = []
    /// The action of the pattern that ends here, by its place in ``actions``; -1 for none.
    var action: Int32 = -1
    var hasWords = false
  }

  private(set) var branches: [Branch] = []
  /// From a node and a word to the next node.
  private(set) var steps = KeyTable()
  private(set) var stages: [Int] = []
  /// What patterns make of their words, each once, as it is written and as it was read.
  private(set) var actions: [(text: String, action: ValueAction)] = []
  private var actionNumbers: [String: Int32] = [:]

  static func key(_ node: Int, _ hash: UInt64) -> UInt64 {
    var mixed = hash ^ (UInt64(truncatingIfNeeded: node) &* 0x9e37_79b9_7f4a_7c15)
    mixed ^= mixed >> 29
    return mixed | 1
  }

  mutating func beginStage() {
    stages.append(branches.count)
    branches.append(Branch())
  }

  /// The number of an action, given its name and arguments; `nil` where there is no such action.
  mutating func action(_ fields: [String]) -> Int32? {
    let text = fields.joined(separator: " ")
    if let known = actionNumbers[text] { return known }
    guard let action = ValueAction(fields) else { return nil }
    let number = Int32(truncatingIfNeeded: actions.count)
    actions.append((text, action))
    actionNumbers[text] = number
    return number
  }

  /// Adds a row of words and slots to the last stage; of two equal rows the first counts.
  mutating func add(_ row: [PatternExpansion.Element], action: Int32) {
    guard var node = stages.last else { return }
    for element in row {
      switch element {
      case .slot(let slot): node = next(node, slot)
      case .word(let hash, _): node = next(node, hash)
      }
    }
    if branches[node].action < 0 { branches[node].action = action }
  }

  private mutating func next(_ node: Int, _ slot: ValueSlot) -> Int {
    if let known = branches[node].slots.first(where: { $0.slot == slot }) { return Int(known.next) }
    branches.append(Branch())
    let next = branches.count - 1
    branches[node].slots.append(.init(slot: slot, next: Int32(truncatingIfNeeded: next)))
    return next
  }

  private mutating func next(_ node: Int, _ hash: UInt64) -> Int {
    branches[node].hasWords = true
    if let known = steps[Self.key(node, hash)] { return Int(known) }
    branches.append(Branch())
    let next = branches.count - 1
    steps.set(Int32(truncatingIfNeeded: next), for: Self.key(node, hash))
    return next
  }
}
