#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentText

/// Combines the evidence for the acts at a question: what phrases say, and what the learned weights of the words say.
extension TurnReader {
  /// A possible act, with its evidence.
  typealias Weighed = (rated: RatedAct, evidence: ActEvidence)

  /// The factor that puts evidence on the scale of scores, on which doubt is measured.
  static let scale = 0.5
  /// The kinds of acts that may be meant although a text is asked for.
  fileprivate static let sayable: Set<ActKind> = [.ask, .correct, .lookUp, .request]
  /// The kinds of acts that need a value.
  fileprivate static let valued: Set<ActKind> = [.answer, .choose, .correct]
  /// How far an act that no phrase says must be ahead of the text; otherwise the user is asked about the text.
  private static let near = 0.3
  /// The acts that were found and those that only the words suggest, each rated by its evidence above that for no act.
  func weighed(_ found: [RatedAct], at expectation: Expectation) -> [RatedAct] {
    guard let question = weighedQuestion(expectation), let reader = weighingReader else { return found }
    let reply = actReader(reader, expectation)
    let features = reply.features(at: question)
    guard let chances = reader.weights.chances(of: features, at: question) else { return found }
    let weights = reader.weights.evidence(at: question)
    let kinds = reader.weights.knowsSome(of: features) ? likely(chances, reader.weights.chances(at: question)) : []
    let all = candidates(found, at: question, reply, among: kinds)
    let effects = effectsOfClauses
    var nothing = ActEvidence(alone: [.nothing])
    nothing.effect = effects?.support(of: .nothing)
    func total(_ evidence: ActEvidence, ordered: Double = 0) -> Double {
      let features = evidence.features { $0 == .yes ? max(chances[$0], ordered) : chances[$0] }
      return features.reduce(0) { $0 + $1.value * weights.weight($1.feature, for: evidence.kind) }
    }
    let base = total(nothing)
    let takesAll = all.contains { $0.rated.act.takesValue && $0.rated.explainsAll }
    let agrees = reply.agrees && isNothingButYes(reply) && !takesAll
    // A near miss of a request is at most a rival.
    var rated = found.filter { $0.score < 0 }
    let textScore = question.isText ? Self.scale * (total(ActEvidence(alone: [.text])) - base) : -.infinity
    if question.isText { rated.append(RatedAct(.values(reply.ownText, correction: false), textScore)) }
    // What is no sure yes, but likelier one than anything else that explains less than all words, is asked again.
    var unsure: Double = 0
    for (act, evidence) in all {
      var (act, evidence) = (act, evidence)
      evidence.effect = effects.map { support(of: evidence, by: $0) }
      let ordered = act.orders && reply.namesNothingElse ? reply.chanceOfOrder(chances) : 0
      act.score = Self.scale * (total(evidence, ordered: ordered) - base)
      if act.act == .yes, reply.agreesByItsVerb, let phrase = evidence.phrase { act.score = max(act.score, phrase) }
      let least = leastYes((act, evidence), reply, features, agrees: agrees)
      if let least, max(chances[.yes], ordered) <= least {
        if act.act == .yes { unsure = max(unsure, act.score) }
        continue
      }
      if evidence.phrase == nil {
        if question.isText, act.score - textScore < Self.near { act.act = .remark(reply.ownText) }
        // Unknown words that no phrase takes as a value are no better than a text.
        if act.score < Self.near, reply.takesOwnWords(act.act) { continue }
      }
      explain(&act, evidence, weights, chances)
      rated.append(act)
    }
    let isSaid = rated.contains { $0.explainsAll && $0.score > 0 }
    var rest = RatedAct(question.isText ? .hesitation : .notUnderstood, isSaid ? 0 : unsure)
    explain(&rest, nothing, weights, chances)
    return rated + [rest]
  }

  /// The kinds that are likelier by the words than before a word is said, and than one that nobody ever meant.
  ///
  /// Words that are likelier meant for somebody else are no hesitation and take nothing back.
  private func likely(_ chances: ActChances, _ before: ActChances) -> [ActKind] {
    ActKind.allCases.filter {
      chances[$0] > ActChances.unseen && chances[$0] > before[$0]
        && (![.hesitate, .takeBack].contains($0) || chances[$0] > chances[.nothing])
    }
  }

