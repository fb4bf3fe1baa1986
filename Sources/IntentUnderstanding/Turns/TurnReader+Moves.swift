import IntentModel
import IntentText
import IntentVocabulary

/// What is said about the request before in words that no phrase knows: "fetch it back, that was none of her business".
///
/// The learned weights of clauses tell what each clause does; its values are read as if that request still waited for a
/// go-ahead.
extension TurnReader {
  /// More requests before are not looked at.
  static let mostRequests = 3

  /// What clauses do with the previous request.
  struct MoveAfterwards {
    var kind: ClauseKind.Move
    /// What it does; behind it, what makes that doubtful.
    var acts: [RatedAct]
    /// Whether it changes the text that was sent in part.
    var changesText: Bool
    /// What the clause behind it asks for.
    var next: IntentName?
  }

  /// What the clauses do with the previous request; `nil` where they more likely do something else.
  func moveAfterwards(_ first: KindChances) -> MoveAfterwards? {
    let move = [ClauseKind.Move.undo, .change, .again, .ask].first { first[[.move($0)]] >= Interpreter.likelyRequest }
    guard let move, let last = situation.requests.first, let reader = weighingReader, let clauses = clausesUnasked
    else { return nil }
    let chances = clauses.map { $0.chance(of: .move(move)) }
    guard let place = chances.indices.max(by: { chances[$0] < chances[$1] }) else { return nil }
    let said = clauses.dropFirst(place + 1).first.flatMap { $0.kind == .move(.text) ? textSlot($0.words) : nil }
    let edited = move == .change ? draft.flatMap { self.edited($0, by: clauses) } : nil
    let text = if let said, isText(said) { said } else { edited?.text }
    // What follows is heard as a turn of its own, so it need not be sure; another clause about the same is none.
    let next = clauses.dropFirst(place + 1).first {
      $0.kind != .move(.text) && $0.kind != .move(move) && $0.mayDoSomething
    }
    let rest = next.map { self.rest(from: $0.words.lowerBound) }
    guard let act = act(move, clauses[place], chances[place], text: text, in: reader)?.followed(by: rest) else {
      return nil
    }
    let isSafe = changesNothing(last) || move == .ask || act == .values([], correction: true)
    // A text that was put together of an earlier one is read back before it goes out.
    let isSure = chances[place] >= Interpreter.surelyRequest && edited.map(\.isSure) != false
    let isDoubtful = !isSafe && (move == .undo || act.isMadeAgain || !isSure)
    return MoveAfterwards(
      kind: move, acts: [RatedAct(act, 0)] + (isDoubtful ? [RatedAct(.hesitation, 0)] : []),
      changesText: edited != nil, next: next?.kind.intent)
  }

  // MARK: Acts

  private func act(
    _ kind: ClauseKind.Move, _ clause: Clause, _ chance: Double, text: IntentDraft.Slot?,
    in reader: Interpreter.Reader
  ) -> DialogueAct? {
    if kind == .undo { return undoing(in: reader) }
    let lattice = lattices.prescreen(for: reader).lattice
    let said = readAlone(clause.words, expecting: afterwards).act
    switch kind {
    case .ask:
      // What is asked about a request of a host's own, no weights know.
      guard let last = situation.requests.first, reader.clauses.knows(last.intent) else { return nil }
      if case .question = said { return said }
      // Whatever else may be asked is not about it.
      return chance >= Interpreter.fairlySure ? .question(.other) : nil
    case .change: return changing(said, text, isSure: chance >= Interpreter.fairlySure, in: reader)
    // The go-ahead said once more is impatience.
    case .again where said == .yes && situation.requests.first?.isDone == true: return nil
    // Words that only join are no request yet.
    case .again where clause.words.allSatisfy({ lattice.isOf([.and, .addition, .filler, .too], $0) }): return nil
    case .again:
      let known = said.slots.filter(isSure)
      // Somebody whom nobody knows is not left out in silence.
      if known.isEmpty, !said.slots.isEmpty, text == nil { return nil }
      return continuing(known + [text].compactMap(\.self), in: reader)
    case .undo, .text, .yes, .no, .cancel, .answer, .wait: return nil
    }
  }

