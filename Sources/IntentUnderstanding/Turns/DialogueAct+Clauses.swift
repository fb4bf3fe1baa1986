import IntentModel

/// What the act of a clause means beside those of other clauses.
extension DialogueAct {
  /// Whether it is talk beside an answer: it changes nothing.
  var isTalk: Bool {
    switch self {
    case .notUnderstood, .hesitation, .thanks, .greeting, .remark: true
    default: false
    }
  }

  /// Whether it says something where nothing is open.
  var isOfItsOwn: Bool {
    switch self {
    case .followUp, .continuation, .adjust, .takeBack, .repetition, .help, .appHelp, .resume, .request, .lookUp: true
    case .question(let subject): subject != .other
    default: false
    }
  }

  /// Whether it is what a clause does that was learned to make a move.
  func makes(_ move: ClauseKind.Move) -> Bool {
    switch (move, self) {
    case (.yes, .yes), (.yes, .yesThen), (.no, .no), (.no, .cancel), (.no, .cancelThen), (.cancel, .cancel),
      (.cancel, .no), (.cancel, .cancelThen), (.wait, .hesitation), (.ask, .question), (.again, .also):
      true
    case (.answer, _): hasValues || picks
    case (.change, .adjust), (.change, .remove), (.change, .change): true
    case (.change, _), (.again, _): hasValues
    default: false
    }
  }

  /// Whether it has values that are known, and not only words; an act without any has.
  func hasSureValues(_ reply: ActReader?) -> Bool {
    guard case .values(let slots, _) = self else { return true }
    return reply.map { slots.allSatisfy($0.hasSureMeaning) } == true
  }

  /// Whether it gives values, all of them known and none by a word that refers to something.
  func givesKnownValues(_ reply: ActReader?) -> Bool {
    hasValues && hasSureValues(reply) && slots.allSatisfy { $0.value.reference == nil }
  }

  /// What a clause does that was learned to make a move, where the move says all of it.
  init?(_ move: ClauseKind.Move) {
    switch move {
    case .yes: self = .yes
    case .no: self = .no
    case .cancel: self = .cancel
    case .wait: self = .hesitation
    case .ask: self = .question(.other)
    case .change: self = .values([], correction: true)
    case .answer, .text, .again, .undo: return nil
    }
  }

  /// The values that it gives the request.
  var slots: [IntentDraft.Slot] {
    switch self {
    case .values(let slots, _), .also(let slots): slots
    default: []
    }
  }

  /// Whether it is a question about the request.
  var asks: Bool { if case .question = self { true } else { false } }

  /// Whether it is a wish of its own, which the whole would have been read as.
  var isOwnWish: Bool {
    switch self {
    case .beyond, .question(.other): true
    default: false
    }
  }

  /// Whether something was said to be different, and it was not understood what.
  var isUnread: Bool { if case .values(let slots, true) = self { slots.isEmpty } else { false } }

  /// Whether it gives values for the parameters of another act and for more.
  func givesMore(than other: DialogueAct) -> Bool {
    Set(slots.map(\.parameter)).isStrictSuperset(of: other.slots.map(\.parameter)) && other.hasValues
  }

  /// Whether it leaves open what another act says: what is to be different, or to be done instead.
  func saysLess(than other: TurnReading.RatedAct) -> Bool {
    self == .no && other.act.isUnread || isUnread && other.explainsAll && other.act.hasValues
  }

  /// Whether both are an answer with a request behind it.
  func isTwofold(as other: DialogueAct) -> Bool {
    switch (self, other) {
    case (.yesThen, .yesThen), (.cancelThen, .cancelThen): true
    default: false
    }
  }

  /// Whether it is another act with a wish behind it.
  func continues(_ other: DialogueAct) -> Bool {
    switch (self, other) {
    case (.yesThen, .yes), (.cancelThen, .cancel), (.cancelThen, .no): true
    default: false
    }
  }

  /// A request with clauses of which the user is told that they are left out.
  func leavingOut(_ clauses: [SpokenValue]) -> DialogueAct {
    guard !clauses.isEmpty, var understanding else { return self }
    understanding.best?.untaken += clauses.map { Reading.Untaken(.clause, $0) }
    return if case .lookUp = self { .lookUp(understanding) } else { .request(understanding) }
  }

  /// The act with its values that many bytes later in the text.
  func moved(by bytes: Int) -> DialogueAct {
    func moved(_ slots: [IntentDraft.Slot]) -> [IntentDraft.Slot] {
      slots.map { slot in
        var slot = slot
        slot.value.range = slot.value.range.map { $0.lowerBound + bytes..<$0.upperBound + bytes }
        return slot
      }
    }
    func moved(_ understanding: Understanding) -> Understanding {
      var understanding = understanding
      understanding.best.map { understanding.best?.slots = moved($0.slots) }
      return understanding
    }
    switch self {
    case .values(let slots, let correction): return .values(moved(slots), correction: correction)
    case .takeBack(let slots): return .takeBack(moved(slots))
    case .also(let slots): return .also(moved(slots))
    case .adjust(let adjustment, let slots): return .adjust(adjustment, otherwise: moved(slots))
    case .request(let understanding): return .request(moved(understanding))
    case .lookUp(let understanding): return .lookUp(moved(understanding))
    case .continuation(var said):
      said.slots = moved(said.slots)
      return .continuation(said)
    default: return self
    }
  }
}

extension ActReader {
  /// Whether a value is known, and not only words.
  func hasSureMeaning(_ slot: IntentDraft.Slot) -> Bool { slot.value.meaning != .words && isSure(slot) }
}
