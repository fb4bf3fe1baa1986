import IntentModel
import StepCounting

/// Finds the best paths through a lattice and an automaton.
///
/// The path with the highest priority is extended first: its score so far, plus the most that the words after it could
/// still add (``Prospects``). So the first path that reaches the end is the best, and paths that can reach neither the
/// end nor the required score are never followed (A*). Among the paths at one word it keeps a beam, so that the cost of
/// a text grows with its length alone.
struct Search: ~Copyable {
  let grammar: Grammar
  let lattice: Lattice
  /// The words that are read, all of the lattice's or some.
  let words: Range<Int>
  var space: SearchSpace
  /// What a path must be able to reach.
  private(set) var floor: Float
  /// Whether only the best ending is of interest.
  private let isForBest: Bool
  private(set) var endings: [Ending] = []
  /// Where the words lead to, whether a phrase ends there or not; only found by ``findContinuations()``.
  private(set) var continuations: [SearchStart] = []
  /// Whether they are what is looked for, and not endings.
  private var seeksContinuations = false

  /// Where the paths begin.
  private let starts: [SearchStart]
  /// Whether they begin where a request does, so that the first word is that of a sentence.
  var beginsRequest: Bool { starts.first?.state == Automaton.start }
  /// Whether they begin where a sentence does.
  var beginsSentence: Bool { beginsRequest || starts.first?.state == grammar.automaton.acts }
  /// What may follow the beginning of a request for the open intent, and what its words count besides.
  let rests: [SearchStart]
  /// What the slots count at the open question.
  let questionCosts: QuestionCosts
  let states: LazyStates<Determiniser>
  /// The intent of whose details phrases are looked for, as the grammar counts it; -1 where they are for requests.
  private let detail: Int32
  /// Whether whole requests are looked for.
  var readsRequest: Bool { beginsRequest && detail < 0 }
  /// The last word that may take back what was said before it, -1 where there is none.
  private(set) var lastRepair: Int32 = -1
  /// What each app can do, by its number.
  private let intentsOfApps: [Set<IntentName>]

  /// - Parameters:
  ///   - floor: The least score of an ending.
  ///   - isForBest: Whether only the best ending is of interest.
  ///   - starts: Where the paths begin: at the beginning of a request, or where words before these would have led to.
  ///   - space: The workspace; it must not be shared while the search runs.
  init(
    _ lattice: Lattice, words: Range<Int>, above floor: Float, isForBest: Bool,
    from starts: [SearchStart] = SearchStart.request, detail: Int32 = -1, rests: [SearchStart] = [],
    questionCosts: QuestionCosts = QuestionCosts(), intentsOfApps: [Set<IntentName>],
    space: consuming SearchSpace
  ) {
    grammar = lattice.reader.grammar
    self.lattice = lattice
    self.words = words
    self.floor = floor
    self.isForBest = isForBest
    self.starts = starts
    self.detail = detail
    self.rests = rests
    self.questionCosts = questionCosts
    self.intentsOfApps = intentsOfApps
    self.space = space
    states = grammar.automaton.states
    self.space.begin()
  }

  /// Finds the best ending of each intent, best first; where only the best is of interest, that one alone.
  mutating func run() {
    lookAhead()
    if readsRequest { lastRepair = space.lastRepair }
    var most = -Float.infinity
    for start in starts {
      most = max(most, start.score + gains(in: states[start.state], from: words.lowerBound)[words.lowerBound])
    }
    space.expect(most)
    space.need(floor)
    let first = Int32(words.lowerBound)
    for start in starts {
      push(
        Step(
          previous: -1, state: start.state, start: first, end: first, payload: start.isExplained ? 0 : 1, kind: .start,
          score: start.score, app: -1),
        within: gains(in: states[start.state], from: words.lowerBound))
    }
    while let number = space.next() { goOn(from: number) }
    if endings.count > 1 { endings.sort { ($0.score, -$0.acceptance.intent) > ($1.score, -$1.acceptance.intent) } }
  }

  /// Ends the search; what it worked in is for the next.
  consuming func ended() -> SearchSpace { space }

  /// Finds where the words lead to.
  mutating func findContinuations() {
    seeksContinuations = true
    run()
  }

  /// The steps that led to each of some endings, one path after the other, and where each path ends.
  func paths(to endings: some Collection<Ending>) -> (steps: [Step], ends: [Int]) {
    var paths: [Step] = []
    paths.reserveCapacity(endings.count * (words.count + 2))
    let ends = endings.map { ending in
      let first = paths.count
      var step = ending.step
      while step >= 0 {
        paths.append(space.steps[Int(step)])
        step = space.steps[Int(step)].previous
      }
      paths[first...].reverse()
      return paths.count
    }
    return (paths, ends)
  }

  // MARK: - Steps

  /// Keeps a step, if it can still lead to what is asked for and no better one leads to the same.
  ///
  /// - Parameter gains: Those of the step before: what comes after this one was in its reach as well.
  @inline(__always)
  mutating func push(_ step: Step, within gains: Gains) {
    Steps.count()
    let place = Int(step.end)
    let promise = step.score + gains[place]
    if promise < floor || step.score < Costs.hopeless { return }
    if place == words.upperBound, step.kind == .repair { return }
    if place == words.upperBound { return seeksContinuations ? goOn(after: step) : end(step) }
    if let state = states.made(step.state), !hasWhatIsNeeded(step, state) { return }
    let visit = space.visit(step.state, at: step.end)
    if visit.pointee.turn == space.turn {
      let known = space.steps + Int(visit.pointee.step)
      if known.pointee.score > step.score - Costs.tie {
        if known.pointee.score < step.score + Costs.tie, isRather(step, known.pointee) {
          known.pointee.stand(for: step)
        }
        return
      }
      known.pointee.isBeaten = true
    } else {
      space.visitCount += 1
    }
    let number = space.append(step)
    visit.pointee = .init(state: step.state, position: Int16(step.end), turn: space.turn, step: number)
    space.wait(number, promise: promise)
  }

