import IntentModel
import IntentText

extension ReplyReader {
  /// A choice by its place in the list, its name, a part of its name, or its detail.
  func choice(_ body: Range<Int>) -> DialogueAct? {
    guard !expectation.choices.isEmpty, !body.isEmpty else { return nil }
    if let place = place(body) ?? placeAmongNamed(body) { return .choices([place]) }
    let known = Set(expectation.choices.flatMap { Self.folded($0) })
    let alike = expectation.choices.indices.filter { place in
      body.contains { index in synonyms(at: index).contains { Self.folded(expectation.choices[place]).contains($0) } }
    }
    if alike.count == 1 { return .choices(alike) }
    for kept in [known, []] {
      let said = distinguishing(body, keeping: kept)
      let found = said.isEmpty ? [] : named(said)
      if !found.isEmpty { return .choices(found) }
    }
    return nil
  }

  /// Those that are left: "not the second one".
  func otherChoices(_ body: Range<Int>) -> DialogueAct? {
    guard let denied = denied(body), !denied.isEmpty, case .choices(let places)? = choice(denied) else { return nil }
    let others = expectation.choices.indices.filter { !places.contains($0) }
    return others.isEmpty ? nil : .choices(others)
  }

  /// What is denied: the second one of "not the second one", and of Spanish "el segundo no".
  private func denied(_ body: Range<Int>) -> Range<Int>? {
    if let length = replies.length(.negation, of: body),
      !hasMark(before: body.lowerBound + length)
    {
      return body.lowerBound + length..<body.upperBound
    }
    let last = body.upperBound - 1
    return body.count > 1 && act(last..<body.upperBound) == .no ? body.lowerBound..<last : nil
  }

  /// One of the choices with values of other parameters: "the van, for four people".
  ///
  /// The choice is told by its name, as if it had been said when it was asked for.
  func choiceAndMore(_ body: Range<Int>) -> DialogueAct? {
    guard let parameter = expectation.parameter, expectation.intents.isEmpty else { return nil }
    for clause in clauses(of: body).dropFirst() {
      let index = clause.lowerBound
      let rest = withoutJoiner(index..<body.upperBound)
      guard case .choices(let places)? = choice(trimmed(body.lowerBound..<index)), places.count == 1,
        let name = places.first.map({ expectation.choices[$0] }), isOnlyOne(name),
        let more = others(rest, than: parameter)
      else { continue }
      let picked = spoken(body.lowerBound..<index)
      return .values([.init(parameter, SpokenValue(name, range: picked.range))] + more, correction: false)
    }
    return nil
  }

  /// Values of other parameters, where none of the choices is meant: "we are six".
  func besides(_ body: Range<Int>) -> DialogueAct? {
    guard let parameter = expectation.parameter, body.count > 1, leadingAct(body) == nil,
      let slots = others(body, than: parameter)
    else { return nil }
    return .values(slots, correction: true)
  }

  private func isOnlyOne(_ name: String) -> Bool { expectation.choices.count { $0 == name } == 1 }

  /// Values of other parameters, said with or without a word of changing.
  private func others(_ range: Range<Int>, than parameter: String) -> [IntentDraft.Slot]? {
    guard !range.isEmpty else { return nil }
    var slots: [IntentDraft.Slot]?
    if case .values(let changed, _)? = change(range) ?? correction(range) { slots = changed }
    slots = slots ?? statement(range) ?? fitting(range) ?? mentions(range, asks: false)?.slots
    return slots?.contains { $0.parameter == parameter } == false ? slots : nil
  }

  // MARK: By place

  /// "The second one", "number two", "the last".
  private func place(_ body: Range<Int>) -> Int? {
    let count = expectation.choices.count
    let rest = said(body)
    if let first = rest.first,
      replies.length(.last, at: first, before: rest.upperBound) == rest.count
    {
      return count - 1
    }
    if let first = rest.first, count % 2 == 1,
      replies.length(.middle, at: first, before: rest.upperBound) == rest.count
    {
      return count / 2
    }
    // Words beside the number belong to a name: "Bobo 2".
    let spans = values(in: rest)
    guard let span = spans.first(where: { $0.words == 0..<rest.count }),
      case .number(let number) = span.meaning, let place = Int("\(number)"),
      (1...count).contains(place), !isName(rest)
    else { return nil }
    return place - 1
  }

