import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary

/// Reads requests that no phrase reads, by what was learned of their words.
extension Interpreter {
  /// An utterance as the learned weights of clauses see it; `nil` where nothing is said or no phrase has any of the
  /// words.
  package func clauseFeatures(
    _ utterance: String, vocabulary: VocabularyIndex, in situation: Situation
  ) -> ClauseFeatures? {
    let words = Words(utterance)
    guard words.count > 0, words.count <= WordLattice.mostWords else { return nil }
    return prescreens(at: Utterance(words, vocabulary: vocabulary, in: situation)).first?.lattice.clauseFeatures
  }

  /// The ways in which something said, or some words of it, may change a text; `nil` where it cannot.
  package func textEdits(
    _ said: String, _ clause: Range<Int> = 0..<Int.max, changing text: String, vocabulary: VocabularyIndex,
    in situation: Situation
  ) -> TextEdits? {
    guard let reader = readers.first else { return nil }
    let said = lattice(of: said, for: reader, vocabulary, situation).editWords
    let draft = lattice(of: text, for: reader, vocabulary, situation).editWords
    return TextEdits(said, clause.clamped(to: 0..<said.count), changing: draft)
  }

  private func lattice(
    of text: String, for reader: Reader, _ vocabulary: VocabularyIndex, _ situation: Situation
  ) -> Lattice {
    LanguagePrescreen(answer: Utterance(Words(text), vocabulary: vocabulary, in: situation), for: reader).lattice
  }

  /// Reads an utterance clause by clause, where no phrase reads it as a whole.
  ///
  /// - Parameters:
  ///   - least: How likely the first request must be one if no phrase of its intent reads it.
  ///   - needsPhrase: Whether a phrase must read one of the clauses.
  /// - Returns: The first request among the clauses; the rest is what is said from the next request on.
  func understandClauses(
    _ prescreens: [LanguagePrescreen], above least: Double, needsPhrase: Bool = false
  ) -> Understanding? {
    // In a language that knows few of the words, any word may be a name.
    guard let lattice = prescreens.first?.lattice else { return nil }
    let found = lattice.weighedClauses.compactMap { request(in: $0, lattice) }
    if needsPhrase, !found.contains(where: \.isPhrased) { return nil }
    // Before a sure request, a clause that hardly is one is a remark.
    let isSure = found.contains { $0.reading.score >= Self.score(ofProbability: Self.surelyRequest) }
    let first = max(least, isSure ? Self.fairlySure : least)
    let requests = found.drop { $0.reading.score < Self.score(ofProbability: first) }
    guard let request = requests.first else { return nil }
    return said(request.reading, in: request.words, before: requests.dropFirst().first?.words.lowerBound, lattice)
  }

  /// The clause that most likely asks for an intent as that request, and what is said from the next request on; `nil`
  /// where its words deny it, or phrases read them as something else.
  func understandClauses(_ prescreens: [LanguagePrescreen], asking intent: IntentName) -> Understanding? {
    guard let lattice = prescreens.first?.lattice else { return nil }
    let clauses = lattice.weighedClauses
    let chances = clauses.map { $0.chance(of: .request(intent)) }
    guard let place = chances.indices.max(by: { chances[$0] < chances[$1] }) else { return nil }
    var clause = clauses[place]
    (clause.kind, clause.probability) = (.request(intent), chances[place])
    guard let request = request(in: clause, lattice, above: 0) else { return nil }
    let next = clauses[(place + 1)...].first { self.request(in: $0, lattice) != nil }
    return said(request.reading, in: request.words, before: next?.words.lowerBound, lattice)
  }

  /// A request of a clause, and what is said from the next request on.
  private func said(
    _ request: Reading, in words: Range<Int>, before next: Int?, _ lattice: Lattice
  ) -> Understanding {
    var best = withWholeText(request, before: next, lattice)
    best.untaken += lattice.clausesToTell(beside: words).map { words in
      Reading.Untaken(.clause, SpokenValue(lattice.words.source(words), range: lattice.words.bytes(of: words)))
    }
    return Understanding(best: best, rest: next.map { .init(lattice.words.part($0..<lattice.count)) })
  }

