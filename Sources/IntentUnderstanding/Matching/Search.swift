import IntentModel

/// Finds the best paths through a lattice and an automaton, word by word, with a beam.
struct Search {
  let grammar: Grammar
  let lattice: Lattice
  let costs: Costs
  private(set) var spans: SpanFinder

  private(set) var steps: [Step] = []
  private var waiting: [Int32]
  private var tokens: [(wordClass: Int32, length: Int)] = []
  private var active: [Int32] = []
  /// At which word a state was last entered, and by which step.
  private var entered: [Int32]
  private var enteredBy: [Int32]

  init(_ grammar: Grammar, _ lattice: Lattice, costs: Costs, spans: SpanFinder) {
    self.grammar = grammar
    self.lattice = lattice
    self.costs = costs
    self.spans = spans
    self.waiting = Array(repeating: -1, count: lattice.count + 1)
    self.entered = Array(repeating: -1, count: grammar.automaton.count)
    self.enteredBy = Array(repeating: -1, count: grammar.automaton.count)
    steps.reserveCapacity(64 + lattice.count * 48)
  }

  /// The best ending of each intent, best first.
  mutating func endings() -> [Ending] {
    push(
      Step(
        previous: -1, state: Automaton.start, start: 0, end: 0, payload: 0, slot: -1, kind: .start,
        score: costs.start, app: -1))
    for position in 0..<lattice.count {
      gather(at: position)
      if active.isEmpty { continue }
      findTokens(at: position)
      var index = 0
      while index < active.count {
        advance(active[index], at: position)
        index += 1
      }
    }
    gather(at: lattice.count)
    return ranked()
  }

  // MARK: - Steps

  private mutating func push(_ step: Step) {
    var step = step
    let place = Int(step.end)
    step.next = waiting[place]
    waiting[place] = Int32(steps.count)
    steps.append(step)
  }

  /// The best step into each state at a word, the best of them first, as many as the beam holds.
  private mutating func gather(at position: Int) {
    active.removeAll(keepingCapacity: true)
    var best = -Float.infinity
    var step = waiting[position]
    while step >= 0 {
      enter(step, at: position)
      best = max(best, steps[Int(step)].score)
      step = steps[Int(step)].next
    }
    let floor = max(best - costs.beamWidth, costs.hopeless)
    active.removeAll { steps[Int($0)].score < floor }
    if active.count > costs.beam {
      active.sort { steps[Int($0)].score > steps[Int($1)].score }
      active.removeLast(active.count - costs.beam)
    }
  }

  private mutating func enter(_ step: Int32, at position: Int) {
    let state = Int(steps[Int(step)].state)
    if entered[state] == Int32(position) {
      let known = enteredBy[state]
      if steps[Int(known)].score >= steps[Int(step)].score { return }
      if let index = active.firstIndex(of: known) { active[index] = step }
    } else {
      entered[state] = Int32(position)
      active.append(step)
    }
    enteredBy[state] = step
  }

  private mutating func findTokens(at position: Int) {
    tokens.removeAll(keepingCapacity: true)
    grammar.lexicon.tokens(at: position, in: lattice.ids) { tokens.append(($0, $1)) }
    addIntroductions(at: position)
    for (index, app) in lattice.apps.enumerated() where app.start == position {
      tokens.append((WordClass.app, index | Self.appMark))
    }
  }

  /// "My name is" goes on for a name of one or two words, and for the "and" after it.
  private mutating func addIntroductions(at position: Int) {
    for token in tokens where token.wordClass == WordClass.introduction {
      var end = position + token.length
      for _ in 0..<2 where end < lattice.count && !lattice.traits[end].contains(.function) {
        end += 1
        tokens.append((WordClass.introduction, end - position))
        guard end < lattice.count else { break }
        grammar.lexicon.tokens(at: end, in: lattice.ids) {
          if $0 == grammar.joiner { tokens.append((WordClass.introduction, end + $1 - position)) }
        }
      }
    }
  }

