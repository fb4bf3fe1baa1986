import IntentModel

/// Finds the best paths through a lattice and an automaton, word by word, with a beam.
struct Search {
  let grammar: Grammar
  let lattice: Lattice
  var spans: SpanFinder
  /// What each app can do, by its number.
  private let intentsOfApps: [Set<IntentName>]
  var space: SearchSpace
  /// The kinds of spans that were looked for, a bit each.
  var asked: UInt16 = 0

  let states: LazyStates<Determiniser>
  let weights: UnsafePointer<Float>
  /// What all steps from the word that is being read have in common.
  var here = Here()

  /// - Parameter space: Nobody else's, until the search is over.
  init(
    _ grammar: Grammar, _ lattice: Lattice, spans: SpanFinder, intentsOfApps: [Set<IntentName>],
    space: SearchSpace
  ) {
    self.grammar = grammar
    self.lattice = lattice
    self.spans = spans
    self.intentsOfApps = intentsOfApps
    self.space = space
    states = grammar.automaton.states
    weights = grammar.weights.base
    self.space.begin(words: lattice.count)
  }

  /// The best ending of each intent, best first.
  mutating func endings() -> [Ending] {
    push(
      Step(previous: -1, state: Automaton.start, start: 0, end: 0, kind: .start, score: Costs.start, app: -1))
    for position in 0..<lattice.count {
      gather(at: position)
      if space.activeCount == 0 { continue }
      prepare(position)
      var index = 0
      while index < space.activeCount {
        advance(space.active[index].step, space.active[index].classes)
        index += 1
      }
    }
    gather(at: lattice.count)
    return ranked()
  }

  /// The steps that led to each of some endings, one path after the other, and where each path ends.
  func paths(to endings: some Collection<Ending>) -> (steps: [Step], ends: [Int]) {
    var paths: [Step] = []
    paths.reserveCapacity(endings.count * (lattice.count + 2))
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

  /// Keeps a step for the word that it ends before, if it can still be one of the best there.
  @inline(__always)
  mutating func push(_ step: Step) {
    let place = Int(step.end)
    let best = space.best[place]
    if step.score < max(best - Costs.beamWidth, Costs.hopeless) { return }
    if step.score > best { space.best[place] = step.score }
    var step = step
    step.next = space.waiting[place]
    space.waiting[place] = space.append(step)
  }

  /// A step that takes no word: it is tried at once.
  mutating func pushHere(_ step: Step) {
    let visit = space.visit(step.state)
    if visit.pointee.turn == space.turn, space.steps[Int(visit.pointee.step)].score >= step.score { return }
    let number = space.append(step)
    visit.pointee = .init(state: step.state, turn: space.turn, step: number, place: visit.pointee.place)
    space.activate(.init(step: number, classes: states[step.state].pointee.classes))
  }

  /// The best step into each state at a word, the best of them first, as many as the beam holds.
  private mutating func gather(at position: Int) {
    space.turn += 1
    space.activeCount = 0
    let floor = max(space.best[position] - Costs.beamWidth, Costs.hopeless)
    var step = space.waiting[position]
    while step >= 0 {
      if space.steps[Int(step)].score >= floor { enter(step) }
      step = space.steps[Int(step)].next
    }
    if space.activeCount > Costs.beam { keepBest() }
    // One after the other, so that the processor fetches them all at once.
    for index in 0..<space.activeCount {
      let state = states[space.steps[Int(space.active[index].step)].state]
      space.active[index].classes = state.pointee.classes
      space.active[index].fetched = state.pointee.tokens.first
    }
  }

  @inline(__always)
  private mutating func enter(_ step: Int32) {
    let state = space.steps[Int(step)].state
    let visit = space.visit(state)
    if visit.pointee.turn == space.turn {
      if space.steps[Int(visit.pointee.step)].score >= space.steps[Int(step)].score { return }
      space.active[Int(visit.pointee.place)].step = step
      visit.pointee.step = step
    } else {
      visit.pointee = .init(
        state: state, turn: space.turn, step: step, place: Int32(truncatingIfNeeded: space.activeCount))
      space.activate(.init(step: step, classes: 0))
    }
  }

  /// Sorts the best to the front, as many as the beam holds; of equal ones the first stays first.
  private mutating func keepBest() {
    let keys = space.keys
    var count = 0
    for index in 0..<space.activeCount {
      let bits = space.steps[Int(space.active[index].step)].score.bitPattern
      // Larger scores have smaller keys.
      let order = bits >> 31 == 1 ? bits : ~(bits | 0x8000_0000)
      let key = UInt64(order) << 32 | UInt64(index)
      if count == Costs.beam {
        if key > keys[count - 1] { continue }
        count -= 1
      }
      var place = count
      while place > 0, keys[place - 1] > key {
        keys[place] = keys[place - 1]
        place -= 1
      }
      keys[place] = key
      count += 1
    }
    for index in 0..<count {
      keys[index] = UInt64(UInt32(bitPattern: space.active[Int(keys[index] & 0xFFFF_FFFF)].step))
    }
    for index in 0..<count { space.active[index].step = Int32(truncatingIfNeeded: keys[index]) }
    space.activeCount = count
  }

  // MARK: - Endings

  private func ranked() -> [Ending] {
    var best: [Ending] = []
    for index in 0..<space.activeCount {
      let step = space.active[index].step
      for acceptance in states[space.steps[Int(step)].state].pointee.acceptances {
        if best.isEmpty { best.reserveCapacity(8) }
        let ending = Ending(step: step, acceptance: acceptance, score: score(step, acceptance))
        if let known = best.firstIndex(where: { $0.acceptance.intent == acceptance.intent }) {
          if best[known].score < ending.score { best[known] = ending }
        } else {
          best.append(ending)
        }
      }
    }
    if best.count > 1 { best.sort { ($0.score, -$0.acceptance.intent) > ($1.score, -$1.acceptance.intent) } }
    return best
  }

  private func score(_ step: Int32, _ acceptance: Acceptance) -> Float {
    let last = space.steps[Int(step)]
    var score = last.score - acceptance.cost
    if last.app >= 0 {
      let name = grammar.intents[Int(acceptance.intent)].name
      if !intentsOfApps[Int(last.app)].contains(name) { score += Costs.wrongApp }
    }
    return score
  }
}
