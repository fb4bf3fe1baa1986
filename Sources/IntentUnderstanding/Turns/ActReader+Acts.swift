import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary

/// What the path of an act does at the open question.
extension ActReader {
  /// The user's own words as the answer, without words that introduce them: "tell her".
  func content() -> SpokenValue {
    let lead = lattice.tokens[0].filter { grammar.classes[Int($0.wordClass)].name == "contentIntro" }.map {
      Int($0.length)
    }
    .max()
    let first = lead.flatMap { $0 < lattice.count ? $0 : nil } ?? 0
    let bytes = FreeText.range(of: first..<lattice.count, in: lattice.words)
    return SpokenValue(lattice.words.source(bytes: bytes), range: bytes)
  }

  /// The act where the open request ends or undoes something.
  ///
  /// There its own verb is a yes, and so is a yes with a word of cancelling; a word of cancelling alone may be a yes or
  /// a no, so the question is asked again.
  ///
  /// When the user says it a second time, the question is called off, and nothing is undone while in doubt.
  func underUndoing(_ act: DialogueAct, _ path: ActPath? = nil) -> DialogueAct? {
    guard undoes else { return act }
    if act == .no { return act }
    if let understanding = act.understanding, understanding.best?.intent == expectation.intent { return .yes }
    // "Delete my workout" is the request's own verb with what it undoes, not the removal of a parameter.
    if case .remove = act, saysOwnVerb(from: 0) { return .yes }
    guard act == .cancel || act == .takeBack([]) else { return act }
    let said = (0..<lattice.count).filter { !isOf([.filler, .tail], $0) }
    // Words of correcting may begin the verb: "take it back" agrees to taking a message back.
    let ownVerb = saysOwnVerb(from: 0) || said.first.map(saysOwnVerb) == true
    let agrees = path?.classes.contains { ["act_yes", "act_send", "yes"].contains($0) } == true
    if ownVerb || agrees || (0..<lattice.count).contains(where: { isOf(["act_yes", "agreement"], $0) }) { return .yes }
    if act != .cancel { return act }
    let isBare = said.count == 1 && !lattice.tokens[said[0]].contains { $0.length > 1 && isOfCancelling($0) }
    return isBare && !expectation.isAskedAgain ? nil : act
  }

  /// Whether the whole reply is one word of cancelling, where that may be a yes or a no.
  var isBareCancel: Bool {
    undoes && underUndoing(.cancel) == nil
      && (0..<lattice.count).contains { lattice.tokens[$0].contains(where: isOfCancelling) }
  }

  /// Whether the reply agrees by the verb of a request that undoes something, whatever else such words may mean.
  var agreesByItsVerb: Bool { undoes && saysOwnVerb(from: 0) }

  private func isOfCancelling(_ token: WordTokens.Token) -> Bool {
    grammar.classes[Int(token.wordClass)].name.hasSuffix("_cancel")
  }

  /// Whether the open go-ahead is for a request that ends or undoes something.
  var undoes: Bool { expectation.isAboutTheWhole && description?.rules.endsOrUndoesSomething == true }

  /// Whether the words from one on ask for the open request, or continue it after what it undoes.
  func saysOwnVerb(from first: Int) -> Bool {
    let end = (first..<lattice.count).last { !isOf([.filler, .tail], $0) }.map { $0 + 1 } ?? lattice.count
    let isFollowing = lattice.tokens[first].contains {
      first + Int($0.length) >= end
        && (grammar.classes[Int($0.wordClass)].name + ":").hasPrefix(
          "\(ReplyClasses.following)\(expectation.intent.rawValue):")
    }
    return isFollowing || lattices.understanding(of: first..<lattice.count).best?.intent == expectation.intent
  }

  func act(of path: ActPath) -> DialogueAct? {
    guard let act = said(by: path), !isOfDenied(act) else { return nil }
    return underUndoing(act, path)
  }

