import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary

/// The values on a path as values of the open request.
extension ActReader {
  func values(_ path: ActPath) -> DialogueAct? {
    let act = if let rest = path.rest { values(of: rest, path) } else { ownValues(path) }
    return act.flatMap { isForSomebodyElse($0, path) ? nil : $0 }
  }

  /// The values that stand on the path itself.
  private func ownValues(_ path: ActPath) -> DialogueAct? {
    // "One" only stands for the picked thing, and is no number.
    let isOne = { (value: ActPath.Value) in value.words.count == 1 && isOf([.one], value.words.lowerBound) }
    if expectation.question == .choice, path.values.contains(where: isOne) { return nil }
    var slots: [IntentDraft.Slot] = []
    for value in path.values where value.role != .wrong && value.role != .parameter {
      guard let settled = slot(value, named: parameter(path, before: value)) else { return nil }
      let isTwice = slots.contains { $0.parameter == settled[0].parameter }
      if isTwice, description?[parameter: settled[0].parameter]?.isArray != true || !isListed(value.words) {
        return nil
      }
      slots += settled
    }
    // At the go-ahead an unknown name changes nothing, unless words say that something is to be different.
    if path.form == .answer, expectation.question == .goAhead,
      path.values.contains(where: { $0.role == .asked && !isPlace($0.words) })
    {
      return nil
    }
    if path.form == .answer, expectation.question == .value, !isLenient, parameter(path) == nil, !isSymbolAlone(path),
      !slots.contains(where: { $0.parameter == expectation.parameter || isMarked($0, path) })
    {
      return nil
    }
    // "Me" beside another value is no party of one.
    if slots.count > 1,
      path.values.contains(where: {
        countsPeople($0.words) && lattice.traits[$0.words.lowerBound].contains(.firstPerson) && $0.words.count == 1
      })
    {
      return nil
    }
    guard slots.allSatisfy(isPlausible), !isLenient || slots.allSatisfy(isSure), !path.values.contains(where: isNoText),
      !isSomebody(path)
    else { return nil }
    let wrong = path.values.filter { $0.role == .wrong }.compactMap { slot($0)?.first }
    if slots.isEmpty {
      // A value that is not settled cannot be called wrong: it is what the user wants.
      let isWrong = expectation.settled.isEmpty || wrong.allSatisfy(isSettled)
      return wrong.isEmpty || !path.leftOut.isEmpty || !isWrong ? nil : .takeBack(wrong)
    }
    guard isAlone(path), isBesideOffer(slots, path), !slots.allSatisfy(isSettled) else { return nil }
    return offered(slots) ?? .values(slots.map { named(ofItsDay($0)) }, correction: isCorrection(path, slots))
  }

  /// Whether the words are no text of the user's: they open or close a reply, or begin with a value that is to be
  /// changed.
  private func isNoText(_ value: ActPath.Value) -> Bool {
    guard value.role == .text, value.words.lowerBound > 0 else { return false }
    let before = value.words.lowerBound - 1
    let isClose = [before, before + 1].contains { first in
      lattice.tokens[first].contains { token in
        first + Int(token.length) == value.words.upperBound
          && Self.closing.contains(grammar.classes[Int(token.wordClass)].name)
      }
    }
    if isClose { return true }
    guard isOf(Self.making, before),
      let found = lattice.found.values.first(where: { $0.words.lowerBound == value.words.lowerBound })
    else { return false }
    return description?.parameters.contains {
      $0.kind.isMeasured && found.meaning.converted(to: $0.kind, in: situation) != nil
    } == true
  }

  private static let making: Set = ["change", "make", "making"]
  private static let closing = names([.filler, .tail])

  /// Whether a value is certain enough to be picked out of other words: it is known, or a place by its kind or its
  /// capital letters.
  func isSure(_ slot: IntentDraft.Slot) -> Bool {
    guard !isKnown(slot.value.meaning), let words = slot.value.range.map(lattice.words.stretch) else { return true }
    return isPlace(words) || words.allSatisfy(lattice.isWrittenAsName)
  }

  /// Whether the whole reply is one symbol, which then answers by its kind.
  private func isSymbolAlone(_ path: ActPath) -> Bool {
    guard path.values.count == 1, path.free.isEmpty, path.leftOut.isEmpty else { return false }
    if case .symbol = path.values[0].filler { return true }
    return false
  }

