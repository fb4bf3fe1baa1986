import IntentModel
import IntentText
import IntentVocabulary

/// Combines the evidence for what an utterance is while nothing is asked: what phrases say, and what was learned of its
/// clauses.
extension TurnReader {
  /// The previous request, as if it waited for a go-ahead: the words may be about it.
  var afterwards: Expectation { .after(situation.requests) }

  /// An act that the utterance can be, with what makes it doubtful behind it, and its evidence.
  struct Heard {
    var acts: [RatedAct]
    var evidence: ActEvidence
    /// How likely the clauses do first what the act does.
    var chance: Double

    init(_ acts: [RatedAct], _ evidence: ActEvidence, chance: Double) {
      self.acts = acts
      self.evidence = evidence
      self.chance = chance
    }

    /// What no phrase says.
    ///
    /// - Parameter phrased: What phrases say instead.
    init(byClauses acts: [RatedAct], chance: Double, beside phrased: [Heard]) {
      self.init(acts, ActEvidence(alone: acts[0].act.kinds(at: .afterwards)), chance: chance)
      evidence.isBesideAnother = phrased.contains { $0.acts[0].explainsAll }
    }
  }

  /// The acts that the utterance can be while nothing is asked, best first, by one evidence: phrases, and what was learned
  /// of the clauses.
  ///
  /// - Parameter said: What phrases say: alternatives, each with what makes it doubtful behind it.
  func weighedUnasked(_ said: [[RatedAct]], _ first: KindChances) -> [RatedAct] {
    guard let reader = weighingReader else { return [] }
    let weights = reader.weights.evidence(at: unasked)
    func total(_ evidence: ActEvidence, _ chance: Double) -> Double {
      evidence.features { _ in chance }.reduce(0) { $0 + $1.value * weights.weight($1.feature, for: evidence.kind) }
    }
    let base = total(ActEvidence(alone: [.nothing]), first.ofNothing)
    func score(_ evidence: ActEvidence, _ chance: Double) -> Double { Self.scale * (total(evidence, chance) - base) }
    var all = heardUnasked(said, first).map { heard in
      var acts = heard.acts
      let score = score(heard.evidence, heard.chance)
      for place in acts.indices { acts[place].score += score - heard.acts[0].score }
      explain(&acts[0], chance: heard.chance)
      return acts
    }
    all.sort { $0[0].score > $1[0].score }
    guard let best = all.first, best[0].score >= 0 else { return [RatedAct(.notUnderstood, 0)] + all.map { $0[0] } }
    return best + all.dropFirst().map { $0[0] }
  }

  private func explain(_ rated: inout RatedAct, chance: Double) {
    guard lattices.explains else { return }
    let before = rated.evidence.reduce(0) { $0 + $1.score }
    let role = "clauses say so \(Int((chance * 100).rounded())) %"
    rated.evidence.append(Reading.Evidence("", role: role, score: rated.score - before))
  }

  /// At what kind of moment the utterance is weighed.
  var unasked: WeighedQuestion { situation.requests.isEmpty ? .fresh : .afterwards }

  /// What the clauses do first; `nil` where nothing was learned of what is said while nothing is asked.
  var doneFirst: KindChances? {
    guard words.count <= ReplyFeatures.mostWords, let clausesUnasked else { return nil }
    return KindChances(first: clausesUnasked.compactMap(\.chances))
  }

  /// The clauses, with those joined that change a text together; `nil` where nothing was learned of what is said then.
  var clausesUnasked: [Clause]? { weighedClauses.map(joiningChanges) }

  /// The acts that the utterance can be, each with its evidence: those that phrases say, and those that only the clauses
  /// say.
  func heardUnasked(_ said: [[RatedAct]], _ first: KindChances) -> [Heard] {
    let move = moveAfterwards(first)
    // Phrases would take a part of the text for the whole.
    let phrased = phrasedUnasked(said, first).filter {
      move?.changesText != true || !$0.acts[0].act.isMadeAgain && !$0.acts[0].act.isAdjusted
    }
    let intents = phrased.compactMap { $0.acts[0].act.understanding?.best?.intent }
    var all = phrased
    if let move, !isSaid(move, by: phrased, intents) {
      all.append(heard(move.acts, chance: first[[.move(move.kind)]], before: move.next, beside: phrased))
    }
    if let (clause, next) = likelyRequests, let intent = clause.kind.intent, !intents.contains(intent),
      !hasEndedIt(intent)
    {
      let acts = requestedByClauses(lattices.learned(intent))
      // What is told before a wish may be worded as a request.
      let behind = clause.isSureWish ? next : nil
      if !acts.isEmpty {
        all.append(heard(acts, chance: first[[.request(intent)]], before: behind, beside: phrased))
      }
    }
    return all
  }

  /// What clauses say; where a phrase that leaves their words out reads what stands behind them, it speaks for both.
  ///
  /// - Parameter next: What a clause behind them asks for.
  private func heard(
    _ acts: [RatedAct], chance: Double, before next: IntentName?, beside phrased: [Heard]
  ) -> Heard {
    var heard = Heard(byClauses: acts, chance: chance, beside: phrased)
    let behind = phrased.first { other in
      let best = other.acts[0].act.understanding?.best
      return best.map { $0.intent == next } == true && !other.acts[0].explainsAll
    }
    if let behind { heard.evidence = evidence(of: behind.acts[0], as: heard.evidence.kinds) }
    return heard
  }