  private static let appMark = 1 << 20

  // MARK: - Advancing

  private mutating func advance(_ step: Int32, at position: Int) {
    let from = steps[Int(step)]
    let afterSkip = grammar.automaton.afterSkip[Int(from.state)]
    let isText = grammar.automaton.isText[Int(from.state)]
    if lattice.breaks[position] != .none, from.end > from.start || from.kind == .start {
      followToken(WordClass.comma, length: 0, from, step, position)
    }
    for token in tokens {
      if token.wordClass == WordClass.app || token.wordClass == WordClass.service {
        if token.length >= Self.appMark {
          name(app: token.length - Self.appMark, from, step, afterSkip: afterSkip, isText: isText)
        }
      } else if token.wordClass == WordClass.opening || token.wordClass == WordClass.introduction {
        if from.state == Automaton.start {
          skip(token, from, step, position, afterSkip: afterSkip, isText: false)
        }
      } else if token.wordClass == WordClass.clause {
        skipClause(from, step, position, cost: costs.skippedClause, afterSkip: afterSkip, isText: isText)
      } else if token.wordClass == WordClass.filler || token.wordClass == WordClass.polite {
        skip(token, from, step, position, afterSkip: afterSkip, isText: isText)
      } else {
        followToken(token.wordClass, length: token.length, from, step, position)
      }
    }
    followOpen(from, step, position)
    if position == 0 || lattice.breaks[position] != .none {
      let isSentence = position == 0 || lattice.breaks[position] == .sentence
      let first = isSentence ? costs.skippedSentence : costs.skippedClause
      // Who tells a story tells it in several sentences: those after the first say little more.
      let cost = from.kind == .sentence ? max(first, costs.skippedSentenceMore) : first
      skipClause(from, step, position, cost: cost, afterSkip: afterSkip, isText: isText)
    }
    skipWord(from, step, position, afterSkip: afterSkip, isText: isText)
  }

  private mutating func followToken(
    _ wordClass: Int32, length: Int, _ from: Step, _ step: Int32, _ position: Int
  ) {
    let run = grammar.automaton.run(from.state, wordClass)
    guard run >= 0 else { return }
    for index in grammar.automaton.tokenTargets.range(Int(run)) {
      let target = grammar.automaton.tokenTargets.elements[index]
      let next = Step(
        previous: step, state: target.state, start: Int32(position), end: Int32(position + length),
        payload: wordClass, slot: target.slot, kind: .token,
        score: from.score + grammar.classes[Int(wordClass)].weight
          + costs.longToken * Float(max(0, length - 1)), app: from.app)
      length == 0 ? pushHere(next) : push(next)
    }
  }

  /// A step that takes no word: it is tried at once.
  private mutating func pushHere(_ step: Step) {
    let state = Int(step.state)
    let position = step.end
    if entered[state] == position, steps[Int(enteredBy[state])].score >= step.score { return }
    entered[state] = position
    enteredBy[state] = Int32(steps.count)
    active.append(Int32(steps.count))
    steps.append(step)
  }

  private mutating func name(
    app index: Int, _ from: Step, _ step: Int32, afterSkip: Int32, isText: Bool
  ) {
    let span = lattice.apps[index]
    guard from.app == -1 || from.app == Int32(span.app) else { return }
    let end = Step(
      previous: step, state: afterSkip, start: Int32(span.start), end: Int32(span.end),
      payload: Int32(span.app), slot: -1, kind: .app, score: from.score + (span.app < 0 ? costs.service : costs.app),
      app: Int32(span.app))
    // Inside free text an app's name is text, unless a word says that the app is meant.
    if afterSkip >= 0, !isText || span.isMarked { push(end) }
    let run = grammar.automaton.run(from.state, WordClass.app)
    guard run >= 0 else { return }
    for place in grammar.automaton.tokenTargets.range(Int(run)) {
      var named = end
      named.state = grammar.automaton.tokenTargets.elements[place].state
      push(named)
    }
  }

