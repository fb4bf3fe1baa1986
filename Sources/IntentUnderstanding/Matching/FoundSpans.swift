import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary

/// The names of the vocabulary and the values among an utterance's words.
struct FoundSpans: Sendable {
  private(set) var list: SpanList
  let names: [VocabularySpan]
  private(set) var values: [ValueSpan] = []
  /// What words mean that point at listed things, by the numbers of their spans.
  private(set) var listed: [Int32: (value: SpokenValue, thing: ListedThing)] = [:]

  /// The same with the choices of an open question and with capitalised unknown words.
  func with(
    _ choices: [ChoiceSpan], written: [Range<Int>], places: [Range<Int>], values: [ValueSpan]
  ) -> FoundSpans {
    var new = self
    for value in values {
      guard let kind = SpanKind(value) else { continue }
      new.list.add(kind, value.words, Costs.value + Costs.valueWord * Float(value.words.count), new.values.count)
      new.values.append(value)
    }
    for words in places {
      new.list.add(.namedPlace, words, Costs.namedPlace + Costs.longToken * Float(words.count - 1), 0)
    }
    for words in written { new.list.add(.written, words, Costs.value, 0) }
    for (index, choice) in choices.enumerated() { new.list.add(.choice, choice.words, choice.score, index) }
    return new
  }

  /// Adds words that point at listed things, as names of the vocabularies that phrases ask for.
  mutating func add(_ spans: [ListedSpan], of types: [VocabularyType], in vocabulary: VocabularyIndex) {
    func add(_ span: ListedSpan, _ type: VocabularyType, _ kind: SpanKind, _ score: Float, number: Int = -1) {
      guard let value = span.thing.value(of: type, in: vocabulary) else { return }
      listed[Int32(list.spans.count)] = (value, span.thing)
      let score = score + Costs.longToken * Float(span.words.count - 1)
      list.add(kind, span.words, score, -1, type: Int16(number))
    }
    for span in spans {
      add(span, .contactName, .person, Costs.person)
      for (number, type) in types.enumerated() where type != .contactName {
        add(span, type, .name, Costs.name, number: number)
      }
    }
  }

  subscript(number: Int32) -> LatticeSpan { list.spans[Int(number)] }

  /// - Parameters:
  /// - names: The names of the vocabulary.
  /// - types: The vocabularies from which phrases ask for names.
  /// - places: By word, whether a value may be made of it; `nil` where of none.
  init(
    in utterance: Utterance, names: [VocabularySpan], of types: [VocabularyType], valuesAt places: [Bool]?,
    spotter: ValueSpotter
  ) {
    list = SpanList(words: utterance.words.count)
    self.names = names
    addNames(of: types)
    if let places { findValues(in: utterance, at: places, spotter) }
  }

  private mutating func addNames(of types: [VocabularyType]) {
    for (index, span) in names.enumerated() {
      let doubt = Costs.inexact * span.found.doubt
      let kind = span.type
      if kind == .contactName {
        list.add(.person, span.words, Costs.person + doubt, index)
      } else if let type = types.firstIndex(where: { $0 == kind }) {
        list.add(.name, span.words, Costs.name + doubt, index, type: Int16(type))
      }
    }
  }

  private mutating func findValues(in utterance: Utterance, at places: [Bool], _ spotter: ValueSpotter) {
    values = spotter.spans(in: utterance.words, at: places, situation: utterance.situation)
    for (index, span) in values.enumerated() {
      guard let kind = SpanKind(span) else { continue }
      let score = Costs.known(kind)
      list.add(kind, span.words, score + Costs.valueWord * Float(span.words.count), index)
      if kind == .people, Self.isNumber(span.core, in: utterance, spotter) {
        list.add(.number, span.words, score, index)
      }
    }
    for span in values {
      guard let number = Self.number(of: span, in: utterance, spotter) else { continue }
      values.append(number)
      list.add(.number, number.words, span.isTime ? Costs.numberOfTime : Costs.value, values.count - 1)
    }
  }

  /// Adds a bare number after words that take back a time, as the new time: `at eight, no, nine`.
  mutating func addTimesSaidAnew(after repair: Int, in utterance: Utterance, _ spotter: ValueSpotter) {
    guard values.contains(where: { $0.isTime && $0.words.lowerBound < repair }) else { return }
    for number in values where number.words.lowerBound > repair && number.form == .plain && !number.isUnread {
      guard case .number = number.meaning,
        let time = spotter.time(in: Words(utterance.words.source(number.words)), situation: utterance.situation)
      else { continue }
      values.append(ValueSpan(words: number.words, meaning: time))
      // It counts as if it had the word that leads to a time.
      let score = Costs.value + Costs.valueWord * Float(number.words.count + 1)
      list.add(.date, number.words, score, values.count - 1)
    }
  }

  /// Whether words are a number by themselves; "me" counts as one person, but is not a number.
  private static func isNumber(_ range: Range<Int>, in utterance: Utterance, _ spotter: ValueSpotter) -> Bool {
    let words = Words(utterance.words.source(range))
    return spotter.spans(in: words, situation: utterance.situation).contains { span in
      if case .number = span.meaning { span.form == .plain && span.words == 0..<words.count } else { false }
    }
  }

  /// The bare number within a quantity, for a slot that takes the unit as a word of its own: `5` of `5 miles`; and the
  /// one within a time of day, for a phrase with the word before it: Dutch `om 20` is eight in the evening, or asks for
  /// 20.
  private static func number(of span: ValueSpan, in utterance: Utterance, _ spotter: ValueSpotter) -> ValueSpan? {
    let words: Range<Int>
    switch span.meaning {
    case let meaning where meaning.quantity != nil: words = span.core.dropLast()
    case .date: words = span.words.count == 2 ? span.words.dropFirst() : 0..<0
    default: return nil
    }
    guard !span.isUnread, !words.isEmpty else { return nil }
    let head = Words(utterance.words.source(words))
    let number = spotter.spans(in: head, situation: utterance.situation).first { $0.form == .plain }
    guard let number, number.words == 0..<head.count, case .number = number.meaning else { return nil }
    return ValueSpan(words: words, meaning: number.meaning)
  }
}

extension VocabularyMatch.Found {
  /// How doubtful a name of this source is, from 0 to 1.
  fileprivate var doubt: Float {
    switch self {
    case .exact: 0
    case .nickname: 0.1
    case .relationship: 0.2
    case .partial: 0.4
    case .sound: 0.7
    case .nearMiss: 1
    }
  }
}

extension SpanKind {
  /// The kind of a value's span; `nil` for what no slot takes.
  init?(_ span: ValueSpan) {
    switch (span.meaning, span.form) {
    case (.number, .plain): self = .number
    case (.number, .ordinal): self = .ordinal
    case (.number, .people): self = .people
    case (.person, _): self = .address
    case (.money, _): self = .money
    case (.date, _): self = .date
    default:
      guard let quantity = span.meaning.quantity else { return nil }
      self.init(quantity.kind)
    }
  }
}
