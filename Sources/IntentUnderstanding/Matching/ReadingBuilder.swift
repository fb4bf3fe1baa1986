import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary
import StepCounting

/// Turns finished paths into readings: slots with their values, and the evidence word by word.
///
/// It is a class so that candidates share it.
final class ReadingBuilder: Sendable {
  let lattice: Lattice
  let shared: Interpreter.Shared
  let endings: [CompleteHypothesis]
  /// The hypotheses of the paths to the endings, path after path; and where each path ends.
  let hypotheses: [Hypothesis]
  let ends: [Int]

  var grammar: Grammar { lattice.reader.grammar }
  var utterance: Utterance { lattice.utterance }
  private var found: FoundSpans { lattice.found }

  init(_ lattice: Lattice, _ requests: JoinedRequests, _ shared: Interpreter.Shared) {
    self.lattice = lattice
    self.shared = shared
    endings = requests.endings
    hypotheses = requests.hypotheses
    ends = requests.ends
  }

  func intent(of place: Int) -> IntentName { grammar.intents[Int(endings[place].acceptance.intent)].name }
  func score(of place: Int) -> Double { Double(endings[place].score) }

  func endsInText(_ place: Int) -> Bool {
    hypotheses[ends[place] - 1].kind.isText
  }

  /// The first word of the path to an ending.
  func start(of place: Int) -> Int { Int(hypotheses[place > 0 ? ends[place - 1] : 0].start) }

  /// The index after the last word of the path to an ending.
  func end(of place: Int) -> Int { Int(hypotheses[ends[place] - 1].end) }

  func isDenied(_ place: Int) -> Bool { endings[place].isDenied }

  func beginsExplained(_ place: Int) -> Bool { hypotheses[place > 0 ? ends[place - 1] : 0].payload == 0 }

  /// The hypotheses that led to some of the endings, one after the other.
  func path(_ places: Range<Int>) -> ArraySlice<Hypothesis> {
    let first = places.lowerBound > 0 ? ends[places.lowerBound - 1] : 0
    return hypotheses[first..<ends[places.upperBound - 1]]
  }

  /// The hypotheses that led to one of the endings.
  func path(_ place: Int) -> ArraySlice<Hypothesis> { path(place..<place + 1) }

  /// The reading of one of the endings.
  func reading(_ place: Int) -> Reading {
    let ending = endings[place]
    let path = path(place)
    let intent = grammar.intents[Int(ending.acceptance.intent)]
    let phrase = grammar.phrases[Int(ending.acceptance.phrase)]
    let description = shared.descriptions[intent.name]
    let groups = SlotGroup.groups(of: path, joiner: grammar.joiner)
    let all = withSubject(SlotGroup.repaired(groups, on: path, grammar.slots)).map {
      slot($0, of: intent, description)
    }
    var slots = all.filter { $0.parameter != Grammar.Slot.untaken }
    let units = slots.indices.compactMap { count(&slots[$0], description) }
    // A phrase may give one parameter several members of a set.
    let said = slots
    for constant in phrase.constants
    where !said.contains(where: { $0.parameter == constant.parameter }) {
      slots.append(.init(constant.parameter, SpokenValue(constant.symbol, constant.meaning)))
    }
    for unit in units where !slots.contains(where: { $0.parameter == unit.parameter }) { slots.append(unit) }
    if let description { slots += valuesOfClauses(on: path, beside: slots, description) }
    let app = path.last.map { Int($0.app) } ?? -1
    var reading = Reading(
      intent.name, app: app >= 0 ? shared.appNames.identifiers[app] : nil, slots: slots,
      score: Double(ending.score), language: grammar.tag,
      evidence: evidence(path, ending, phrase: grammar.role(ofPhrase: ending.acceptance.phrase)))
    if let description {
      UntakenValues(lattice, path, of: description).move(from: &reading, looksBack: intent.looksBack)
      let lost = LostClauses(lattice, path, ending.acceptance).found
      reading.untaken += lost.map { Reading.Untaken(.clause, spoken($0, .words)) }
    }
    reading.untaken += all.filter { $0.parameter == Grammar.Slot.untaken }.map { Reading.Untaken(.value, $0.value) }
    return reading
  }

