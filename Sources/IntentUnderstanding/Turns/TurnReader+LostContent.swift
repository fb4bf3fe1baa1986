#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary

/// Content of the words that would otherwise be lost: more people than a parameter takes, a negative amount, "but don't
/// send it yet".
extension TurnReader {
  /// An act with all its content restored.
  func restoringLostContent(of act: DialogueAct) -> DialogueAct {
    switch act {
    case .request(let understanding): return .request(restoringLostContent(of: understanding).0)
    case .values(let slots, let correction):
      guard let intent = expectation.flatMap({ interpreter.descriptions[$0.intent] }), let reader = weighingReader
      else { return act }
      let lattice = lattices.prescreen(for: reader).lattice
      let said = slots.map { slot in
        switch intent[parameter: slot.parameter]?.kind {
        case .text: withoutAnnouncement(slot, lattice)
        case .place: withoutRemark(slot, lattice)
        default: slot
        }
      }
      return .values(said + self.slots(ofListed: said, intent, lattice.found), correction: correction)
    default: return act
    }
  }

  /// The request with all that was said, and whether the user wants it held back.
  ///
  /// - Parameter isRest: Whether it stands behind another request, whose people its pronouns mean.
  func restoringLostContent(of understanding: Understanding, isRest: Bool = false) -> (Understanding, isHeldBack: Bool)
  {
    var understanding = understanding
    if let rest = understanding.rest, let second = rest.understanding {
      let (said, isHeldBack) = restoringLostContent(of: second, isRest: true)
      understanding.rest = isHeldBack ? .init(rest.words) : .init(rest.words, said)
    }
    guard var best = understanding.best, let description = interpreter.descriptions[best.intent],
      let reader = interpreter.readers.first(where: { $0.grammar.tag == best.languageTag })
    else { return (understanding, false) }
    let lattice = lattices.prescreen(for: reader).lattice
    var isHeldBack = false
    best.slots = best.slots.compactMap { slot in
      guard let kind = description[parameter: slot.parameter]?.kind else { return slot }
      switch kind {
      case .text:
        if slot.value.reference == nil, isBrokenOff(slot.value, lattice) { return nil }
        let slot = withoutAnnouncement(slot, lattice)
        guard let text = withoutHolding(slot.value, lattice) else { return slot }
        isHeldBack = true
        return IntentDraft.Slot(slot.parameter, text)
      case .place: return withoutRemark(slot, lattice)
      case .money: return isPositive(slot.value, lattice) ? slot : nil
      case .person where slot.value.reference?.isPerson == true && !isRest:
        return namedBefore(slot, among: best.slots, lattice)
      case .person where description[parameter: slot.parameter]?.isArray == false:
        return IntentDraft.Slot(slot.parameter, withOthers(slot.value, lattice))
      default: return slot
      }
    }
    readdress(&best, description, lattice)
    revalue(&best, description, lattice)
    best.slots += slots(ofListed: best.slots, description, lattice.found)
    var said = understanding
    said.best = best
    return (said, isHeldBack)
  }

  /// What else is known of listed things that some values name: by when a bill is due, where two are of one sender.
  private func slots(
    ofListed slots: [IntentDraft.Slot], _ intent: IntentDescription, _ found: FoundSpans
  ) -> [IntentDraft.Slot] {
    if found.listed.isEmpty { return [] }
    let meant = slots.compactMap { slot in
      found.listed.first { span, _ in
        words.bytes(of: found[span].words).map { slot.value.range?.overlaps($0) == true } == true
      }?.value.thing
    }
    return meant.flatMap { $0.slots(of: intent) }.filter { more in !slots.contains { $0.parameter == more.parameter } }
  }

  /// The name of a place that nobody knows, without what is only said behind it.
  private func withoutRemark(_ slot: IntentDraft.Slot, _ lattice: Lattice) -> IntentDraft.Slot {
    guard slot.value.meaning == .words, slot.value.reference == nil, let range = slot.value.range else { return slot }
    let name = words.stretch(of: range)
    let remark = clauses().first { clause in
      clause.kind == .remark && name.dropFirst().contains(clause.words.lowerBound)
        && clause.probability >= Interpreter.likelyRequest
    }
    guard let end = remark?.words.lowerBound else { return slot }
    let bytes = range.lowerBound..<words[end - 1].range.upperBound
    return IntentDraft.Slot(slot.parameter, SpokenValue(words.source(bytes: bytes), range: bytes))
  }

  // MARK: Somebody else