  /// Follows a step whose turn has come, unless a better one led to the same meanwhile.
  @inline(__always)
  private mutating func goOn(from number: Int32) {
    let step = space.steps[Int(number)]
    if step.isBeaten { return }
    let state = states[step.state]
    if !hasWhatIsNeeded(step, state) { return }
    let gains = gains(in: state, from: Int(step.end))
    let promise = step.score + gains[Int(step.end)]
    if promise < floor { return }
    // It promised what the step before it could reach; its own turn may come later.
    guard space.isDue(promise) else { return space.wait(number, promise: promise) }
    if isOpen(step, state) { advance(step, number, state, gains) }
  }

  /// Whether what a phrase needs after a step is still to come.
  @inline(__always)
  private mutating func hasWhatIsNeeded(_ step: Step, _ state: State) -> Bool {
    !state.pointee.hasNeed || seeksContinuations || step.kind == .repair || mayRepair(from: step.end)
      || space.lastPlaces.have(state.pointee.need, from: step.end)
  }

  /// Whether a step is followed: it can still reach an end, and the beam has room.
  @inline(__always)
  private mutating func isOpen(_ step: Step, _ state: State) -> Bool {
    let here = space.outlooks + Int(step.end)
    // What takes no word takes no room: it is at a word where another came to.
    if step.start == step.end, step.kind == .token || step.kind == .rest { return true }
    if here.pointee.taken == 0 || step.score > here.pointee.best {
      here.pointee.best = step.score
    } else if here.pointee.taken == Costs.beam || step.score < here.pointee.best - Costs.beamWidth {
      return false
    }
    here.pointee.taken += 1
    return true
  }

  /// Whether a step is at the beginning of a sentence.
  func isFirst(_ step: Step) -> Bool {
    step.state == Automaton.start || step.kind == .start && beginsSentence
  }

  /// Whether words from one on may take back what was said.
  @inline(__always)
  func mayRepair(from word: Int32) -> Bool { word <= lastRepair }

  /// Notes the state that the words lead to.
  private mutating func goOn(after last: Step) {
    var step = last
    while step.kind == .token || step.kind == .filler, step.slot < 0 { step = space.steps[Int(step.previous)] }
    let start = SearchStart(state: last.state, score: last.score, isExplained: step.kind == .start)
    guard let known = continuations.firstIndex(where: { $0.state == start.state }) else {
      return continuations.append(start)
    }
    if start.score > continuations[known].score { continuations[known] = start }
  }

  /// Notes what may end in a step to the last word.
  private mutating func end(_ step: Step) {
    var number: Int32 = -1
    for acceptance in states[step.state].pointee.acceptances where isAskedFor(acceptance) {
      let score = self.score(step, acceptance)
      if score < floor { continue }
      let known = endings.firstIndex { isForBest || $0.acceptance.competes(with: acceptance) }
      if let known, !isBetter(score, acceptance, step, than: endings[known]) { continue }
      if number < 0 { number = space.append(step) }
      let ending = Ending(
        step: number, acceptance: acceptance, score: score, isDenied: step.isDenied)
      if let known { endings[known] = ending } else { endings.append(ending) }
      if isForBest {
        floor = score - Costs.tie
        space.need(floor)
      }
    }
  }

  /// Whether a phrase is of the kind that is looked for: a request, or a detail of one intent.
  private func isAskedFor(_ acceptance: Acceptance) -> Bool {
    acceptance.isDetail ? acceptance.intent == detail : detail < 0
  }

  private func isBetter(_ score: Float, _ acceptance: Acceptance, _ step: Step, than other: Ending) -> Bool {
    if abs(score - other.score) > Costs.tie { return score > other.score }
    if let isRather = isRatherTakenBack(step, space.steps[Int(other.step)]) { return isRather }
    if step.isDenied != other.isDenied { return step.isDenied }
    if acceptance.intent != other.acceptance.intent { return acceptance.intent < other.acceptance.intent }
    let said = constantCount(of: acceptance) - constantCount(of: other.acceptance)
    return said == 0 ? isRather(step, space.steps[Int(other.step)]) : said > 0
  }

  private func constantCount(of acceptance: Acceptance) -> Int {
    grammar.phrases[Int(acceptance.phrase)].constants.count
  }

  private func score(_ last: Step, _ acceptance: Acceptance) -> Float {
    var score = last.score - acceptance.cost
    if last.app >= 0 {
      let name = grammar.intents[Int(acceptance.intent)].name
      if !intentsOfApps[Int(last.app)].contains(name) { score += Costs.wrongApp }
    }
    if grammar.intents[Int(acceptance.intent)].takesTimes, isPutOff(last) { score += Costs.timeBesideTimes }
    return score
  }

  /// Whether a path has left a time out.
  private func isPutOff(_ last: Step) -> Bool {
    var step = last
    while !step.putsOff {
      if step.previous < 0 { return false }
      step = space.steps[Int(step.previous)]
    }
    return true
  }
}
