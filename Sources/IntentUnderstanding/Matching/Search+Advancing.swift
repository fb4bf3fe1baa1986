/// What leads on from one word, the same for every step that has come so far.
struct Here {
  /// A class that begins at the word, with what it is for.
  struct Token {
    enum Use: UInt8 { case word, app, skipped, skippedFirst, clause }
    /// The bit of its class in ``Automaton/State/classes``.
    var bit: UInt64
    var wordClass: Int32
    /// The words that it takes; of an app, its place in the lattice's list.
    var length: Int32
    /// What it adds to a score: for the class, and for each further word.
    var gain: Float
    var more: Float
    var use: Use
  }

  /// The end of a clause that may be left out, and what that Costs.
  struct Clause {
    var end: Int
    var cost: Float
  }

  var position = 0
  /// The bits of all classes that may lead on.
  var classes: UInt64 = 0
  /// Whether any of the tokens is more than a word that may lead on.
  var hasOthers = false
  var hasBreak = false
  /// The kinds of the spans that begin at the word, as far as they were looked for, a bit each.
  var spanKinds: UInt16 = 0
  var isClauseStart = false
  var skipping: Float = 0
  /// The clauses that begin here, with what it costs to leave them out: of a sentence's beginning and of a clause's.
  var sentences: [Clause]?
  var clauses: [Clause]?
}

extension Search {
  typealias State = UnsafePointer<Automaton.State>

  /// Looks at all that begins at a word.
  mutating func prepare(_ position: Int) {
    here.position = position
    space.tokenCount = 0
    here.classes = 0
    // Clauses are left out only there.
    if here.isClauseStart || here.hasOthers {
      here.sentences = nil
      here.clauses = nil
    }
    here.hasOthers = false
    here.spanKinds = spanKinds()
    let mark = lattice.breaks[position]
    let traits = lattice.traits[position]
    let isInitial = lattice.isInitial(position)
    here.hasBreak = mark != .none
    here.isClauseStart = position == 0 || here.hasBreak
    here.skipping = Costs.skipping(traits)
    var kind = EdgeLabel.Kind.firstFree.rawValue
    while let free = EdgeLabel.Kind(rawValue: kind) {
      space.free[Int(kind)] = Costs.free(free, traits, after: mark, isInitial: isInitial)
      kind += 1
    }
    for index in lattice.tokens.places(at: position) {
      let token = lattice.tokens.all[index]
      add(token.wordClass, Int(token.length))
    }
    addIntroductions()
    for (index, app) in lattice.apps.enumerated() where app.start == position {
      here.hasOthers = true
      space.add(
        .init(
          bit: 1 << UInt64(WordClass.app), wordClass: WordClass.app, length: Int32(index), gain: 0, more: 0, use: .app))
    }
  }

  private mutating func add(_ wordClass: Int32, _ length: Int) {
    let use: Here.Token.Use
    switch wordClass {
    // An app is a token of its own, with the words around its name.
    case WordClass.app, WordClass.service: return
    case WordClass.opening, WordClass.introduction: use = .skippedFirst
    case WordClass.clause: use = .clause
    case WordClass.filler, WordClass.polite: use = .skipped
    default: use = .word
    }
    let bit: UInt64 = 1 << UInt64(wordClass & 63)
    if use == .word { here.classes |= bit } else { here.hasOthers = true }
    space.add(
      .init(
        bit: bit, wordClass: wordClass, length: Int32(length), gain: weights[Int(wordClass)],
        more: Costs.longToken * Float(max(0, length - 1)), use: use))
  }

  /// "My name is" goes on for a name of one or two words, and for the "and" after it.
  private mutating func addIntroductions() {
    for index in 0..<space.tokenCount where space.tokens[index].wordClass == WordClass.introduction {
      let token = space.tokens[index]
      var end = here.position + Int(token.length)
      for _ in 0..<2 where end < lattice.count && !lattice.traits[end].contains(.function) {
        end += 1
        add(WordClass.introduction, end - here.position)
        guard end < lattice.count else { break }
        for joiner in lattice.tokens(at: end) where joiner.wordClass == grammar.joiner {
          add(WordClass.introduction, end + Int(joiner.length) - here.position)
        }
      }
    }
  }

  // MARK: - Advancing