  /// How far what was learned of the clauses speaks for an act.
  ///
  /// It does not speak against a phrase that explains everything. Unknown words as a value that is asked for are no likelier
  /// than talk where no phrase does: any words may stand there.
  private func support(of evidence: ActEvidence, by effects: ClauseEffects) -> Double {
    let support = effects.support(of: evidence.kind)
    if evidence.takesOwnWords {
      return evidence.isWhole || expectation?.isAboutTheWhole == true
        ? support : min(support, effects.support(of: .nothing))
    }
    return evidence.isWhole ? effects.most : support
  }

  /// The kind of question for which acts are weighed; `nil` where they are not.
  func weighedQuestion(_ expectation: Expectation) -> WeighedQuestion? {
    if words.count > ReplyFeatures.mostWords { return nil }
    return WeighedQuestion(expectation, interpreter.descriptions[expectation.intent])
  }

  /// Only the conversation's own language is read with weights.
  var weighingReader: Interpreter.Reader? { interpreter.readers.first { $0.grammar.tag == situation.language } }

  /// The acts that phrases say, and those of some kinds that only the words suggest.
  func candidates(
    _ found: [RatedAct], at question: WeighedQuestion, _ reply: ActReader, among kinds: [ActKind]
  ) -> [Weighed] {
    let phrased = rivals(among: found, at: question, reply)
    let said = phrased.map { rated -> Weighed in
      // Words that ask but are not all explained may ask for something different.
      let isOther = if case .question = rated.act { !rated.explainsAll } else { false }
      let kinds = isOther ? [.ask] : reply.kinds(of: rated.act, at: question)
      let isRequestOfOwnWords = rated.act.understanding?.best.map { reply.areOwnWords($0.slots) } == true
      let evidence = ActEvidence(
        kinds, phrase: rated.score, isWhole: rated.explainsAll,
        takesOwnWords: reply.takesOwnWords(rated.act) || isRequestOfOwnWords)
      return (rated, evidence)
    }
    let saidKinds = Set(said.map(\.evidence.kind))
    let isSaid = said.contains {
      !$0.evidence.takesOwnWords && ($0.rated.act.takesValue || $0.rated.explainsAll)
    }
    // Where the request undoes something, its own verb agrees, and a bare "cancel" may agree or refuse, whatever such
    // words mean elsewhere.
    if reply.isBareCancel || reply.agreesByItsVerb && said.contains(where: { $0.rated.act == .yes }) { return said }
    let possible = Possible(kinds, at: question, reply)
    let alone = kinds.compactMap { kind -> Weighed? in
      // A kind without values has one act only: a phrase has said it already.
      if saidKinds.contains(kind), !Self.valued.contains(kind) { return nil }
      // Words with a wished value take nothing else back.
      if kind == .takeBack, said.contains(where: { $0.rated.act.takesValue && !$0.evidence.takesOwnWords }) {
        return nil
      }
      // Words that as a whole refuse or give up do not agree.
      if kind == .yes, said.contains(where: { $0.rated.refusesWhole }) { return nil }
      // A "no" is part of a correction that explains all of the words.
      let isPart = { (said: Weighed) in
        said.rated.explainsAll && !said.evidence.takesOwnWords && reply.isPart(.no, of: said.rated.act)
      }
      if kind == .no, said.contains(where: isPart) { return nil }
      guard let act = act(of: kind, at: question, reply, possible), !reply.isOfDenied(act),
        let meant = reply.underUndoing(act),
        meant.kinds(at: question).first == kind || meant == .beyond && !saidKinds.contains(.request),
        !phrased.contains(where: { reply.isSame($0.act, meant) || reply.isWithin(meant, $0.act) })
      else { return nil }
      // A request and a look-up without a phrase are the same act.
      if meant == .beyond, kind == .lookUp, kinds.contains(.request) { return nil }
      // Where the request undoes something, a word of cancelling may agree, and is no "no".
      var evidence = ActEvidence(alone: reply.undoes ? [kind] : meant.kinds(at: question))
      evidence.isBesideAnother = isSaid && !Self.valued.contains(kind)
      return (RatedAct(meant, 0), evidence)
    }
    return addingClauses(to: said + alone, at: question, reply)
  }

