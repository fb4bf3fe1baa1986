/// Everything that leads on from one word, whichever hypothesis arrives there.
struct LatticeColumn: BitwiseCopyable {
  /// The end of a clause that may be left out, and what that costs besides the cost of leaving out any clause.
  struct Clause: BitwiseCopyable {
    var end: Int32
    var cost: Float
    /// The most that leaving it out adds to a score.
    var most: Float = 0
  }

  /// The hypotheses that were continued from the word.
  var beams = Beams()
  /// Its clauses, as a place in the list of all words' clauses.
  var clauses: Int32 = 0
  var clauseCount: Int32 = 0
  /// Its tokens of one word.
  var tokens = UnsafeBufferPointer<ClassToken>(start: nil, count: 0)
  /// Its tokens of several words, as a place in the list of all words' tokens.
  var longTokens: Int32 = 0
  var longTokenCount: Int32 = 0
  /// The last of its tokens that are not simply words of phrases; each has the one before.
  ///
  /// -1 for none.
  var others: Int32 = -1
  var skipping: Float = 0
  /// The most that the word adds without being a word of a phrase, by what is allowed: skipped only; also part of an
  /// unknown name; also free text.
  var free = SIMD4<Float>()
  /// The kinds of the spans that begin at the word, a bit each.
  var spanKinds: SpanKind.Bits = 0
  /// Whether one of the word's own entries begins a clause that may be left out.
  var hasClause = false
  var hasIntroduction = false
  var hasBreak = false
  /// Whether the word continues a denial of several words.
  var isWithinDenial = false
  var isClauseStart = false
  var isSentenceStart = false
}

extension LatticeColumn {
  /// The hypotheses that were continued from a word, in one beam for each scope, because scores of different scopes
  /// cannot be compared: a joined request's score contains the first one's, and acts begin with a different score.
  struct Beams: BitwiseCopyable {
    private var requests = Beam()
    private var joined = Beam()
    private var acts = Beam()

    /// Whether a hypothesis is continued; if so, its beam has room for one less.
    @inline(__always)
    mutating func take(_ hypothesis: Hypothesis) -> Bool {
      if hypothesis.scope.isJoined { return joined.take(hypothesis.score, width: Costs.beamWidth) }
      return hypothesis.scope.isOfAct
        ? acts.take(hypothesis.score, width: Costs.beamWidthOfActs)
        : requests.take(hypothesis.score, width: Costs.beamWidth)
    }
  }

  private struct Beam: BitwiseCopyable {
    var best: Float = 0
    var taken: Int32 = 0

    @inline(__always)
    mutating func take(_ score: Float, width: Float) -> Bool {
      if taken == 0 || score > best {
        best = score
      } else if taken == Costs.beam || score < best - width {
        return false
      }
      taken += 1
      return true
    }
  }
}

// MARK: - Looking ahead

extension Search {
  /// Looks at all that begins at each word, from the last on.
  mutating func lookAhead() {
    if space.hasSeen(words, of: lattice.number) {
      // Only the break before the first word has changed.
      for position in words { space.columns[position].beams = LatticeColumn.Beams() }
      return look(at: words.lowerBound)
    }
    space.see(lattice.spans, of: lattice.number)
    space.lastOccurrences.forget(items: Int(EdgeLabel.firstClassItem) + grammar.tokens.count)
    space.columns[words.upperBound] = LatticeColumn()
    for position in words.reversed() { look(at: position) }
  }

  private mutating func look(at position: Int) {
    // The mark before the first word does not matter.
    let mark = position > words.lowerBound ? lattice.breaks[position] : .none
    let traits = lattice.traits[position]
    var here = LatticeColumn()
    here.hasBreak = mark != .none
    here.isSentenceStart = mark == .sentence || position == words.lowerBound && beginsSentence
    if mark == .sentence { space.hasJoint = true }
    here.isClauseStart = here.hasBreak || here.isSentenceStart
    here.skipping = isAddressed(position) ? Costs.skippedPolite : Costs.skipping(traits)
    let free = Costs.free(traits, after: mark, into: space.free(at: position))
    let named = max(here.skipping, free.name)
    let told = max(named, free.text)
    here.free = SIMD4(here.skipping, named, told, told)
    let first = space.tokens.count
    addTokens(at: position, &here)
    if here.hasIntroduction { addIntroductions(from: first, at: position, &here) }
    for (index, app) in lattice.apps.enumerated() where app.start == position && app.end <= words.upperBound {
      space.add(.init(wordClass: WordClass.app, length: Int32(index), gain: 0, use: .app), &here.others)
      space.lastOccurrences.note(EdgeLabel.item(ofClass: WordClass.app), at: position)
    }
    if here.hasBreak { space.lastOccurrences.note(EdgeLabel.item(ofClass: WordClass.comma), at: position) }
    lookAtSpans(position, &here)
    if here.isClauseStart || here.hasClause { lookAtClauses(position, &here) }
    space.columns[position] = here
  }

  private mutating func addTokens(at position: Int, _ here: inout LatticeColumn) {
    let place = lattice.tokens.places[position]
    here.tokens = place.alone.pointee.tokens
    for token in here.tokens { space.lastOccurrences.note(EdgeLabel.item(ofClass: token.wordClass), at: position) }
    if place.alone.pointee.marks.contains(.other) {
      for wordClass in place.alone.pointee.ends where grammar.tokens[Int(wordClass)].use != .word {
        add(wordClass, 1, at: position, &here)
      }
    }
    here.longTokens = Int32(truncatingIfNeeded: space.tokens.count)
    for index in place.long {
      let token = lattice.tokens.long[Int(index)]
      add(token.wordClass, Int(token.length), at: position, &here)
    }
    here.longTokenCount = Int32(truncatingIfNeeded: space.tokens.count) - here.longTokens
  }

