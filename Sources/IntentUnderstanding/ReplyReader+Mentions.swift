import Foundation
import IntentModel
import IntentText
import IntentVocabulary

/// Values among words that no phrase explains: "my sister comes along too, so make it three", "Zira, not Koko".
///
/// What a reply says around its values is endless; the values are not. They are found one by one, each with the words
/// beside it that say which parameter it is, or that it is the wrong one.
extension ReplyReader {
  /// The values that are said, and whether one beside them was said to be wrong.
  struct Mentions {
    var slots: [IntentDraft.Slot] = []
    var rejects = false
    /// Whether the words beside the values say nothing.
    var isWhole = false
  }

  /// A value with its place among the words and the parameters that it can be.
  private struct Mention {
    var words: Range<Int>
    var value: SpokenValue
    var parameters: [String]
    /// The unit of a quantity that is counted in one.
    var unit: String?
  }

  /// `nil` where no value is said, or where two are for the same parameter.
  ///
  /// - Parameter asks: Whether what was asked for must be among them.
  func mentions(_ range: Range<Int>, asks: Bool = true) -> Mentions? {
    guard !asksForText, !saysOtherThings(range) else { return nil }
    let all = separate(typed(range) + symbols(range) + people(range) + named(range) + marked(within: range))
    let right = all.filter { !isRejected($0, in: range) }
    guard !right.isEmpty, isPlain(range, beside: all), !concludesOtherwise(range, after: right) else { return nil }
    var slots: [IntentDraft.Slot] = []
    var places: [Range<Int>] = []
    for mention in right {
      guard let parameter = parameter(of: mention, in: range) else { continue }
      if let old = slots.firstIndex(where: { $0.parameter == parameter }), !isArray(parameter) {
        guard let kept = preferred(places[old], mention.words, in: range) else { return nil }
        if kept != mention.words { continue }
        slots.remove(at: old)
        places.remove(at: old)
      }
      slots.append(.init(parameter, mention.value))
      places.append(mention.words)
      if var unit = mention.unit.flatMap({ description?.unit($0) }) {
        unit.value.range = mention.value.range
        slots.append(unit)
        places.append(mention.words)
      }
    }
    guard !asks || expectation.question != .value || slots.contains(where: { $0.parameter == expectation.parameter })
    else {
      return nil
    }
    return slots.isEmpty
      ? nil
      : Mentions(slots: slots, rejects: right.count < all.count, isWhole: isFiller(range, except: all.map(\.words)))
  }

  /// The values that were understood, with those of other parameters beside them.
  func completed(_ slots: [IntentDraft.Slot], _ body: Range<Int>) -> [IntentDraft.Slot] {
    let said = slots.compactMap { $0.value.range }
    let isSaid = { (index: Int) in said.contains { $0.overlaps(self.words[index].range) } }
    let isPlain = !slots.contains { kind(of: $0.parameter) == .text } && said.count == slots.count
    let beside = body.filter { !isSaid($0) && emptyLength(at: $0, before: $0 + 1) == nil }
    guard isPlain, !beside.isEmpty, let found = mentions(body, asks: false) else { return slots }
    let new = found.slots.filter { slot in
      !slots.contains { $0.parameter == slot.parameter }
        && !said.contains { range in slot.value.range.map { $0.overlaps(range) } ?? true }
    }
    return slots + new
  }

  private func isArray(_ parameter: String) -> Bool { description?[parameter: parameter]?.isArray == true }

  /// Whether the words ask, or are about what other assistants do.
  private func saysOtherThings(_ range: Range<Int>) -> Bool {
    range.contains { traits($0).contains(.neighbour) || traits($0).contains(.question) && mayAsk(at: $0, in: range) }
      || phrases.question(range) != nil || phrases.turnAct(range) != nil || adjustment(range) != nil
  }

  /// Whether a word that begins questions may begin one: in an answer, "Koko should get it" asks nothing.
  private func mayAsk(at index: Int, in range: Range<Int>) -> Bool {
    expectation.question != .value || index == range.lowerBound || hasMark(before: index)
  }

  /// Whether the reply is no longer than its values can bear: a story may mention a number and mean nothing by it.
  private func isPlain(_ range: Range<Int>, beside mentions: [Mention]) -> Bool {
    range.count - mentions.reduce(0) { $0 + $1.words.count } <= Self.mostBeside * max(1, mentions.count)
  }

  private static let mostBeside = 14

  // MARK: Wrong values

  /// Whether a word of denying precedes: the Koko of "Zira, not Koko" and "instead of Koko".
  private func isRejected(_ mention: Mention, in range: Range<Int>) -> Bool {
    var start = mention.words.lowerBound
    while true {
      if isDenied(at: start, in: range) { return true }
      guard let before = precedingEmpty(start, in: range) else { return false }
      start = before
    }
  }

  /// Whether words of denying end before a word.
  private func isDenied(at end: Int, in range: Range<Int>) -> Bool {
    (1...4).contains { length in
      let start = end - length
      return start >= range.lowerBound
        && replies.length([.negation, .insteadOf], at: start, before: end) == length
        && !(start + 1...end).contains(where: hasMark)
    }
  }

