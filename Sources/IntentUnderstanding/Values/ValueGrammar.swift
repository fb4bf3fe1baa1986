import DataStructures
import IntentAutomaton
import LanguageNotation

/// A language's number words, names, units and patterns, compiled for finding values.
///
/// It is a class so that the many parts of one search share it without counting references to each table.
final class ValueGrammar: Sendable {
  /// One node of a stage's patterns: a beginning that some of them share.
  ///
  /// Like ``Edge`` and ``Sense`` it is written to files as it is in memory: all its bytes are those of a member.
  struct Node: BitwiseCopyable, Sendable {
    /// The slots that lead on from here, as ``ValueSlot/Set``.
    private(set) var slots: ValueSlot.Set = []
    private let firstEdge: Int32
    private let endOfEdges: Int32
    /// The action of the pattern that ends here, -1 for none.
    let action: Int32
    /// Whether a pattern's own words lead on from here.
    let hasWords: Bool
    private let unusedByte: UInt8 = 0
    private let unused: UInt16 = 0

    /// - Parameter first: The number of the branch's first edge.
    init(_ branch: PatternTree.Branch, first: Int) {
      for edge in branch.slots { slots.insert(edge.slot) }
      firstEdge = Int32(truncatingIfNeeded: first)
      endOfEdges = Int32(truncatingIfNeeded: first + branch.slots.count)
      action = branch.action
      hasWords = branch.hasWords
    }

    /// The range of the slots' edges.
    var edges: Range<Int32> { firstEdge..<endOfEdges }
  }

  struct Edge: BitwiseCopyable, Sendable {
    let slot: ValueSlot
    private let unusedByte: UInt8 = 0
    private let unused: UInt16 = 0
    let next: Int32

    init(slot: ValueSlot, next: Int32) { (self.slot, self.next) = (slot, next) }
  }

  /// The meaning of a word.
  struct Sense: BitwiseCopyable, Sendable {
    private let firstLexeme: Int32
    private let endOfLexemes: Int32
    /// The slots that any of its lexemes fits.
    let slots: ValueSlot.Set
    /// Whether the word alone shows that a value may be here.
    let isTrigger: Bool
    /// Whether a telephone number may begin with the word.
    let isDigit: Bool
    /// Whether the word is a number, or multiplies one.
    let isNumber: Bool
    /// Whether the word is a hesitation, which is ignored inside a value.
    let isHesitation: Bool
    private let unused: UInt32 = 0

    init(
      lexemes: Range<Int32>, slots: ValueSlot.Set, isTrigger: Bool, isDigit: Bool, isNumber: Bool, isHesitation: Bool
    ) {
      (firstLexeme, endOfLexemes, self.slots) = (lexemes.lowerBound, lexemes.upperBound, slots)
      (self.isTrigger, self.isDigit, self.isNumber) = (isTrigger, isDigit, isNumber)
      self.isHesitation = isHesitation
    }

    var lexemes: Range<Int32> { firstLexeme..<endOfLexemes }
  }

  /// From a word's hash to its sense.
  let entries: FlatKeyTable
  let senses: FlatArray<Sense>
  let lexemes: [Lexeme]
  let nodes: FlatArray<Node>
  let edges: FlatArray<Edge>
  /// What patterns make of their words, each once; and the same as it is written.
  let actions: [ValueAction]
  let actionTexts: [String]
  /// From a node and a word to the next node.
  let steps: FlatKeyTable
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
    self.entries = FlatKeyTable(entries)
    self.senses = FlatArray(senses)
    self.lexemes = lexemes
    self.steps = FlatKeyTable(patterns.steps)
    self.stages = patterns.stages
    self.settings = settings
    joins = Set(settings.joins.keys)
    self.problems = problems
    var nodes: [Node] = []
    var edges: [Edge] = []
    for branch in patterns.branches {
      nodes.append(Node(branch, first: edges.count))
      edges += branch.slots
    }
    self.nodes = FlatArray(nodes)
    self.edges = FlatArray(edges)
    actions = patterns.actions.map(\.action)
    actionTexts = patterns.actions.map(\.text)
  }

  init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    entries = try FlatKeyTable(from: &reader)
    senses = try reader.table()
    lexemes = try reader.list { reader throws(TableReader.Mismatch) in try Lexeme(from: &reader) }
    steps = try FlatKeyTable(from: &reader)
    nodes = try reader.table()
    edges = try reader.table()
    actionTexts = try reader.list { reader throws(TableReader.Mismatch) in try reader.text() }
    var actions: [ValueAction] = []
    for text in actionTexts {
      guard let action = ValueAction(text.split(separator: " ").map(String.init)) else { throw TableReader.Mismatch() }
      actions.append(action)
    }
    self.actions = actions
    stages = try reader.list { reader throws(TableReader.Mismatch) in try reader.number() }
    settings = try ValueSettings(from: &reader)
    joins = Set(settings.joins.keys)
    compounds = try CompoundNumbers(from: &reader)
    misspelt = try MisspeltUnits(from: &reader)
    problems = []
  }

  /// Writes the grammar of a text without mistakes.
  func write(to writer: inout TableWriter) {
    entries.write(to: &writer)
    writer.add(table: senses)
    writer.add(lexemes) { $1.write(to: &$0) }
    steps.write(to: &writer)
    writer.add(table: nodes)
    writer.add(table: edges)
    writer.add(actionTexts) { $0.add($1) }
    writer.add(stages) { $0.add($1) }
    settings.write(to: &writer)
    compounds.write(to: &writer)
    misspelt.write(to: &writer)
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