  /// The values in the rest of a request.
  private func values(of rest: Reading, _ path: ActPath) -> DialogueAct? {
    guard rest.intent == expectation.intent else { return nil }
    let slots = rest.slots.filter { slot in
      let isUnit = slot.value.range == nil && description?[parameter: slot.parameter]?.kind == .symbol
      return slot.value.reference != .that && (slot.value.range != nil || isUnit)
    }
    let single = slots.map(\.parameter).filter { description?[parameter: $0]?.isArray != true }
    guard slots.allSatisfy(isPlausible), answers(slots), Set(single).count == single.count,
      !path.leftOut.contains(where: { $0.contains { isOf([.negation, .insteadOf], $0) } }),
      // A text that the open request's own verb introduces is not said to somebody in the room.
      isBesideOffer(slots.filter { description?[parameter: $0.parameter]?.kind != .text }, path)
    else { return nil }
    // Beside a text only known values are taken for other parameters.
    if asksForText,
      !slots.allSatisfy({
        $0.parameter == expectation.parameter || $0.value.reference == nil && isKnown($0.value.meaning)
      })
    {
      return nil
    }
    if slots.isEmpty || slots.allSatisfy(isSettled) { return nil }
    return offered(slots) ?? .values(slots.map { named(ofItsDay($0)) }, correction: isCorrection(path, slots))
  }

  /// Whether a value continues a list: it stands after a comma or a joining word.
  private func isListed(_ words: Range<Int>) -> Bool {
    let before = max(0, words.lowerBound - Self.mostInList)..<words.lowerBound
    return before.contains { isOf([.and], $0) }
      || (before.lowerBound + 1...words.lowerBound).contains { lattice.breaks[$0] != .none }
  }

  /// The most words between a joining word and the value, for a preposition and an article.
  private static let mostInList = 3

  /// The choices that the only value's words name; they are picked instead of being taken as a new value.
  private func offered(_ slots: [IntentDraft.Slot]) -> DialogueAct? {
    guard expectation.question == .choice, slots.count == 1, slots[0].parameter == expectation.parameter,
      let words = slots[0].value.range.map(lattice.words.stretch)
    else { return nil }
    // A name that fits all choices picks none of them.
    let count = expectation.choices.count
    return choices.first { $0.words == words && $0.places.count < count }.map { .choices($0.places) }
  }

  /// Whether values can be meant although choices are on offer: they are not the name that all choices share, an
  /// unknown person is capitalised or introduced, and they are no text, which would be said to somebody in the room.
  private func isBesideOffer(_ slots: [IntentDraft.Slot], _ path: ActPath) -> Bool {
    guard !expectation.choices.isEmpty, expectation.intents.isEmpty else { return true }
    let isLedTo = path.classes.contains { ["correction", "naming", "moving", "change", "instead"].contains($0) }
    // Somebody addressed at the beginning of a clause is not the person meant.
    let isAddressed = path.free.contains {
      $0.lowerBound > 0 && $0.count > 1 && lattice.breaks[$0.lowerBound] != .none
    }
    if isAddressed, !isLedTo { return false }
    return slots.allSatisfy { slot in
      let words = slot.value.range.map(lattice.words.stretch)
      guard let kind = description?[parameter: slot.parameter]?.kind, let words else { return true }
      if kind == .text { return false }
      guard slot.parameter == expectation.parameter else { return true }
      if choices.contains(where: { $0.words == words && $0.places.count == expectation.choices.count }) {
        return false
      }
      return kind != .person || isLedTo || isKnown(slot.value.meaning) || words.allSatisfy(lattice.isWrittenAsName)
        || words.contains { lattice.words.source($0..<$0 + 1).first?.isUppercase == true && $0 > 0 }
    }
  }

