import IntentModel
import StepCounting

/// Finds the best paths through a lattice and an automaton.
///
/// The path with the highest priority is extended first: its score so far, plus the most that the words after it could
/// still add (``OutsideScores``). So the first path that reaches the end is the best, and paths that can reach neither
/// the end nor the required score are never followed (A*). Among the paths at one word it keeps a beam, so that the
/// cost of a text grows with its length alone.
package struct Search: ~Copyable {
  let grammar: Grammar
  let lattice: WordLattice
  /// The words that are read, all of the lattice's or some.
  let words: Range<Int>
  var space: SearchSpace
  /// What a path must be able to reach.
  private(set) var floor: Float
  /// Whether only the best ending is of interest.
  private let isForBest: Bool
  package private(set) var endings: [CompleteHypothesis] = []
  /// The states to which the words lead, whether a phrase ends there or not; only from ``findContinuations()``.
  package private(set) var continuations: [SearchStart] = []
  /// Whether the search looks for those states, and not for endings.
  private var seeksContinuations = false

  /// Where the paths begin.
  private let starts: [SearchStart]
  /// Whether one of the starts is the beginning of a sentence.
  var beginsSentence: Bool { starts.contains { $0.state == Automaton.start || $0.state == grammar.automaton.acts } }
  /// The starts of rests of requests for the open intent, with their additional scores.
  let rests: [SearchStart]
  /// What the slots count at the open question.
  let questionCosts: QuestionCosts
  let states: LazyStates<Determiniser>
  /// Whether a path may have several requests.
  let joinsRequests: Bool
  /// How often a request was joined to another.
  var joinCount = 0
  /// The entry for the intent whose details are looked for; -1 where requests are.
  private let detail: Int32
  /// Whether whole requests are looked for.
  private var readsRequests: Bool { detail < 0 && starts.contains { $0.state == Automaton.start } }
  /// The last word that may take back what was said before it, -1 where there is none.
  private(set) var lastRepair: Int32 = -1
  /// What each app can do, by its number.
  private let intentsOfApps: [Set<IntentName>]

  /// - Parameters:
  /// - floor: The least score of an ending.
  /// - isForBest: Whether only the best ending is of interest.
  /// - starts: Where the paths begin: at the beginning of a request, or in the states to which earlier words would
  ///   lead.
  /// - joinsRequests: Whether a path may have several requests.
  /// - space: The workspace; it must not be shared while the search runs.
  package init(
    _ lattice: WordLattice, words: Range<Int>, above floor: Float, isForBest: Bool,
    from starts: [SearchStart] = SearchStart.request, detail: Int32 = -1, rests: [SearchStart] = [],
    questionCosts: QuestionCosts = QuestionCosts(), joinsRequests: Bool = false, intentsOfApps: [Set<IntentName>],
    space: consuming SearchSpace
  ) {
    grammar = lattice.grammar
    self.lattice = lattice
    self.words = words
    self.floor = floor
    self.isForBest = isForBest
    self.starts = starts
    self.detail = detail
    self.rests = rests
    self.questionCosts = questionCosts
    self.intentsOfApps = intentsOfApps
    self.joinsRequests = joinsRequests
    self.space = space
    states = grammar.automaton.states
    self.space.begin()
  }

  /// Finds the best ending of each intent, best first; only the best one, if no other is of interest.
  package mutating func run() {
    lookAhead()
    if readsRequests { lastRepair = space.lastRepair }
    // Where requests may be joined, all other bounds depend on these.
    if mayHaveSeveral { _ = bounds(of: Reach(), from: words.lowerBound) }
    var most = -Float.infinity
    for start in starts {
      most = max(most, start.score + bounds(in: states[start.state], from: words.lowerBound)[words.lowerBound])
    }
    space.expect(most)
    space.need(floor)
    let first = Int32(words.lowerBound)
    for start in starts {
      var hypothesis = Hypothesis(
        previous: -1, state: start.state, start: first, end: first, payload: start.isExplained ? 0 : 1, kind: .start,
        score: start.score, app: -1)
      if start.state == grammar.automaton.acts { hypothesis.scope = .act }
      push(hypothesis, within: bounds(in: states[start.state], from: words.lowerBound))
    }
    while let number = space.next() { expand(number) }
    if endings.count > 1 { endings.sort { ($0.score, -$0.acceptance.intent) > ($1.score, -$1.acceptance.intent) } }
  }

  /// Ends the search and returns its workspace for the next one.
  package consuming func ended() -> SearchSpace { space }

  /// Finds the states to which the words lead.
  package mutating func findContinuations() {
    seeksContinuations = true
    run()
  }

  // MARK: - Steps

  /// Keeps a hypothesis if it can still reach the required score and no better one leads to the same state.
  ///
  /// - Parameter bounds: The bounds of its predecessor: whatever this one can reach, that one could.
  @inline(__always)
  mutating func push(_ hypothesis: Hypothesis, within bounds: ScoreBounds) {
    Steps.count()
    let place = Int(hypothesis.end)
    let priority = hypothesis.score + bounds[place]
    if priority < floor || hypothesis.score < Costs.hopeless { return }
    if place == words.upperBound, hypothesis.kind == .repair { return }
    if place == words.upperBound { return seeksContinuations ? noteContinuation(hypothesis) : end(hypothesis) }
    if let state = states.made(hypothesis.state), !hasWhatIsNeeded(hypothesis, state) { return }
    let visit = space.visit(hypothesis.scopedState, at: hypothesis.end)
    if visit.pointee.generation == space.generation {
      let known = space.hypotheses.pointer(to: Int(visit.pointee.hypothesis))
      if known.pointee.score > hypothesis.score - Costs.tie {
        if known.pointee.score < hypothesis.score + Costs.tie, isRather(hypothesis, known.pointee) {
          known.pointee.stand(for: hypothesis)
        }
        return
      }
      known.pointee.isBeaten = true
    } else {
      space.visitCount += 1
    }
    let number = space.append(hypothesis)
    visit.pointee = .init(
      state: hypothesis.scopedState, position: Int16(hypothesis.end), generation: space.generation, hypothesis: number)
    space.wait(number, priority: priority)
  }

  /// Expands a hypothesis, unless a better one has led to the same state meanwhile.
  @inline(__always)
  private mutating func expand(_ number: Int32) {
    let hypothesis = space.hypotheses[Int(number)]
    if hypothesis.isBeaten { return }
    let state = states[hypothesis.state]
    if !hasWhatIsNeeded(hypothesis, state) { return }
    let bounds = bounds(in: state, from: Int(hypothesis.end))
    let priority = hypothesis.score + bounds[Int(hypothesis.end)]
    if priority < floor { return }
    // It was queued with its predecessor's bound; its own may be lower.
    guard space.isDue(priority) else { return space.wait(number, priority: priority) }
    if isOpen(hypothesis, state) { advance(hypothesis, number, state, bounds) }
  }

  /// Whether the words to come still have the items that the state requires.
  @inline(__always)
  private mutating func hasWhatIsNeeded(_ hypothesis: Hypothesis, _ state: State) -> Bool {
    !state.pointee.hasNeed || seeksContinuations || hypothesis.kind == .repair || mayRepair(from: hypothesis.end)
      || space.lastOccurrences.canSatisfy(state.pointee.need, from: hypothesis.end)
  }

  /// Whether a hypothesis is continued: it can still reach an end, and its beam has room.
  @inline(__always)
  private mutating func isOpen(_ hypothesis: Hypothesis, _ state: State) -> Bool {
    let here = space.columns.pointer(to: Int(hypothesis.end))
    // A hypothesis that takes no word takes no room: another one has come to its word.
    if hypothesis.start == hypothesis.end, hypothesis.kind == .token || hypothesis.kind == .rest { return true }
    return here.pointee.beams.take(hypothesis)
  }

  /// Whether a hypothesis belongs to a whole request, for which denials, repairs and joined requests count.
  @inline(__always)
  func isOfRequest(_ hypothesis: Hypothesis) -> Bool { detail < 0 && !hypothesis.scope.isAct }

  /// Whether a hypothesis is at the beginning of a sentence.
  func isFirst(_ hypothesis: Hypothesis) -> Bool {
    hypothesis.state == Automaton.start || hypothesis.kind == .start && beginsSentence
  }

  /// Whether words from one on may take something back.
  @inline(__always)
  func mayRepair(from word: Int32) -> Bool { word <= lastRepair }

  /// Notes the state that the words lead to.
  private mutating func noteContinuation(_ last: Hypothesis) {
    var hypothesis = last
    while hypothesis.kind == .token || hypothesis.kind == .filler, hypothesis.slot < 0 {
      hypothesis = space.hypotheses[Int(hypothesis.previous)]
    }
    let start = SearchStart(state: last.state, score: last.score, isExplained: hypothesis.kind == .start)
    guard let known = continuations.firstIndex(where: { $0.state == start.state }) else {
      return continuations.append(start)
    }
    if start.score > continuations[known].score { continuations[known] = start }
  }

  /// Records the phrases that can end in a hypothesis at the last word.
  private mutating func end(_ hypothesis: Hypothesis) {
    var number: Int32 = -1
    let act = actPhrase(of: hypothesis)
    for acceptance in states[hypothesis.state].pointee.acceptances where isAskedFor(acceptance) {
      let score = self.score(hypothesis, acceptance)
      if score < floor || !standsAlone(hypothesis, acceptance, score) { continue }
      let known = endings.firstIndex {
        isForBest || $0.scope == hypothesis.scope && $0.act == act && $0.acceptance.competes(with: acceptance)
      }
      if let known, !isBetter(score, acceptance, hypothesis, than: endings[known]) { continue }
      if number < 0 { number = space.append(hypothesis) }
      let ending = CompleteHypothesis(
        hypothesis: number, acceptance: acceptance, score: score, isDenied: hypothesis.isDenied, act: act,
        scope: hypothesis.scope)
      if let known { endings[known] = ending } else { endings.append(ending) }
      if isForBest {
        floor = score - Costs.tie
        space.need(floor)
      }
    }
  }

  /// The phrase of the act that introduces a request, -1 where none does: several acts may introduce the same request.
  private func actPhrase(of last: Hypothesis) -> Int32 {
    if !last.scope.isOfAct { return -1 }
    var hypothesis = last
    while hypothesis.kind != .rest {
      if hypothesis.previous < 0 { return -1 }
      hypothesis = space.hypotheses[Int(hypothesis.previous)]
    }
    return hypothesis.payload
  }

  /// Whether a phrase is of the kind looked for: a request, or a detail of one intent.
  func isAskedFor(_ acceptance: Acceptance) -> Bool {
    acceptance.isDetail ? acceptance.intent == detail : detail < 0
  }

  private func isBetter(
    _ score: Float, _ acceptance: Acceptance, _ hypothesis: Hypothesis, than other: CompleteHypothesis
  ) -> Bool {
    if abs(score - other.score) > Costs.tie { return score > other.score }
    if let isRather = isRatherTakenBack(hypothesis, space.hypotheses[Int(other.hypothesis)]) { return isRather }
    if hypothesis.isDenied != other.isDenied { return hypothesis.isDenied }
    if acceptance.intent != other.acceptance.intent { return acceptance.intent < other.acceptance.intent }
    let said = constantCount(of: acceptance) - constantCount(of: other.acceptance)
    return said == 0 ? isRather(hypothesis, space.hypotheses[Int(other.hypothesis)]) : said > 0
  }

  private func constantCount(of acceptance: Acceptance) -> Int {
    grammar.phrases[Int(acceptance.phrase)].constants.count
  }

  func score(_ last: Hypothesis, _ acceptance: Acceptance) -> Float {
    var score = last.score - acceptance.cost
    if last.app >= 0 {
      let name = grammar.intents[Int(acceptance.intent)].name
      if !intentsOfApps[Int(last.app)].contains(name) { score += Costs.wrongApp }
    }
    if grammar.intents[Int(acceptance.intent)].takesTimes, isPutOff(last) { score += Costs.timeBesideTimes }
    return score
  }

  /// Whether a path leaves a time out.
  private func isPutOff(_ last: Hypothesis) -> Bool {
    var hypothesis = last
    while !hypothesis.putsOff {
      if hypothesis.previous < 0 || hypothesis.kind.beginsRequest { return false }
      hypothesis = space.hypotheses[Int(hypothesis.previous)]
    }
    return true
  }
}