  /// "The second Bobo": the place among those that a name fits.
  private func placeAmongNamed(_ body: Range<Int>) -> Int? {
    let rest = said(body)
    let spans = values(in: rest)
    guard let span = spans.first(where: { $0.words.lowerBound == 0 && $0.form != .plain }),
      span.words.upperBound < rest.count, case .number(let number) = span.meaning, let place = Int("\(number)")
    else { return nil }
    let fitting = named(distinguishing(rest.lowerBound + span.words.upperBound..<rest.upperBound, keeping: []))
    return fitting.count > 1 && (1...fitting.count).contains(place) ? fitting[place - 1] : nil
  }

  /// The words of names that a word says as well.
  private func synonyms(at index: Int) -> [String] {
    var found: [String] = []
    _ = replies.longest(.synonym, at: index, before: words.count) { role in
      if case .synonym(let name) = role { found.append(name) }
      return false
    }
    return found
  }

  /// Whether the number is the whole name of a choice, which goes before its place.
  private func isName(_ range: Range<Int>) -> Bool {
    let said = Folding.folded(words.source(range))
    return expectation.choices.contains { Folding.folded($0) == said }
  }

  /// Without articles, prepositions and words such as "one" at both ends.
  private func said(_ body: Range<Int>) -> Range<Int> {
    let rest = replies.dropping(Self.empty, from: body, leaving: 1)
    var end = rest.upperBound
    while end - rest.lowerBound > 1, replies.isWhole(end - 1..<end, Self.empty) { end -= 1 }
    return rest.lowerBound..<end
  }

  private static let empty: ReplyPhrases.Kinds = [.article, .one, .preposition, .filler]

  // MARK: By name

  /// The folded words that distinguish one choice from others: articles and words such as "one" only if they are to be
  /// kept.
  private func distinguishing(_ body: Range<Int>, keeping known: Set<String>) -> [String] {
    var said: [String] = []
    var index = body.lowerBound
    while index < body.upperBound {
      let word = words.folded(index)
      if !known.contains(word), let length = replies.length(Self.empty, at: index, before: body.upperBound) {
        index += length
      } else {
        said.append(word)
        index += 1
      }
    }
    return said
  }

  private static func folded(_ text: String) -> [String] {
    let words = Words(text)
    return (0..<words.count).map(words.folded)
  }

  /// The places of the choices that the words fit: the whole name before a part of it, and that before a likeness.
  private func named(_ said: [String]) -> [Int] {
    let choices = expectation.choices.map(Self.folded)
    let details = expectation.choices.indices.map { place in
      expectation.details.indices.contains(place)
        ? Self.folded(expectation.details[place] ?? "") + labelWords(expectation.details[place]) : []
    }
    func places(_ isFit: (Int) -> Bool) -> [Int] { choices.indices.filter(isFit) }
    let whole = places { choices[$0] == said }
    if !whole.isEmpty { return whole }
    let part = places { place in said.allSatisfy { choices[place].contains($0) } }
    if !part.isEmpty { return part }
    let byDetail = places { place in
      said.allSatisfy { choices[place].contains($0) || details[place].contains($0) }
    }
    if !byDetail.isEmpty { return byDetail }
    return places { place in
      said.allSatisfy { word in choices[place].contains { Self.isNear(word, $0) || Self.begins(word, $0) } }
    }
  }

  /// The words by which a label of an address is said, where a detail is one.
  private func labelWords(_ detail: String?) -> [String] {
    guard let detail else { return [] }
    let ids = words.words.map { reader.grammar.lexicon.id($0.hash) }
    var found: [String] = []
    for index in 0..<words.count {
      reader.grammar.lexicon.tokens(at: index, in: ids) { number, length in
        let known = reader.grammar.classes[Int(number)]
        guard known.role == .label, Folding.folded(known.name) == Folding.folded(detail) else { return }
        for place in index..<min(index + length, words.count) { found.append(words.folded(place)) }
      }
    }
    return found
  }

  /// Whether a word is the beginning of a longer one, as "limo" is.
  private static func begins(_ short: String, _ long: String) -> Bool {
    short.utf8.count >= 4 && long.hasPrefix(short)
  }

  /// Whether two words are one letter apart; short ones never are.
  static func isNear(_ a: String, _ b: String) -> Bool {
    let a = Array(a.utf8)
    let b = Array(b.utf8)
    guard min(a.count, b.count) >= 4, abs(a.count - b.count) <= 1 else { return a == b }
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    return start + end >= max(a.count, b.count) - 1
  }
}