  /// Whether the words around the values ask nothing and contain no other value of their kind, or the values conclude
  /// them.
  private func isAlone(_ path: ActPath) -> Bool {
    let beside = path.free + path.leftOut
    if path.form == .answer || isLenient, isDenied(path) { return false }
    if beside.isEmpty || path.classes.contains("therefore") { return true }
    // A value that is taken back at once does not count against it.
    let asksForValue = expectation.question == .value
    if asksForValue, takesBack(path) { return true }
    // A value that is denied or asked about does not count.
    let denies = path.classes.contains("negation") || path.classes.contains("insteadOf")
    if !isLenient, !denies, beside.contains(where: { $0.contains { isOf([.negation, .insteadOf], $0) } }) {
      return false
    }
    if asksForValue {
      if lattice.words.text.contains("?") || beside.contains(where: { $0.lowerBound == 0 && asks(at: 0) }) {
        return false
      }
    }
    // A relationship with a name behind it is one person with that name.
    let isNamedBeside = path.values.contains { value in
      beside.contains { $0.lowerBound == value.words.upperBound }
        && value.filler.isPerson && value.words.upperBound < lattice.count
        && lattice.breaks[value.words.upperBound] == .none && lattice.isWrittenAsName(value.words.upperBound)
    }
    if isNamedBeside { return false }
    let kinds = path.values.compactMap { value in if case .value(let kind) = value.filler { kind } else { nil } }
    // A value that is said twice counts once.
    let said = path.values.compactMap { value in lattice.found.values.first { $0.words == value.words }?.meaning }
    return !lattice.found.values.contains { found in
      beside.contains { $0.contains(found.words.lowerBound) }
        && !path.values.contains { $0.words.overlaps(found.words) } && !said.contains { $0 == found.meaning }
        && kinds.contains { $0.kind?.isOwn(found.meaning) == true || $0 == .number }
    }
  }

  /// Whether a word of denial stands right before the only value; an answer has none.
  private func isDenied(_ path: ActPath) -> Bool {
    guard let (before, _) = wordsBefore(path) else { return false }
    return !before.words.isEmpty && !path.free.isEmpty && isOf([.negation], before.words.lowerBound)
  }

  /// Whether words of correcting stand right before the only value, with no other value behind it.
  private func takesBack(_ path: ActPath) -> Bool {
    guard let (before, value) = wordsBefore(path) else { return false }
    let corrects = ["correction", "act_no", "act_hold", "control_wait", "hesitating", "no", "change"].contains(
      before.name)
    // A word of denial takes back what is behind it.
    guard corrects, !isOf([.negation], before.words.lowerBound) else { return false }
    return !lattice.found.values.contains { $0.words.lowerBound >= value.words.upperBound }
  }

  /// The last words before the only value that do more than introduce it, and the value.
  private func wordsBefore(_ path: ActPath) -> ((name: String, words: Range<Int>), ActPath.Value)? {
    guard path.values.count == 1, let value = path.values.first else { return nil }
    let before = path.tokens.last { $0.words.upperBound <= value.words.lowerBound && !Self.leads($0.name) }
    return before.map { ($0, value) }
  }

  private static func leads(_ name: String) -> Bool { name == "comma" || leading.contains(name) }

  /// The lists whose words may stand between words of correcting and the value.
  private static let leading = names([.preposition, .article, .it, .is, .to, .filler, .and])
  private static let adding = names([.too, .addition, .same])

  private static func names(_ lists: [ReplyList]) -> Set<String> { Set(lists.map(\.name)) }

  func asks(at word: Int) -> Bool {
    lattice.traits[word].contains(.question) || isOf([.question], word)
  }

  /// The value with an unknown name freed of its article, or replaced by the person whose whole name it is.
  func named(_ slot: IntentDraft.Slot) -> IntentDraft.Slot {
    var named = slot
    switch slot.value.meaning {
    case .person(var person)
    where !person.siriMatches.isEmpty && person.relationship != nil && person.displayName.contains(" ") == false:
      person.relationship = nil
      named.value.meaning = .person(person)
    case .words:
      guard case .name? = description?[parameter: slot.parameter]?.kind, let range = slot.value.range else { break }
      let words = lattice.words.stretch(of: range).drop { isOf([.article, .preposition], $0) }
      if words.isEmpty { break }
      let bytes = lattice.words[words.startIndex].range.lowerBound..<lattice.words[words.endIndex - 1].range.upperBound
      named.value = SpokenValue(lattice.words.source(words), range: bytes, .words)
    default: break
    }
    return named
  }