  /// The acts that phrases say, without the text that is asked for and without parts of a longer yes.
  private func rivals(among found: [RatedAct], at question: WeighedQuestion, _ reply: ActReader) -> [RatedAct] {
    // Words that as a whole correct the open request do not give it up, and one of refusing is part of that.
    let isCorrected = found.contains { $0.act.replaces && $0.explainsAll && !reply.takesOwnWords($0.act) }
    let found = isCorrected ? found.filter { !$0.act.leaves && ($0.act != .no || $0.explainsAll) } : found
    let twofold = found.first { rated in
      if case .yesThen(let rest) = rated.act { isOfItsOwn(rest) } else { rated.act.leaves }
    }
    return found.filter { rated in
      rated.score >= 0 && !(question.isText && reply.isOwnText(rated.act))
        && !(twofold.map { reply.isPart(rated.act, of: $0.act) || reply.isWithin(rated.act, $0.act) } == true)
    }
  }

  /// Whether the last words of the utterance are a sentence of their own, a question, or joined to what is before them.
  private func isOfItsOwn(_ rest: Understanding.Rest) -> Bool {
    if rest.words.contains("?") { return true }
    let first = words.count - Words(rest.words).count
    guard first > 0, lattices.utterance.breaks.indices.contains(first), let reader = weighingReader else {
      return false
    }
    let lattice = lattices.prescreen(for: reader).lattice
    // The first word of an utterance joins nothing.
    let isJoined = [first - 1, first].contains { $0 > 0 && lattice.joinsRequests($0) }
    return lattice.breaks[first] == .sentence || isJoined
  }

  private func explain(
    _ rated: inout RatedAct, _ evidence: ActEvidence, _ weights: EvidenceWeights, _ chances: ActChances
  ) {
    guard lattices.explains else { return }
    func counted(_ feature: ActEvidence.Feature) -> Double { Self.scale * weights.weight(feature, for: evidence.kind) }
    for place in rated.evidence.indices { rated.evidence[place].score *= counted(.score) }
    let kinds = evidence.kinds.isEmpty ? chances.likeliest(1) : evidence.kinds
    let told = kinds.map { "\($0.rawValue) \(Int((chances[$0] * 100).rounded())) %" }.joined(separator: ", ")
    let before = rated.evidence.reduce(0) { $0 + $1.score }
    rated.evidence.append(Reading.Evidence("", role: "words say \(told)", score: rated.score - before))
  }

  /// The material for acts that no phrase says, each computed once.
  private struct Possible {
    /// The acts of phrases with any words around their values.
    var lenient: [DialogueAct] = []
    /// Where a text is asked for, the acts that the words could be otherwise.
    var besideTheText: [RatedAct] = []

    init(_ kinds: [ActKind], at question: WeighedQuestion, _ reply: ActReader) {
      var reply = reply
      if question.isText {
        guard kinds.contains(where: TurnReader.sayable.contains) else { return }
        reply.ignoresText = true
        besideTheText = reply.acts()
      } else if kinds.contains(where: TurnReader.valued.contains) {
        reply.isLenient = true
        lenient = reply.acts().map(\.act).filter { !reply.takesOwnWords($0) || reply.answersWhatIsAsked($0) }
      }
    }
  }

  private func act(
    of kind: ActKind, at question: WeighedQuestion, _ reply: ActReader, _ possible: Possible
  ) -> DialogueAct? {
    switch kind {
    case .no: .no
    case .cancel: .cancel
    case .hesitate: reply.saysAnotherValue ? nil : .hesitation
    case .nothing, .text: nil
    case .takeBack: .takeBack([])
    case .skip: .skip
    case .help: .help
    case .repeat: .repetition
    case .ask: besideTheText(kind, at: question, possible, otherwise: .question(.other))
    case .correct:
      question.isText
        ? besideTheText(kind, at: question, possible, otherwise: correction(reply, possible))
        : leniently(kind, at: question, possible)
    case .lookUp, .request:
      besideTheText(kind, at: question, possible, otherwise: isBeyond(reply, kind) ? .beyond : nil)
    case .yes:
      isOfNothingElse(reply) && !words.text.contains("?") && reply.namesNothingElse && !reply.namesTime ? .yes : nil
    case .answer, .choose: leniently(kind, at: question, possible)
    }
  }

  /// An act of a kind from its value alone, with any words around it.
  private func leniently(_ kind: ActKind, at question: WeighedQuestion, _ possible: Possible) -> DialogueAct? {
    // An act that is usually of the kind goes before one that may be. `All of them` needs a phrase.
    possible.lenient.filter { $0.kinds(at: question).contains(kind) && $0 != .allChoices }
      .max { $0.kinds(at: question).first != kind && $1.kinds(at: question).first == kind }
  }