  private mutating func add(_ wordClass: Int32, _ length: Int, at position: Int, _ here: inout LatticeColumn) {
    var token = grammar.tokens[Int(wordClass)]
    if token.use == .none || position + length > words.upperBound { return }
    token.length = Int32(truncatingIfNeeded: length)
    switch token.use {
    case .word:
      token.gain += Costs.longToken * Float(length - 1)
      if token.groups & Reach.requests == 0, hasBreak(within: position..<position + length) {
        token.gain += Costs.acrossBreak
      }
      space.lastOccurrences.note(EdgeLabel.item(ofClass: wordClass), at: position)
      return space.add(token)
    case .clause:
      here.hasClause = true
      // A reason after a comma is no part of a place.
      if here.hasBreak, !lattice.isOf([.but], position) {
        space.free(at: position)[Int(EdgeLabel.Kind.placeMore.rawValue)] = Costs.placeAcrossSentence
      }
    case .repair:
      space.lastRepair = max(space.lastRepair, Int32(truncatingIfNeeded: position))
      if here.hasBreak { space.free(at: position)[Int(EdgeLabel.Kind.placeMore.rawValue)] += Costs.repairInPlace }
    case .joint:
      if mayShareVerb(length, at: position) {
        var gap = token
        gap.use = .gap
        space.add(gap, &here.others)
        space.hasJoint = true
      }
      guard mayJoin(length, at: position) else { return }
      space.hasJoint = true
    case .denial:
      space.hasDenial = true
      for inner in position + 1..<position + length { space.columns[inner].isWithinDenial = true }
    default:
      here.hasIntroduction = here.hasIntroduction || wordClass == WordClass.introduction
    }
    space.add(token, &here.others)
  }

  /// Whether a word right behind a request's verb only addresses the assistant.
  private func isAddressed(_ position: Int) -> Bool {
    position > words.lowerBound && lattice.isOf([.addressing], position)
      && lattice.tokens[position - 1].contains { grammar.opensRequest(with: $0.wordClass) }
  }

  private func hasBreak(within words: Range<Int>) -> Bool {
    words.dropFirst().contains { lattice.breaks[$0] != .none }
  }

  /// Adds the one or two words of a name behind `my name is`, and the "and" behind the name.
  private mutating func addIntroductions(from first: Int, at position: Int, _ here: inout LatticeColumn) {
    for index in first..<space.tokens.count where space.tokens[index].wordClass == WordClass.introduction {
      var end = position + Int(space.tokens[index].length)
      for _ in 0..<2 where end < words.upperBound && !lattice.traits[end].contains(.function) {
        end += 1
        add(WordClass.introduction, end - position, at: position, &here)
        guard end < words.upperBound else { break }
        for joiner in lattice.tokens[end] where joiner.wordClass == grammar.joiner {
          add(WordClass.introduction, end + Int(joiner.length) - position, at: position, &here)
        }
      }
    }
  }

  private mutating func lookAtSpans(_ position: Int, _ here: inout LatticeColumn) {
    var index = space.firstSpans[position]
    while index >= 0 {
      let span = space.spans[Int(index)]
      if span.end <= words.upperBound {
        here.spanKinds |= 1 << span.kind.rawValue
        if span.kind == .number { space.free(at: position)[Int(EdgeLabel.Kind.surname.rawValue)] = Costs.numberName }
        if span.kind == .date { addTime(span, &here) }
        space.lastOccurrences.note(Int32(span.kind.rawValue), at: position)
      }
      index = span.next
    }
  }

  /// A time may be said beside any request: the user is told of one that the request does not take.
  private mutating func addTime(_ span: LatticeSpan, _ here: inout LatticeColumn) {
    if lattice.monthsAlone.contains(span.source) { return }
    var token = grammar.tokens[Int(WordClass.deferral)]
    token.length = span.end - span.start
    space.add(token, &here.others)
  }

  /// The most clauses in a row that may be skipped; hundreds of clauses are not one sentence.
  private static let mostClauses = 12

  /// Adds the clauses that begin at a word and end within its sentence.
  private mutating func lookAtClauses(_ position: Int, _ here: inout LatticeColumn) {
    let first = space.clauses.count
    var end = position + 1
    var cost: Float = lattice.traits[position].contains(.outOfDomain) ? Costs.outOfDomainInSentence : 0
    while end < words.upperBound, lattice.breaks[end] != .sentence {
      // Ending inside a sentence costs more.
      if lattice.breaks[end] != .none, space.clauses.count - first < Self.mostClauses {
        space.add(.init(end: Int32(truncatingIfNeeded: end), cost: cost + Costs.clauseInSentence))
      }
      if lattice.traits[end].contains(.outOfDomain) { cost += Costs.outOfDomainInSentence }
      end += 1
    }
    // A clause that reaches the last word cannot be the whole utterance.
    if end < words.upperBound || position > words.lowerBound {
      space.add(.init(end: Int32(truncatingIfNeeded: end), cost: cost))
    }
    here.clauses = Int32(truncatingIfNeeded: first)
    here.clauseCount = Int32(truncatingIfNeeded: space.clauses.count - first)
    let isLater = position > words.lowerBound
    for index in first..<space.clauses.count {
      let clause = space.clauses[index]
      space.clauses[index].most = max(
        Costs.skipping(clause, isSentence: true, isLater: isLater),
        Costs.skipping(clause, isSentence: false, isLater: isLater))
    }
  }
}
