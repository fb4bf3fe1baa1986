import IntentAutomaton
import IntentModel

/// The content of an act's path: the act, the values with their places, and the words that name the act.
struct ActPath {
  /// A value on the path, which may be one of several parameters.
  struct Value {
    var role: PhraseCompiler.ActSlot
    var filler: SlotFiller
    var words: Range<Int>
    var spoken: SpokenValue
    /// The classes of its words: those of a symbol, or of a parameter's name.
    var classes: [Int32]
    /// The classes of the words right before it.
    var introducers: [Int32]
  }

  /// The form of the act; `nil` for a path of no act.
  private(set) var form: ActForm?
  private(set) var values: [Value] = []
  /// The classes of the path's words, in their order: the name of each class, and its words.
  private(set) var tokens: [(name: String, words: Range<Int>)] = []
  var classes: [String] { tokens.map(\.name) }
  /// The names of those classes that say which act it is.
  private(set) var words: [String] = []
  /// The stretches of words that nothing on the path explains.
  private(set) var leftOut: [Range<Int>] = []
  /// The stretches in which the act takes any words.
  private(set) var free: [Range<Int>] = []
  /// How many of the words have no meaning for the act.
  private(set) var fillerCount = 0
  /// The request behind the act, or the rest of one for the open intent, with what is joined to it.
  private(set) var request: Candidate?
  /// What that says.
  private(set) var rest: Reading?
  /// The word with which it begins.
  var restStart: Int? { request?.start }

  /// Whether the act is said by its words alone, and they are the whole utterance.
  var isWholeAct: Bool {
    form == .words && leftOut.isEmpty && free.isEmpty && words.last.map { !$0.hasPrefix("ask_") } == true
  }

  init(_ candidate: Candidate) {
    let (builder, place) = (candidate.builder, candidate.place)
    let (grammar, lattice) = (builder.grammar, builder.lattice)
    let (own, path) = (builder.path(place), candidate.path)
    let entry = grammar.intents[Int(builder.endings[place].acceptance.intent)]
    for hypothesis in path where hypothesis.kind.isText && hypothesis.slot < 0 {
      if hypothesis.kind == .textMore, let last = free.last {
        free[free.count - 1] = last.lowerBound..<Int(hypothesis.end)
      } else {
        free.append(Int(hypothesis.start)..<Int(hypothesis.end))
      }
    }
    for hypothesis in path where hypothesis.isLeftOut {
      if let last = leftOut.last, last.upperBound == Int(hypothesis.start) {
        leftOut[leftOut.count - 1] = last.lowerBound..<Int(hypothesis.end)
      } else {
        leftOut.append(Int(hypothesis.start)..<Int(hypothesis.end))
      }
    }
    for hypothesis in own where hypothesis.kind == .token && hypothesis.slot < 0 {
      let name = grammar.classes[Int(hypothesis.payload)].name
      tokens.append((name, Int(hypothesis.start)..<Int(hypothesis.end)))
      if hypothesis.start == hypothesis.end { continue }
      if ["filler", "tail"].contains(name) { fillerCount += Int(hypothesis.end - hypothesis.start) }
      if Self.naming.contains(where: name.hasPrefix) { words.append(name) }
    }
    form = entry.act
    if let request = candidate.joined {
      (self.request, rest) = (request, request.reading())
      return
    }
    for group in SlotGroup.groups(of: own, joiner: grammar.joiner) {
      let slot = grammar.slots[group.slot]
      guard let role = PhraseCompiler.ActSlot(rawValue: slot.parameter), let first = group.hypotheses.first
      else { continue }
      let spoken = builder.slot(group, of: entry, nil).value
      let before = group.hypotheses.startIndex - 1
      let isIntroduced = own.indices.contains(before) && own[before].kind == .token && own[before].slot < 0
      let introducers = isIntroduced ? Self.classes(of: Int(own[before].start)..<Int(own[before].end), lattice) : []
      values.append(
        Value(
          role: role, filler: slot.filler, words: group.words, spoken: spoken,
          classes: Self.classes(of: Int(first.start)..<Int(first.end), lattice), introducers: introducers))
    }
  }

  /// The prefixes of the classes whose names say which act their words are.
  private static let naming = ["act_", "maybe_", "control_", "ask_", ReplyClasses.following]

  /// All classes to which some words belong.
  private static func classes(of words: Range<Int>, _ lattice: Lattice) -> [Int32] {
    guard !words.isEmpty else { return [] }
    return lattice.tokens[words.lowerBound].filter { Int($0.length) == words.count }.map(\.wordClass)
  }
}

extension Hypothesis {
  /// Whether the words are unexplained, or are only such as may stand beside any request.
  fileprivate var isLeftOut: Bool {
    kind == .skipped || kind == .sentence || kind == .filler && payload == WordClass.adjunct
  }
}