  /// Sends a text to whom words of correcting at its end name instead.
  private func readdress(_ reading: inout Reading, _ intent: IntentDescription, _ lattice: Lattice) {
    guard let person = intent.parameters.first(where: { $0.kind == .person })?.name,
      let text = reading.slots.firstIndex(where: { intent[parameter: $0.parameter]?.kind == .text }),
      let (kept, other) = withoutCorrection(reading.slots[text].value, lattice)
    else { return }
    reading.slots[text].value = kept
    reading.slots.removeAll { $0.parameter == person }
    reading.slots.append(IntentDraft.Slot(person, other))
  }

  /// A text without words of correcting at its end that name somebody, and whom they name.
  private func withoutCorrection(
    _ value: SpokenValue, _ lattice: Lattice
  ) -> (text: SpokenValue, person: SpokenValue)? {
    guard let range = value.range else { return nil }
    let (first, end) = (words.word(at: range.lowerBound), words.word(at: range.upperBound))
    let names = lattice.utterance.names.filter {
      $0.type == .contactName && $0.found.isSure && $0.words.upperBound == end
    }
    guard let name = names.max(by: { $0.words.count < $1.words.count })?.words, first < name.lowerBound - 1 else {
      return nil
    }
    for start in first + 1..<name.lowerBound where corrects(start..<name.lowerBound, lattice) {
      let kept = range.lowerBound..<words[start - 1].range.upperBound
      return (SpokenValue(words.source(bytes: kept), range: kept), person(named: name))
    }
    return nil
  }

  /// Takes the value with which words of correcting inside a text replace another one.
  private func revalue(_ reading: inout Reading, _ intent: IntentDescription, _ lattice: Lattice) {
    guard let place = reading.slots.firstIndex(where: { intent[parameter: $0.parameter]?.kind == .text }),
      let range = reading.slots[place].value.range
    else { return }
    let text = words.stretch(of: range)
    for value in lattice.found.values where !value.isUnread && text.dropFirst().contains(value.words.lowerBound) {
      let other = reading.slots.firstIndex { slot in
        intent[parameter: slot.parameter].map { parameter in
          parameter.kind.isMeasured && value.meaning.converted(to: parameter.kind, in: situation) != nil
        } == true
      }
      let start = (text.lowerBound + 1..<max(text.lowerBound + 1, value.words.lowerBound))
        .first { lattice.breaks[$0] != .none && corrects($0..<value.words.lowerBound, lattice) }
      guard let other, let start else { continue }
      let kept = range.lowerBound..<words[start - 1].range.upperBound
      reading.slots[place].value = SpokenValue(words.source(bytes: kept), range: kept)
      reading.slots[other].value = SpokenValue(
        words.source(value.words), range: words.bytes(of: value.words), value.meaning)
      let rest = value.words.upperBound..<max(value.words.upperBound, text.upperBound)
      if !rest.isEmpty, !lattice.isTalk(rest) {
        reading.untaken.append(.init(.clause, SpokenValue(words.source(rest), range: words.bytes(of: rest))))
      }
      return
    }
  }

  /// Whether words are all of correcting; one that is said in texts as well must be parted from the text, or lead on.
  private func corrects(_ range: Range<Int>, _ lattice: Lattice) -> Bool {
    func longest(_ lists: Set<String>, at word: Int) -> Int? {
      lattice.length(lists, at: word, before: range.upperBound)
    }
    guard let length = longest(Self.correcting, at: range.lowerBound) else { return false }
    var word = range.lowerBound + length
    let isSure = length > 1 || word < range.upperBound && longest(Self.correcting, at: word) != nil
    while word < range.upperBound {
      guard let next = longest(Self.correcting.union(Self.behindCorrection), at: word) else { return false }
      word += next
    }
    return isSure || lattice.breaks[range.lowerBound] != .none
  }

  /// The lists whose words take something back, and those whose words may stand between these and a name.
  private static let correcting = Set([ReplyList.correction.name, "control_wait", "act_no"])
  private static let behindCorrection = Set(
    ([.change, .preposition, .it, .is, .to, .instead, .filler] as [ReplyList]).map(\.name))

  // MARK: Amounts

  /// Whether an amount is positive in the user's words.
  private func isPositive(_ value: SpokenValue, _ lattice: Lattice) -> Bool {
    if case .money(let amount) = value.meaning, amount.amount <= 0 { return false }
    guard let range = value.range else { return true }
    let before = words.source(bytes: 0..<range.lowerBound)
    let signed = before.last { $0 != " " }.map { $0 == "-" || $0 == "\u{2212}" } == true
    if signed, let sign = before.lastIndex(where: { $0 != " " }) {
      return before[..<sign].last.map { $0.isLetter || $0.isNumber } ?? false
    }
    let first = words.word(at: range.lowerBound)
    return first == 0 || lattice.length([.minus], at: first - 1, before: first) == nil
  }

