extension Search {
  typealias State = UnsafePointer<Automaton.State>

  /// The hypothesis that is being continued: with its number, its state, and the word after it.
  struct Origin {
    let hypothesis: Hypothesis
    let number: Int32
    let state: State
    let here: UnsafePointer<LatticeColumn>
    let bounds: ScoreBounds
    var position: Int32 { hypothesis.end }

    /// The hypothesis that follows, up to a word.
    @inline(__always)
    func next(
      _ kind: Hypothesis.Kind, to end: Int32, in state: Int32, payload: Int32 = 0, slot: Int16 = -1, adding score: Float
    ) -> Hypothesis {
      var next = Hypothesis(
        previous: number, state: state, start: position, end: end, payload: payload, slot: slot, kind: kind,
        score: hypothesis.score + score, app: hypothesis.app, denial: hypothesis.denial)
      next.scope = hypothesis.scope
      return next
    }
  }

  /// Follows everything that leads on from a hypothesis.
  mutating func advance(_ hypothesis: Hypothesis, _ number: Int32, _ state: State, _ bounds: ScoreBounds) {
    let here = UnsafePointer(space.columns.pointer(to: Int(hypothesis.end)))
    let from = Origin(hypothesis: hypothesis, number: number, state: state, here: here, bounds: bounds)
    if hypothesis.kind == .repair { return followRepair(from) }
    if hypothesis.kind == .gap { return followSharedVerb(from) }
    if here.pointee.hasBreak { joinAtMark(from) }
    if here.pointee.hasBreak, hypothesis.end > hypothesis.start || hypothesis.kind == .start {
      followToken(WordClass.comma, length: 0, gain: 0, from)
    }
    followTokens(from)
    if here.pointee.others >= 0 { followOthers(from) }
    followOpen(from)
    guard from.state.pointee.afterSkip >= 0 else { return }
    if here.pointee.isClauseStart { skipClause(from, isSentence: here.pointee.isSentenceStart) }
    skip(.skipped, length: 1, adding: here.pointee.skipping, from, isText: from.state.pointee.isText)
  }

  // MARK: - Words of a phrase

  @inline(__always)
  private mutating func followTokens(_ from: Origin) {
    let groups = Reach.groups(from.state.pointee.reach.group)
    for token in from.here.pointee.tokens where token.groups & groups != 0 {
      followToken(token.wordClass, length: 1, gain: token.gain, from)
    }
    for token in space.longTokens(from.here) where token.groups & groups != 0 {
      followToken(token.wordClass, length: token.length, gain: token.gain, from)
    }
  }

  /// Follows the tokens that are not simply words of phrases.
  private mutating func followOthers(_ from: Origin) {
    var index = from.here.pointee.others
    while index >= 0 {
      let token = space.tokens[Int(index)]
      follow(token, from)
      index = token.next
    }
  }

  @inline(__always)
  private mutating func followToken(_ wordClass: Int32, length: Int32, gain: Float, _ from: Origin) {
    var run = Int(from.state.pointee.tokens[wordClass])
    guard run >= 0 else { return }
    while true {
      let target = from.state.pointee.targets[run]
      let asked =
        from.hypothesis.scope.isOfAct ? questionCosts.cost(of: target.slot) + questionCosts.cost(ofClass: wordClass) : 0
      if asked > -.infinity {
        var next = from.next(
          .token, to: from.position + length, in: target.state, payload: wordClass, slot: target.slot,
          adding: gain + asked)
        next.denial.meetWord(gain)
        push(next, within: from.bounds)
      }
      if target.isLast { return }
      run += 1
    }
  }

  /// Follows a token that is not simply a word of phrases.
  private mutating func follow(_ token: ClassToken, _ from: Origin) {
    guard [.app, .joint, .gap].contains(token.use) || from.state.pointee.afterSkip >= 0 else { return }
    switch token.use {
    case .none, .word: break
    case .app: name(lattice.apps[Int(token.length)], from)
    case .skippedFirst: if isFirst(from.hypothesis) { skip(token, from, isText: false) }
    case .skipped:
      if token.wordClass == WordClass.deferral, !isOfRequest(from.hypothesis) { return }
      skip(token, from, isText: from.state.pointee.isText)
    case .clause: skipClause(from, isSentence: false)
    case .denial: deny(token, from)
    case .repair: repair(token, from)
    case .joint: join(by: token.length, from)
    case .gap: shareVerb(token, from)
    }
  }

