import IntentModel
import IntentText
import IntentVocabulary

/// Reads a reply by the phrases of acts: one search finds the best path of each act, and what is on the path is settled
/// for the open request.
struct ActReader {
  let interpreter: Interpreter
  let lattice: Lattice
  let expectation: Expectation
  let description: IntentDescription?
  let lattices: TurnLattices

  typealias RatedAct = TurnReading.RatedAct

  private let choices: [ChoiceSpan]
  /// Whether acts are looked for that may as well be the text which is asked for.
  var ignoresText = false
  private let candidates: [Candidate]

  private var reader: Interpreter.Reader { lattice.reader }
  private var grammar: Grammar { reader.grammar }
  private var situation: Situation { lattice.utterance.situation }

  init(_ expectation: Expectation, in glance: Lattice, of lattices: TurnLattices, by interpreter: Interpreter) {
    self.interpreter = interpreter
    self.expectation = expectation
    self.lattices = lattices
    description = interpreter.descriptions[expectation.intent]
    choices = ChoiceFinder(expectation, in: glance).spans()
    let parameters = interpreter.descriptions[expectation.intent]
    let asksForPerson = expectation.parameter.flatMap { parameters?[parameter: $0]?.kind } == .person
    let written = asksForPerson ? Self.written(in: glance) : []
    let amounts = Self.amountsWithin(glance)
    let isKnown = choices.isEmpty && written.isEmpty && amounts.isEmpty
    lattice = isKnown ? glance : Lattice(glance, with: choices, written: written, values: amounts)
    let start = lattice.reader.grammar.automaton.acts
    candidates =
      start < 0 || lattice.count == 0
      ? []
      : interpreter.candidates(
        lattice, words: nil, above: Self.least, isForBest: false,
        from: [SearchStart(state: start, score: Costs.reply)],
        rests: Self.rests(expectation, lattice, interpreter),
        questionCosts: Self.questionCosts(expectation, lattice.reader.grammar, description))
  }

  /// The words that are written as names are and that neither the language nor a vocabulary knows.
  private static func written(in lattice: Lattice) -> [Range<Int>] {
    let covered = lattice.found.list.covered
    let names = (0..<lattice.count).filter {
      lattice.isWrittenAsName($0) && lattice.traits[$0].isUnknown && !covered[$0]
    }
    guard let first = names.first, let last = names.last, last - first == names.count - 1, names.count <= 3 else {
      return []
    }
    return [first..<last + 1]
  }

  /// The amounts beside a word of more or less that values with that word hide: the hour of "an hour later".
  private static func amountsWithin(_ lattice: Lattice) -> [ValueSpan] {
    let grammar = lattice.reader.grammar
    return lattice.found.values.flatMap { value -> [ValueSpan] in
      value.words.flatMap { word -> [ValueSpan] in
        let relative = lattice.tokens[word].first {
          ["relative_more", "relative_less"].contains(grammar.classes[Int($0.wordClass)].name)
        }
        guard let relative else { return [] }
        let (before, after) = (value.words.lowerBound..<word, word + Int(relative.length)..<value.words.upperBound)
        return [before, after].compactMap { part in
          guard !part.isEmpty else { return nil }
          let said = Words(lattice.words.source(part))
          let found = lattice.reader.spotter.spans(in: said, situation: lattice.utterance.situation).first
          guard let found, found.words == 0..<said.count else { return nil }
          return ValueSpan(words: part, meaning: found.meaning)
        }
      }
    }
  }

  /// What words of an act do where nothing is open; those that explain all of the utterance, best first.
  func actsOfTheirOwn() -> [RatedAct] {
    candidates.compactMap { candidate -> RatedAct? in
      let path = ActPath(candidate)
      let act: DialogueAct? =
        switch path.form {
        case .resume where path.leftOut.isEmpty: resumed()
        case .words where path.leftOut.isEmpty && path.values.isEmpty: path.words.last.flatMap(ownAct(called:))
        default: nil
        }
      return act.map { RatedAct($0, candidate.score) }
    }.sorted { $0.score > $1.score }
  }

  private func ownAct(called name: String) -> DialogueAct? {
    switch name {
    case "act_help", "maybe_help": .help
    case "act_cancel", "maybe_cancel": .cancel
    case "act_repeat", "maybe_repeat": .repetition
    case "turn_wait": .hesitation
    case "turn_thanks": .thanks
    case "turn_greet": .greeting
    case "turn_farewell": .farewell
    case "turn_back": .takeBack([])
    default: nil
    }
  }

  /// The values that go on with an earlier request: with words of adding, and somebody or something that is known.
  func continuation() -> [IntentDraft.Slot]? {
    for candidate in candidates.sorted(by: { $0.score > $1.score }) {
      let path = ActPath(candidate)
      let goesOn = (0..<lattice.count).contains { isOf(["and", "addition", "same", "too"], $0) }
      guard goesOn, path.leftOut.isEmpty, [.answer, .add, .also, .correct].contains(path.form),
        case .values(let slots, _)? = values(path), slots.contains(where: { isKnown($0.value.meaning) })
      else { continue }
      return slots
    }
    return nil
  }

