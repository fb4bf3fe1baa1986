/// A language's number words, names, units and patterns, compiled for finding values.
struct ValueGrammar: Sendable {
  /// A pattern's tree: one node for each beginning of a pattern.
  struct Node: Sendable {
    var slots: [(slot: ValueSlot, next: Int)] = []
    var action: ValueAction?
    /// Whether a pattern's own words lead on from here.
    var hasWords = false
  }

  /// Which of two figures is the day: `12/5`.
  enum FigureOrder: String, Sendable { case monthDay = "month-day", dayMonth = "day-month" }

  /// From a word's hash to its entry.
  var entries = WordTable()
  /// Each known word's lexemes, and whether the word alone tells that a value may stand here.
  var senses: [(lexemes: Range<Int>, isTrigger: Bool)] = []
  var lexemes: [Lexeme] = []
  var nodes: [Node] = []
  /// From a node and a word to the next node.
  var steps = WordTable()
  /// The root node of each stage's patterns.
  var stages: [Int] = []
  /// ISO 4217 codes: the first is meant unless another of them is the user's own.
  var currencies: [(codes: [String], isMinor: Bool)] = []
  var articles: Set<UInt64> = []
  /// Words that join numbers, and the least room that a number must have for it.
  var joins: [UInt64: Int] = [:]
  /// Endings that make an ordinal of digits: `3rd`.
  var endings: Set<UInt64> = []
  /// Words before a value that are not part of it: `on`, `at`.
  var leads: Set<UInt64> = []
  var decimalMark = UInt8(ascii: ".")
  var groupMark = UInt8(ascii: ",")
  var figureOrder = FigureOrder.dayMonth
  /// Whether digits with a full stop are an ordinal: `3. Mai`.
  var hasPointOrdinals = false
  /// Whether hours without a preposition can be a time of day: "dix heures".
  var hasBareHours = false
  /// Whether telephone numbers are said in pairs: "zéro six douze trente-quatre".
  var hasPhonePairs = false
  /// What is wrong in the text, a line each.
  var problems: [String] = []

  static func key(_ node: Int, _ hash: UInt64) -> UInt64 {
    var mixed = hash ^ (UInt64(truncatingIfNeeded: node) &* 0x9e37_79b9_7f4a_7c15)
    mixed ^= mixed >> 29
    return mixed | 1
  }

  func next(_ node: Int, _ hash: UInt64) -> Int? {
    steps[Self.key(node, hash)].map(Int.init)
  }
}
