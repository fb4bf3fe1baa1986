import IntentModel
import IntentText
import IntentVocabulary

/// What is said about the request before in words that no phrase knows: "fetch it back, that was none of her business".
///
/// The learned weights of clauses tell what each clause does; its values are read as if that request still waited for a
/// go-ahead.
extension TurnReader {
  /// The previous request, as if it waited for a go-ahead: the words may be about it.
  var afterwards: Expectation { .after(situation.requests) }

  /// What the utterance does with the previous request, by what was learned of its words; a rival is added where the user
  /// is to be asked first.
  ///
  /// - Parameter said: What the utterance is by phrases, best first.
  /// - Returns: The acts, best first; those by phrases where the words do not speak against them.
  func weighedAfterwards(_ said: [RatedAct]) -> [RatedAct] {
    guard let learned = learnedAfterwards() else { return said }
    let doubt = learned.isDoubtful ? [RatedAct(.hesitation, learned.rated.score)] : []
    guard let first = said.first else { return [learned.rated] + doubt }
    // Phrases would take a part of the text for the whole.
    if learned.changesText, first.act.isMadeAgain || first.act.isAdjusted { return [learned.rated] + doubt }
    // A request in a clause of its own comes after it.
    if let next = learned.next, next == first.act.understanding?.best?.intent { return [learned.rated] + doubt }
    guard let request = first.act.understanding?.best, !learned.rated.act.does(theSameAs: first.act),
      !learned.does(request.intent), !isSure(request), !(learned.rated.act.asks && first.act.looksUp)
    else { return said }
    var rival = first
    rival.score += learned.chance(of: request.intent).naturalLogarithm / 2
    return learned.rated.score > rival.score ? [learned.rated] + doubt + [rival] : said
  }

  /// Whether a phrase explains all words of a request, and none of them is only taken as it is.
  private func isSure(_ request: Reading) -> Bool {
    request.explainsAll && request.slots.allSatisfy { $0.value.meaning != .words || $0.value.reference != nil }
  }

  /// More requests before are not looked at for what is to be undone.
  private static let mostUndone = 3

  /// What was learned of an utterance about the previous request.
  private struct Learned {
    var rated: RatedAct
    var isDoubtful: Bool
    /// The intent that is asked for in the next clause that does something.
    var next: IntentName?
    /// The clauses, with what each is.
    var clauses: [Clause]
    /// The probability of the one that is about the previous request.
    var probability: Double
    /// Whether they change the text that was sent in part.
    var changesText: Bool

    /// How likely the words ask for an intent instead.
    func chance(of intent: IntentName) -> Double {
      let asked = clauses.filter { $0.kind.intent == intent }.map(\.probability)
      return asked.reduce(max(1 - probability, .ulpOfOne), max)
    }

    /// Whether the act is a request of that intent.
    func does(_ intent: IntentName) -> Bool {
      if case .followUp(let said) = rated.act { return said.intent == intent }
      return rated.act.understanding?.best?.intent == intent
    }
  }

  private func learnedAfterwards() -> Learned? {
    guard let last = situation.requests.first, words.count <= ReplyFeatures.mostWords, let reader = weighingReader
    else { return nil }
    let clauses = joiningChanges(lattices.clauses(in: .afterwards, lattices.prescreen(for: reader).lattice))
    let deciding = clauses.indices.filter { clauses[$0].decides }
    guard let first = deciding.first, let kind = clauses[first].kind.move else { return nil }
    let said = clauses.dropFirst(first + 1).first.flatMap { $0.kind == .move(.text) ? textSlot($0.words) : nil }
    let edited = kind == .change ? draft.flatMap { self.edited($0, by: clauses) } : nil
    let text = if let said, isText(said) { said } else { edited?.text }
    // What follows is heard as a turn of its own, so it need not be sure; another clause about the same is none.
    let next = clauses.dropFirst(first + 1).first {
      $0.kind != .move(.text) && $0.kind != .move(kind) && $0.mayDoSomething
    }
    let rest = next.map { self.rest(from: $0.words.lowerBound) }
    guard let act = act(kind, clauses[first], text: text, in: reader)?.followed(by: rest) else { return nil }
    let isSafe = interpreter.descriptions[last.intent]?.rules.changesNothing == true || kind == .ask
    let probability = clauses[first].probability
    // A text that was put together of an earlier one is read back before it goes out.
    let isSure = probability >= Interpreter.surelyRequest && edited.map(\.isSure) != false
    return Learned(
      rated: RatedAct(act, Interpreter.score(ofProbability: probability)),
      isDoubtful: !isSafe && (kind == .undo || act.isMadeAgain || !isSure),
      next: next?.kind.intent, clauses: clauses, probability: probability, changesText: edited != nil)
  }

  // MARK: Acts

  private func act(
    _ kind: ClauseKind.Move, _ clause: Clause, text: IntentDraft.Slot?, in reader: Interpreter.Reader
  ) -> DialogueAct? {
    if kind == .undo { return undoing(in: reader) }
    let lattice = lattices.prescreen(for: reader).lattice
    let said = readAlone(clause.words, expecting: afterwards).act
    switch kind {
    case .ask:
      // What is asked about a request of a host's own, no weights know.
      guard let last = situation.requests.first, reader.clauses.knows(last.intent) else { return nil }
      if case .question = said { return said }
      return clause.probability >= Interpreter.fairlySure ? .question(.other) : nil
    case .change: return changing(said, text, isSure: clause.probability >= Interpreter.fairlySure, in: reader)
    // The go-ahead said once more is impatience.
    case .again where said == .yes && situation.requests.first?.isDone == true: return nil
    // Words that only join are no request yet.
    case .again where clause.words.allSatisfy({ lattice.isOf([.and, .addition, .filler, .too], $0) }): return nil
    case .again: return continuing(said.slots.filter(isSure) + [text].compactMap(\.self), in: reader)
    case .undo, .text, .yes, .no, .cancel, .answer, .wait: return nil
    }
  }

  /// The request that takes back or ends the last one that did something.
  private func undoing(in reader: Interpreter.Reader) -> DialogueAct? {
    for (place, request) in situation.requests.prefix(Self.mostUndone).enumerated() where request.isDone {
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
  /// - Parameter isSure: Whether the user may be asked what is to be different, where that is not said.
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
    return all.isEmpty ? nil : continuing(all, in: reader)
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

extension Interpreter {
  /// Whether an app can do the requests of an intent.
  fileprivate func isPossible(_ intent: IntentName) -> Bool { shared.appNames.intents.contains { $0.contains(intent) } }
}

extension Clause {
  /// Whether it may do something.
  fileprivate var mayDoSomething: Bool { kind != .remark && probability >= Interpreter.likelyRequest }

  /// Whether it does something, and is likely enough to.
  fileprivate var decides: Bool {
    switch kind {
    case .move(.text), .remark, .beyond: false
    case .move: probability >= Interpreter.likelyRequest
    case .request: probability >= Interpreter.fairlySure
    }
  }
}

extension DialogueAct {
  /// Whether it makes the request before once more.
  fileprivate var isMadeAgain: Bool { if case .continuation = self { true } else { false } }

  fileprivate var isAdjusted: Bool { if case .adjust = self { true } else { false } }

  fileprivate var looksUp: Bool { if case .lookUp = self { true } else { false } }

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
    default: return nil
    }
  }
}
