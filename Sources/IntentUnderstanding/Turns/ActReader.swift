import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary

/// Reads a reply by the phrases of acts: one search finds the best path of each act, and the values on the path are
/// assigned to the open request.
struct ActReader {
  let interpreter: Interpreter
  let lattice: Lattice
  let expectation: Expectation
  let description: IntentDescription?
  let lattices: TurnLattices

  typealias RatedAct = TurnReading.RatedAct

  /// The results of the search; they do not refer to the turn's lattices, which keep them.
  struct Found {
    var lattice: Lattice
    var choices: [ChoiceSpan] = []
    var candidates: [Candidate] = []
  }

  let choices: [ChoiceSpan]
  /// Whether acts are found even where the same words may be the text that is asked for.
  var ignoresText = false
  /// Whether an act counts whatever surrounds its value; set where the learned weights are sure of its kind.
  var isLenient = false
  let candidates: [Candidate]

  var reader: Interpreter.Reader { lattice.reader }
  var grammar: Grammar { reader.grammar }
  var situation: Situation { lattice.utterance.situation }

  init(_ found: Found, at expectation: Expectation, of lattices: TurnLattices, by interpreter: Interpreter) {
    self.interpreter = interpreter
    self.expectation = expectation
    self.lattices = lattices
    description = interpreter.descriptions[expectation.intent]
    lattice = found.lattice
    choices = found.choices
    candidates = found.candidates
  }

  /// Looks for the acts that phrases say at a question, and for requests in the same search.
  ///
  /// - Parameter withRequests: Whether requests are looked for.
  static func found(
    _ expectation: Expectation, in plain: Lattice, by interpreter: Interpreter, withRequests: Bool = false
  ) -> (acts: Found, requests: [Candidate]) {
    let choices = expectation.choices.isEmpty ? [] : ChoiceFinder(expectation, in: plain).spans()
    let parameters = interpreter.descriptions[expectation.intent]
    let asked = expectation.parameter.flatMap { parameters?[parameter: $0]?.kind }
    let mayName =
      asked == .person || asked?.isMeasured == true && parameters?.parameters.contains { $0.kind == .person } == true
    let written = mayName ? written(in: plain) : []
    let amounts = amountsWithin(plain) + values(in: plain, expectation, parameters)
    let places = parameters?.parameters.contains { $0.kind == .place } == true ? places(in: plain) : []
    let isKnown = choices.isEmpty && written.isEmpty && amounts.isEmpty && places.isEmpty
    let lattice =
      isKnown ? plain : Lattice(plain, with: choices, written: written, places: places, values: amounts)
    let start = lattice.reader.grammar.automaton.acts
    let starts = start < 0 ? [] : [SearchStart(state: start, score: Costs.reply)]
    let all = starts + (withRequests ? SearchStart.request : [])
    guard !all.isEmpty, lattice.count > 0 else { return (Found(lattice: lattice, choices: choices), []) }
    let admitted = admitted(expectation, lattice, interpreter)
    let candidates = interpreter.candidates(
      lattice, words: nil, above: least, isForBest: false, joining: withRequests, from: all, rests: admitted.rests,
      questionCosts: admitted.costs)
    let acts = Found(lattice: lattice, choices: choices, candidates: candidates.filter(\.isOfAct))
    return (acts, candidates.filter { !$0.isOfAct })
  }

  /// The words that are capitalised and neither in the language nor in a vocabulary.
  static func written(in lattice: Lattice) -> [Range<Int>] {
    let covered = lattice.found.list.covered
    let names = (0..<lattice.count).filter {
      lattice.isWrittenAsName($0) && lattice.traits[$0].isUnknown && !covered[$0]
    }
    guard let first = names.first, let last = names.last, last - first == names.count - 1, names.count <= 3 else {
      return []
    }
    return [first..<last + 1]
  }

  /// The amounts beside a word of more or less that would be part of a longer value: the hour in "an hour later".
  static func amountsWithin(_ lattice: Lattice) -> [ValueSpan] {
    let grammar = lattice.reader.grammar
    return lattice.found.values.flatMap { value -> [ValueSpan] in
      value.words.flatMap { word -> [ValueSpan] in
        let relative = lattice.tokens[word].first {
          ["relative_more", "relative_less"].contains(grammar.classes[Int($0.wordClass)].name)
        }
        guard let relative else { return [] }
        let (before, after) = (value.words.lowerBound..<word, word + Int(relative.length)..<value.words.upperBound)
        return [before, after].compactMap { part in
          guard !part.isEmpty else { return nil }
          let said = Words(lattice.words.source(part))
          let found = lattice.reader.spotter.spans(in: said, situation: lattice.utterance.situation).first
          guard let found, found.words == 0..<said.count else { return nil }
          return ValueSpan(words: part, meaning: found.meaning)
        }
      }
    }
  }