  /// Whether an act takes a value for the open request from words that deny another request.
  ///
  /// A person who is not to be called is not the one to message. The words may still be the text that is asked for.
  func isOfDenied(_ act: DialogueAct) -> Bool {
    guard WeighedQuestion(expectation, description)?.isText == true,
      let denied = lattices.understanding(of: 0..<lattice.count).denied, denied.intent != expectation.intent
    else { return false }
    switch act {
    case .values(let slots, _): return slots.contains { $0.parameter != expectation.parameter }
    case .also, .remove, .change, .takeBack, .adjust, .resume, .startOver: return true
    default: return false
    }
  }

  func said(by path: ActPath) -> DialogueAct? {
    switch path.form {
    case nil, .follow: nil
    case .request: request(path)
    case .then: then(path)
    case .confirm: confirmed(path)
    case .leave: left(path)
    case .words:
      (path.words.last { $0 != "control_thanks" } ?? path.words.last).flatMap(act(called:)).flatMap { whole($0, path) }
    case .refuse: [.goAhead, .confirmation].contains(expectation.question) ? .no : nil
    case .unspecifiedChange: expectation.question == .goAhead ? .values([], correction: true) : nil
    case .adjust: adjustment(path)
    case .choose: chosen(path).flatMap { picked($0, path) }
    case .others: chosen(path).flatMap { others(than: $0, path) }
    case .resume: resumed()
    case .answer, .correct: values(path)
    case .remove: parameter(path).map { .remove(parameter: $0) }
    case .change: changed(path).map { .change(parameter: $0) }
    case .add, .also: more(path)
    }
  }

  /// A yes or a no that is the whole reply.
  ///
  /// With more words it may be meant for somebody in the room, or something may have to be different, so the question
  /// is asked again.
  func whole(_ act: DialogueAct, _ path: ActPath) -> DialogueAct? {
    // While a question is open, further words may answer it.
    if [.thanks, .greeting].contains(act) || path.words.last == "control_farewell", !path.free.isEmpty { return nil }
    let givesUp = act == .cancel && path.words.last?.hasSuffix("_cancel") == true
    if givesUp, !undoes, let then = wish(behindCancelling: path) { return then }
    guard expectation.question == .goAhead || expectation.question == .confirmation,
      !path.leftOut.isEmpty || act == .yes && !path.free.isEmpty
    else { return act }
    switch act {
    case .no: return expectation.question == .goAhead ? .values([], correction: true) : act
    case .takeBack: return nil
    case .hesitation: return saysAnotherValue ? nil : act
    case .yes: return agreed(path)
    default: return act
    }
  }

  /// The act that a class of words is named after.
  func act(called name: String) -> DialogueAct? {
    let parts = name.split(separator: "_", maxSplits: 1).map(String.init)
    guard let kind = parts.first, let said = parts.last else { return nil }
    switch kind {
    case "act", "maybe":
      guard let act = ReplyAct(rawValue: said), kind == "act" || !asksForText else { return nil }
      return self.act(act)
    case "after": return said.split(separator: ":").first.map(String.init) == expectation.intent.rawValue ? .yes : nil
    case "control": return ControlAct(rawValue: said).flatMap(control)
    case "ask": return asksForText ? nil : QuestionSubject(rawValue: said).map { .question($0) }
    default: return nil
    }
  }

  var kind: ValueKind? { expectation.parameter.flatMap { description?[parameter: $0]?.kind } }
  var asksForText: Bool { !ignoresText && expectation.question == .value && kind == .text }

  func act(_ act: ReplyAct) -> DialogueAct? {
    switch act {
    case .cancel: return .cancel
    case .help: return .help
    case .repetition: return .repetition
    case .yes, .send:
      return asksForText ? nil : flag(true) ?? (act == .yes || expectation.question != .value ? .yes : nil)
    case .no, .hold: return asksForText ? nil : flag(false) ?? .no
    }
  }

  /// Yes or no as the value of a parameter with such values.
  func flag(_ flag: Bool) -> DialogueAct? {
    guard expectation.question == .value, kind == .flag, let parameter = expectation.parameter else { return nil }
    let text = lattice.words.source(0..<lattice.count)
    return .values([.init(parameter, SpokenValue(text, .flag(flag)))], correction: false)
  }

