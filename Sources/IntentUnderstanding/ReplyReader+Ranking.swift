import Foundation
import IntentModel
import IntentText

extension ReplyReader {
  typealias RatedAct = TurnReading.RatedAct

  /// How well acts explain the words of a reply, on the scale of requests: these lie between 0 and about 2.
  private enum Score {
    /// Nothing but the words of hesitating or taking back.
    static let turn = 2.95
    /// Nothing but the words of yes, no, cancelling, help, repeating.
    static let act = 3.0
    /// A no or a cancelling before words that nothing explains: anything that explains all of them is meant rather.
    static let actBeginning = 1.9
    static let question = 2.9
    /// Leaving a value out, in words that could cancel as well.
    static let skip = 3.05
    /// A question about what is offered: repeating the offer, or help, would answer it less well.
    static let offer = skip
    /// Not yet: what is only waited for is not refused.
    static let hold = 2.8
    static let choice = 2.5
    /// A person after words that name the recipient.
    static let addressed = 2.6
    /// Words of correcting with something known after them.
    static let correction = 2.4
    /// A word of changing with something known after it: “maak er 25 van, het is voor de lunch” transfers nothing.
    static let knownChange = turn
    /// A value that is wrong and the one that is right, where each alone would be the right one.
    static let negation = 2.45
    static let change = 2.2
    /// A value by the one before, which its words alone would be another of: "an hour later".
    static let adjustment = 3.1
    /// Other words in place of the user's own, which need not be known.
    static let textChange = question
    /// Something known: a person, an amount, a date.
    static let known = 2.0
    static let unknownCorrection = 1.2
    /// Something is to be otherwise, and nothing says what.
    static let unheard = 0.2
    /// One clause, with others around it that nothing explains.
    static let clause = 1.1
    /// The beginning of a question of the user's own, with words after it that are not looked at.
    static let questionBeginning = 1.0
    /// A name, a place or a term that nothing knows.
    static let unknown = 0.1
    /// The user's own words are what nothing else explains.
    static let content = unknown
  }

  /// The acts that the words can be beside a request of another intent.
  func candidates() -> [RatedAct] {
    var reading = underUndoing(completed(read()))
    if case .request(let understanding) = reading { reading = interpreter.act(for: understanding) }
    if case .values(let slots, false) = reading, !isOwnLanguage, slots.allSatisfy(isAnyWord) {
      reading = .notUnderstood
    }
    var candidates = reading == .notUnderstood ? [] : [RatedAct(reading, score(of: reading))]
    if !candidates.isEmpty { candidates[0].missedClause = missedClause(of: reading) }
    guard words.count <= Self.mostWords else { return candidates }
    let all = 0..<words.count
    candidates += turnCandidates(all, besides: reading)
    if !asksForText, let question = questionOfTheUsers(all) {
      candidates.append(RatedAct(.question(question.facet), score(of: question)))
    }
    if let adjustment = adjustment(trimmed(all)) {
      let otherwise: [IntentDraft.Slot] = if case .values(let slots, _) = reading { slots } else { [] }
      candidates.append(RatedAct(.adjust(adjustment, otherwise: otherwise), Score.adjustment))
    }
    if valueThatBeginsLikeAnAct(trimmed(all)) == nil {
      if let negated = negated(trimmed(all)) {
        candidates.append(RatedAct(negated, Score.negation))
      } else if !asksForText, denies(all), let said = mentions(trimmed(all)), said.rejects {
        candidates.append(RatedAct(.values(said.slots, correction: true), Score.negation))
      }
    }
    if candidates.allSatisfy({ $0.score < Score.clause }), let act = byClauses(all, besides: reading) {
      candidates.append(RatedAct(act, Score.clause))
    }
    return candidates
  }

  /// Whether a value is one only since the language knows none of the words: to another each word may be a name.
  private func isAnyWord(_ slot: IntentDraft.Slot) -> Bool {
    !isKnown(slot.value.meaning) && (slot.value.text.first?.isUppercase != true || Words(slot.value.text).count > 2)
  }

  /// Whether a word of denying has something before it or after it.
  private func denies(_ all: Range<Int>) -> Bool {
    all.contains { index in
      replies.length([.negation, .insteadOf], at: index, before: all.upperBound) != nil
    }
  }

  /// A question of the user's, also one after a no or a "but".
  private func questionOfTheUsers(_ all: Range<Int>) -> (facet: QuestionSubject, isWhole: Bool)? {
    if let question = phrases.question(all) { return question }
    let rest = replies.dropping(.but, from: withoutOpening(trimmed(all)))
    return phrases.question(rest).flatMap { $0.isWhole ? $0 : nil }
  }

  private func score(of question: (facet: QuestionSubject, isWhole: Bool)) -> Double {
    guard question.isWhole else { return Score.questionBeginning }
    return question.facet == .options && !expectation.choices.isEmpty ? Score.offer : Score.question
  }