  /// The text in other words, after words of correcting or adding.
  func retold() -> [IntentDraft.Slot]? {
    guard description?.parameters.contains(where: { $0.kind == .money }) == false else { return nil }
    for candidate in candidates.sorted(by: { $0.score > $1.score }) {
      let path = ActPath(candidate)
      guard path.form == .correct, path.values.count == 1, path.values[0].role == .text, path.words.isEmpty == false
        || path.classes.contains(where: ["correction", "and", "too"].contains), path.values[0].words.lowerBound > 1,
        case .values(let slots, _)? = values(path)
      else { continue }
      return slots
    }
    return nil
  }

  /// The acts that the whole reply can be, best first.
  func acts() -> [RatedAct] {
    var found: [RatedAct] = candidates.compactMap { candidate in
      let path = ActPath(candidate)
      if candidate.score < 0 { return nil }
      return act(of: path).map { act in
        var rated = RatedAct(act, candidate.score)
        rated.missedClause = missedClause(path, act)
        return rated
      }
    }
    found.sort { $0.score > $1.score }
    // The same values by another phrase are no rival.
    var kept: [RatedAct] = []
    for next in found where !kept.contains(where: { isSame($0.act, next.act) }) { kept.append(next) }
    return asksForText && lattice.count > 0 ? kept + [ownWords] : kept
  }

  /// Whether two acts differ at most in the words that they take for the same parameters, or in which choices they mean.
  private func isSame(_ one: DialogueAct, _ other: DialogueAct) -> Bool {
    switch (one, other) {
    case (.values(let slots, _), .values(let others, _)):
      !slots.isEmpty && Set(slots.map(\.parameter)) == Set(others.map(\.parameter))
    case (.choices, .choices): true
    default: one == other
    }
  }

  /// The user's own words as the answer: what nothing else explains.
  private var ownWords: RatedAct {
    RatedAct(.values([IntentDraft.Slot(expectation.parameter ?? "", content())], correction: false), Self.unexplained)
  }

  private static let unexplained = 0.1

  /// A clause that is joined to a correction and was not understood.
  private func missedClause(_ path: ActPath, _ act: DialogueAct) -> String? {
    guard expectation.question == .goAhead, case .values(let slots, _) = act, !slots.isEmpty else { return nil }
    return path.leftOut.first { clause in
      clause.count > 1 && lattice.tokens[clause.lowerBound].contains {
        ["and", "but"].contains(grammar.classes[Int($0.wordClass)].name)
      }
    }.map { lattice.words.source($0.dropFirst()) }
  }

  /// What explains less is no rival of anything.
  private static let least: Float = -1

  // MARK: The open question

  /// What may follow the words that begin a request for the open intent, each on the scale of what an act says.
  private static func rests(
    _ expectation: Expectation, _ lattice: Lattice, _ interpreter: Interpreter
  ) -> [SearchStart] {
    let reader = lattice.reader
    let intent = expectation.intent.rawValue
    let parameter = expectation.parameter.map { "\(intent) \($0)" }
    let carriers = (reader.replies.carriers[intent] ?? []) + (parameter.flatMap { reader.replies.carriers[$0] } ?? [])
    var found: [Int32: Float] = [:]
    for carrier in carriers {
      let starts = interpreter.starts(after: carrier, lattice)
      guard let most = starts.map(\.score).max() else { continue }
      for start in starts { found[start.state] = max(found[start.state] ?? -.infinity, start.score - most) }
    }
    return found.sorted { $0.key < $1.key }.map { SearchStart(state: $0.key, score: $0.value) }
  }

  /// What each slot counts: those of values that the open intent does not take are closed.
  private static func questionCosts(
    _ expectation: Expectation, _ grammar: Grammar, _ description: IntentDescription?
  ) -> QuestionCosts {
    let asked = expectation.parameter.flatMap { description?[parameter: $0] }
    let parameters = description?.parameters ?? []
    let names = Set(parameters.map(\.name))
    let classes = grammar.classes.indices.map { number -> Float in
      let name = grammar.classes[number].name
      if name == "ask_options", expectation.choices.isEmpty { return -1 }
      // What is said for a purpose is a note of a payment.
      if name == "purpose", !parameters.contains(where: { $0.kind == .money }) { return -.infinity }
      return admits(name, at: expectation, asked?.kind, names) ? 0 : -.infinity
    }
    return QuestionCosts(
      slots: grammar.slots.map { slot in
        switch PhraseCompiler.ActSlot(rawValue: slot.parameter) {
        case .value, .wrong:
          // What is offered is picked as that.
          if let asked, slot.filler.fits(asked.kind) { return expectation.question == .choice ? Self.beside : 0 }
          let isAsked = expectation.question == .value
          if case .symbol = slot.filler {
            let takers = grammar.symbolSlots.values.reduce(into: Set()) { $0.formUnion($1) }
            if let asked, takers.contains(asked.name) { return 0 }
            if takers.isDisjoint(with: names) { return -.infinity }
            return expectation.question == .goAhead ? 0 : Self.beside
          }
          return parameters.contains { slot.filler.fits($0.kind) } ? isAsked ? Self.beside : Self.unasked : -.infinity
        case .asked:
          if expectation.question == .goAhead {
            guard parameters.contains(where: { $0.takesUnknown(slot.filler) }) else { return -.infinity }
            return slot.filler == .place ? Self.doubted : 0
          }
          return asked.map { slot.filler.fits($0.kind) } == true ? 0 : -.infinity
        case .text:
          let mayTell = [.goAhead, .choice].contains(expectation.question) && parameters.contains { $0.kind == .text }
          return mayTell ? 0 : -.infinity
        case .choice, .place: return expectation.choices.isEmpty ? -.infinity : 0
        default:
          let isBeside = expectation.question == .value && slot.parameter != asked?.name && names.contains(slot.parameter)
          return isBeside ? Self.doubted : 0
        }
      }, classes: classes)
  }

