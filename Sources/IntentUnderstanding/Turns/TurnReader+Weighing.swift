import Foundation
import IntentModel
import IntentText

/// The acts at a question by the learned weights of the words: those that phrases found compete by them with one another,
/// with the text, and with acts that nothing but the weights knows.
extension TurnReader {
  /// How much the logarithm of an act's probability counts beside the evidence of phrases.
  private static let weight = 0.5
  /// The least probability that counts: no weight outdoes every phrase.
  private static let least = 0.000_5
  /// What an act has less that no phrase says.
  private static let unphrased = weight
  /// How much likelier than what no act explains an act must be that no phrase says: what ends the request far, and what
  /// has it done farther.
  private static let leasts: [ActKind: Double] = [
    .cancel: unphrased, .no: unphrased, .yes: 0.7 * unphrased, .answer: near, .choose: near, .request: near,
  ]
  /// The same for a yes among words that may say something else, as to somebody at the door.
  private static let sure = unphrased * 1.5
  /// The kinds of acts that need a value.
  private static let valued: Set<ActKind> = [.answer, .choose, .correct]
  /// How many kinds of acts are tried that no phrase says.
  private static let unphrasedCount = 2
  /// How far behind an act that no phrase says the text is near.
  private static let near = 0.3
  /// How far apart a text and a request are in doubt, and by how much their distance is shortened there: a message may
  /// ask its reader for what a request asks for, and either mistake leaves the house.
  private static let far = 1.0, shortened = 0.25
  /// The least that the words say for a request.
  private static let rarest = -far
  private static let flattened: Double = 50

  private static func score(_ chance: Double) -> Double { weight * log(max(chance, least)) }

  /// The acts that were found and those that the words alone say.
  ///
  /// What the words say for an act is how likely they make it beside everything that no act explains, which has the score
  /// of the threshold.
  func weighed(_ found: [RatedAct], at expectation: Expectation) -> [RatedAct] {
    guard let question = WeighedQuestion(expectation, interpreter.descriptions[expectation.intent]),
      words.count <= ReplyFeatures.mostWords,
      let reader = interpreter.readers.first(where: { $0.grammar.tag == situation.language }),
      let chances = reader.weights.chances(of: ReplyFeatures(words, names: lattices.utterance.names), at: question)
    else { return found }
    let reply = actReader(reader, expectation)
    let text = question.isText ? expectation.parameter.map { [IntentDraft.Slot($0, reply.content())] } : nil
    var rated = found.filter { !isText($0.act, text) }
    // The near miss of a request is a rival at most.
    let phrased = rated.filter { $0.score >= 0 }
    func kinds(_ rated: RatedAct) -> [ActKind] {
      // Whose words ask, and are not all explained, may ask for something else.
      if case .question = rated.act, !rated.explainsAll { return [.ask] }
      return rated.act.kinds(at: question)
    }
    var explained = Set(phrased.flatMap(kinds) + (text == nil ? [] : [.text]))
    let phrasedKinds = phrased.compactMap { kinds($0).first }
    let likely = unphrased(chances.likeliest(Self.unphrasedCount), phrasedKinds, question, reply)
    if let likely { explained.formUnion(likely.kinds) }
    let rest = 1 - explained.reduce(0) { $0 + chances[$1] }
    func score(_ kinds: [ActKind]) -> Double { Self.score(kinds.reduce(0) { $0 + chances[$1] }) - Self.score(rest) }

    for place in rated.indices where rated[place].score >= 0 {
      let kinds = kinds(rated[place])
      if kinds.isEmpty { continue }
      let before = rated[place].score
      rated[place].score += weight(rated[place], score(kinds), isTextAsked: text != nil, at: expectation)
      let distance = rated[place].score - score([.text])
      let mayBeText = text != nil && rated[place].act.understanding != nil
      let isNear = mayBeText && !isForAnotherApp(rated[place], than: expectation)
      if isNear, abs(distance) < Self.far { rated[place].score -= distance * (1 - Self.shortened) }
      explain(&rated[place], kinds, chances, rated[place].score - before)
    }
    if let likely {
      let kinds = likely.kinds
      let isSure = score(kinds) > least(for: kinds[0], reply)
      var alone = RatedAct(likely.act, score(kinds) - (text == nil ? penalty(kinds[0], beside: phrased) : 0))
      // Where the text is near, it is asked about rather than lost.
      if let text, !isSure || alone.score - score([.text]) < Self.near { alone.act = .remark(text) }
      explain(&alone, kinds, chances, alone.score)
      if isSure || text != nil { rated.append(alone) }
    }
    guard let text else { return rated + [nothing(beside: rated, chances)] }
    return rated + [RatedAct(.values(text, correction: false), score([.text])), RatedAct(.remark(text), 0)]
  }

