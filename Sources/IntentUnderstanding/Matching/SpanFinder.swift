import IntentModel
import IntentText
import IntentVocabulary

/// Finds the spans of an utterance, each kind only when a path first asks for one.
///
/// It is a class so that a search and what makes readings of its paths share what was found.
final class SpanFinder {
  private let words: Words
  private let vocabulary: VocabularyIndex
  private let situation: Situation
  private let spotter: ValueSpotter
  private let types: [VocabularyType]
  private let costs: Costs
  let appNames: AppNames

  private(set) var spans: [LatticeSpan] = []
  private(set) var named: [VocabularySpan] = []
  private(set) var values: [ValueSpan] = []
  /// By word, the first and the last of the spans that begin there, -1 for none; each leads to the next.
  private(set) var firsts: [Int32]
  private var lasts: [Int32]
  private var people: [Range<Int32>: [Person]] = [:]
  private var hasNames = false
  private var hasValues = false

  init(
    _ words: Words, types: [VocabularyType], vocabulary: VocabularyIndex, spotter: ValueSpotter,
    situation: Situation, appNames: AppNames, costs: Costs
  ) {
    self.words = words
    self.types = types
    self.vocabulary = vocabulary
    self.spotter = spotter
    self.situation = situation
    self.appNames = appNames
    self.costs = costs
    firsts = Array(repeating: -1, count: words.count)
    lasts = firsts
  }

  /// Makes sure that the spans of a kind have been looked for.
  func find(_ kind: SpanKind) {
    switch kind {
    case .person, .name: if !hasNames { findNames() }
    default: if !hasValues { findValues() }
    }
  }

  /// Everybody that a stretch of words may name, the user's own first; the readings of an utterance mostly ask for the
  /// same.
  func people(at words: Range<Int32>) -> [Person] {
    if let known = people[words] { return known }
    let found = vocabulary.people(at: Int(words.lowerBound)..<Int(words.upperBound), in: named)
    people[words] = found
    return found
  }

  private func findNames() {
    hasNames = true
    named = vocabulary.spans(in: words)
    for (index, span) in named.enumerated() {
      let doubt = costs.inexact * span.found.doubt
      if span.type == .contactName {
        add(.person, span.words, costs.person + doubt, index)
      } else if let type = types.firstIndex(where: { $0 == span.type }) {
        add(.name, span.words, costs.name + doubt, index, type: Int16(type))
      }
    }
  }

  private func findValues() {
    hasValues = true
    values = spotter.spans(in: words, situation: situation)
    for (index, span) in values.enumerated() {
      guard let kind = SpanKind(span) else { continue }
      let score = kind == .address ? costs.address : costs.value
      // A longer span of the same kind explains more: "from Monday to Wednesday" before "Monday".
      add(kind, span.words, score + 0.05 * Float(span.words.count), index)
      if kind == .people { add(.number, span.words, score, index) }
    }
    for span in values {
      guard let number = number(of: span) else { continue }
      values.append(number)
      add(.number, number.words, costs.value, values.count - 1)
    }
  }

  /// The bare number of a quantity, for a slot that takes its unit as a word of its own: `5` of `5 miles`.
  private func number(of span: ValueSpan) -> ValueSpan? {
    switch span.meaning {
    case .distance, .duration, .energy: break
    default: return nil
    }
    guard let last = span.core.last, last > span.core.lowerBound else { return nil }
    let head = Words(words.source(span.core.lowerBound..<last))
    let number = spotter.spans(in: head, situation: situation).first
    guard let number, number.words == 0..<head.count, case .number = number.meaning else { return nil }
    return ValueSpan(words: span.core.lowerBound..<last, meaning: number.meaning)
  }

  private func add(
    _ kind: SpanKind, _ range: Range<Int>, _ score: Float, _ source: Int, type: Int16 = -1
  ) {
    guard firsts.indices.contains(range.lowerBound) else { return }
    let number = Int32(spans.count)
    spans.append(
      LatticeSpan(
        kind: kind, type: type, start: Int32(range.lowerBound), end: Int32(range.upperBound),
        score: score, source: Int32(source)))
    let last = lasts[range.lowerBound]
    if last < 0 { firsts[range.lowerBound] = number } else { spans[Int(last)].next = number }
    lasts[range.lowerBound] = number
  }
}

extension VocabularyMatch.Found {
  /// How much a name found so is to be doubted, from 0 to 1.
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
  fileprivate init?(_ span: ValueSpan) {
    switch (span.meaning, span.form) {
    case (.number, .plain): self = .number
    case (.number, .ordinal): self = .ordinal
    case (.number, .people): self = .people
    case (.person, _): self = .address
    case (.money, _): self = .money
    case (.date, _): self = .date
    case (.duration, _): self = .duration
    case (.distance, _): self = .distance
    case (.energy, _): self = .energy
    default: return nil
    }
  }
}