  /// Whether the words of a class may be said at a question: a parameter of another intent is not named, nothing is
  /// skipped that is not asked for, and what can be a message is no act where one is asked for.
  private static func admits(
    _ name: String, at expectation: Expectation, _ kind: ValueKind?, _ parameters: Set<String>
  ) -> Bool {
    let parts = name.split(separator: "_", maxSplits: 1)
    guard parts.count == 2 else { return true }
    let isText = expectation.question == .value && kind == .text
    let said = String(parts[1])
    switch parts[0] {
    case "parameter", "marker": return parameters.contains(said)
    case "after": return said.split(separator: ":").first.map(String.init) == expectation.intent.rawValue
    case "maybe": return !isText
    case "turn":
      switch TurnAct(rawValue: said) {
      case .skip: return [.value, .choice].contains(expectation.question)
      case .both: return expectation.choices.count == 2
      case .all: return expectation.choices.count > 1
      case .appHelp: return false
      default: return true
      }
    default: return true
    }
  }

  /// What a value for another parameter than the one asked about counts, and where a value is asked for.
  private static let unasked: Float = -0.05, beside: Float = -0.5
  /// What a place counts where it may as well be another name, and a value of a request where another is asked for.
  private static let doubted: Float = -0.15

  // MARK: Acts

  /// The user's own words as the answer, without those that lead to them: "tell her".
  func content() -> SpokenValue {
    let lead = lattice.tokens[0].filter { grammar.classes[Int($0.wordClass)].name == "lead" }.map { Int($0.length) }.max()
    let first = lead.flatMap { $0 < lattice.count ? $0 : nil } ?? 0
    let bytes = FreeText.range(of: first..<lattice.count, in: lattice.words)
    return SpokenValue(lattice.words.source(bytes: bytes), range: bytes)
  }

  /// What an act means where the open request ends or undoes something: its own verb is a yes, and so is a yes with a word
  /// of cancelling; a word of cancelling alone may be either, and is asked about again.
  func underUndoing(_ act: DialogueAct, _ path: ActPath? = nil) -> DialogueAct? {
    guard expectation.isAboutTheWhole, description?.rules.endsOrUndoesSomething == true else { return act }
    if let understanding = act.understanding, understanding.best?.intent == expectation.intent { return .yes }
    guard act == .cancel else { return act }
    let said = (0..<lattice.count).filter { !isOf(["filler", "tail"], $0) }
    if path?.words.contains(where: ["act_yes", "act_send"].contains) == true || said.first.map(saysOwnVerb) == true {
      return .yes
    }
    let isBare = said.count == 1 && !lattice.tokens[said[0]].contains { token in
      token.length > 1 && grammar.classes[Int(token.wordClass)].name.hasSuffix("_cancel")
    }
    return isBare ? nil : act
  }

  /// Whether the words from one on ask for the open request, in full or after what it undoes.
  private func saysOwnVerb(from first: Int) -> Bool {
    let end = (first..<lattice.count).last { !isOf(["filler", "tail"], $0) }.map { $0 + 1 } ?? lattice.count
    let isFollowing = lattice.tokens[first].contains {
      first + Int($0.length) >= end && (grammar.classes[Int($0.wordClass)].name + ":").hasPrefix("after_\(expectation.intent.rawValue):")
    }
    return isFollowing || lattices.understanding(of: first..<lattice.count).best?.intent == expectation.intent
  }

  /// Whether a word is one of some classes of replies, or begins one of their phrases.
  private func isOf(_ names: Set<String>, _ word: Int) -> Bool {
    lattice.tokens[word].contains { names.contains(grammar.classes[Int($0.wordClass)].name) }
  }

  private func act(of path: ActPath) -> DialogueAct? {
    said(by: path).flatMap { underUndoing($0, path) }
  }