  private func score(of act: DialogueAct) -> Double {
    switch act {
    case .no where isHold: Score.hold
    case .no where !isWholeAct, .cancel where !isWholeAct: Score.actBeginning
    case .yes, .yesThen, .no, .cancel, .help, .repetition: Score.act
    case .choices, .allChoices: Score.choice
    case .change, .remove: Score.change
    case .also: Score.negation
    case .values(let slots, let isCorrection): score(of: slots, isCorrection: isCorrection)
    case .request(let understanding), .lookUp(let understanding): understanding.best?.score ?? 0
    default: 0
    }
  }

  private func score(of slots: [IntentDraft.Slot], isCorrection: Bool) -> Double {
    if slots.isEmpty { return Score.unheard }
    let isKnown = slots.contains { self.isKnown($0.value.meaning) }
    if isCorrection {
      let isText = slots.contains { kind(of: $0.parameter) == .text }
      if isKnown { return beginsToChange ? Score.knownChange : Score.correction }
      return isText ? Score.textChange : Score.unknownCorrection
    }
    if isAddressed(slots) { return Score.addressed }
    if isKnown { return Score.known }
    return asksForText ? Score.content : Score.unknown
  }

  /// Whether known people are what was understood.
  private func isAboutSomebody(_ act: DialogueAct) -> Bool {
    switch act {
    case .also: true
    case .values(let slots, _): slots.contains { kind(of: $0.parameter) == .person && isKnown($0.value.meaning) }
    default: false
    }
  }

  /// Whether words of changing begin the reply, or follow a yes and a "but".
  private var beginsToChange: Bool {
    let body = withoutBut(withoutOpening(trimmed(0..<words.count)))
    return replies.length(.change, of: body) != nil
  }

  // MARK: What answers nothing

  private func turnCandidates(_ all: Range<Int>, besides reading: DialogueAct) -> [RatedAct] {
    guard let turn = phrases.turnAct(all) else { return [] }
    let sure = ActPhrases(replies: replies, asksForText: true)
    switch turn {
    case .wait: return [RatedAct(.hesitation, Score.turn)]
    // Where the open request takes something back, these may be its own words, which agree to it.
    case .back: return reading == .yes ? [] : [RatedAct(.takeBack([]), Score.turn)]
    // "It doesn't matter" gives up the value that is asked for; only where none is asked does it give up the request.
    case .skip:
      let score = sure.act(all) == .cancel ? Score.skip : Score.question
      return [.value, .choice].contains(expectation.question) ? [RatedAct(.skip, score)] : []
    case .restart: return [RatedAct(.startOver, Score.turn)]
    case .resume:
      let place = phrases.resumed(all, of: situation.waiting)
      // Where nothing waits, the words are what they say; and so are “et la même chose pour Zira”, where none is named.
      return asksForText && situation.waiting.isEmpty || place == nil && isAboutSomebody(reading)
        ? [] : [RatedAct(.resume(place: place), Score.question)]
    case .thanks: return asksForText ? [] : [RatedAct(.thanks, Score.known)]
    case .greet: return asksForText ? [] : [RatedAct(.greeting, Score.known)]
    // A user who leaves does not go on with the request.
    case .farewell: return asksForText ? [] : [RatedAct(.cancel, Score.known)]
    case .both: return expectation.choices.count == 2 ? [RatedAct(.allChoices, Score.turn)] : []
    case .all: return meansAll(all) ? [RatedAct(.allChoices, Score.turn)] : []
    case .appHelp: return []
    }
  }

  /// Whether the words are nothing but those of an act, with words of correcting before or after them.
  private var isWholeAct: Bool {
    let all = 0..<words.count
    let body = trimmed(all)
    return [all, body, withoutInstead(body), withoutInstead(withoutOpening(body))].contains { act($0) != nil }
  }

  private var isHold: Bool {
    let all = 0..<words.count
    return (act(all) ?? act(trimmed(all))) == .hold
  }

  /// Whether the words say that a person is asked for: "send it to Zaphod".
  private func isAddressed(_ slots: [IntentDraft.Slot]) -> Bool {
    kind == .person && slots.contains { $0.parameter == expectation.parameter }
      && [startsWithPreposition, startsWithNaming].contains { $0(withoutOpening(trimmed(0..<words.count))) }
  }

  /// Whether as many are meant as are offered: "all three" of four is none of them.
  private func meansAll(_ all: Range<Int>) -> Bool {
    guard expectation.choices.count > 1 else { return false }
    return reader.spotter.spans(in: words, situation: situation).allSatisfy { span in
      guard case .number(let number) = span.meaning else { return true }
      return number == Decimal(expectation.choices.count)
    }
  }
}