  /// The clauses among some words of the utterance that an ending leaves out.
  func leftOut(by place: Int, of words: Range<Int>) -> [Range<Int>] {
    var isTaken = [Bool](repeating: false, count: lattice.count)
    for hypothesis in path(place) where hypothesis.kind != .sentence {
      for word in Int(hypothesis.start)..<Int(hypothesis.end) { isTaken[word] = true }
    }
    var clauses: [Range<Int>] = []
    for word in words where !isTaken[word] {
      if let last = clauses.last, last.upperBound == word, lattice.breaks[word] == .none {
        clauses[clauses.count - 1] = last.lowerBound..<word + 1
      } else {
        clauses.append(word..<word + 1)
      }
    }
    return clauses
  }

  // MARK: - Slots

  /// The values, with a list of people split where the last of them are the subject of the text behind: in "tell Bobo
  /// Koko is late" the text begins with a verb that needs a subject, so only the first person is told.
  private func withSubject(_ groups: [SlotGroup]) -> [SlotGroup] {
    guard grammar.finite >= 0, groups.count > 2, let text = groups.last, case .text = grammar.slots[text.slot].filler,
      lattice.tokens[text.words.lowerBound].contains(where: { $0.wordClass == grammar.finite }),
      let subject = groups.indices.dropFirst().first(where: { groups[$0].isAnother(than: groups[$0 - 1]) }),
      groups[subject].hypotheses.first.map({ lattice.breaks[Int($0.start)] == .none }) == true,
      groups[groups.count - 2].words.upperBound == text.words.lowerBound
    else { return groups }
    var all = text
    all.hypotheses = hypotheses[groups[subject].hypotheses.startIndex..<text.hypotheses.endIndex]
    return groups[..<subject] + [all]
  }

  func slot(
    _ group: SlotGroup, of intent: Grammar.IntentEntry, _ description: IntentDescription?
  ) -> IntentDraft.Slot {
    let slot = grammar.slots[group.slot]
    var value =
      switch slot.filler {
      case .text, .term: text(group)
      case .person: person(group)
      case .symbol: symbol(group)
      case .value: self.value(group, looksBack: intent.looksBack)
      case .name, .place: name(group)
      }
    if case .value = slot.filler, let kind = description?[parameter: slot.parameter]?.kind {
      value.meaning = value.meaning.converted(to: kind, in: utterance.situation) ?? value.meaning
    }
    return IntentDraft.Slot(slot.parameter, value)
  }

  /// Turns a quantity into the number that its parameter takes; the unit becomes a value where the intent takes units.
  func count(_ slot: inout IntentDraft.Slot, _ description: IntentDescription?) -> IntentDraft.Slot? {
    guard slot.value.meaning.isQuantity, let description, let kind = description[parameter: slot.parameter]?.kind,
      let (number, symbol) = slot.value.meaning.counted(for: kind)
    else { return nil }
    slot.value.meaning = number
    return description.unit(symbol)
  }

  private func text(_ group: SlotGroup) -> SpokenValue {
    let range = FreeText.range(of: withQuestion(group), in: lattice.words)
    return SpokenValue(lattice.words.source(bytes: range), range: range)
  }

  /// The words of a text, with the word before it that makes it a question: "ask Koko if she is home".
  private func withQuestion(_ group: SlotGroup) -> Range<Int> {
    let words = group.words
    guard grammar.indirect >= 0, words.lowerBound > 0, !words.isEmpty,
      !isSlot(before: group.hypotheses.startIndex, group),
      lattice.tokens[words.lowerBound - 1].contains(where: { $0.wordClass == grammar.indirect && $0.length == 1 })
    else { return words }
    return words.lowerBound - 1..<words.upperBound
  }

  /// Whether the word before a value belongs to another one.
  private func isSlot(before index: Int, _ group: SlotGroup) -> Bool {
    hypotheses.indices.contains(index - 1) && hypotheses[index - 1].slot >= 0
      && hypotheses[index - 1].end == group.hypotheses[index].start
      && hypotheses[index - 1].start < hypotheses[index - 1].end
  }