  func control(_ act: ControlAct) -> DialogueAct? {
    switch act {
    case .wait: .hesitation
    case .back: .takeBack([])
    case .skip: [.value, .choice].contains(expectation.question) ? .skip : nil
    case .restart: .startOver
    case .thanks: asksForText ? nil : .thanks
    case .greet: asksForText ? nil : .greeting
    case .farewell: asksForText ? nil : .cancel
    case .both: expectation.choices.count == 2 ? .allChoices : nil
    case .all: expectation.choices.count > 1 ? .allChoices : nil
    case .resume, .appHelp: nil
    }
  }

  /// The parameter to be changed: the one that is named, or else, after words of more or less, a time, an amount or a
  /// number, in this order.
  private func changed(_ path: ActPath) -> String? {
    if let named = parameter(path) { return named }
    guard path.classes.contains(where: { $0.hasPrefix("relative_") }) else { return nil }
    let kinds: [ValueKind] = [.date, .money, .number]
    return kinds.lazy.compactMap { kind in description?.parameters.first { $0.kind == kind }?.name }.first
  }

  func resumed() -> DialogueAct? {
    var said: Set<String> = []
    for index in 0..<lattice.count where !isOf([.article], index) { said.insert(lattice.words.folded(index)) }
    let fits = situation.waiting.map { request in
      request.names.map(ChoiceFinder.folded).reduce(into: Set()) { $0.formUnion($1) }.intersection(said).count
    }
    let most = fits.max() ?? 0
    if asksForText, situation.waiting.isEmpty { return nil }
    return .resume(place: most > 0 ? fits.lastIndex(of: most) : nil)
  }

  /// The request behind words of an act, with what is joined to it.
  func understanding(of request: Candidate) -> Understanding {
    interpreter.said(by: request, request.start..<lattice.count, [lattices.prescreen(for: reader)])
  }

  /// A request behind words of an act; one with the open intent changes the open request.
  func request(_ path: ActPath) -> DialogueAct? {
    guard let request = path.request, let rest = path.rest, !request.isDenied else { return nil }
    if rest.intent == expectation.intent {
      if agrees(rest), request.isStrong, path.free.allSatisfy(isRemark) { return .yes }
      // Free words before it are only allowed where they deny that request.
      if !path.free.isEmpty, !replacesDenied(path) { return nil }
      return undoes ? .yes : values(path)
    }
    if !path.free.isEmpty { return nil }
    // The words of the act may deny the request: then it is not wished.
    if lattices.understanding(of: 0..<lattice.count).denied != nil { return nil }
    guard request.isStrong, !rest.refersToOpen(expectation, description) else { return nil }
    return interpreter.act(for: understanding(of: request))
  }

  /// A new request after the open one is given up; where the open one undoes something, its own verb agrees instead.
  ///
  /// A mere "no" is not enough: it may as well begin a correction or a question about the open request. A denied
  /// request is none.
  func left(_ path: ActPath) -> DialogueAct? {
    guard let request = path.request, let rest = path.rest else { return nil }
    let start = request.start
    if lattices.understanding(of: 0..<lattice.count).denied != nil {
      return replacesDenied(path) ? self.request(path) : nil
    }
    let isCancelling = path.classes.contains { $0.hasSuffix("_cancel") }
    // Clauses behind a word of cancelling give the reason.
    let isReason = { (words: Range<Int>) in isCancelling && self.lattice.breaks[words.lowerBound] != .none }
    guard !request.isDenied, request.isStrong, path.leftOut.allSatisfy({ $0.lowerBound >= start || isReason($0) })
    else {
      return nil
    }
    let isOwn = rest.intent == expectation.intent
    let understanding = self.understanding(of: request)
    if isCancelling {
      if isOwn, lattice.breaks[start] == .none { return nil }
    } else {
      guard act(.no) == .no, !isOwn, !rest.refersToOpen(expectation, description),
        case .request = interpreter.act(for: understanding)
      else { return isOwn && undoes ? nil : self.request(path) }
    }
    let then = Understanding.Rest(lattice.words.part(start..<lattice.count), understanding)
    if undoes, lattice.breaks[start] == .none, saysOwnVerb(from: 0) { return .yes }
    return undoes && saysOwnVerb(from: 0) ? .yesThen(then) : .cancelThen(then)
  }
}
