import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary

/// A yes, together with what is said beside it.
extension ActReader {
  /// A yes beside words that no phrase explains.
  ///
  /// It holds if they are a remark; if they ask for something after a comma, both are meant.
  func agreed(_ path: ActPath) -> DialogueAct? {
    if isOfAnother(path) { return nil }
    if let then = question(behind: path) { return then }
    if let then = wish(behind: path) { return then }
    return (path.leftOut + path.free).allSatisfy(isRemark) ? .yes : nil
  }

  /// Whether the words of the yes are part of a longer expression that holds back or cancels.
  private func isOfAnother(_ path: ActPath) -> Bool {
    let others = Self.otherwise.union(["maybe_cancel"])
    return path.tokens.contains { token in
      ["act_yes", "act_send"].contains(token.name)
        && (0...token.words.lowerBound).contains { start in
          lattice.tokens[start].contains { other in
            others.contains(lattice.className(other.wordClass)) && start + Int(other.length) >= token.words.upperBound
              && Int(other.length) > token.words.count
          }
        }
    }
  }

  /// A question in a sentence of its own behind a yes; where the open request undoes something, its own verb is a yes.
  private func question(behind path: ActPath) -> DialogueAct? {
    guard path.free.isEmpty, let first = path.leftOut.first?.lowerBound, path.leftOut.last?.upperBound == lattice.count,
      lattice.breaks[first] != .none
    else { return nil }
    let rest = first..<lattice.count
    if undoes, saysOwnVerb(from: first) { return .yes }
    guard asksSomething(rest), lattice.breaks[first] == .sentence, !isMereOpening(path), !corrects(first) else {
      return nil
    }
    return .yesThen(.init(lattice.words.part(rest)))
  }

  /// A further wish behind a yes that no phrase reads; it is heard after the request.
  private func wish(behind path: ActPath) -> DialogueAct? {
    guard let rest = lastLeft(path), !isMereOpening(path), let start = rest.first(where: lattice.joinsRequests),
      let verb = verbOfAnother(in: rest), start < verb
    else { return nil }
    return .yesThen(.init(lattice.words.part(start..<lattice.count)))
  }

  /// One more thing that is wished behind what gives up the open request, in the last clause that begins another one.
  ///
  /// Clauses before it say why.
  func wish(behindCancelling path: ActPath) -> DialogueAct? {
    guard let rest = lastLeft(path), let verb = verbOfAnother(in: rest) else { return nil }
    let starts = { (word: Int) in word > 0 && self.lattice.breaks[word] != .none || self.lattice.joinsRequests(word) }
    guard let start = (rest.lowerBound...verb).last(where: starts), !corrects(start) else { return nil }
    // Whoever says what they do themselves asks for nothing.
    let opens = (start..<verb).allSatisfy { lattice.joinsRequests($0) || isOf([.filler, .opening, .and], $0) }
    let words = start..<lattice.count
    guard opens, let wish = lattices.understanding(of: words).best, wish.intent != expectation.intent else {
      return nil
    }
    return .cancelThen(.init(lattice.words.part(words)))
  }

  /// The words that a path leaves at the end of the utterance.
  private func lastLeft(_ path: ActPath) -> Range<Int>? {
    (path.leftOut + path.free).first { $0.upperBound == lattice.count }
  }

  /// The first word with which a request of another intent may begin.
  private func verbOfAnother(in words: Range<Int>) -> Int? {
    let others = ~grammar.groups(of: expectation.intent)
    return words.first { lattice.opensRequest(at: $0, of: others) }
  }

  private func asksSomething(_ words: Range<Int>) -> Bool {
    lattice.words.part(words).contains("?") || words.contains { lattice.traits[$0].contains(.question) }
  }

  /// Whether words are a question: they end with a question mark, or begin with a question word and are no reason.
  private func isQuestion(_ words: Range<Int>) -> Bool {
    let first = words.first { !lattice.traits[$0].contains(.filler) && !isOf([.and, .filler], $0) }
    let opens = first.map { word in
      lattice.traits[word].contains(.question) && !lattice.tokens[word].contains { $0.wordClass == WordClass.clause }
    }
    return opens == true || lattice.words.part(words).contains("?")
  }

  /// Whether words beside a yes ask for nothing, hold nothing back and are no request.
  ///
  /// Words before the last yes are overruled by it.
  func isRemark(_ words: Range<Int>) -> Bool {
    if isQuestion(words) { return false }
    // A time in the same clause as the yes says when the request is to be done.
    if words.lowerBound > 0, lattice.breaks[words.lowerBound] == .none,
      lattice.found.values.contains(where: { $0.words.overlaps(words) && isOtherTime($0) })
    {
      return false
    }
    let starts = words.filter { $0 == words.lowerBound || lattice.breaks[$0] != .none }
    if words.upperBound == lattice.count, starts.contains(where: { isOf(Self.otherwise, $0) }) { return false }
    let understood = lattices.understanding(of: words)
    return understood.denied == nil && understood.best.map { !$0.isStrong || agrees($0) } != false
  }

  /// Whether the reply names nobody outside the open request, and no value that could replace one of it.
  var namesNothingElse: Bool {
    let values = lattice.found.values.filter { !$0.isUnread }
    let names = lattice.utterance.names.filter { $0.type == .contactName }
    return values.allSatisfy { isSaid($0.meaning) || !isTaken($0.meaning) }
      && names.allSatisfy { isSettledName(lattice.words.source($0.words)) }
  }