  // MARK: People

  /// A pronoun as the one person whom the same utterance has named before it for nothing else; as it is, where there is
  /// no such person.
  private func namedBefore(
    _ slot: IntentDraft.Slot, among slots: [IntentDraft.Slot], _ lattice: Lattice
  ) -> IntentDraft.Slot {
    guard let end = slot.value.range?.lowerBound else { return slot }
    let names = lattice.utterance.names.compactMap { name -> Range<Int>? in
      guard name.type == .contactName, name.found.isSure, let bytes = words.bytes(of: name.words),
        bytes.upperBound <= end, !slots.contains(where: { $0.value.range?.overlaps(bytes) == true })
      else { return nil }
      return name.words
    }
    guard let last = names.onlyOne else { return slot }
    return people(words.source(last)).isEmpty ? slot : IntentDraft.Slot(slot.parameter, person(named: last))
  }

  /// The person whom some words name.
  private func person(named name: Range<Int>) -> SpokenValue {
    let text = words.source(name)
    return SpokenValue(text, range: words.bytes(of: name), .person(Person(text, siriMatches: people(text))))
  }

  /// A person with the others named beside it: the app gets all of them, so that it asks which one is meant.
  private func withOthers(_ value: SpokenValue, _ lattice: Lattice) -> SpokenValue {
    guard case .person(var person) = value.meaning, let range = value.range else { return value }
    var (first, end) = (words.word(at: range.lowerBound), words.word(at: range.upperBound))
    var named = person.siriMatches.isEmpty ? people(value.text) : person.siriMatches
    if named.isEmpty, let both = both(in: first..<end, lattice) {
      person.siriMatches = both
      return SpokenValue(value.text, range: range, .person(person))
    }
    let alone = first..<end
    while named.count < Self.mostPeople, let (start, others) = before(first, lattice) {
      named = others.filter { !named.contains($0) } + named
      first = start
    }
    while named.count < Self.mostPeople, let (next, others) = after(end, lattice) {
      named += others.filter { !named.contains($0) }
      end = next
    }
    guard first..<end != alone, end <= words.count else { return value }
    let whole = words[first].range.lowerBound..<words[end - 1].range.upperBound
    person.siriMatches = named
    person.displayName = words.source(bytes: whole)
    return SpokenValue(words.source(bytes: whole), range: whole, .person(person))
  }

  /// Two people whose names were read as one name.
  private func both(in range: Range<Int>, _ lattice: Lattice) -> [Person]? {
    for index in range.dropFirst() {
      guard lattice.length([.and], at: index, before: range.upperBound) != nil,
        let (end, others) = after(index, lattice), end == range.upperBound
      else { continue }
      let first = people(words.source(range.lowerBound..<index))
      if !first.isEmpty { return first + others }
    }
    return nil
  }

  /// The people that are named after "and", and where they end.
  private func after(_ end: Int, _ lattice: Lattice) -> (end: Int, people: [Person])? {
    guard let and = lattice.length([.and], at: end, before: words.count) else { return nil }
    var start = end + and
    // "A Koko y a Zira".
    start += lattice.length([.preposition], at: start, before: words.count) ?? 0
    for length in stride(from: min(Self.longestName, words.count - start), through: 1, by: -1) {
      let others = people(words.source(start..<start + length))
      if !others.isEmpty { return (start + length, others) }
    }
    return nil
  }

  /// The people that are named before "and", and where they begin.
  private func before(_ first: Int, _ lattice: Lattice) -> (start: Int, people: [Person])? {
    var end = first
    if end > 0, lattice.length([.preposition], at: end - 1, before: end) == 1 { end -= 1 }
    guard end > 1, lattice.length([.and], at: end - 1, before: end) == 1 else { return nil }
    end -= 1
    for length in stride(from: min(Self.longestName, end), through: 1, by: -1) {
      let others = people(words.source(end - length..<end))
      if !others.isEmpty { return (end - length, others) }
    }
    return nil
  }

  /// The most words of a name.
  private static let longestName = 3
  /// The most people that can be named at once.
  private static let mostPeople = 10

  private func people(_ name: String) -> [Person] {
    vocabulary.matches(for: name, of: .contactName)
      .filter { $0.found == .exact || $0.found == .nickname || $0.found == .partial }.compactMap(\.person)
  }
}
