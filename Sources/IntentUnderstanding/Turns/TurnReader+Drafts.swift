import IntentModel
import IntentText

/// A draft as it was changed.
struct EditedDraft {
  var text: IntentDraft.Slot
  /// Whether that text is surely meant.
  var isSure: Bool
}

/// Words that change the text of a request in part: the one that is read back at the go-ahead, or the one that was sent.
extension TurnReader {
  /// The parameter and the text that can be changed; `nil` where there is none.
  var draft: IntentDraft.Slot? {
    guard divides, let parameter = description?.draftParameter else { return nil }
    let text: String? =
      if let expectation {
        expectation.isAboutTheWhole ? expectation.settled[parameter]?.first : nil
      } else {
        sent
      }
    return text.map { IntentDraft.Slot(parameter, SpokenValue($0)) }
  }

  /// The text that was sent with the previous request; `nil` for one of a host's own, of which no weights know what is
  /// said about it.
  private var sent: String? {
    guard let last = situation.requests.first, weighingReader?.clauses.knows(last.intent) == true else { return nil }
    return last.text
  }

  /// How a clause changes the draft, or says it anew; `nil` where it changes no text.
  private func edit(_ draft: IntentDraft.Slot, by clause: Clause) -> TextEdit? {
    guard clause.kind.changesText, clause.probability >= Interpreter.likelyRequest,
      let edit = lattices.edit(draft.value.text, by: clause.words, in: weighingReader)
    else { return nil }
    // A person or another known value of the request is changed instead, where the text does not have it.
    let values = readAlone(clause.words, expecting: whole).act
    let isOther = { (slot: IntentDraft.Slot) in slot.parameter != draft.parameter && isKnown(slot) }
    return !edit.isAnchored && values.slots.contains(where: isOther) ? nil : edit
  }

  /// The draft as a clause changes it, as the new value; `nil` where the clause changes no text, or another text is fairly
  /// surely meant.
  private func edited(_ draft: IntentDraft.Slot, by clause: Clause) -> EditedDraft? {
    guard let edit = edit(draft, by: clause), edit.probability > 1 - Interpreter.fairlySure else { return nil }
    let text = SpokenValue(edit.text, range: words.bytes(of: clause.words))
    return EditedDraft(
      text: IntentDraft.Slot(draft.parameter, text), isSure: edit.probability >= Interpreter.fairlySure)
  }

  /// What a clause does that changes the draft: the new text, or, where several are about as likely, only that it is to be
  /// another; `nil` where it changes no text.
  func change(of draft: IntentDraft.Slot, by clause: Clause) -> DialogueAct? {
    guard edit(draft, by: clause) != nil else { return nil }
    guard let edited = edited(draft, by: clause) else { return .change(parameter: draft.parameter) }
    return .values([edited.text], correction: true)
  }

  /// The draft as several clauses change it, one after the other; `nil` where none changes it.
  func edited(_ draft: IntentDraft.Slot, by clauses: [Clause]) -> EditedDraft? {
    var (edited, isChanged) = (EditedDraft(text: draft, isSure: true), false)
    for clause in clauses {
      guard let new = self.edited(edited.text, by: clause) else { continue }
      edited = EditedDraft(text: new.text, isSure: new.isSure && edited.isSure)
      isChanged = true
    }
    return isChanged ? edited : nil
  }

  /// The clauses with those joined that change the text together: all but those before and behind them that surely do
  /// something else.
  ///
  /// How likely the text is to be changed at all, two witnesses tell: the ways in which all words together may change it,
  /// and what the clauses were learned to do. How far each is to be trusted beside the other is learned.
  func joiningChanges(_ clauses: [Clause]) -> [Clause] {
    guard let change = changeTogether(clauses), let weights = weighingReader?.weights else { return clauses }
    let chance = weights.evidence(at: expectation == nil ? .afterwards : .goAhead).probability(of: change.evidence)
    guard chance >= Interpreter.likelyRequest else { return clauses }
    let (some, places) = (clauses[change.places], change.places)
    let joined = Clause(
      words: clauses[places.lowerBound].words.lowerBound..<clauses[places.upperBound].words.upperBound,
      kind: .move(.change), probability: chance, effects: change.effects.changing(with: chance),
      chances: KindChances(first: some.compactMap(\.chances))?.changing(with: chance))
    return Array(clauses[..<places.lowerBound]) + [joined] + clauses[(places.upperBound + 1)...]
  }

  /// Clauses that may change the text together.
  private struct JointChange {
    var places: ClosedRange<Int>
    /// What they do, whatever the ways to change the text say.
    var effects: ClauseEffects
    var evidence: ChangeEvidence
  }

  /// The clauses that may change the text together; `nil` where none does, or the text is said anew.
  private func changeTogether(_ clauses: [Clause]) -> JointChange? {
    guard let draft, !clauses.contains(where: \.saysText),
      let whole = lattices.edit(draft.value.text, by: 0..<words.count, in: weighingReader)
    else { return nil }
    let takesPart = { (clause: Clause) in !clause.surelyDoesElse || clause.words.overlaps(whole.said) }
    guard let first = clauses.firstIndex(where: takesPart), let last = clauses.lastIndex(where: takesPart) else {
      return nil
    }
    let effects = ClauseEffects(together: clauses[first...last].compactMap(\.effects))
    return JointChange(
      places: first...last, effects: effects,
      evidence: ChangeEvidence(ways: whole.probabilityOfAny, clauses: effects[.values]))
  }

  /// What speaks for a change of the text by all that was said; `nil` where it cannot change it.
  var evidenceOfChange: ChangeEvidence? { changeTogether(clauses())?.evidence }

  /// How likely clauses change the text; 0 where none does.
  func chanceOfChange(_ clauses: [Clause]) -> Double {
    guard let draft else { return 0 }
    return clauses.filter { edit(draft, by: $0) != nil }.map(\.probability).reduce(0, max)
  }

  /// The open question, or the previous request as if it waited for a go-ahead.
  private var whole: Expectation { if let expectation { expectation } else { afterwards } }

  private func isKnown(_ slot: IntentDraft.Slot) -> Bool {
    weighingReader.map { actReader($0, whole).hasSureMeaning(slot) } == true
  }

  /// Acts without those that take some words of clauses which change a text for the whole new text.
  func withoutFragments(_ weighed: [Weighed], _ clauses: [Clause]) -> [Weighed] {
    guard let draft, clauses.contains(where: { edit(draft, by: $0) != nil }) else { return weighed }
    return weighed.filter { found in
      switch found.rated.act {
      case .values(let slots, _): !slots.allSatisfy { $0.parameter == draft.parameter || !isKnown($0) }
      case .adjust, .takeBack, .remove: false
      default: true
      }
    }
  }
}

extension IntentDescription {
  /// The parameter whose text can be changed in part; `nil` where there is none.
  ///
  /// The text of a request with an amount is a note, and its values are rather those of the request.
  package var draftParameter: String? { parameters.contains { $0.kind == .money } ? nil : textParameter }
}

extension Clause {
  /// Whether it surely does something that changes no text.
  fileprivate var surelyDoesElse: Bool {
    let open: [ClauseKind] = [.move(.change), .move(.text), .move(.answer), .move(.no), .remark]
    return probability >= Interpreter.surelyRequest && !open.contains(kind)
  }

  /// Whether it is likely a whole new text.
  fileprivate var saysText: Bool { kind == .move(.text) && probability >= Interpreter.likelyRequest }
}

extension ClauseKind {
  /// Whether it may change a text, or say it anew.
  fileprivate var changesText: Bool { self == .move(.change) || self == .move(.text) }
}
