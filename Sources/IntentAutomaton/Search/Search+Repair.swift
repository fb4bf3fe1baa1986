import StepCounting

/// Self-repair: a speaker takes back something just said and says it again differently: `ten, no, fifteen`.
///
/// Words that take back lead from where the path is to an earlier place of it: before a value, before the words that
/// introduce one, or before the whole request. There the replacement must follow. Then the path continues from there,
/// or, if a single value was replaced, from where it was interrupted, so that the rest of a separable verb is said
/// once. The replaced words stay on the path as explained ones; ``SlotGroup/repaired(_:on:_:)`` drops their values.
extension Search {
  /// Takes words that take something back, if the path has something to take back.
  mutating func repair(_ token: ClassToken, _ from: Origin) {
    let end = from.position + token.length
    guard isOfRequest(from.hypothesis), mayTakeBack(token, from, before: end) else { return }
    var (number, hasVerb) = (from.number, false)
    while number >= 0 {
      Steps.count()
      let hypothesis = space.hypotheses[Int(number)]
      if hypothesis.kind.beginsRequest { break }
      if hypothesis.kind == .repair {
        // After the replacement such words only accompany it.
        push(
          from.next(.filler, to: end, in: from.state.pointee.afterSkip, payload: token.wordClass, adding: 0),
          within: from.bounds)
        if hypothesis.state == Automaton.start { break }
      }
      hasVerb = hasVerb || isVerb(hypothesis)
      if hypothesis.kind == .app || beginsValue(hypothesis) { goBack(before: hypothesis, to: end, from) }
      number = hypothesis.previous
    }
    // Without a mark the same words may mean anything.
    if hasVerb, from.here.pointee.hasBreak {
      var next = from.next(
        .repair, to: end, in: Automaton.start, payload: token.wordClass, adding: Costs.repair + Costs.restart)
      next.app = -1
      next.denial = .none
      push(next, within: from.bounds)
    }
  }

  /// Whether words can take back here: they are not in a text, and do not deny what follows, as Spanish "no" without a
  /// comma does.
  private func mayTakeBack(_ token: ClassToken, _ from: Origin, before end: Int32) -> Bool {
    if from.state.pointee.isText || from.hypothesis.kind == .start { return false }
    let mayBeText = from.state.pointee.open.contains { $0.label.kind == .textFirst }
    if mayBeText, !from.here.pointee.hasBreak { return false }
    let denies = lattice.tokens[Int(from.position)].contains {
      $0.wordClass == WordClass.denialBefore && $0.length == token.length
    }
    return !denies || Int(end) < words.upperBound && lattice.breaks[Int(end)] != .none
  }

  /// Whether a hypothesis is a word that says what is wished.
  func isVerb(_ hypothesis: Hypothesis) -> Bool {
    hypothesis.kind == .token && hypothesis.slot < 0 && hypothesis.end > hypothesis.start
      && grammar.classes[Int(hypothesis.payload)].weight >= PhraseCompiler.heaviestIntroducer
  }

  func isIntroducer(_ hypothesis: Hypothesis) -> Bool {
    hypothesis.kind == .token && hypothesis.slot < 0 && hypothesis.end > hypothesis.start && !isVerb(hypothesis)
  }

  /// Whether a hypothesis begins a value; a text does not count, since everything said in it belongs to it.
  func beginsValue(_ hypothesis: Hypothesis) -> Bool {
    guard hypothesis.slot >= 0, hypothesis.end > hypothesis.start, !hypothesis.kind.isText else { return false }
    let before = space.hypotheses[Int(hypothesis.previous)]
    return before.slot != hypothesis.slot || before.end == before.start
  }

  /// Leads back to before a value or an app, and to before the words that introduce it.
  private mutating func goBack(before value: Hypothesis, to end: Int32, _ from: Origin) {
    var hypothesis = space.hypotheses[Int(value.previous)]
    while true {
      push(
        from.next(.repair, to: end, in: hypothesis.state, payload: WordClass.repair, adding: Costs.repair),
        within: from.bounds
      )
      guard isIntroducer(hypothesis) else { return }
      hypothesis = space.hypotheses[Int(hypothesis.previous)]
    }
  }