  func spoken(_ words: Range<Int>, _ meaning: SpokenValue.Meaning) -> SpokenValue {
    SpokenValue(lattice.words.source(words), range: bytes(words), meaning)
  }

  private func bytes(_ words: Range<Int>) -> Range<Int>? { lattice.words.bytes(of: words) }

  private func person(_ group: SlotGroup) -> SpokenValue {
    if let listed = listed(group) { return listed }
    let reader = PersonReader(grammar: grammar, lattice: lattice)
    return spoken(group.words, reader.reference(group).map { .reference($0) } ?? .person(reader.person(group)))
  }

  /// The listed thing that the words point at.
  private func listed(_ group: SlotGroup) -> SpokenValue? {
    if found.listed.isEmpty { return nil }
    for hypothesis in group.hypotheses where hypothesis.kind == .span {
      guard let value = found.listed[hypothesis.payload]?.value else { continue }
      return SpokenValue(value.text, range: bytes(group.words), value.meaning)
    }
    return nil
  }

  private func symbol(_ group: SlotGroup) -> SpokenValue {
    let name = group.hypotheses.first.map { grammar.classes[Int($0.payload)].name } ?? ""
    return spoken(group.words, Self.meaning(ofSymbol: name))
  }

  static func meaning(ofSymbol name: String) -> SpokenValue.Meaning {
    if let reference = SpokenReference(symbol: name) { return .reference(reference) }
    return name == "true" || name == "false" ? .flag(name == "true") : .symbol(name)
  }

  private func value(_ group: SlotGroup, looksBack: Bool) -> SpokenValue {
    guard let hypothesis = group.hypotheses.first(where: { $0.kind == .span }) else {
      return spoken(group.words, .words)
    }
    if [.choice, .written, .namedPlace].contains(self.found[hypothesis.payload].kind) {
      return spoken(group.words, .words)
    }
    let found = self.found.values[Int(self.found[hypothesis.payload].source)]
    // Of "from today" the date is said by "today".
    let words = found.words == group.words ? found.core : group.words
    if found.isUnread || isCut(found, before: group.hypotheses.endIndex) { return spoken(group.words, .unread) }
    if looksBack, case .date = found.meaning {
      let past = lattice.reader.spotter.spans(in: lattice.words, situation: utterance.situation, tense: .gone).first {
        if case .date = $0.meaning { $0.words == found.words } else { false }
      }
      return spoken(words, past?.meaning ?? found.meaning)
    }
    return spoken(words, found.meaning)
  }

  /// Whether an unknown word that the path leaves out follows a bare number: it may be the number's unit.
  private func isCut(_ value: ValueSpan, before next: Int) -> Bool {
    guard case .number = value.meaning, hypotheses.indices.contains(next), hypotheses[next].kind == .skipped else {
      return false
    }
    let word = Int(hypotheses[next].start)
    return word == value.words.upperBound && lattice.breaks[word] == .none && lattice.traits[word].isUnknown
  }

  private func name(_ group: SlotGroup) -> SpokenValue {
    guard let hypothesis = group.hypotheses.first(where: { $0.kind == .span }) else {
      return spoken(withoutArticle(group), .words)
    }
    if let listed = listed(group) { return listed }
    let found = self.found.names[Int(self.found[hypothesis.payload].source)]
    let names = utterance.vocabulary.names(of: found)
    guard let first = names.first, let type = found.type else {
      return spoken(group.words, .words)
    }
    let isUntaken = grammar.slots[group.slot].parameter == Grammar.Slot.untaken
    let words = isUntaken ? withoutArticle(group) : group.words
    return spoken(words, .name(first, type, alternatives: Array(names.dropFirst())))
  }

  /// The words of an unknown name without the article before it; a place keeps its article.
  private func withoutArticle(_ group: SlotGroup) -> Range<Int> {
    guard let first = group.hypotheses.first, group.hypotheses.count > 1, first.kind == .token,
      case .name = grammar.slots[group.slot].filler
    else { return group.words }
    return Int(first.end)..<group.words.upperBound
  }