  /// A request whose text goes on behind its clause: what follows in the same sentence is more of the text, up to words
  /// that do something else.
  private func withWholeText(_ request: Reading, before other: Int?, _ lattice: Lattice) -> Reading {
    guard let description = descriptions[request.intent],
      let place = request.slots.firstIndex(where: { description[parameter: $0.parameter]?.kind == .text }),
      let text = request.slots[place].value.range, request.slots[place].value.meaning == .words,
      !request.slots.contains(where: { $0.value.range.map { $0.lowerBound >= text.upperBound } == true })
    else { return request }
    let said = lattice.words.stretch(of: text)
    let next = said.upperBound
    let clause = lattice.weighedClauses.first { clause in
      clause.words.lowerBound >= next && clause.kind != .remark && clause.probability >= Self.likelyRequest
    }
    let sentence = (next..<lattice.count).first { lattice.breaks[$0] == .sentence }
    let stop = [other, clause?.words.lowerBound, sentence].compactMap(\.self).reduce(lattice.count, min)
    guard next < stop else { return request }
    var whole = request
    let bytes = FreeText.range(of: said.lowerBound..<stop, in: lattice.words)
    whole.slots[place].value = SpokenValue(lattice.words.source(bytes: bytes), range: bytes)
    return whole
  }

  /// Where another request begins inside the text at the end of a message, by what was learned of its words; `nil` where
  /// none does.
  ///
  /// What is asked of somebody in a message is often worded as a request, so it must be surer than a clause elsewhere,
  /// and begin where a clause may be joined.
  func requestInText(of message: Candidate, _ words: Range<Int>) -> Int? {
    let lattice = message.builder.lattice
    guard !message.isDenied, words == 0..<lattice.count, let text = message.textAtEnd,
      text.dropFirst(Self.shortestText).contains(where: { lattice.breaks[$0] != .none || lattice.isOf([.and], $0) })
    else { return nil }
    let request = lattice.weighedClauses.first { clause in
      clause.words.lowerBound >= text.lowerBound + Self.shortestText && clause.probability >= Self.fairlySure
        && clause.kind.intent.map { $0 != message.intent && descriptions[$0] != nil } == true
    }
    return request.flatMap { self.request(in: $0, lattice)?.words.lowerBound }
  }

  /// The fewest words of a text before another request.
  private static let shortestText = 2

  /// Whether the text of a request that goes out unasked may hold more than what is to be sent: it is announced with a
  /// colon, or one of its clauses is something else by what was learned of its words.
  func mayHoldMore(textOf request: Reading, in lattice: Lattice) -> Bool {
    guard let description = descriptions[request.intent], description.rules.goAhead == .announced,
      let text = request.slots.first(where: { description[parameter: $0.parameter]?.kind == .text })?.value.range
    else { return false }
    let inside = (0..<lattice.count).filter { text.contains(lattice.words[$0].range.lowerBound) }
      .dropFirst(Self.shortestText)
    if inside.contains(where: { lattice.breaks[$0] == .colon }) { return true }
    return lattice.weighedClauses.contains { clause in
      inside.contains(clause.words.lowerBound) && clause.probability >= Self.fairlySure
    }
  }

  /// How likely a clause must be a request where nobody is asked about it, and where a word speaks for what other
  /// assistants do.
  static let surelyRequest = 0.9
  /// How likely a clause must be what it is inside a text, before a sure request, and where it is left out.
  static let fairlySure = 0.8
  /// How likely a clause must be a request where the user is asked in doubt, or a phrase reads it as the same request.
  static let likelyRequest = 0.5