  mutating func advance(_ step: Int32, _ classes: UInt64) {
    let from = space.steps[Int(step)]
    let state = states[from.state]
    if here.hasBreak, from.end > from.start || from.kind == .start {
      let gain = weights[Int(WordClass.comma)]
      followToken(WordClass.comma, length: 0, score: from.score + gain, from, step, state)
    }
    if here.hasOthers || classes & here.classes != 0 { followTokens(from, step, state) }
    followOpen(from, step, state)
    if here.isClauseStart {
      let isSentence = here.position == 0 || lattice.breaks[here.position] == .sentence
      let cost = isSentence ? Costs.skippedSentence : Costs.skippedClause
      // Who tells a story tells it in several sentences: those after the first say little more.
      let more = from.kind == .sentence ? max(0, Costs.skippedSentenceMore - cost) : 0
      skipClause(from, step, state, cost: cost, more: more)
    }
    skipWord(from, step, state)
  }

  private mutating func followTokens(_ from: Step, _ step: Int32, _ state: State) {
    let classes = state.pointee.classes
    var token = space.tokens
    let end = token + space.tokenCount
    while token < end {
      if token.pointee.use != .word {
        follow(token.pointee, from, step, state)
      } else if classes & token.pointee.bit != 0 {
        let score = from.score + token.pointee.gain + token.pointee.more
        followToken(token.pointee.wordClass, length: token.pointee.length, score: score, from, step, state)
      }
      token += 1
    }
  }

  /// Follows a token that is more than a word.
  private mutating func follow(_ token: Here.Token, _ from: Step, _ step: Int32, _ state: State) {
    switch token.use {
    case .word: break
    case .app: name(app: Int(token.length), from, step, state)
    case .skippedFirst: if from.state == Automaton.start { skip(token, from, step, state, isText: false) }
    case .skipped: skip(token, from, step, state, isText: state.pointee.isText)
    case .clause: skipClause(from, step, state, cost: Costs.skippedClause)
    }
  }

  @inline(__always)
  private mutating func followToken(
    _ wordClass: Int32, length: Int32, score: Float, _ from: Step, _ step: Int32, _ state: State
  ) {
    var run = Int(state.pointee.tokens[wordClass])
    guard run >= 0 else { return }
    let position = Int32(truncatingIfNeeded: here.position)
    while true {
      let target = state.pointee.targets[run]
      let next = Step(
        previous: step, state: target.state, start: position, end: position + length, payload: wordClass,
        slot: target.slot, kind: .token, score: score, app: from.app)
      length == 0 ? pushHere(next) : push(next)
      if target.isLast { return }
      run += 1
    }
  }

  private mutating func name(app index: Int, _ from: Step, _ step: Int32, _ state: State) {
    let span = lattice.apps[index]
    guard from.app == -1 || from.app == Int32(span.app) else { return }
    let end = Step(
      previous: step, state: state.pointee.afterSkip, start: Int32(span.start), end: Int32(span.end),
      payload: Int32(span.app), kind: .app, score: from.score + (span.app < 0 ? Costs.service : Costs.app),
      app: Int32(span.app))
    // Inside free text an app's name is text, unless a word says that the app is meant.
    if state.pointee.afterSkip >= 0, !state.pointee.isText || span.isMarked { push(end) }
    var run = Int(state.pointee.tokens[WordClass.app])
    guard run >= 0 else { return }
    while true {
      var named = end
      named.state = state.pointee.targets[run].state
      push(named)
      if state.pointee.targets[run].isLast { return }
      run += 1
    }
  }

  private mutating func skip(
    _ token: Here.Token, _ from: Step, _ step: Int32, _ state: State, isText: Bool
  ) {
    guard state.pointee.afterSkip >= 0 else { return }
    var cost = token.wordClass == WordClass.polite ? Costs.skippedPolite : 0
    if isText { cost += Costs.brokenText }
    let position = Int32(truncatingIfNeeded: here.position)
    push(
      Step(
        previous: step, state: state.pointee.afterSkip, start: position, end: position + token.length,
        payload: token.wordClass, kind: .filler, score: from.score + cost, app: from.app))
  }