  /// The acts that the whole reply can be, best first.
  func acts() -> [RatedAct] {
    var found: [(act: RatedAct, left: Int)] = candidates.compactMap { candidate in
      if candidate.score < 0, !isLenient { return nil }
      let path = ActPath(candidate)
      return act(of: path).map { act in
        let replaces = replacesDenied(path)
        var rated = RatedAct(act, candidate.score + (path.isWholeAct || replaces ? Self.whole : 0))
        rated.missedClause = missedClause(path, act)
        if lattices.explains { rated.evidence = candidate.evidence }
        let left = (path.leftOut + path.free).reduce(0) { $0 + $1.count }
        rated.explainsAll = left == 0 && path.rest == nil || replaces
        rated.orders = act == .yes && !rated.explainsAll && orders(path)
        // Words beside it name the request that waits.
        if case .resume = act, !situation.waiting.isEmpty { rated.explainsAll = true }
        return (rated, left)
      }
    }
    // An act with fewer of the same values is no rival of one with all of them, and neither is a part that leaves words
    // over.
    let (all, request) = (found, wholeRequest)
    found.removeAll { one in
      all.contains { $0.left == 0 && (one.left > 0 || one.act.act.hasValues) && isPart(one.act.act, of: $0.act.act) }
        || one.left > 0 && request.map { takesLess(one.act.act, than: $0) } == true
    }
    found.sort { $0.act.score > $1.act.score }
    // The same values by another phrase are no rival either.
    var kept: [RatedAct] = []
    for next in found.map(\.act) where !kept.contains(where: { isSame($0.act, next.act) }) { kept.append(next) }
    return asksForText && lattice.count > 0 ? kept + [ownWords] : kept
  }

  /// Whether the reply denies the open request as it is and says it again as it should be.
  func replacesDenied(_ path: ActPath) -> Bool {
    guard path.rest?.intent == expectation.intent, var start = path.restStart, start > 0 else { return false }
    // The request may leave out the clause that denies.
    if let denied = path.leftOut.first(where: { $0.lowerBound == start }) { start = denied.upperBound }
    let others = path.leftOut + path.free
    guard !others.isEmpty, others.allSatisfy({ $0.upperBound <= start }) else { return false }
    return lattices.understanding(of: 0..<start).denied?.intent == expectation.intent
  }

  /// The whole reply as a request with another intent, which has words of its own and says more than an answer.
  private var wholeRequest: Reading? {
    guard expectation.question == .value, !asksForText, expectation.intents.isEmpty,
      let best = lattices.understanding(of: 0..<lattice.count).best, best.isStrong, best.intent != expectation.intent,
      !best.slots.contains(where: { $0.value.meaning == .words })
    else { return nil }
    return best
  }

  /// Whether an act has some of the values of a request, and the request has more.
  private func takesLess(_ act: DialogueAct, than request: Reading) -> Bool {
    guard case .values(let slots, _) = act, slots.count < request.slots.count else { return false }
    let ranges = Set(request.slots.compactMap(\.value.range))
    return slots.compactMap(\.value.range).allSatisfy(ranges.contains)
  }

  /// Whether all values of an act are among those of another; a no, and words that open or close a reply, are parts of
  /// any.
  func isPart(_ one: DialogueAct, of other: DialogueAct) -> Bool {
    if one == .no, case .values(_, true) = other { return other.replaces }
    if case .yesThen = other { return one.isRequestOrQuestion }
    if case .cancelThen = other { return one == .cancel || one == .no || one.isRequestOrQuestion }
    if [.hesitation, .thanks, .greeting].contains(one), case .values(let slots, _) = other { return !slots.isEmpty }
    guard case .values(let some, _) = one, case .values(let all, _) = other, some.count < all.count else {
      return false
    }
    return some.allSatisfy { value in
      all.contains { $0.parameter == value.parameter && $0.value.range == value.value.range }
    }
  }

  /// Whether two acts differ at most in the words for the same parameters, or in the choices that they mean.
  func isSame(_ one: DialogueAct, _ other: DialogueAct) -> Bool {
    switch (one, other) {
    case (.values(let slots, _), .values(let others, _)):
      !slots.isEmpty && Set(slots.map(\.parameter)) == Set(others.map(\.parameter))
    case (.choices, .choices), (.eachChoice, .eachChoice): true
    default: one == other
    }
  }

  /// The user's own words as the answer, where nothing else explains them.
  var ownWords: RatedAct {
    RatedAct(.values([IntentDraft.Slot(expectation.parameter ?? "", content())], correction: false), Self.unexplained)
  }

  static let unexplained = 0.1

  /// The bonus of an act that is the whole reply: it wins over any request in the same words.
  static let whole = 0.9

  /// A clause that is joined to a correction and was not understood.
  func missedClause(_ path: ActPath, _ act: DialogueAct) -> String? {
    guard expectation.question == .goAhead, case .values(let slots, _) = act, !slots.isEmpty else { return nil }
    let clauses = path.leftOut + path.free.flatMap(clauses)
    return clauses.first { clause in
      clause.count > 1
        && lattice.tokens[clause.lowerBound].contains {
          ["and", "but"].contains(grammar.classes[Int($0.wordClass)].name)
        }
    }.map { lattice.words.source($0.dropFirst()) }
  }

  /// The parts of a stretch, each of which begins with a joining word.
  func clauses(of stretch: Range<Int>) -> [Range<Int>] {
    let starts = stretch.filter { isOf([.and, .but], $0) }
    return starts.map { $0..<stretch.upperBound }
  }

  /// The score below which an act is no rival of anything.
  static let least: Float = -1

  /// Whether a word orders or confirms whatever else is said; a bare yes does not, since it may be for somebody else.
  var agrees: Bool { (0..<lattice.count).contains { isOf(["act_send", "agreement"], $0) } }

  func isOf(_ lists: ReplyLists, _ word: Int) -> Bool { lattice.isOf(lists, word) }

  /// Whether a word is in some classes of replies, or begins one of their entries.
  func isOf(_ names: Set<String>, _ word: Int) -> Bool {
    lattice.tokens[word].contains { names.contains(grammar.classes[Int($0.wordClass)].name) }
  }
}