  /// Where the article or preposition begins that ends before a word.
  private func precedingEmpty(_ index: Int, in range: Range<Int>) -> Int? {
    guard index > range.lowerBound, !hasMark(before: index) else { return nil }
    return (1...3).first { length in
      index - length >= range.lowerBound
        && replies.length(
          [.article, .preposition], at: index - length, before: index) == length
    }.map { index - $0 }
  }

  // MARK: Two for one parameter

  /// Of two values for the same parameter the one that is concluded or led up to: "three friends and I, so four".
  private func preferred(_ first: Range<Int>, _ second: Range<Int>, in range: Range<Int>) -> Range<Int>? {
    if words.source(first) == words.source(second) { return first }
    if concludes(before: second.lowerBound, from: first.upperBound) { return second }
    let isLedTo = { (value: Range<Int>) in self.precedingEmpty(value.lowerBound, in: range) != nil }
    if isLedTo(first) != isLedTo(second) { return isLedTo(first) ? first : second }
    return nil
  }

  /// Whether a conclusion follows that is none of the values: "he owes me ten so subtract that".
  private func concludesOtherwise(_ range: Range<Int>, after mentions: [Mention]) -> Bool {
    guard let last = mentions.last?.words.upperBound else { return false }
    return (last..<max(last, range.upperBound)).contains { index in
      replies.length(.therefore, at: index, before: range.upperBound).map {
        range.upperBound - index - $0 > 1
      } == true
    }
  }

  private func concludes(before end: Int, from start: Int) -> Bool {
    (start..<max(start, end)).contains { index in
      replies.length([.therefore, .change], at: index, before: end) != nil
    }
  }

  // MARK: Which parameter

  private func parameter(of mention: Mention, in range: Range<Int>) -> String? {
    var start = mention.words.lowerBound
    while true {
      for length in 1...4 where start - length >= range.lowerBound {
        let found = replies.longest(.marker, at: start - length, before: start) { role in
          if case .marker(let name) = role { mention.parameters.contains(name) } else { false }
        }
        if case .marker(let name)? = found?.role, found?.length == length { return name }
      }
      guard let before = precedingEmpty(start, in: range) else { break }
      start = before
    }
    if mention.parameters.count > 1, let led = mention.parameters.first(where: { leads(to: $0, mention.words, range) })
    {
      return led
    }
    if let asked = expectation.parameter, mention.parameters.contains(asked) { return asked }
    return mention.parameters.first
  }

  /// Whether a word that leads to the parameter in a request leads to the value: "from" to what is transferred from.
  private func leads(to parameter: String, _ value: Range<Int>, _ range: Range<Int>) -> Bool {
    let ends = Set(carriers(parameter).compactMap { $0.split(separator: " ").last.map { Folding.folded(String($0)) } })
    var index = value.lowerBound
    while index > range.lowerBound, value.lowerBound - index < 3, !hasMark(before: index) {
      index -= 1
      if ends.contains(words.folded(index)) { return true }
    }
    return false
  }

  /// The parameter of the same kind that a value is said for, where another is asked for: “from the airport” at the
  /// question where to.
  func otherParameter(ledToBy value: Range<Int>, in range: Range<Int>, than parameter: String) -> String? {
    guard !leads(to: parameter, value, range) else { return nil }
    return parameters { $0.name != parameter && $0.kind == kind(of: parameter) }.first { leads(to: $0, value, range) }
  }

  /// Whether a word leads from a symbol to another parameter that takes it too: "to savings" is not where it comes from.
  func isLedToAnother(_ symbol: SpokenValue, than parameter: String, in range: Range<Int>) -> Bool {
    guard let bytes = symbol.range else { return false }
    let place = range.filter { bytes.contains(words[$0].range.lowerBound) }
    guard let first = place.first, let last = place.last else { return false }
    return parameters { $0.name != parameter && $0.accepts(symbol) }.contains { leads(to: $0, first..<last + 1, range) }
  }

  /// Those that reach over others: the longer of two that share words, the first of two as long.
  private func separate(_ mentions: [Mention]) -> [Mention] {
    let longest = mentions.enumerated().sorted {
      ($1.element.words.count, $0.offset) < ($0.element.words.count, $1.offset)
    }.map(\.element)
    var kept: [Mention] = []
    for mention in longest where !kept.contains(where: { $0.words.overlaps(mention.words) }) { kept.append(mention) }
    return kept.sorted { $0.words.lowerBound < $1.words.lowerBound }
  }

  // MARK: What is said

  private func parameters(_ isFit: (IntentDescription.ParameterDescription) -> Bool) -> [String] {
    (description?.parameters ?? []).filter(isFit).map(\.name)
  }