  private func said(by path: ActPath) -> DialogueAct? {
    switch path.form {
    case nil: nil
    case .request: request(path)
    case .then: then(path)
    case .words: path.words.last.flatMap(act(called:)).flatMap { whole($0, path) }
    case .refuse: [.goAhead, .confirmation].contains(expectation.question) ? .no : nil
    case .unheard: expectation.question == .goAhead ? .values([], correction: true) : nil
    case .adjust: adjustment(path)
    case .choose: chosen(path).flatMap { picked($0, path) }
    case .others: chosen(path).flatMap(others)
    case .resume: resumed()
    case .answer, .correct: values(path)
    case .remove: parameter(path).map { .remove(parameter: $0) }
    case .change: parameter(path).map { .change(parameter: $0) }
    case .add, .also: more(path)
    }
  }

  /// A yes or a no of which nothing is left over: what else is said may be meant for somebody in the room, or say what is
  /// to be otherwise, so that it is asked about again.
  private func whole(_ act: DialogueAct, _ path: ActPath) -> DialogueAct? {
    guard expectation.question == .goAhead || expectation.question == .confirmation,
      let left = path.leftOut.first, let last = path.leftOut.last
    else { return act }
    switch act {
    case .no: return expectation.question == .goAhead ? .values([], correction: true) : act
    case .takeBack: return nil
    case .yes:
      let rest = left.lowerBound..<last.upperBound
      guard rest.upperBound == lattice.count, lattice.breaks[rest.lowerBound] != .none else { return nil }
      if lattices.understanding(of: rest).best?.isStrong == true { return .yesThen(lattice.words.part(rest)) }
      let asks = lattice.words.part(rest).contains("?") || rest.contains { lattice.traits[$0].contains(.question) }
      return asks && lattice.breaks[rest.lowerBound] == .sentence ? .yes : nil
    default: return act
    }
  }

  /// The act that a class of words is named after.
  private func act(called name: String) -> DialogueAct? {
    let parts = name.split(separator: "_", maxSplits: 1).map(String.init)
    guard let kind = parts.first, let said = parts.last else { return nil }
    switch kind {
    case "act", "maybe":
      guard let act = ReplyAct(rawValue: said), kind == "act" || !asksForText else { return nil }
      return self.act(act)
    case "after": return said.split(separator: ":").first.map(String.init) == expectation.intent.rawValue ? .yes : nil
    case "turn": return TurnAct(rawValue: said).flatMap(turn)
    case "ask": return asksForText ? nil : QuestionSubject(rawValue: said).map { .question($0) }
    default: return nil
    }
  }

  private var kind: ValueKind? { expectation.parameter.flatMap { description?[parameter: $0]?.kind } }
  private var asksForText: Bool { !ignoresText && expectation.question == .value && kind == .text }

  private func act(_ act: ReplyAct) -> DialogueAct? {
    switch act {
    case .cancel: return .cancel
    case .help: return .help
    case .repetition: return .repetition
    case .yes, .send: return asksForText ? nil : flag(true) ?? (act == .yes || expectation.question != .value ? .yes : nil)
    case .no, .hold: return asksForText ? nil : flag(false) ?? .no
    }
  }

  /// Yes or no as the value of a parameter that is one.
  private func flag(_ flag: Bool) -> DialogueAct? {
    guard expectation.question == .value, kind == .flag, let parameter = expectation.parameter else { return nil }
    let text = lattice.words.source(0..<lattice.count)
    return .values([.init(parameter, SpokenValue(text, .flag(flag)))], correction: false)
  }