  private mutating func skip(
    _ token: (wordClass: Int32, length: Int), _ from: Step, _ step: Int32, _ position: Int,
    afterSkip: Int32, isText: Bool
  ) {
    guard afterSkip >= 0 else { return }
    var cost = token.wordClass == WordClass.polite ? costs.skippedPolite : 0
    if isText { cost += costs.brokenText }
    push(
      Step(
        previous: step, state: afterSkip, start: Int32(position), end: Int32(position + token.length),
        payload: token.wordClass, slot: -1, kind: .filler, score: from.score + cost, app: from.app))
  }

  /// Leaves out a whole clause or sentence: what else somebody tells beside the request.
  private mutating func skipClause(
    _ from: Step, _ step: Int32, _ position: Int, cost: Float, afterSkip: Int32, isText: Bool
  ) {
    guard afterSkip >= 0, !isText else { return }
    var end = position + 1
    var cost = cost
    if lattice.traits[position].contains(.neighbour) { cost += costs.neighbourInSentence }
    while end < lattice.count {
      let isEnd = lattice.breaks[end] != .none
      // A clause costs more where no sentence ends it.
      if isEnd {
        let ends = cost + (lattice.breaks[end] == .sentence ? 0 : costs.clauseInSentence)
        leaveOut(from, step, position..<end, cost: ends, afterSkip)
        if lattice.breaks[end] == .sentence { return }
      }
      if lattice.traits[end].contains(.neighbour) { cost += costs.neighbourInSentence }
      end += 1
    }
    if position > 0 { leaveOut(from, step, position..<end, cost: cost, afterSkip) }
  }

  private mutating func leaveOut(
    _ from: Step, _ step: Int32, _ words: Range<Int>, cost: Float, _ state: Int32
  ) {
    push(
      Step(
        previous: step, state: state, start: Int32(words.lowerBound), end: Int32(words.upperBound),
        payload: 0, slot: -1, kind: .sentence, score: from.score + max(cost, costs.skippedNeighbour),
        app: from.app))
  }

  private mutating func skipWord(
    _ from: Step, _ step: Int32, _ position: Int, afterSkip: Int32, isText: Bool
  ) {
    guard afterSkip >= 0 else { return }
    var cost = costs.skipping(lattice.traits[position])
    if isText { cost += costs.brokenText }
    push(
      Step(
        previous: step, state: afterSkip, start: Int32(position), end: Int32(position + 1),
        payload: 0, slot: -1, kind: .skipped, score: from.score + cost, app: from.app))
  }

  private mutating func followOpen(_ from: Step, _ step: Int32, _ position: Int) {
    for index in grammar.automaton.open.range(Int(from.state)) {
      let edge = grammar.automaton.open.elements[index]
      switch edge.label.kind {
      case .token: break
      case .span: followSpans(edge, from, step, position)
      case .textFirst, .textMore, .nameFirst, .nameMore, .surname, .placeFirst, .placeMore:
        push(
          Step(
            previous: step, state: edge.state, start: Int32(position), end: Int32(position + 1),
            payload: 0, slot: edge.label.slot, kind: Step.Kind(edge.label.kind),
            score: from.score + costs.free(edge.label.kind, lattice, position)
              + (edge.label.kind == .textFirst ? costs.text(after: from) : 0),
            app: from.app))
      }
    }
  }

  private mutating func followSpans(
    _ edge: Automaton.OpenEdge, _ from: Step, _ step: Int32, _ position: Int
  ) {
    spans.find(SpanKind(rawValue: edge.label.id) ?? .name)
    for (index, span) in spans.spans.enumerated()
    where span.start == Int32(position) && span.kind.rawValue == edge.label.id
      && span.type == edge.label.type
    {
      push(
        Step(
          previous: step, state: edge.state, start: span.start, end: span.end,
          payload: Int32(index), slot: edge.label.slot, kind: .span,
          score: from.score + span.score, app: from.app))
    }
  }