  /// The first clause that likely asks for an intent, and the next other intent.
  private var likelyRequests: (first: Clause, next: IntentName?)? {
    guard let clauses = clausesUnasked else { return nil }
    let likely = clauses.filter { $0.probability >= Interpreter.likelyRequest && $0.kind.intent != nil }
    return likely.first.map { first in (first, likely.compactMap(\.kind.intent).first { $0 != first.kind.intent }) }
  }

  /// Whether phrases say what the clauses do with the request before.
  private func isSaid(_ move: MoveAfterwards, by phrased: [Heard], _ intents: [IntentName]) -> Bool {
    let act = move.acts[0].act
    return act.understanding?.best.map { intents.contains($0.intent) } == true
      || phrased.contains {
        $0.acts[0].act.does(theSameAs: act) || move.kind == .undo && $0.acts[0].act.followsUp
      }
  }

  private func phrasedUnasked(_ said: [[RatedAct]], _ first: KindChances) -> [Heard] {
    // The app is asked rather than what was told before: it knows more.
    let isAsked = said.contains { $0.first.map { looksUp($0.act) && $0.explainsAll } == true }
    return said.compactMap { acts in
      guard let rated = acts.first, !(isAsked && rated.act.asks) else { return nil }
      return Heard(acts, evidence(of: rated, as: rated.act.kinds(at: .afterwards)), chance: chance(of: rated, first))
    }
  }

  /// Whether an act is a request that changes nothing.
  private func looksUp(_ act: DialogueAct) -> Bool {
    switch act {
    case .lookUp: true
    case .followUp(let said): interpreter.descriptions[said.intent]?.rules.changesNothing == true
    default: false
    }
  }

  /// Whether the request before was one of an intent that ends or undoes another: nothing is left of that.
  private func hasEndedIt(_ intent: IntentName) -> Bool {
    situation.requests.first?.intent == intent
      && interpreter.descriptions[intent]?.rules.endsOrUndoesSomething == true
  }

  /// The evidence of a phrase for its act, or for one that does more.
  private func evidence(of rated: RatedAct, as kinds: [ActKind]) -> ActEvidence {
    let isOwn =
      rated.act.understanding?.best.map { !$0.slots.isEmpty && $0.slots.allSatisfy(\.isTakenAsItIs) } == true
    // What gives up or takes up is hardly meant where nothing is open or waits.
    let score = rated.act.needsOpen(situation) ? 0 : rated.score
    return ActEvidence(kinds, phrase: score, isWhole: rated.explainsAll, takesOwnWords: isOwn)
  }

  /// How likely the clauses do first what an act does.
  ///
  /// They do not speak against a phrase that explains every word, none of which is free text, nor for or against a request
  /// that no weights know.
  private func chance(of rated: RatedAct, _ first: KindChances) -> Double {
    let isKnown = rated.act.understanding?.best.map { weighingReader?.clauses.knows($0.intent) == true } != false
    let chance = first[kinds(of: rated.act)]
    return isSaidWhole(rated) || !isKnown ? max(chance, first.most) : chance
  }

  /// Whether a phrase explains every word: none is free text that goes out, or in a clause beside a request.
  func isSaidWhole(_ rated: RatedAct) -> Bool {
    let request = rated.act.understanding?.best
    let description = request.flatMap { interpreter.descriptions[$0.intent] }
    let hasText =
      request?.slots.contains { slot in
        slot.isTakenAsItIs && description?[parameter: slot.parameter]?.kind == .text
          && description?.rules.changesNothing == false
      } == true
    return rated.explainsAll && !hasText
  }

  /// What a clause does that does what an act does.
  private func kinds(of act: DialogueAct) -> [ClauseKind] {
    switch act {
    case .request(let said), .lookUp(let said): [said.best].compactMap(\.self).flatMap { kinds(ofRequest: $0.intent) }
    case .followUp(let said): kinds(ofRequest: said.intent)
    case .continuation, .also: [.move(.again), .move(.change)]
    case .adjust, .values, .change, .remove: [.move(.change)]
    case .repetition: [.move(.again), .move(.ask)]
    case .question: [.move(.ask)]
    case .denied: situation.requests.isEmpty ? ClauseKind.ofNothing : [.move(.undo)]
    case .takeBack, .cancel, .no, .cancelThen, .startOver: [.move(.undo)]
    // What the assistant can do is asked of it as other things are.
    case .help, .appHelp: ClauseKind.ofNothing + [.move(.ask)]
    case .thanks, .greeting, .farewell, .hesitation, .remark, .notUnderstood, .yes, .resume, .skip, .choices,
      .eachChoice, .allChoices, .yesThen, .beyond:
      ClauseKind.ofNothing
    }
  }

  /// What a clause does that asks for an intent.
  private func kinds(ofRequest intent: IntentName) -> [ClauseKind] {
    guard let rules = interpreter.descriptions[intent]?.rules else { return [] }
    let before = situation.requests.prefix(Self.mostRequests).map(\.intent)
    var kinds: [ClauseKind] = [.request(intent)]
    if rules.changesNothing { kinds.append(.move(.ask)) }
    if before.contains(where: rules.endsOrUndoes) { kinds.append(.move(.undo)) }
    if before.contains(where: { rules.revises[$0] != nil || $0 == intent }) { kinds.append(.move(.change)) }
    if before.contains(intent) { kinds.append(.move(.again)) }
    return kinds
  }
}

extension IntentDraft.Slot {
  /// Whether its words are only taken as they are.
  fileprivate var isTakenAsItIs: Bool { value.meaning == .words && value.reference == nil }
}

extension DialogueAct {
  /// Whether it is a request that follows an earlier one.
  fileprivate var followsUp: Bool { if case .followUp = self { true } else { false } }

  fileprivate var isAdjusted: Bool { if case .adjust = self { true } else { false } }
}