  /// How much likelier than what no act explains an act must be that no phrase says.
  private func least(for kind: ActKind, _ reply: ActReader) -> Double {
    if kind == .yes, !(reply.agrees && isNothingButYes(reply)) { return Self.sure }
    return Self.leasts[kind, default: -.infinity]
  }

  /// The more phrases say, the less is left to the weights alone; what ends the request is told by words of its own.
  private func penalty(_ kind: ActKind, beside phrased: [RatedAct]) -> Double {
    if phrased.isEmpty { return 0 }
    let isSaid = phrased.contains(where: \.explainsAll) && ![.no, .cancel].contains(kind)
    return isSaid ? 2 * Self.unphrased : Self.unphrased
  }

  /// That nothing was understood: what says all of the words is no chance that a phrase fits some of them.
  private func nothing(beside rated: [RatedAct], _ chances: ActChances) -> RatedAct {
    var rest = RatedAct(.notUnderstood, rated.contains(where: \.explainsAll) ? -Self.unphrased : 0)
    explain(&rest, chances.likeliest(3), chances, rest.score)
    return rest
  }

  /// What the words say for an act that a phrase says.
  private func weight(
    _ rated: RatedAct, _ score: Double, isTextAsked: Bool, at expectation: Expectation
  ) -> Double {
    // Among other words a choice may be somebody in the room: it is picked where that is likelier than not.
    if rated.act.picks, !rated.explainsAll { return score < 0 ? score - Self.far : score }
    // A whole request explains all words; at a question for something else it is rare, and no less a request. So is a
    // phrase that says all of the words, where no text is asked for.
    let isWhole =
      rated.act.understanding == nil
      ? !isTextAsked && rated.explainsAll : !isTextAsked || isForAnotherApp(rated, than: expectation)
    // Below that the likelier of two is still the likelier.
    return isWhole && score < Self.rarest ? Self.rarest + (score - Self.rarest) / Self.flattened : score
  }

  /// The act that the words alone say: of the likeliest kinds the first that no phrase says and that may be meant.
  private func unphrased(
    _ kinds: [ActKind], _ phrased: [ActKind], _ question: WeighedQuestion, _ reply: ActReader
  ) -> (kinds: [ActKind], act: DialogueAct)? {
    for kind in kinds {
      if phrased.contains(kind) { return nil }
      guard let act = act(of: kind, at: question, reply), !reply.isOfDenied(act), let meant = reply.underUndoing(act)
      else { continue }
      // What is asked for and what is wished may be one kind or another: as an act that needs no value they are one.
      let isAlone = question.isText || Self.valued.contains(kind)
      return (isAlone ? [kind] : [kind] + meant.kinds(at: question).filter { $0 != kind }, meant)
    }
    return nil
  }

  private func explain(_ rated: inout RatedAct, _ kinds: [ActKind], _ chances: ActChances, _ score: Double) {
    guard lattices.explains else { return }
    let told = kinds.map { "\($0.rawValue) \(Int((chances[$0] * 100).rounded())) %" }.joined(separator: ", ")
    rated.evidence.append(Reading.Evidence("", role: "words say \(told)", score: score))
  }