  /// A clause as a request for what its words were learned to ask for; `nil` where they are not likely enough to ask for
  /// it, or phrases read it as something else.
  ///
  /// The values are those that the intent's phrases find in it, whatever they leave out.
  private func request(
    in clause: Clause, _ lattice: Lattice, above least: Double = Interpreter.likelyRequest
  ) -> (words: Range<Int>, reading: Reading, isPhrased: Bool)? {
    guard let intent = clause.kind.intent, descriptions[intent] != nil, clause.probability >= least else {
      return nil
    }
    let whole = phrased(clause.words, lattice)
    if let whole, whole.intent == .none || whole.isDenied { return nil }
    if let reading = reading(byPhrasesIn: clause, intent, whole: whole, lattice) {
      return (clause.words, reading, true)
    }
    let isOutOfDomain = clause.words.contains { lattice.traits[$0].contains(.outOfDomain) }
    if isOutOfDomain, clause.probability < Self.surelyRequest { return nil }
    var reading = Reading(intent, language: lattice.reader.grammar.tag)
    let found = ([clause.words] + lattice.marked(in: clause.words)).compactMap { supported(intent, $0, in: lattice) }
    if found.first?.isDenied == true { return nil }
    // Words between marks may keep a phrase from its values.
    let readings = found.filter { !$0.isDenied }.map { $0.reading() }
    for other in readings where other.slots.count > reading.slots.count { reading = other }
    reading.slots.removeAll { lattice.isNameOverValues($0.value) }
    reading.slots += otherValues(beside: reading, lattice)
    reading.score = Self.score(ofProbability: clause.probability)
    let words = lattice.words.part(clause.words)
    reading.evidence = [Reading.Evidence(words, role: Reading.Evidence.words, score: reading.score)]
    return (clause.words, reading, false)
  }

  /// A clause, or a part of it, as a phrase of an intent reads it; `nil` where none does.
  ///
  /// - Parameter whole: The clause as a phrase reads it best.
  private func reading(
    byPhrasesIn clause: Clause, _ intent: IntentName, whole: Candidate?, _ lattice: Lattice
  ) -> Reading? {
    for words in [clause.words] + lattice.parts(of: clause.words) {
      guard let phrased = words == clause.words ? whole : phrased(words, lattice), phrased.intent == intent,
        !phrased.isDenied,
        // A text would go on.
        words.upperBound == clause.words.upperBound || lattice.breaks[words.upperBound] != .none || !phrased.endsInText
      else { continue }
      var reading = phrased.reading()
      reading.add(details(beside: phrased, in: 0..<lattice.count))
      reading.score = max(reading.score, Self.score(ofProbability: max(clause.probability, Self.surelyRequest)))
      // Somebody known who is named before it may be meant as well.
      let before = clause.words.lowerBound..<words.lowerBound
      if lattice.utterance.names.contains(where: { $0.found.isSure && before.contains($0.words.lowerBound) }) {
        let text = SpokenValue(lattice.words.source(before), range: lattice.words.bytes(of: before))
        reading.untaken.append(.init(.clause, text))
      }
      return reading
    }
    return nil
  }

  /// Some words as a phrase reads them best.
  private func phrased(_ words: Range<Int>, _ lattice: Lattice) -> Candidate? {
    candidates(lattice, words: words, above: Costs.threshold, isForBest: true).first
  }

  /// The one person and the one amount that an utterance names, for parameters that the clause of a request gives none:
  /// "Tamara lent me thirty euros, I have to give it back".
  private func otherValues(beside request: Reading, _ lattice: Lattice) -> [IntentDraft.Slot] {
    guard let description = descriptions[request.intent] else { return [] }
    func free(_ kind: ValueKind) -> String? {
      let isGiven = request.slots.contains { description[parameter: $0.parameter]?.kind == kind }
      return isGiven ? nil : description.parameters.first { $0.kind == kind }?.name
    }
    func value(_ words: Range<Int>, _ meaning: SpokenValue.Meaning) -> SpokenValue? {
      guard let bytes = lattice.words.bytes(of: words),
        !request.slots.contains(where: { $0.value.range?.overlaps(bytes) == true })
      else { return nil }
      return SpokenValue(lattice.words.source(words), range: bytes, meaning)
    }
    var slots: [IntentDraft.Slot] = []
    if let parameter = free(.person), let name = lattice.onlyPerson {
      let text = lattice.words.source(name)
      let people = lattice.utterance.vocabulary.people(at: name, in: lattice.found.names)
      let person = value(name, .person(Person(text, siriMatches: people)))
      slots += [person].compactMap(\.self).map { .init(parameter, $0) }
    }
    if let parameter = free(.money), let amount = lattice.onlyAmount {
      slots += [value(amount.words, amount.meaning)].compactMap(\.self).map { .init(parameter, $0) }
    }
    return slots
  }