  /// Whether a value is said that the open request could have in place of its own: then nobody only thinks aloud.
  var saysAnotherValue: Bool {
    guard expectation.isAboutTheWhole else { return false }
    let waiting = (0..<lattice.count).flatMap { word in
      lattice.tokens[word].filter { lattice.className($0.wordClass) == "control_wait" }
        .map { word..<word + Int($0.length) }
    }
    return lattice.found.values.contains { value in
      !value.isUnread && isTaken(value.meaning) && !isSaid(value.meaning)
        && !waiting.contains(where: value.words.overlaps)
    }
  }

  /// Whether the words order the open request: by its own verb, or by one of sending.
  ///
  /// Words of mere agreement may as well be meant for somebody else.
  func orders(_ path: ActPath) -> Bool {
    path.request != nil || path.tokens.contains { $0.name == "act_send" }
  }

  /// The probability of a yes that orders: that of the words beside it being no other act.
  ///
  /// Where the request undoes something, its own verb may be one of cancelling or of a request.
  func chanceOfOrder(_ chances: ActChances) -> Double {
    let own: [ActKind] = [.yes, .text] + (undoes ? [.cancel, .request] : [])
    return 1 - ActKind.allCases.reduce(0) { own.contains($1) ? $0 : max($0, chances[$1]) }
  }

  /// Whether the reply names a time that is not a settled value.
  var namesTime: Bool { lattice.found.values.contains(where: isOtherTime) }

  /// Whether a value is a time and not a settled one.
  private func isOtherTime(_ value: ValueSpan) -> Bool {
    if case .date = value.meaning { !isSaid(value.meaning) } else { false }
  }

  /// Whether a request repeats the open one without a new value: then its verb agrees.
  func agrees(_ reading: Reading) -> Bool {
    guard expectation.isAboutTheWhole, reading.intent == expectation.intent, reading.app == nil else {
      return false
    }
    return reading.slots.allSatisfy { $0.value.range == nil || $0.value.reference != nil || isSettled($0) }
  }

  /// Whether the open request has a parameter for values of this kind.
  private func isTaken(_ meaning: SpokenValue.Meaning) -> Bool {
    description?.parameters.contains { $0.kind.isMeasured && meaning.converted(to: $0.kind, in: situation) != nil }
      == true
  }

  /// Settled values that are repeated with words saying that they are right: a yes.
  func confirmed(_ path: ActPath) -> DialogueAct? {
    guard [.goAhead, .confirmation].contains(expectation.question), !path.values.isEmpty else { return nil }
    let isSaidAgain = path.values.allSatisfy { value in
      !countsPeople(value.words) && isTold(value.spoken.meaning) || slot(value)?.allSatisfy(isSettled) == true
    }
    return isSaidAgain && (path.leftOut + path.free).allSatisfy(isRemark) ? .yes : nil
  }

  /// Words saying that something is to be different, later, or not done.
  static let otherwise: Set<String> = Set(
    ([
      .negation, .but, .instead, .insteadOf, .correction, .change, .removal, .addition, .unfit, .refusalReason,
      .alternativePlan,
    ] as [ReplyList]).map(\.name)
      + ["relative_more", "relative_less", "act_no", "act_hold", "act_cancel", "control_wait", "control_back"])

  /// A request behind a yes.
  ///
  /// It is a request of its own if it is another sentence or a question; else it says what the yes is about.
  func then(_ path: ActPath) -> DialogueAct? {
    guard let request = path.request, let rest = path.rest, !request.isDenied,
      expectation.question == .goAhead || expectation.question == .confirmation
    else { return nil }
    let start = request.start
    if undoes, rest.intent == expectation.intent || saysOwnVerb(from: start) { return .yes }
    if rest.intent == expectation.intent { return isSaidAgain(request, rest, path) ? .yes : values(path) }
    guard request.isStrong else { return nil }
    let (text, understanding) = (lattice.words.part(start..<lattice.count), self.understanding(of: request))
    let isJoined = (1..<max(1, start)).contains(where: lattice.joinsRequests)
    // Words that may merely open a sentence agree to nothing, unless the request is joined to them.
    if !isJoined, isMereOpening(path) { return interpreter.act(for: understanding) }
    let isOther =
      isJoined || lattice.breaks[start] == .sentence || text.contains("?") || lattice.traits[start].contains(.question)
    return isOther ? .yesThen(.init(text, understanding)) : interpreter.act(for: understanding)
  }

  /// Whether the words of a yes may merely open the sentence behind them: `OK, call Koko`.
  private func isMereOpening(_ path: ActPath) -> Bool {
    path.tokens.filter { ["act_yes", "act_send"].contains($0.name) }.allSatisfy { token in
      lattice.tokens[token.words.lowerBound].contains {
        $0.wordClass == WordClass.polite && Int($0.length) == token.words.count
      }
    }
  }

  /// Whether a clause takes something back, or says something different instead.
  private func corrects(_ word: Int) -> Bool {
    isOf([.correction, .instead, .negation], word) || isOf(["act_no"], word)
  }

  /// Whether the request behind a yes repeats the open one; a clause beside it may be the reason.
  private func isSaidAgain(_ request: Candidate, _ rest: Reading, _ path: ActPath) -> Bool {
    request.isBehindAct && request.isStrong && agrees(rest)
      && path.leftOut.allSatisfy { $0.lowerBound > request.start && lattice.breaks[$0.lowerBound] != .none }
  }

}