  // MARK: - Evidence

  private func evidence(
    _ path: ArraySlice<Hypothesis>, _ ending: CompleteHypothesis, phrase: String
  ) -> [Reading.Evidence] {
    var evidence: [Reading.Evidence] = []
    evidence.reserveCapacity(path.count + 1)
    var last = path.first?.score ?? 0
    evidence.append(
      Reading.Evidence(
        "", role: phrase, score: Double(last - ending.acceptance.cost)))
    // The words of the last piece of evidence; its text is cut out once it is complete.
    var open: Range<Int>?
    func close() {
      if let words = open { evidence[evidence.count - 1].text = lattice.words.source(words) }
      open = nil
    }
    // By slot, the last word before which one of its texts or names begins.
    var firsts: [Int16: Int32] = [:]
    for hypothesis in path.dropFirst() {
      Steps.count()
      if hypothesis.kind.isFirst { firsts[hypothesis.slot] = hypothesis.start }
      let score = Double(hypothesis.score - last)
      last = hypothesis.score
      let words = Int(hypothesis.start)..<Int(hypothesis.end)
      if hypothesis.continuesText, evidence[evidence.count - 1].role == role(of: hypothesis) {
        open = Int(firsts[hypothesis.slot] ?? hypothesis.start)..<Int(hypothesis.end)
        evidence[evidence.count - 1].score += score
      } else if !words.isEmpty {
        close()
        open = hypothesis.kind == .app ? name(ofAppIn: words, app: Int(hypothesis.payload)) : words
        evidence.append(Reading.Evidence("", role: role(of: hypothesis), score: score))
      }
    }
    close()
    let rest = Double(ending.score) - evidence.reduce(0) { $0 + $1.score }
    if rest < -0.01 { evidence.append(Reading.Evidence("", role: "app cannot", score: rest)) }
    return evidence
  }

  /// The name of an app without the words around it: "WhatsApp" of "on WhatsApp".
  private func name(ofAppIn words: Range<Int>, app: Int) -> Range<Int> {
    lattice.apps.first { $0.app == app && $0.start == words.lowerBound && $0.end == words.upperBound }?.name ?? words
  }

  private func role(of hypothesis: Hypothesis) -> String {
    let slot = hypothesis.slot >= 0 ? grammar.slotRoles[Int(hypothesis.slot)] : nil
    switch hypothesis.kind {
    case .start: return "start"
    case .token: return slot?.plain ?? grammar.classRoles[Int(hypothesis.payload)]
    case .span: return slot?.known ?? "known"
    case .app: return hypothesis.payload < 0 ? Reading.Evidence.missingApp : Reading.Evidence.app
    case .filler where hypothesis.payload == WordClass.adjunct: return "adjunct"
    case .filler where hypothesis.payload == WordClass.deferral: return "time"
    case .filler: return "filler"
    case .skipped: return Reading.Evidence.unexplained
    case .denial, .repair: return grammar.classRoles[Int(hypothesis.payload)]
    case .rest: return "rest"
    case .joint, .gap: return "joint"
    case .sentence: return Reading.Evidence.otherClause
    case .textFirst, .textMore, .nameFirst, .nameMore, .surname, .placeFirst, .placeMore: return slot?.free ?? "free"
    }
  }
}

extension Hypothesis {
  fileprivate var continuesText: Bool { kind == .textMore || kind == .nameMore || kind == .placeMore }
}

extension Hypothesis.Kind {
  fileprivate var isFirst: Bool { self == .textFirst || self == .nameFirst || self == .placeFirst }
}

extension IntentDescription {
  /// A unit where the intent takes units; `nil` where it takes none.
  func unit(_ symbol: String) -> IntentDraft.Slot? {
    let unit = SpokenValue(symbol, .symbol(symbol))
    return parameters.first { $0.kind == .symbol && $0.accepts(unit) }.map { .init($0.name, unit) }
  }
}