  /// The best path of an intent's phrases through a clause that was learned to ask for it: words that no phrase explains
  /// do not speak against it.
  private func supported(_ intent: IntentName, _ words: Range<Int>, in lattice: Lattice) -> Candidate? {
    let support = Float(words.count) * Self.support
    let starts = (SearchStart.request + starts(behind: intent, lattice)).map { start in
      SearchStart(state: start.state, score: start.score + support)
    }
    return candidates(lattice, words: words, above: Costs.threshold, isForBest: false, from: starts)
      .first { $0.intent == intent }
  }

  /// What each word of a clause that was learned to be a request makes up for in the search for its values.
  private static let support: Float = 1

  /// The score of a request that is so likely: a quarter of the logarithm of its odds, so that even odds are the
  /// threshold.
  static func score(ofProbability probability: Double) -> Double {
    (probability / max(1 - probability, .ulpOfOne)).naturalLogarithm / logOddsOfOne
  }

  /// The logarithm of odds that a score of one stands for.
  static let logOddsOfOne: Double = 4
}

extension Lattice {
  /// The parts of a clause that may be a request without the rest: those between its marks, without words that join
  /// them, and what is left without a story at its beginning or a reason at its end.
  fileprivate func parts(of words: Range<Int>) -> [Range<Int>] {
    let cuts = words.dropFirst(2).dropLast(2)
    return marked(in: words) + cuts.prefix(Self.mostCuts).map { $0..<words.upperBound }
      + cuts.suffix(Self.mostCuts).reversed().map { words.lowerBound..<$0 }
  }

  /// The clauses that a request leaves out and that the user is told of: they say something about the request before, or
  /// name somebody whom the user knows.
  fileprivate func clausesToTell(beside request: Range<Int>) -> [Range<Int>] {
    weighedClauses.filter { clause in
      let isMove =
        [.move(.undo), .move(.change), .move(.again)].contains(clause.kind)
        && clause.probability >= Interpreter.likelyRequest
      return (isMove || clause.kind.move != nil && namesSomebody(in: clause.words)) && clause.words.count > 1
        && !clause.words.overlaps(request)
    }.map(\.words)
  }

  /// Whether some words name somebody whom the user knows.
  private func namesSomebody(in words: Range<Int>) -> Bool {
    knownPeople.contains { words.contains($0.lowerBound) }
  }

  /// The words that surely name people of the contacts.
  private var knownPeople: [Range<Int>] {
    utterance.names.filter { $0.type == .contactName && $0.found.isSure }.map(\.words)
  }

  /// The parts between the marks of a clause; empty where it has none.
  fileprivate func marked(in words: Range<Int>) -> [Range<Int>] {
    let parts = clausesBetweenMarks(of: words)
    return parts.count < 2 ? [] : parts.map { part in part.drop { isOf([.and, .but], $0) } }
  }

  /// The most places at which a beginning or an end is cut off.
  private static let mostCuts = 8

  /// Whether a value is words that are no known name, with an amount or a known name among them.
  fileprivate func isNameOverValues(_ value: SpokenValue) -> Bool {
    guard case .person(let person) = value.meaning, person.siriMatches.isEmpty, let range = value.range else {
      return false
    }
    let values = found.values.filter { $0.words.count > 1 }.map(\.words)
    let known = values + utterance.names.filter(\.found.isSure).map(\.words)
    return known.contains { words.bytes(of: $0)?.overlaps(range) == true }
  }

  /// The words that name the one person of the contacts whom the utterance names.
  fileprivate var onlyPerson: Range<Int>? {
    knownPeople.onlyOne
  }

  /// The one amount of money that the utterance names.
  fileprivate var onlyAmount: ValueSpan? {
    let amounts = found.values.filter { if case .money = $0.meaning { true } else { false } }
    let only = amounts.map(\.words).onlyOne
    return amounts.first { $0.words == only }
  }
}

extension Candidate {
  /// The words of the free text with which it ends.
  fileprivate var textAtEnd: Range<Int>? {
    let text = path.reversed().prefix { $0.kind.isText && $0.slot >= 0 }
    guard let last = text.first, let first = text.last else { return nil }
    return Int(first.start)..<Int(last.end)
  }
}