  private func act(of kind: ActKind, at question: WeighedQuestion, _ reply: ActReader) -> DialogueAct? {
    switch kind {
    case .no: .no
    case .cancel: .cancel
    case .hesitate: .hesitation
    case .nothing: question.isText ? .hesitation : nil
    case .takeBack: .takeBack([])
    case .skip: .skip
    case .help: .help
    case .repeat: .repetition
    case .ask: besideTheText(kind, at: question, reply, otherwise: .question(.other))
    case .correct:
      question.isText
        ? besideTheText(kind, at: question, reply, otherwise: correction(at: question, reply))
        : leniently(kind, at: question, reply)
    case .lookUp, .request: besideTheText(kind, at: question, reply, otherwise: isBeyond ? .beyond : nil)
    case .yes: isOfNothingElse && !words.text.contains("?") && namesNothing(reply) ? .yes : nil
    case .answer, .choose: leniently(kind, at: question, reply)
    case .text: nil
    }
  }

  /// An act of a kind by its value alone, whatever is said around that.
  private func leniently(_ kind: ActKind, at question: WeighedQuestion, _ reply: ActReader) -> DialogueAct? {
    var reply = reply
    reply.isLenient = true
    let acts = reply.acts().map(\.act)
    // One that is usually of the kind goes before one that may be; that all are meant is said by a phrase.
    return acts.filter { $0.kinds(at: question).contains(kind) && $0 != .allChoices }
      .max { $0.kinds(at: question).first != kind && $1.kinds(at: question).first == kind }
  }

  /// Whether no phrase of any request comes near to the words.
  private var isBeyond: Bool {
    let understood = lattices.understanding(of: 0..<words.count)
    return understood.best == nil && understood.denied == nil && understood.runnersUp.isEmpty
  }

  /// Whether no request of another intent is read or denied.
  private var isOfNothingElse: Bool {
    let understood = lattices.understanding(of: 0..<words.count)
    guard let best = understood.best else { return understood.denied == nil }
    return best.intent == expectation?.intent && best.slots.allSatisfy { $0.value.reference != nil }
  }

  /// The words that say that something is to be otherwise, later or not at all.
  private static let otherwise: Set<String> = Set(
    ([
      .negation, .but, .instead, .insteadOf, .correction, .change, .removal, .addition, .unfit, .refusing, .plan,
    ] as [ReplyList]).map(\.rawValue)
      + ["relative_more", "relative_less", "act_no", "act_hold", "act_cancel", "turn_wait", "turn_back"])

  /// Whether no value and nobody is named.
  private func namesNothing(_ reply: ActReader) -> Bool {
    reply.lattice.found.values.isEmpty && lattices.utterance.names.isEmpty
  }

  /// Whether the words can only agree: they name nothing, deny nothing and ask nothing.
  private func isNothingButYes(_ reply: ActReader) -> Bool {
    let lattice = reply.lattice
    return namesNothing(reply)
      && !(0..<lattice.count).contains { reply.isOf(Self.otherwise, $0) || lattice.traits[$0].contains(.question) }
  }

  /// An act of a kind among those that the words could be if no text were asked for.
  private func besideTheText(
    _ kind: ActKind, at question: WeighedQuestion, _ reply: ActReader, otherwise: DialogueAct? = nil
  ) -> DialogueAct? {
    guard question.isText else { return otherwise }
    var reply = reply
    reply.ignoresText = true
    for found in reply.acts() where found.act.kinds(at: question).first == kind && found.score >= 0 { return found.act }
    return otherwise
  }

  /// The known people that are named in place of those of the request; the parameter alone where nobody is.
  private func correction(at question: WeighedQuestion, _ reply: ActReader) -> DialogueAct? {
    guard question.isText, let parameter = reply.description?.parameters.first(where: { $0.kind == .person }) else {
      return nil
    }
    var reply = reply
    reply.ignoresText = true
    for case .values(let slots, _) in reply.acts().map(\.act)
    where slots.contains(where: { $0.parameter == parameter.name }) {
      return .values(slots, correction: true)
    }
    return .change(parameter: parameter.name)
  }

  /// Whether an act is nothing but the text.
  private func isText(_ act: DialogueAct, _ text: [IntentDraft.Slot]?) -> Bool {
    guard let text, case .values(let slots, false) = act else { return false }
    return slots.map(\.parameter) == text.map(\.parameter)
  }
}
