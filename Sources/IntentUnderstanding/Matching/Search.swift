import IntentModel

/// Finds the best paths through a lattice and an automaton, word by word, with a beam.
struct Search {
  let grammar: Grammar
  let lattice: Lattice
  let costs: Costs
  let spans: SpanFinder
  var space: SearchSpace
  /// What was found of the spans so far, and by word the first that begins there.
  var known: [LatticeSpan] = []
  var knownFirsts: [Int32] = []
  /// The kinds of spans that were looked for, a bit each.
  var asked: UInt16 = 0

  let states: LazyStates<Determiniser>
  let weights: UnsafePointer<Float>
  /// What all steps from the word that is being read have in common.
  var here = Here()

  /// - Parameter space: Nobody else's, until the search is over.
  init(_ grammar: Grammar, _ lattice: Lattice, costs: Costs, spans: SpanFinder, space: SearchSpace) {
    self.grammar = grammar
    self.lattice = lattice
    self.costs = costs
    self.spans = spans
    self.space = space
    states = grammar.automaton.states
    weights = grammar.weights.base
    self.space.begin(words: lattice.count)
  }

  /// The best ending of each intent, best first.
  mutating func endings() -> [Ending] {
    push(
      Step(
        previous: -1, state: Automaton.start, start: 0, end: 0, payload: 0, slot: -1, kind: .start,
        score: costs.start, app: -1))
    for position in 0..<lattice.count {
      gather(at: position)
      if space.activeCount == 0 { continue }
      prepare(position)
      var index = 0
      while index < space.activeCount {
        advance(space.active[index])
        index += 1
      }
    }
    gather(at: lattice.count)
    return ranked()
  }

  /// The steps that led to a step, from the first on, and itself.
  func path(to last: Int32) -> [Step] {
    var count = 0
    var step = last
    while step >= 0 {
      count += 1
      step = space.steps[Int(step)].previous
    }
    return [Step](unsafeUninitializedCapacity: count) { path, initialized in
      var step = last
      for place in stride(from: count - 1, through: 0, by: -1) {
        path.initializeElement(at: place, to: space.steps[Int(step)])
        step = space.steps[Int(step)].previous
      }
      initialized = count
    }
  }

  // MARK: - Steps

  /// Keeps a step for the word that it ends before, if it can still be one of the best there.
  @inline(__always)
  mutating func push(_ step: Step) {
    let place = Int(step.end)
    let best = space.best[place]
    if step.score < max(best - costs.beamWidth, costs.hopeless) { return }
    if step.score > best { space.best[place] = step.score }
    var step = step
    step.next = space.waiting[place]
    space.waiting[place] = space.append(step)
  }

  /// A step that takes no word: it is tried at once.
  mutating func pushHere(_ step: Step) {
    let visit = space.visit(step.state)
    if visit.pointee.turn == space.turn {
      if space.steps[Int(visit.pointee.step)].score >= step.score { return }
    } else {
      visit.pointee.turn = space.turn
    }
    let number = space.append(step)
    visit.pointee.step = number
    space.activate(number)
  }

  /// The best step into each state at a word, the best of them first, as many as the beam holds.
  private mutating func gather(at position: Int) {
    space.turn += 1
    space.activeCount = 0
    let floor = max(space.best[position] - costs.beamWidth, costs.hopeless)
    var step = space.waiting[position]
    while step >= 0 {
      if space.steps[Int(step)].score >= floor { enter(step) }
      step = space.steps[Int(step)].next
    }
    if space.activeCount > costs.beam { keepBest() }
  }

  @inline(__always)
  private mutating func enter(_ step: Int32) {
    let visit = space.visit(space.steps[Int(step)].state)
    if visit.pointee.turn == space.turn {
      if space.steps[Int(visit.pointee.step)].score >= space.steps[Int(step)].score { return }
      space.active[Int(visit.pointee.place)] = step
    } else {
      visit.pointee.turn = space.turn
      visit.pointee.place = Int32(truncatingIfNeeded: space.activeCount)
      space.activate(step)
    }
    visit.pointee.step = step
  }

  /// Sorts the best to the front, as many as the beam holds; of equal ones the first stays first.
  private mutating func keepBest() {
    let keys = space.keys
    var count = 0
    for index in 0..<space.activeCount {
      let bits = space.steps[Int(space.active[index])].score.bitPattern
      // Larger scores have smaller keys.
      let order = bits >> 31 == 1 ? bits : ~(bits | 0x8000_0000)
      let key = UInt64(order) << 32 | UInt64(index)
      if count == costs.beam {
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
    for index in 0..<count { keys[index] = UInt64(UInt32(bitPattern: space.active[Int(keys[index] & 0xFFFF_FFFF)])) }
    for index in 0..<count { space.active[index] = Int32(truncatingIfNeeded: keys[index]) }
    space.activeCount = count
  }

  // MARK: - Endings

  private func ranked() -> [Ending] {
    var best: [Ending] = []
    best.reserveCapacity(8)
    for index in 0..<space.activeCount {
      let step = space.active[index]
      for acceptance in states[space.steps[Int(step)].state].pointee.acceptances {
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
      if !spans.appNames.intents[Int(last.app)].contains(name) { score += costs.wrongApp }
    }
    return score
  }
}