  private mutating func skipWord(_ from: Step, _ step: Int32, _ state: State) {
    guard state.pointee.afterSkip >= 0 else { return }
    var cost = here.skipping
    if state.pointee.isText { cost += Costs.brokenText }
    let position = Int32(truncatingIfNeeded: here.position)
    push(
      Step(
        previous: step, state: state.pointee.afterSkip, start: position, end: position + 1,
        kind: .skipped, score: from.score + cost, app: from.app))
  }

  /// Follows the edges that are no tokens': spans, free text, names.
  @inline(__always)
  private mutating func followOpen(_ from: Step, _ step: Int32, _ state: State) {
    let position = Int32(truncatingIfNeeded: here.position)
    for edge in state.pointee.open {
      if edge.label.kind == .span {
        if asked & 1 << edge.label.id == 0 { find(SpanKind(rawValue: edge.label.id) ?? .name) }
        if here.spanKinds & 1 << edge.label.id != 0 { followSpans(edge, from, step) }
        continue
      }
      var score = from.score + space.free[Int(edge.label.kind.rawValue)]
      if edge.label.kind == .textFirst { score += Costs.text(after: from) }
      push(
        Step(
          previous: step, state: edge.state, start: position, end: position + 1, slot: edge.label.slot,
          kind: Step.Kind(edge.label.kind), score: score, app: from.app))
    }
  }

  private mutating func followSpans(_ edge: Automaton.OpenEdge, _ from: Step, _ step: Int32) {
    var index = space.firstSpans[here.position]
    while index >= 0 {
      let span = space.spans[Int(index)]
      if span.kind.rawValue == edge.label.id, span.type == edge.label.type {
        push(
          Step(
            previous: step, state: edge.state, start: span.start, end: span.end, payload: index,
            slot: edge.label.slot, kind: .span, score: from.score + span.score, app: from.app))
      }
      index = span.next
    }
  }

  /// The kinds of the spans that were found at the word, a bit each.
  private func spanKinds() -> UInt16 {
    var kinds: UInt16 = 0
    var index = asked == 0 ? -1 : space.firstSpans[here.position]
    while index >= 0 {
      kinds |= 1 << space.spans[Int(index)].kind.rawValue
      index = space.spans[Int(index)].next
    }
    return kinds
  }

  @inline(never)
  private mutating func find(_ kind: SpanKind) {
    asked |= 1 << kind.rawValue
    if spans.find(kind) {
      space.take(spans.found.list)
      here.spanKinds = spanKinds()
    }
  }

  // MARK: - Clauses

  /// Leaves out a whole clause or sentence: what else somebody tells beside the request.
  private mutating func skipClause(
    _ from: Step, _ step: Int32, _ state: State, cost: Float, more: Float = 0
  ) {
    guard state.pointee.afterSkip >= 0, !state.pointee.isText else { return }
    let isSentence = cost == Costs.skippedSentence
    let clauses = (isSentence ? here.sentences : here.clauses) ?? self.clauses(cost: cost)
    if isSentence { here.sentences = clauses } else { here.clauses = clauses }
    let position = Int32(truncatingIfNeeded: here.position)
    for clause in clauses {
      push(
        Step(
          previous: step, state: state.pointee.afterSkip, start: position, end: Int32(clause.end),
          kind: .sentence, score: from.score + clause.cost + more, app: from.app))
    }
  }

  /// So many clauses in a row may be left out at once; a list of hundreds is no sentence.
  private static let mostClauses = 12

  /// The ends of the clauses that begin here, up to that of the sentence.
  private func clauses(cost: Float) -> [Here.Clause] {
    var found: [Here.Clause] = []
    var end = here.position + 1
    var cost = cost
    if lattice.traits[here.position].contains(.neighbour) { cost += Costs.neighbourInSentence }
    while end < lattice.count {
      if lattice.breaks[end] != .none {
        // A clause costs more where no sentence ends it.
        let ends = cost + (lattice.breaks[end] == .sentence ? 0 : Costs.clauseInSentence)
        let isLast = lattice.breaks[end] == .sentence
        if isLast || found.count < Self.mostClauses {
          found.append(.init(end: end, cost: max(ends, Costs.skippedNeighbour)))
        }
        if isLast { return found }
      }
      if lattice.traits[end].contains(.neighbour) { cost += Costs.neighbourInSentence }
      end += 1
    }
    if here.position > 0 { found.append(.init(end: end, cost: max(cost, Costs.skippedNeighbour))) }
    return found
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