  /// Whether no phrase says a request of the kind although a word names a wish; values and ordinals are no such words.
  private func isBeyond(_ reply: ActReader, _ kind: ActKind) -> Bool {
    let understood = lattices.understanding(of: 0..<words.count)
    if let best = understood.best, best.isStrong, interpreter.act(for: understood).kinds(at: .text).first == kind {
      return false
    }
    let lattice = reply.lattice
    return understood.denied == nil
      && (0..<lattice.count).contains { !lattice.traits[$0].contains(.filler) && !lattice.found.list.covered[$0] }
  }

  /// An act of a kind that the words could be if no text were asked for.
  private func besideTheText(
    _ kind: ActKind, at question: WeighedQuestion, _ possible: Possible, otherwise: @autoclosure () -> DialogueAct?
  ) -> DialogueAct? {
    for found in possible.besideTheText where found.act.kinds(at: question).first == kind && found.score >= 0 {
      return found.act
    }
    return otherwise()
  }

  /// A correction with the known people who are named instead of the request's; without any, only the parameter to
  /// change.
  private func correction(_ reply: ActReader, _ possible: Possible) -> DialogueAct? {
    guard let parameter = reply.description?.parameters.first(where: { $0.kind == .person }) else { return nil }
    for case .values(let slots, _) in possible.besideTheText.map(\.act)
    where slots.contains(where: { $0.parameter == parameter.name }) {
      return .values(slots, correction: true)
    }
    return .change(parameter: parameter.name)
  }
}

extension ActReader {
  /// The kinds of an act; a request that undoes something is agreed to by its own verb and by words of cancelling.
  fileprivate func kinds(of act: DialogueAct, at question: WeighedQuestion) -> [ActKind] {
    act == .yes && undoes ? [.yes, .request, .cancel] : act.kinds(at: question)
  }

  /// The user's own words as the value that is asked for.
  var ownText: [IntentDraft.Slot] { [expectation.parameter].compactMap(\.self).map { IntentDraft.Slot($0, content()) } }

  /// Whether an act is part of one that gives up the open request for another: its values belong to the other request.
  fileprivate func isWithin(_ act: DialogueAct, _ other: DialogueAct) -> Bool {
    other.leaves && (isPart(act, of: other) || act.isOfValues)
  }

  /// Whether all values of an act are unknown words.
  func takesOwnWords(_ act: DialogueAct) -> Bool {
    if case .values(let slots, _) = act { return areOwnWords(slots) }
    return false
  }

  /// Whether all values are unknown words.
  fileprivate func areOwnWords(_ slots: [IntentDraft.Slot]) -> Bool { !slots.isEmpty && !slots.contains(where: isSure) }

  /// Whether an act has a value for the parameter that is asked for.
  fileprivate func answersWhatIsAsked(_ act: DialogueAct) -> Bool {
    guard case .values(let slots, _) = act else { return false }
    return expectation.parameter == nil || slots.contains { $0.parameter == expectation.parameter }
  }

  /// Whether an act is only the user's own words.
  func isOwnText(_ act: DialogueAct) -> Bool {
    guard case .values(let slots, false) = act else { return false }
    return slots.map(\.parameter) == ownText.map(\.parameter)
  }
}

extension TurnReading.RatedAct {
  /// Whether its phrase refuses or gives up with all of the words.
  fileprivate var refusesWhole: Bool { explainsAll && [.no, .cancel].contains(act) }
}

extension DialogueAct {
  /// Whether it has a value, or picks a choice.
  fileprivate var takesValue: Bool { hasValues || picks }

  /// Whether it replaces earlier values.
  var replaces: Bool { if case .values(let slots, true) = self { !slots.isEmpty } else { false } }

  /// Whether it says what is to be changed, and not to what.
  var changes: Bool { if case .change = self { true } else { false } }

  /// Whether it is a request for something else, or a question.
  var isRequestOrQuestion: Bool {
    switch self {
    case .request, .lookUp, .question: true
    default: false
    }
  }

  /// Whether it gives up the open request for another.
  fileprivate var leaves: Bool { if case .cancelThen = self { true } else { false } }

  /// Whether it gives the open request values, or calls its values wrong.
  fileprivate var isOfValues: Bool { if case .values = self { true } else { false } }

  /// Whether it takes a value.
  var hasValues: Bool { if case .values(let slots, _) = self { !slots.isEmpty } else { false } }
}
