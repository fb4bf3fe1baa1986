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
    .cancel: unphrased, .no: unphrased, .yes: 3 * unphrased, .answer: near, .choose: near,
  ]
  /// How far behind an act that no phrase says the text is near.
  private static let near = 0.3
  /// How far apart a text and a request are in doubt, and by how much their distance is shortened there: a message may
  /// ask its reader for what a request asks for, and either mistake leaves the house.
  private static let far = 1.0, shortened = 0.25
  /// The least that the words say for a request.
  private static let rarest = -far

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
    let likeliest = chances.best(of: ActKind.allCases.filter { $0 != .text })
    let isPhrased = phrased.contains { kinds($0).first == likeliest }
    let likely = isPhrased ? nil : likeliest.flatMap { act(of: $0, at: question, reply) }
    let unphrased = likely.flatMap { reply.isOfDenied($0) ? nil : reply.underUndoing($0) }
    if let likeliest, unphrased != nil { explained.insert(likeliest) }
    let rest = 1 - explained.reduce(0) { $0 + chances[$1] }
    func score(_ kinds: [ActKind]) -> Double { Self.score(kinds.reduce(0) { $0 + chances[$1] }) - Self.score(rest) }

    for place in rated.indices where rated[place].score >= 0 {
      let kinds = kinds(rated[place])
      if kinds.isEmpty { continue }
      guard rated[place].act.understanding != nil else {
        // A phrase that says all of the words is rare at most, where no text is asked for.
        rated[place].score += text == nil && rated[place].explainsAll ? max(score(kinds), Self.rarest) : score(kinds)
        continue
      }
      // A whole request explains all words; at a question for something else it is rare, and no less a request.
      let isElsewhere = text == nil || isForAnotherApp(rated[place], than: expectation)
      rated[place].score += isElsewhere ? max(score(kinds), Self.rarest) : score(kinds)
      let distance = rated[place].score - score([.text])
      if !isElsewhere, abs(distance) < Self.far { rated[place].score -= distance * (1 - Self.shortened) }
    }
    let penalty = phrased.isEmpty ? 0 : Self.unphrased
    let agrees = likeliest == .yes && reply.agrees
    let isSure = likeliest.map { score([$0]) > (Self.leasts[$0] ?? -.infinity) - (agrees ? Self.unphrased : 0) } == true
    guard let text else {
      if let likeliest, let unphrased, isSure { rated.append(RatedAct(unphrased, score([likeliest]) - penalty)) }
      // What says all of the words is no chance that a phrase fits some of them.
      let isWhole = rated.contains { $0.explainsAll }
      return rated + [RatedAct(.notUnderstood, isWhole ? -Self.unphrased : 0)]
    }
    if let likeliest, let unphrased {
      // Where the text is near, it is asked about rather than lost.
      let isNear = !isSure || score([likeliest]) - score([.text]) < Self.near
      rated.append(RatedAct(isNear ? .remark(text) : unphrased, score([likeliest])))
    }
    return rated + [RatedAct(.values(text, correction: false), score([.text])), RatedAct(.remark(text), 0)]
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
    case .yes: isNothingButYes(reply) ? .yes : nil
    case .answer, .choose: leniently(kind, at: question, reply)
    case .text: nil
    }
  }

  /// An act of a kind by its value alone, whatever is said around that.
  private func leniently(_ kind: ActKind, at question: WeighedQuestion, _ reply: ActReader) -> DialogueAct? {
    var reply = reply
    reply.isLenient = true
    let acts = reply.acts().map(\.act)
    return acts.first { $0.kinds(at: question).first == kind } ?? acts.first { $0.kinds(at: question).contains(kind) }
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

  /// Whether the words can only agree: they name nothing, deny nothing and ask nothing.
  private func isNothingButYes(_ reply: ActReader) -> Bool {
    let lattice = reply.lattice
    return expectation?.question == .goAhead && lattice.found.values.isEmpty && lattices.utterance.names.isEmpty
      && !words.text.contains("?") && isOfNothingElse
      && !(0..<lattice.count).contains { reply.isOf([.negation, .but], $0) || lattice.traits[$0].contains(.question) }
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