  private func turn(_ turn: TurnAct) -> DialogueAct? {
    switch turn {
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

  private func resumed() -> DialogueAct? {
    var said: Set<String> = []
    for index in 0..<lattice.count where !isOf(["article"], index) { said.insert(lattice.words.folded(index)) }
    let fits = situation.waiting.map { request in
      request.names.map(ChoiceFinder.folded).reduce(into: Set()) { $0.formUnion($1) }.intersection(said).count
    }
    let most = fits.max() ?? 0
    if asksForText, situation.waiting.isEmpty { return nil }
    return .resume(place: most > 0 ? fits.lastIndex(of: most) : nil)
  }

  /// A request after words of an act; one of the open intent says more of what is open.
  private func request(_ path: ActPath) -> DialogueAct? {
    guard let start = path.restStart, let rest = path.rest else { return nil }
    if rest.intent == expectation.intent {
      let undoes = expectation.isAboutTheWhole && description?.rules.endsOrUndoesSomething == true
      return undoes ? .yes : values(path)
    }
    let understanding = lattices.understanding(of: start..<lattice.count)
    guard let best = understanding.best, best.isStrong, !best.refersToOpen(expectation, description) else { return nil }
    return interpreter.act(for: understanding)
  }

  /// A request after a yes: of its own, where it is another sentence or a question; else what the yes is about.
  private func then(_ path: ActPath) -> DialogueAct? {
    guard let start = path.restStart, let rest = path.rest,
      expectation.question == .goAhead || expectation.question == .confirmation
    else { return nil }
    if rest.intent == expectation.intent { return values(path) }
    let text = lattice.words.part(start..<lattice.count)
    guard let understanding = Optional(lattices.understanding(of: start..<lattice.count)),
      understanding.best?.isStrong == true
    else { return nil }
    let isOther = lattice.breaks[start] == .sentence || text.contains("?") || lattice.traits[start].contains(.question)
    return isOther ? .yesThen(text) : interpreter.act(for: understanding)
  }

  // MARK: Choices

  /// What is picked, with values of other parameters where some are said: "the van, for four people".
  private func picked(_ places: [Int], _ path: ActPath) -> DialogueAct? {
    var more: [IntentDraft.Slot] = []
    for value in path.values where value.role == .value {
      guard let settled = slot(value), settled[0].parameter != expectation.parameter else { return nil }
      more += settled
    }
    if more.isEmpty { return .choices(places) }
    guard places.count == 1, expectation.intents.isEmpty, let parameter = expectation.parameter,
      let first = path.values.first?.spoken.range
    else { return nil }
    let name = expectation.choices[places[0]]
    guard expectation.choices.count(where: { $0 == name }) == 1 else { return nil }
    return .values([.init(parameter, SpokenValue(name, range: first))] + more, correction: false)
  }

  /// The choices that are named, or told by their place among all or among those named.
  private func chosen(_ path: ActPath) -> [Int]? {
    let count = expectation.choices.count
    let named = path.values.filter { $0.role == .choice }.compactMap { value in
      choices.first { $0.words == value.words }?.places
    }
    let places = path.values.filter { $0.role == .place }.compactMap { place -> Int? in
      guard case .number(let number) = place.spoken.meaning else { return nil }
      return Int("\(number)")
    }
    // "The second Bobo": of those that a name fits.
    let isAmong = named.count == 1 && named[0].count > 1 && (places.count == 1 || path.classes.contains("last"))
    let among = isAmong ? named[0] : Array(0..<count)
    var chosen = isAmong ? [] : named.flatMap(\.self)
    if path.classes.contains("last"), let last = among.last { chosen.append(last) }
    if path.classes.contains("middle") {
      if count % 2 == 0 { return nil }
      chosen.append(count / 2)
    }
    for place in places {
      guard (1...max(1, among.count)).contains(place) else { return nil }
      chosen.append(among[place - 1])
    }
    return chosen.isEmpty ? nil : Set(chosen).sorted()
  }

  private func others(than places: [Int]) -> DialogueAct? {
    let others = expectation.choices.indices.filter { !places.contains($0) }
    return others.isEmpty ? nil : .choices(others)
  }

  // MARK: By the value before

  private func adjustment(_ path: ActPath) -> DialogueAct? {
    guard expectation.question != .value else { return nil }
    let said = path.values.first { $0.role == .amount }
    let movesMoney = description?.parameters.contains { $0.kind == .money } == true
    let amount = said.flatMap { movesMoney ? converted($0, to: .money) ?? $0.spoken.meaning : $0.spoken.meaning }
    let otherwise = path.values.first { $0.role == .amount }.flatMap { slot($0) } ?? []
    for name in path.classes.reversed() {
      switch name {
      case "relative_double": return .adjust(.times(2), otherwise: [])
      case "relative_half": return .adjust(.times(0.5), otherwise: [])
      case "relative_more": return amount.map { .adjust(.more($0), otherwise: otherwise) }
      case "relative_less": return amount.map { .adjust(.less($0), otherwise: otherwise) }
      default: continue
      }
    }
    return nil
  }

  // MARK: Values

  private func values(_ path: ActPath) -> DialogueAct? {
    if let rest = path.rest {
      guard rest.intent == expectation.intent else { return nil }
      let slots = rest.slots.filter { slot in
        let isUnit = slot.value.range == nil && description?[parameter: slot.parameter]?.kind == .symbol
        return slot.value.reference != .that && (slot.value.range != nil || isUnit)
      }
      let single = slots.map(\.parameter).filter { description?[parameter: $0]?.isArray != true }
      guard slots.allSatisfy(isPlausible), answers(slots), Set(single).count == single.count,
        !path.leftOut.contains(where: { $0.contains { isOf(["negation", "insteadOf"], $0) } })
      else { return nil }
      // Beside the user's own words only what is known is meant for another parameter.
      if asksForText, !slots.allSatisfy({ $0.parameter == expectation.parameter || $0.value.reference == nil && isKnown($0.value.meaning) }) {
        return nil
      }
      return slots.isEmpty ? nil : .values(slots.map(named), correction: isCorrection(path, slots))
    }
    var slots: [IntentDraft.Slot] = []
    for value in path.values where value.role != .wrong && value.role != .parameter {
      guard let settled = slot(value, named: value.role == .wrong ? nil : parameter(path)) else { return nil }
      let isTwice = slots.contains { $0.parameter == settled[0].parameter }
      if isTwice, description?[parameter: settled[0].parameter]?.isArray != true { return nil }
      slots += settled
    }
    // Before the go-ahead an unknown name changes nothing, unless words say that something is to be otherwise.
    if path.form == .answer, expectation.question == .goAhead,
      path.values.contains(where: { $0.role == .asked && !isPlace($0.words) })
    {
      return nil
    }
    if path.form == .answer, expectation.question == .value, parameter(path) == nil,
      !slots.contains(where: { $0.parameter == expectation.parameter || isMarked($0, path) })
    {
      return nil
    }
    guard slots.allSatisfy(isPlausible) else { return nil }
    let wrong = path.values.filter { $0.role == .wrong }.compactMap { slot($0)?.first }
    if slots.isEmpty { return wrong.isEmpty || !path.leftOut.isEmpty ? nil : .takeBack(wrong) }
    return .values(slots, correction: isCorrection(path, slots))
  }

  /// A name that nobody knows without its article, and somebody who is named and known by the name alone.
  private func named(_ slot: IntentDraft.Slot) -> IntentDraft.Slot {
    var named = slot
    switch slot.value.meaning {
    case .person(var person) where !person.siriMatches.isEmpty && person.relationship != nil && person.displayName.contains(" ") == false:
      person.relationship = nil
      named.value.meaning = .person(person)
    case .words:
      guard case .name? = description?[parameter: slot.parameter]?.kind, let range = slot.value.range else { break }
      let words = stretch(of: range).drop { isOf(["article", "preposition"], $0) }
      if words.isEmpty { break }
      let bytes = lattice.words[words.startIndex].range.lowerBound..<lattice.words[words.endIndex - 1].range.upperBound
      named.value = SpokenValue(lattice.words.source(words), range: bytes, .words)
    default: break
    }
    return named
  }

  private static let denying: Set = ["change", "negation", "insteadOf", "act_no"]

  /// Whether words before a value say that it is for a parameter.
  private func isMarked(_ slot: IntentDraft.Slot, _ path: ActPath) -> Bool {
    path.values.contains { $0.introducers.contains { grammar.classes[Int($0)].name == "marker_\(slot.parameter)" } }
  }

  /// Whether what was settled before is changed: nothing is by what answers the question.
  private func isCorrection(_ path: ActPath, _ slots: [IntentDraft.Slot]) -> Bool {
    if expectation.question == .goAhead { return true }
    let isAsked = slots.contains { $0.parameter == expectation.parameter }
    // "Use my savings" answers where an account is asked for, and "make it twenty" changes what was said before.
    let changing = expectation.question == .value && isAsked ? Self.denying : Self.denying.union(["correction"])
    if path.classes.contains(where: changing.contains) || path.form == .correct && !isAsked { return true }
    if expectation.question == .choice, let first = path.values.first?.words.lowerBound ?? path.restStart,
      (0..<first).contains(where: { isOf(["act_no", "negation"], $0) })
    {
      return true
    }
    return expectation.question == .confirmation && !slots.contains { $0.parameter == expectation.parameter }
  }

  /// Whether values answer: what is asked for, or where it is not among them, nothing but what is known.
  private func answers(_ slots: [IntentDraft.Slot]) -> Bool {
    guard expectation.question == .value || expectation.question == .choice,
      !slots.contains(where: { $0.parameter == expectation.parameter })
    else { return true }
    return slots.allSatisfy { slot in
      let kind = description?[parameter: slot.parameter]?.kind
      return kind != .text && (isKnown(slot.value.meaning) || kind == .place)
    }
  }

  /// Whether a value may be what it is taken for: a person whom nobody knows is named by a name.
  private func isPlausible(_ slot: IntentDraft.Slot) -> Bool {
    // “La” is an article more often than “là”.
    if slot.value.reference != nil, let range = slot.value.range,
      let word = (0..<lattice.count).first(where: { lattice.words[$0].range == range }), isOf(["article"], word)
    {
      return false
    }
    if case .words = slot.value.meaning, description?[parameter: slot.parameter]?.kind == .place {
      return slot.value.range.map { isPlausiblePlace(stretch(of: $0)) } ?? true
    }
    guard case .person(let person) = slot.value.meaning, person.relationship == nil, !isKnown(slot.value.meaning),
      let range = slot.value.range
    else { return true }
    let words = (0..<lattice.count).filter { range.contains(lattice.words[$0].range.lowerBound) }
    return !words.isEmpty && words.allSatisfy { word in
      let text = lattice.words.source(word..<word + 1)
      guard text.contains(where: \.isLetter) else { return false }
      let isCapital = text.first?.isUppercase == true
      return isCapital && (word > 0 || lattice.traits[word].isUnknown) || lattice.traits[word].isUnknown
        || words.count > 1 && lattice.traits[word].isDisjoint(with: [.common, .function, .neighbour])
    }
  }

  private func stretch(of bytes: Range<Int>) -> Range<Int> {
    let words = (0..<lattice.count).filter { bytes.contains(lattice.words[$0].range.lowerBound) }
    return (words.first ?? 0)..<(words.last.map { $0 + 1 } ?? 0)
  }

  /// Whether a stretch may be a place: it has a word for a kind of place, or one that is no ordinary word of the language,
  /// and describes none as "the cheapest" does.
  private func isPlausiblePlace(_ range: Range<Int>) -> Bool {
    let said = range.drop { isOf(["article", "preposition"], $0) }
    guard let first = said.first, !isOf(["describing", "same"], first) else { return false }
    if isPlace(said.startIndex..<said.endIndex) { return true }
    return said.contains { !isOrdinary($0) }
  }

  /// Whether a word is one of the language's that names nothing by itself.
  private func isOrdinary(_ word: Int) -> Bool {
    if word > 0, lattice.words.source(word..<word + 1).first?.isUppercase == true { return false }
    return !lattice.traits[word].isDisjoint(with: [.common, .function, .filler, .structural, .neighbour, .preposition])
  }

  private func isKnown(_ meaning: SpokenValue.Meaning) -> Bool {
    switch meaning {
    case .person(let person): !person.siriMatches.isEmpty || person.personHandle?.value != nil
    case .name(let name, _, _): name.vocabularyIdentifier != nil
    case .words: false
    default: true
    }
  }

  /// A value as that of a parameter of the open intent, with its unit where it is counted in one.
  ///
  /// - Parameter name: The parameter that is named beside it.
  private func slot(_ value: ActPath.Value, named name: String? = nil) -> [IntentDraft.Slot]? {
    let fitting = (description?.parameters ?? []).filter { takes($0, value) }
    // The user's own words are for the parameter that is named, if one is.
    if value.role == .text, let name, !fitting.contains(where: { $0.name == name }) { return nil }
    let introduced = fitting.filter { parameter in
      value.introducers.contains {
        grammar.introduced[$0]?.contains(Grammar.place(of: parameter.name, in: expectation.intent)) == true
          || grammar.classes[Int($0)].name == "marker_\(parameter.name)"
      }
    }
    let asked = { (parameter: IntentDescription.ParameterDescription) in parameter.name == expectation.parameter }
    if value.role == .asked { return askedParameter(value, among: fitting, named: name).flatMap { settled(value, for: $0) } }
    let own = fitting.filter { $0.kind.isOwn(value.spoken.meaning) }
    let best = [fitting.filter { $0.name == name }, introduced, own, fitting].first { !$0.isEmpty } ?? []
    guard let parameter = best.first(where: asked) ?? best.first else { return nil }
    return settled(value, for: parameter)
  }

  /// The parameter that is asked for; before the go-ahead one that takes a name or a place that nobody knows.
  private func askedParameter(
    _ value: ActPath.Value, among fitting: [IntentDescription.ParameterDescription], named: String?
  ) -> IntentDescription.ParameterDescription? {
    if let named, let parameter = fitting.first(where: { $0.name == named }) { return parameter }
    if let marked = fitting.first(where: { parameter in
      value.introducers.contains { grammar.classes[Int($0)].name == "marker_\(parameter.name)" }
    }) {
      return marked
    }
    guard expectation.question == .goAhead else {
      let asked = fitting.first { $0.name == expectation.parameter }
      return asked.map { asked in fitting.first { leads(to: $0, value, than: asked) } ?? asked }
    }
    switch value.filler {
    case .name, .place:
      let isPlace = isPlace(value.words)
      let all = description?.parameters ?? []
      if isPlace {
        let places = all.filter { $0.kind == .place }
        guard let goal = places.last else { return nil }
        return places.first { leads(to: $0, value, than: goal) } ?? goal
      }
      // Where the user's own words are sent, “friendlier” is about those.
      if all.contains(where: { $0.kind == .text }) { return nil }
      return all.first { if case .name = $0.kind { true } else { false } }
    default: return fitting.first
    }
  }

  /// Whether a word for a kind of place is among some words.
  private func isPlace(_ words: Range<Int>) -> Bool { words.contains { isOf(["place"], $0) } }

  /// Whether the word before a value leads to a parameter, and not to the one that is asked for: "from" to where a ride
  /// begins.
  private func leads(
    to parameter: IntentDescription.ParameterDescription, _ value: ActPath.Value,
    than asked: IntentDescription.ParameterDescription
  ) -> Bool {
    guard parameter.name != asked.name, parameter.kind == asked.kind, value.words.lowerBound > 0 else { return false }
    var place = value.words.lowerBound - 1
    let isAlone = { (word: Int) in self.isOf(["article", "preposition"], word) }
    while place > 0, isAlone(place), isAlone(place - 1), lattice.breaks[place] == .none { place -= 1 }
    let word = lattice.words.folded(place)
    func ends(_ name: String) -> Set<String> {
      let carriers = reader.replies.carriers["\(expectation.intent.rawValue) \(name)"] ?? []
      return Set(carriers.compactMap { ChoiceFinder.folded($0).last })
    }
    return ends(parameter.name).contains(word) && !ends(asked.name).contains(word)
  }

  private func takes(_ parameter: IntentDescription.ParameterDescription, _ value: ActPath.Value) -> Bool {
    switch value.filler {
    case .value(.written): parameter.kind == .person
    case .value: converted(value, to: parameter.kind) != nil
    case .symbol: !symbols(of: value, for: parameter).isEmpty
    default: value.filler.fits(parameter.kind)
    }
  }

  private func converted(_ value: ActPath.Value, to kind: ValueKind) -> SpokenValue.Meaning? {
    kind.isMeasured ? value.spoken.meaning.converted(to: kind, in: lattice.utterance.situation) : nil
  }

  /// The symbols that the words of a value are for a parameter.
  private func symbols(
    of value: ActPath.Value, for parameter: IntentDescription.ParameterDescription
  ) -> [SpokenValue.Meaning] {
    value.classes.compactMap { wordClass in
      guard grammar.symbolSlots[wordClass]?.contains(parameter.name) == true else { return nil }
      let meaning = ReadingBuilder.meaning(ofSymbol: grammar.classes[Int(wordClass)].name)
      return parameter.accepts(SpokenValue(value.spoken.text, meaning)) ? meaning : nil
    }
  }

  private func settled(
    _ value: ActPath.Value, for parameter: IntentDescription.ParameterDescription
  ) -> [IntentDraft.Slot] {
    var spoken = value.spoken
    switch value.filler {
    case .value(.written):
      spoken.meaning = .person(Person(spoken.text))
      return [.init(parameter.name, spoken)]
    case .value:
      let meaning = spoken.meaning
      spoken.meaning = converted(value, to: parameter.kind) ?? meaning
      let unit = [ValueKind.duration, .distance, .energy].lazy.compactMap {
        meaning.converted(to: $0, in: lattice.utterance.situation)?.counted(for: parameter.kind)?.unit
      }.first
      return [.init(parameter.name, spoken)] + (unit.flatMap { description?.unit($0) }.map { [$0] } ?? [])
    case .symbol:
      spoken.meaning = symbols(of: value, for: parameter).first ?? spoken.meaning
      return [.init(parameter.name, spoken)]
    case .person:
      // Who is named is told by the name, whatever else the words say of him.
      if case .person(var person) = spoken.meaning, !person.siriMatches.isEmpty, person.relationship != nil {
        person.relationship = nil
        spoken.meaning = .person(person)
      }
      return [.init(parameter.name, spoken)]
    default:
      // A name goes without its article.
      if case .name = parameter.kind {
        let words = value.words.drop { isOf(["article", "preposition", "my"], $0) }
        if words.isEmpty { return [.init(parameter.name, spoken)] }
        let range = lattice.words[words.lowerBound].range.lowerBound..<lattice.words[words.upperBound - 1].range.upperBound
        spoken = SpokenValue(lattice.words.source(words), range: range, spoken.meaning)
      }
      return [.init(parameter.name, spoken)]
    }
  }

  private func more(_ path: ActPath) -> DialogueAct? {
    var slots: [IntentDraft.Slot] = []
    for value in path.values where value.role == .value || value.role == .text { slots += slot(value) ?? [] }
    if let text = slots.first, description?[parameter: text.parameter]?.kind == .text {
      return .values(slots, correction: parameter(path) != nil)
    }
    guard let first = slots.first, let parameter = description?[parameter: first.parameter],
      parameter.kind == .person
    else { return nil }
    if parameter.isArray { return .values(slots, correction: false) }
    return expectation.question == .goAhead ? .also(slots) : nil
  }

  private func parameter(_ path: ActPath) -> String? {
    path.values.lazy.filter { $0.role == .parameter }.flatMap(\.classes).compactMap { wordClass -> String? in
      let name = grammar.classes[Int(wordClass)].name
      guard name.hasPrefix("parameter_") else { return nil }
      return description?[parameter: String(name.dropFirst("parameter_".count))]?.name
    }.first
  }
}

extension IntentDescription.ParameterDescription {
  /// Whether a word that nobody knows may be a value before the go-ahead, after words that say that one follows.
  fileprivate func takesUnknown(_ filler: SlotFiller) -> Bool {
    switch filler {
    case .place, .name, .person: filler.fits(kind)
    default: false
    }
  }
}

extension SlotFiller {
  /// Whether a parameter of a kind may take what fills a slot.
  func fits(_ kind: ValueKind) -> Bool {
    switch (self, kind) {
    case (.person, .person), (.text, .text), (.term, .term), (.place, .place), (.symbol, .symbol), (.symbol, .flag): true
    case (.name(let type, _), .name(let other)): type == other
    case (.value(.written), .person): true
    case (.value(let span), _): kind.isMeasured && (span == .number || kind == .number || span.kind == kind)
    default: false
    }
  }
}

extension SpanKind {
  /// The kind of parameter that takes the spans as they are.
  var kind: ValueKind? {
    switch self {
    case .number, .people, .ordinal: .number
    case .money: .money
    case .date: .date
    case .duration: .duration
    case .distance: .distance
    case .energy: .energy
    case .person, .address, .name, .choice, .written: nil
    }
  }
}

extension ValueKind {
  /// Whether its values are found by patterns.
  var isMeasured: Bool {
    switch self {
    case .number, .money, .date, .duration, .distance, .energy: true
    default: false
    }
  }

  /// Whether a meaning is of the kind without being converted to it.
  func isOwn(_ meaning: SpokenValue.Meaning) -> Bool {
    switch (self, meaning) {
    case (.number, .number), (.money, .money), (.date, .date), (.duration, .duration): true
    case (.distance, .distance), (.energy, .energy): true
    default: false
    }
  }
}