  private mutating func name(_ app: AppSpan, _ from: Origin) {
    guard from.hypothesis.app == -1 || from.hypothesis.app == Int32(app.app) else { return }
    var end = from.next(
      .app, to: Int32(app.end), in: from.state.pointee.afterSkip, payload: Int32(app.app),
      adding: Costs.named(app))
    end.app = Int32(app.app)
    // Inside free text an app's name is text, unless a word says that the app is meant.
    if end.state >= 0, !from.state.pointee.isText || app.isMarked { push(end, within: from.bounds) }
    var run = Int(from.state.pointee.tokens[WordClass.app])
    guard run >= 0 else { return }
    while true {
      let target = from.state.pointee.targets[run]
      end.state = target.state
      push(end, within: from.bounds)
      if target.isLast { return }
      run += 1
    }
  }

  // MARK: - Names, values and free text

  @inline(__always)
  private mutating func followOpen(_ from: Origin) {
    let free = space.free(at: Int(from.position))
    for edge in from.state.pointee.open {
      let asked = from.hypothesis.scope.isOfAct ? questionCosts.cost(of: edge.label.slot) : 0
      if asked == -.infinity { continue }
      if edge.label.kind == .span {
        if from.here.pointee.spanKinds & 1 << edge.label.id != 0 { followSpans(edge, asked, from) }
        continue
      }
      if edge.label.kind == .rest {
        followRest(edge.label, from)
        continue
      }
      var cost = free[Int(edge.label.kind.rawValue)] + asked
      if edge.label.kind == .textFirst {
        cost += Costs.text(after: from.hypothesis) + (from.here.pointee.isWithinDenial ? Costs.textWithinDenial : 0)
      }
      var next = from.next(
        Hypothesis.Kind(edge.label.kind), to: from.position + 1, in: edge.state, slot: edge.label.slot, adding: cost)
      next.denial.meetValue()
      push(next, within: from.bounds)
    }
  }

  /// Continues with a whole request, or with the rest of one for the open intent.
  private mutating func followRest(_ label: EdgeLabel, _ from: Origin) {
    let isWhole = grammar.slots[Int(label.slot)].parameter == PhraseCompiler.ActSlot.request.rawValue
    let cost = grammar.phrases[Int(label.id)].cost
    for start in isWhole ? SearchStart.behindAct : rests {
      var next = from.next(
        .rest, to: from.position, in: start.state, payload: Int32(label.id), slot: label.slot,
        adding: start.score - cost)
      if isWhole { next.scope = .behindAct }
      push(next, within: from.bounds)
    }
  }

  mutating func followSpans(_ edge: Automaton.OpenEdge, _ asked: Float, _ from: Origin) {
    var index = space.firstSpans[Int(from.position)]
    while index >= 0 {
      let span = space.spans[Int(index)]
      if span.kind.rawValue == edge.label.id, span.type == edge.label.type, span.end <= words.upperBound {
        var next = from.next(
          .span, to: span.end, in: edge.state, payload: index, slot: edge.label.slot,
          adding: span.score + asked)
        next.denial.meetValue()
        push(next, within: from.bounds)
      }
      index = span.next
    }
  }

  // MARK: - What is left out

  private mutating func skip(_ token: ClassToken, _ from: Origin, isText: Bool) {
    let cost: Float =
      switch token.wordClass {
      case WordClass.polite: Costs.skippedPolite
      case WordClass.adjunct: Costs.skippedAdjunct
      case WordClass.deferral: Costs.skippedTime
      default: 0
      }
    skip(.filler, length: token.length, payload: token.wordClass, adding: cost, from, isText: isText)
  }

  @inline(__always)
  private mutating func skip(
    _ kind: Hypothesis.Kind, length: Int32, payload: Int32 = 0, adding cost: Float, _ from: Origin, isText: Bool
  ) {
    var next = from.next(
      kind, to: from.position + length, in: from.state.pointee.afterSkip, payload: payload,
      adding: isText ? cost + Costs.brokenText : cost)
    // The denial applies to the skipped word, not to the request: `I don't want to walk, get me a ride` wishes a ride.
    if kind == .skipped, cost < Costs.skippedFirstPerson { next.denial.break() }
    push(next, within: from.bounds)
  }

  /// Skips a whole clause or sentence: an explanation beside the request.
  private mutating func skipClause(_ from: Origin, isSentence: Bool) {
    guard !from.state.pointee.isText else { return }
    let first = Int(from.here.pointee.clauses)
    for index in first..<first + Int(from.here.pointee.clauseCount) {
      let clause = space.clauses[index]
      let cost = Costs.skipping(clause, isSentence: isSentence, isLater: from.hypothesis.kind == .sentence)
      var next = from.next(.sentence, to: clause.end, in: from.state.pointee.afterSkip, adding: cost)
      next.denial.break()
      push(next, within: from.bounds)
    }
  }
}

extension Hypothesis.Kind {
  init(_ kind: EdgeLabel.Kind) {
    switch kind {
    case .token: self = .token
    case .span: self = .span
    case .rest: self = .rest
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
