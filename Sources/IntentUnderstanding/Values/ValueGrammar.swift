import LanguageNotation

/// A language's number words, names, units and patterns, compiled for finding values.
///
/// It is a class so that the many parts of one search share it without counting references to each table.
final class ValueGrammar: Sendable {
  /// One node of a stage's patterns: a beginning that some of them share.
  struct Node: Sendable {
    /// The slots that lead on from here, as ``ValueSlot/Set``.
    var slots: ValueSlot.Set = []
    /// The range of the slots' edges.
    var edges: Range<Int32> = 0..<0
    /// The action of the pattern that ends here, -1 for none.
    var action: Int32 = -1
    /// Whether a pattern's own words lead on from here.
    var hasWords = false
  }

  struct Edge: Sendable {
    var slot: ValueSlot
    var next: Int32
  }

  /// The meaning of a word.
  struct Sense: Sendable {
    var lexemes: Range<Int32>
    /// The slots that any of its lexemes fits.
    var slots: ValueSlot.Set
    /// Whether the word alone shows that a value may be here.
    var isTrigger: Bool
    /// Whether a telephone number may begin with the word.
    var isDigit: Bool
    /// Whether the word is a number, or multiplies one.
    var isNumber: Bool
    /// Whether the word is a hesitation, which is ignored inside a value.
    var isHesitation: Bool
  }

  /// From a word's hash to its sense.
  let entries: KeyTable
  let senses: [Sense]
  let lexemes: [Lexeme]
  let nodes: [Node]
  let edges: [Edge]
  let actions: [ValueAction]
  /// From a node and a word to the next node.
  let steps: KeyTable
  /// The root node of each stage's patterns.
  let stages: [Int]
  let settings: ValueSettings
  /// The words that join numbers.
  let joins: Set<UInt64>
  let compounds: CompoundNumbers
  let misspelt: MisspeltUnits
  /// What is wrong in the text, a line each.
  let problems: [NotationProblem]

  init(
    entries: KeyTable, senses: [Sense], lexemes: [Lexeme], patterns: PatternTree,
    settings: ValueSettings, compounds: CompoundNumbers, misspelt: MisspeltUnits, problems: [NotationProblem]
  ) {
    self.compounds = compounds
    self.misspelt = misspelt
    self.entries = entries
    self.senses = senses
    self.lexemes = lexemes
    self.steps = patterns.steps
    self.stages = patterns.stages
    self.settings = settings
    joins = Set(settings.joins.keys)
    self.problems = problems
    var nodes: [Node] = []
    var edges: [Edge] = []
    var actions: [ValueAction] = []
    for branch in patterns.branches {
      var node = Node(hasWords: branch.hasWords)
      let first = Int32(truncatingIfNeeded: edges.count)
      edges += branch.slots
      node.edges = first..<Int32(truncatingIfNeeded: edges.count)
      for edge in branch.slots { node.slots.insert(edge.slot) }
      if let action = branch.action {
        node.action = Int32(truncatingIfNeeded: actions.count)
        actions.append(action)
      }
      nodes.append(node)
    }
    self.nodes = nodes
    self.edges = edges
    self.actions = actions
  }

  func sense(_ hash: UInt64) -> Sense? { entries[hash].map { senses[Int($0)] } }

  /// The sense of the unit or currency that a misspelt word means.
  func sense(ofMisspelt word: ArraySlice<UInt8>) -> Sense? { misspelt.meant(by: word).flatMap(sense) }

  func lexemes(_ hash: UInt64) -> ArraySlice<Lexeme> {
    guard let sense = sense(hash) else { return [] }
    return lexemes[Int(sense.lexemes.lowerBound)..<Int(sense.lexemes.upperBound)]
  }

  func next(_ node: Int, _ hash: UInt64) -> Int? {
    steps[PatternTree.key(node, hash)].map(Int.init)
  }
}