  /// Numbers, amounts, dates and durations.
  private func typed(_ range: Range<Int>) -> [Mention] {
    values(in: range).compactMap { span in
      guard span.form != .ordinal else { return nil }
      let fitting = parameters { parameter in
        (span.form == .plain || parameter.kind == .number)
          && parameter.kind.isMeasured && span.meaning.converted(to: parameter.kind, in: situation) != nil
      }
      let exact = fitting.filter { kind(of: $0)?.isOwn(span.meaning) == true }
      guard let kind = kind(of: exact.first ?? fitting.first),
        let meaning = span.meaning.converted(to: kind, in: situation)
      else { return nil }
      return Mention(
        words: place(of: span, in: range), value: spoken(span, in: range, meaning),
        parameters: exact.isEmpty ? fitting : exact, unit: unit(of: span.meaning, countedAs: kind))
    }
  }

  private func unit(of meaning: SpokenValue.Meaning, countedAs kind: ValueKind) -> String? {
    [ValueKind.duration, .distance, .energy].lazy.compactMap {
      meaning.converted(to: $0, in: situation)?.counted(for: kind)?.unit
    }.first
  }

  /// Words of one of a fixed set that a phrase takes for the parameter.
  private func symbols(_ range: Range<Int>) -> [Mention] {
    symbols(in: range).compactMap { symbol in
      let fitting = parameters { symbol.takers.contains($0.name) && $0.kind != .flag && $0.accepts(symbol.value) }
      return fitting.isEmpty ? nil : Mention(words: symbol.words, value: symbol.value, parameters: fitting)
    }
  }

  /// People whose names are known.
  private func people(_ range: Range<Int>) -> [Mention] {
    let fitting = parameters { $0.kind == .person }
    guard !fitting.isEmpty else { return [] }
    var found: [Mention] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let name = stride(from: min(Self.longestName, range.upperBound - index), through: 1, by: -1).lazy
        .map { index..<index + $0 }.first(where: isSomebody)
      if let name, let value = person(name) { found.append(Mention(words: name, value: value, parameters: fitting)) }
      index = name?.upperBound ?? index + 1
    }
    return found
  }

  private static let longestName = 3

  private func isSomebody(_ range: Range<Int>) -> Bool {
    if vocabulary.names(words.source(range), of: .contactName) { return true }
    guard isPlausibleName(range) else { return false }
    let first = vocabulary.matches(for: words.source(range), of: .contactName, limit: 1).first
    return first?.found == .partial
  }

  /// The name after a word of naming: "a friend called Zaphod"; at the question for a person also one that is written as
  /// a name and that the language does not have as a word.
  private func named(_ range: Range<Int>) -> [Mention] {
    let fitting = parameters { $0.kind == .person }
    guard !fitting.isEmpty else { return [] }
    for index in range {
      guard let length = replies.length(.naming, at: index, before: range.upperBound) else { continue }
      let start = index + length
      let end = (start..<range.upperBound).first { $0 > start && ($0 - start == 2 || hasMark(before: $0)) }
      let name = start..<(end ?? range.upperBound)
      if !name.isEmpty, isPlausibleName(name) { return [unknown(name, fitting)] }
    }
    guard kind == .person else { return [] }
    let names = range.filter { isWrittenAsName($0, in: range) }
    guard let first = names.first, let last = names.last, last - first == names.count - 1,
      names.count <= Self.longestName
    else { return [] }
    return [unknown(first..<last + 1, fitting)]
  }

  private func isWrittenAsName(_ index: Int, in range: Range<Int>) -> Bool {
    traits(index).isUnknown && words.source(bytes: words[index].range).first?.isUppercase == true
      && vocabulary.matches(for: words.source(index..<index + 1), of: .contactName, limit: 1).isEmpty
  }

  private func unknown(_ name: Range<Int>, _ parameters: [String]) -> Mention {
    Mention(words: name, value: spoken(name, .person(Person(words.source(name)))), parameters: parameters)
  }

  /// What follows the words that say which parameter it is: "my kids come along and we're going to the zoo".
  private func marked(within range: Range<Int>) -> [Mention] {
    range.compactMap { index in
      let found = replies.longest(.marker, at: index, before: range.upperBound) { role in
        if case .marker(let name) = role { isNamed(name) } else { false }
      }
      guard case .marker(let name)? = found?.role, let length = found?.length, let kind = kind(of: name) else {
        return nil
      }
      let start = index + length
      let end = (start..<range.upperBound).first { $0 > start && hasMark(before: $0) } ?? range.upperBound
      let place = stripped(withoutInstead(start..<end))
      guard !place.isEmpty, place.count <= 6, kind == .place else { return nil }
      return Mention(words: place, value: text(place), parameters: [name])
    }
  }

  private func isNamed(_ parameter: String) -> Bool { kind(of: parameter) == .place }
}

extension ValueKind {
  /// Whether its values are found by patterns.
  fileprivate var isMeasured: Bool {
    switch self {
    case .number, .money, .date, .duration, .distance, .energy: true
    default: false
    }
  }

  /// Whether a meaning is of the kind without being converted to it.
  fileprivate func isOwn(_ meaning: SpokenValue.Meaning) -> Bool {
    switch (self, meaning) {
    case (.number, .number), (.money, .money), (.date, .date), (.duration, .duration): true
    case (.distance, .distance), (.energy, .energy): true
    default: false
    }
  }
}