  /// The request that takes back or ends the last one that did something.
  private func undoing(in reader: Interpreter.Reader) -> DialogueAct? {
    for (place, request) in situation.requests.prefix(Self.mostRequests).enumerated() where request.isDone {
      guard let rules = interpreter.descriptions[request.intent]?.rules else { return nil }
      if rules.changesNothing { continue }
      if rules.endsOrUndoesSomething { return nil }
      let endings = interpreter.descriptions.values.endings(of: request.intent)
      guard let next = endings.first(where: interpreter.isPossible) else { return .takeBack([]) }
      return .followUp(.init(next, place: place, language: reader.grammar.tag))
    }
    return nil
  }

  /// The last request with other values: changed by the intent that does that, or else made again.
  ///
  /// - Parameter isSure: Whether the user may be asked or told something where it is not said what is to be different.
  private func changing(
    _ said: DialogueAct, _ text: IntentDraft.Slot?, isSure: Bool, in reader: Interpreter.Reader
  ) -> DialogueAct? {
    guard let last = situation.requests.first else { return nil }
    if case .adjust(let adjustment, _) = said, text == nil { return .adjust(adjustment, otherwise: []) }
    // Values that are in the text are changed there.
    let isInText = { (slot: IntentDraft.Slot) in
      text?.value.range.map { slot.value.range?.overlaps($0) == true } == true
    }
    let others = said.slots.filter { self.isSure($0) && !isInText($0) }
    if others.isEmpty, let revising = revising(last.intent) {
      var reading = Reading(revising.intent, language: reader.grammar.tag)
      let given = said.slots.filter { $0.parameter == revising.from && isText($0) }
      let words = if let text { [text] } else { given }
      if words.isEmpty, !isSure { return nil }
      reading.slots = words.map { IntentDraft.Slot(revising.parameter, $0.value) }
      return .request(Understanding(best: reading))
    }
    let all = others + [text].compactMap(\.self)
    if !all.isEmpty { return continuing(all, in: reader) }
    // That it is done can be told, and how it is undone.
    return isSure && last.isDone && !changesNothing(last) ? .values([], correction: true) : nil
  }

  private func changesNothing(_ request: Situation.PastRequest) -> Bool {
    interpreter.descriptions[request.intent]?.rules.changesNothing == true
  }

  private func continuing(_ slots: [IntentDraft.Slot], in reader: Interpreter.Reader) -> DialogueAct {
    .continuation(.init(slots: slots, language: reader.grammar.tag))
  }

  /// Whether words may be a whole new text; one word is rather talk.
  private func isText(_ slot: IntentDraft.Slot) -> Bool {
    slot.value.range.map { words.stretch(of: $0).count > 1 } == true
  }

  private func isSure(_ slot: IntentDraft.Slot) -> Bool {
    weighingReader.map { actReader($0, afterwards).hasSureMeaning(slot) } == true
  }

  /// The intent that changes the text of a request that was done, with its parameter for the new one and that of the
  /// request.
  private func revising(_ intent: IntentName) -> (intent: IntentName, parameter: String, from: String)? {
    guard let from = interpreter.descriptions[intent]?.textParameter else {
      return nil
    }
    let revising = interpreter.descriptions.values.filter { description in
      description.rules.revises[intent]?[from] != nil && interpreter.isPossible(description.name)
    }.min { $0.name.rawValue < $1.name.rawValue }
    return revising.flatMap { description in
      description.rules.revises[intent]?[from].map { (description.name, $0, from) }
    }
  }
}

extension Clause {
  /// Whether it may do something.
  fileprivate var mayDoSomething: Bool { kind != .remark && probability >= Interpreter.likelyRequest }
}

extension DialogueAct {
  /// Whether it makes the request before once more.
  var isMadeAgain: Bool { if case .continuation = self { true } else { false } }

  /// The act with more that is wished in the same breath; `nil` for one that nothing can follow.
  fileprivate func followed(by rest: Understanding.Rest?) -> DialogueAct? {
    guard let rest else { return self }
    switch self {
    case .followUp(var said):
      said.rest = rest
      return .followUp(said)
    case .continuation(var said):
      said.rest = rest
      return .continuation(said)
    case .request(var understanding):
      understanding.rest = rest
      return .request(understanding)
    // An answer is told at once.
    case .question: return self
    default: return nil
    }
  }
}