  /// The people whose whole name it is, not only a part.
  private func whole(_ name: String) -> [Person] {
    lattice.utterance.vocabulary.matches(for: name, of: .contactName)
      .filter { $0.found == .exact || $0.found == .nickname }.compactMap(\.person)
  }

  static let denying: Set = ["change", "negation", "insteadOf", "act_no"]

  /// Whether words before a value mark it as one for a parameter.
  func isMarked(_ slot: IntentDraft.Slot, _ path: ActPath) -> Bool {
    path.values.contains { $0.introducers.contains { grammar.classes[Int($0)].name == "slotCue_\(slot.parameter)" } }
  }

  /// Whether the values change settled ones; an answer to the question changes none.
  func isCorrection(_ path: ActPath, _ slots: [IntentDraft.Slot]) -> Bool {
    if expectation.question == .goAhead { return true }
    let isAsked = slots.contains { $0.parameter == expectation.parameter }
    // For a parameter with several settled values a new one replaces them, unless words say that it is added.
    let asksForValue = expectation.question == .value
    if asksForValue, !isAsked, slots.allSatisfy(isOneOfMany) { return !adds(path) }
    // "Use my savings" answers where an account is asked for, and so does "twenty, no, thirty" for an amount; "make it
    // twenty" changes an earlier value.
    let changing =
      asksForValue && isAsked && kind != .text
      ? ["change"] : Self.denying.union(["correction"])
    if path.classes.contains(where: changing.contains) || path.form == .correct && !isAsked { return true }
    // A request said in full names everybody that it is for.
    let isOfSeveral = Set(slots.map(\.parameter)).count > 1
    if isOfSeveral, slots.contains(where: isOneOfMany), path.restStart.map(isOpenRequest) == true { return true }
    if expectation.question == .choice || expectation.question == .confirmation,
      let first = path.values.first?.words.lowerBound ?? path.restStart,
      (0..<first).contains(where: { isOf(["act_no", "negation"], $0) })
    {
      return true
    }
    return expectation.question == .confirmation && !slots.contains { $0.parameter == expectation.parameter }
  }

  /// Whether a value is for a parameter that takes several.
  private func isOneOfMany(_ slot: IntentDraft.Slot) -> Bool {
    description?[parameter: slot.parameter]?.isArray == true
  }

  /// Whether the words from one on are the open request in full, with its own verb.
  private func isOpenRequest(from first: Int) -> Bool {
    lattices.understanding(of: first..<lattice.count).best?.intent == expectation.intent
  }

  /// Whether words say that a value is added.
  private func adds(_ path: ActPath) -> Bool {
    let said = Set(path.classes)
    if !said.isDisjoint(with: Self.adding) { return true }
    let joins = said.contains("and") || isOf([.and, .addition], 0)
    return joins && said.isDisjoint(with: Self.denying.union(["correction"]))
  }

  /// Whether values answer: one is for the question, or all of them are known.
  func answers(_ slots: [IntentDraft.Slot]) -> Bool {
    guard expectation.question == .value || expectation.question == .choice,
      !slots.contains(where: { $0.parameter == expectation.parameter })
    else { return true }
    return slots.allSatisfy { slot in
      let kind = description?[parameter: slot.parameter]?.kind
      // An unknown place must be introduced by the words before it.
      let isLedTo = kind == .place && slot.value.range.map { lattice.words.stretch(of: $0).lowerBound > 0 } == true
      return kind != .text && (isKnown(slot.value.meaning) || isLedTo)
    }
  }

  func more(_ path: ActPath) -> DialogueAct? {
    added(path).flatMap { isForSomebodyElse($0, path) ? nil : $0 }
  }

  private func added(_ path: ActPath) -> DialogueAct? {
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

  /// The parameter that a path names; given a value, the last one named before it, or else the first.
  func parameter(_ path: ActPath, before value: ActPath.Value? = nil) -> String? {
    let names = path.values.filter { $0.role == .parameter }
    let before = value.flatMap { value in names.last { $0.words.upperBound <= value.words.lowerBound } }
    return (before.map { [$0] } ?? names).lazy.flatMap(\.classes).compactMap { wordClass -> String? in
      let name = grammar.classes[Int(wordClass)].name
      guard name.hasPrefix("parameter_") else { return nil }
      return description?[parameter: String(name.dropFirst("parameter_".count))]?.name
    }.first
  }
}