  // MARK: - Endings

  private func ranked() -> [Ending] {
    var best: [Int32: Ending] = [:]
    for step in active {
      for acceptance in grammar.automaton.acceptances[Int(steps[Int(step)].state)] {
        let ending = Ending(step: step, acceptance: acceptance, score: score(step, acceptance))
        if let known = best[acceptance.intent], known.score >= ending.score { continue }
        best[acceptance.intent] = ending
      }
    }
    return best.values.sorted {
      ($0.score, -$0.acceptance.intent) > ($1.score, -$1.acceptance.intent)
    }
  }

  private func score(_ step: Int32, _ acceptance: Acceptance) -> Float {
    let last = steps[Int(step)]
    var score = last.score - acceptance.cost
    if last.app >= 0 {
      let name = grammar.intents[Int(acceptance.intent)].name
      if !spans.appNames.intents[Int(last.app)].contains(name) { score += costs.wrongApp }
    }
    return score
  }
}

extension Step.Kind {
  fileprivate init(_ kind: EdgeLabel.Kind) {
    switch kind {
    case .token: self = .token
    case .span: self = .span
    case .textFirst: self = .textFirst
    case .textMore: self = .textMore
    case .nameFirst: self = .nameFirst
    case .nameMore: self = .nameMore
    case .surname: self = .surname
    case .placeFirst: self = .placeFirst
    case .placeMore: self = .placeMore
    }
  }
}

extension Costs {
  private func place(_ kind: EdgeLabel.Kind, _ traits: WordTraits, _ mark: WordBreak) -> Float {
    if kind == .placeMore, mark == .sentence { return placeAcrossSentence }
    // "Mark's house", "Lago di Garda"
    if traits.contains(.particle), kind == .placeMore { return placeMore }
    if traits.contains(.preposition) { return prepositionInPlace }
    if traits.contains(.speaker) { return functionName }
    if traits.contains(.function) { return kind == .placeFirst ? placeFromFunction : functionInPlace }
    if traits.contains(.neighbour) { return commonName }
    return kind == .placeFirst ? placeFirst : placeMore
  }

  private func textAfter(_ mark: WordBreak) -> Float {
    switch mark {
    case .none: 0
    case .comma: textAfterComma
    case .colon, .sentence: textAfterColon
    }
  }

  @inline(__always)
  func skipping(_ traits: WordTraits) -> Float {
    if traits.contains(.neighbour) { return skippedNeighbour }
    if traits.contains(.function) {
      return traits.contains(.speaker) ? skippedSpeaker : skippedFunction
    }
    return traits.contains(.structural) ? skippedStructural : skippedWord
  }

  /// What a word adds as a part of free text or of an unknown name.
  @inline(__always)
  func free(_ kind: EdgeLabel.Kind, _ lattice: Lattice, _ position: Int) -> Float {
    let traits = lattice.traits[position]
    switch kind {
    case .textFirst:
      var cost = textFirst
      if traits.contains(.preposition) {
        cost += textFromPreposition
      } else if !traits.isDisjoint(with: [.function, .filler]) {
        cost += textFromFunction
      } else if traits == [] {
        cost += textFromUnknown
      }
      return cost + textAfter(lattice.breaks[position])
    case .textMore: return textMore + (traits.contains(.function) ? functionInText : 0)
    case .placeFirst, .placeMore: return place(kind, traits, lattice.breaks[position])
    case .nameMore where lattice.breaks[position] != .none: return nameAcrossBreak
    case .nameMore where traits.contains(.particle) || lattice.isLetter(position):
      return particleName
    default:
      if traits.contains(.function) { return functionName }
      if traits.contains(.neighbour) { return neighbourName }
      if !traits.isDisjoint(with: [.common, .structural, .filler]) { return commonName }
      switch kind {
      case .surname: return surname
      case .nameFirst: return unknownName
      default: return unknownNameMore
      }
    }
  }
}