  // MARK: - What is said anew

  /// Follows what can come after words that take back: a value, words that introduce one, or a new request.
  mutating func followRepair(_ from: Origin) {
    let isRestart = from.hypothesis.state == Automaton.start
    followNew(from.here.pointee.tokens, isRestart, from)
    followNew(space.longTokens(from.here), isRestart, from)
    var index = from.here.pointee.others
    while index >= 0 {
      let token = space.tokens[Int(index)]
      switch token.use {
      case .skipped where token.wordClass != WordClass.deferral, .repair:
        push(
          from.next(
            .repair, to: from.position + token.length, in: from.hypothesis.state, payload: token.wordClass, adding: 0),
          within: from.bounds)
      case .denial where isRestart || token.wordClass == WordClass.denialAfter: deny(token, from)
      case .app where !isRestart && from.hypothesis.app != -1: nameAnew(lattice.apps[Int(token.length)], from)
      default: break
      }
      index = token.next
    }
    if !isRestart { followNewValues(from, left: stateOfWhatWasLeft(from)) }
  }

  mutating func followNew(_ tokens: UnsafeBufferPointer<ClassToken>, _ isRestart: Bool, _ from: Origin) {
    for token in tokens {
      var run = Int(from.state.pointee.tokens[token.wordClass])
      let isVerb = grammar.classes[Int(token.wordClass)].weight >= PhraseCompiler.heaviestIntroducer
      while run >= 0 {
        let target = from.state.pointee.targets[run]
        if isRestart ? isVerb : target.slot >= 0 || !isVerb {
          var next = from.next(
            .token, to: from.position + token.length, in: target.state, payload: token.wordClass, slot: target.slot,
            adding: token.gain)
          next.denial.meetWord(token.gain)
          push(next, within: from.bounds)
        }
        run = target.isLast ? -1 : run + 1
      }
    }
  }

  /// Follows the values that can come next, and values of other kinds for the same parameters.
  ///
  /// - Parameter left: The state in which the path was interrupted, to which a value may lead back.
  mutating func followNewValues(_ from: Origin, left: Int32? = nil) {
    let free = space.free(at: Int(from.position))
    for edge in from.state.pointee.open {
      switch edge.label.kind {
      case .span where from.here.pointee.spanKinds & 1 << edge.label.id != 0:
        followSpans(edge, 0, from)
        if let left { followSpans(.init(label: edge.label, state: left), 0, from) }
      case .span: followValues(insteadOf: edge.label, in: left ?? edge.state, from)
      case .nameFirst, .placeFirst:
        push(
          from.next(
            Hypothesis.Kind(edge.label.kind), to: from.position + 1, in: edge.state, slot: edge.label.slot,
            adding: free[Int(edge.label.kind.rawValue)]),
          within: from.bounds)
      default: break
      }
    }
  }

  /// Follows values of other kinds for the same parameter: an amount in euros after a bare number.
  private mutating func followValues(insteadOf label: EdgeLabel, in state: Int32, _ from: Origin) {
    let parameter = grammar.slots[Int(label.slot)].parameter
    for kind in SpanKind.allCases where from.here.pointee.spanKinds & 1 << kind.rawValue != 0 {
      let slot = Grammar.Slot(parameter: parameter, filler: .value(kind))
      guard let number = grammar.slots.firstIndex(of: slot) else { continue }
      let other = EdgeLabel(kind: .span, id: kind.rawValue, slot: Int16(truncatingIfNeeded: number))
      followSpans(.init(label: other, state: state), 0, from)
    }
  }

  private mutating func nameAnew(_ app: AppSpan, _ from: Origin) {
    var next = from.next(
      .app, to: Int32(app.end), in: stateOfWhatWasLeft(from), payload: Int32(app.app), adding: Costs.named(app))
    next.app = Int32(app.app)
    push(next, within: from.bounds)
  }

  /// The state in which the path was interrupted.
  func stateOfWhatWasLeft(_ from: Origin) -> Int32 {
    var hypothesis = from.hypothesis
    while hypothesis.kind == .repair { hypothesis = space.hypotheses[Int(hypothesis.previous)] }
    return hypothesis.state
  }
}
