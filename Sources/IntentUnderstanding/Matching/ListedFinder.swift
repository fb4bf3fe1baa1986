import IntentAutomaton
import IntentModel
import IntentText
import IntentVocabulary

/// Some words that say which of the things is meant that the last answer has listed.
struct ListedSpan: Sendable {
  var words: Range<Int>
  var thing: ListedThing
}

/// Finds words that point at a listed thing: by its place in the list, or by what was told of it, a part of its name, an
/// amount or a day.
struct ListedFinder {
  private let utterance: Utterance
  private let tokens: WordTokens
  private let grammar: Grammar
  private let things: [ListedThing]
  /// By thing, the words of its name.
  private let names: [Set<String>]
  /// The values among the words, times as coming and as past ones.
  private let values: [ValueSpan]

  private static let mostWords = 8

  /// - Parameter values: Those among the words, with times as coming ones.
  init(in utterance: Utterance, _ tokens: WordTokens, of reader: Interpreter.Reader, values: [ValueSpan]) {
    self.utterance = utterance
    self.tokens = tokens
    grammar = reader.grammar
    let situation = utterance.situation
    things = situation.listed
    names = things.map { thing in
      let words = Words(thing.name)
      return Set((0..<words.count).map(words.folded))
    }
    self.values = values + reader.spotter.spans(in: utterance.words, situation: situation, tense: .gone)
  }

  private var count: Int { utterance.words.count }

  /// The number of words of the longest phrase of some lists that begins at a word.
  private func length(_ lists: ReplyLists, at start: Int) -> Int? {
    tokens[start].filter { grammar.isOf(lists, $0.wordClass) }.map { Int($0.length) }.max()
  }

  func spans() -> [ListedSpan] {
    var found: [ListedSpan] = []
    var start = 0
    while start < count {
      if let span = span(at: start) {
        found.append(span)
        start = span.words.upperBound
      } else {
        start += 1
      }
    }
    return found
  }

  /// What has been said of a thing so far.
  private struct Description {
    var places: [Int]
    /// The place in the order of those that fit, from the end where it is negative.
    var order: Int?
    /// Whether a word stands for the thing, as "one" does.
    var isPointed = false
    var isTold = false
    /// Whether a preposition leads to what was told of it.
    var isLed = false

    var isWhole: Bool { order != nil || isTold && (isPointed || isLed) }
  }

  private func span(at start: Int) -> ListedSpan? {
    guard length([.article], at: start) != nil || order(at: start) != nil else { return nil }
    var said = Description(places: Array(things.indices))
    var (word, end) = (start, start)
    while word < min(count, start + Self.mostWords), word == start || utterance.breaks[word] == .none {
      if let (order, length) = order(at: word), said.order == nil {
        said.order = order
        word += length
      } else if let (value, fitting) = value(at: word, among: said.places) {
        (said.places, said.isTold) = (fitting, true)
        // The preposition may be a part of the value.
        said.isLed = said.isLed || word > start && length([.preposition], at: word) != nil
        word = value.words.upperBound
      } else if let fitting = named(by: word, among: said.places) {
        (said.places, said.isTold) = (fitting, true)
        word += 1
      } else if let length = length([.one, .thing], at: word) {
        said.isPointed = true
        word += length
      } else if length([.article, .preposition], at: word) != nil {
        said.isLed = said.isLed || word > start && length([.preposition], at: word) != nil
        word += 1
        continue
      } else {
        break
      }
      end = word
    }
    return said.isWhole ? place(said).map { ListedSpan(words: start..<end, thing: things[$0]) } : nil
  }

  private func place(_ said: Description) -> Int? {
    guard let order = said.order else { return said.places.count == 1 ? said.places[0] : nil }
    let index = order < 0 ? said.places.count + order : order - 1
    return said.places.indices.contains(index) ? said.places[index] : nil
  }

  /// A place in an order that begins at a word, and how many words say it.
  private func order(at word: Int) -> (Int, Int)? {
    if let ordinal = values.first(where: { $0.form == .ordinal && $0.words.lowerBound == word }),
      case .number(let number) = ordinal.meaning, let place = Int("\(number)"), place > 0
    {
      return (place, ordinal.words.count)
    }
    return length([.last], at: word).map { (-1, $0) }
  }

  private func value(at word: Int, among places: [Int]) -> (ValueSpan, [Int])? {
    for value in values where value.words.lowerBound == word && !value.isUnread {
      let fitting = places.filter { things[$0].has(value.meaning, in: utterance.situation) }
      if !fitting.isEmpty { return (value, fitting) }
    }
    return nil
  }

  private func named(by word: Int, among places: [Int]) -> [Int]? {
    let said = utterance.words.folded(word)
    let fitting = places.filter { names[$0].contains(said) }
    return fitting.isEmpty ? nil : fitting
  }
}

extension ListedThing {
  /// Its name as if it had been said for a vocabulary; `nil` where it is none of that.
  func value(of type: VocabularyType, in vocabulary: VocabularyIndex) -> SpokenValue? {
    let known = vocabulary.matches(for: name, of: type).filter { $0.found == .exact }
    guard types.contains(type) || !known.isEmpty else { return nil }
    if type == .contactName { return SpokenValue(name, .person(Person(name, siriMatches: known.compactMap(\.person)))) }
    guard let first = known.first else { return SpokenValue(name) }
    return SpokenValue(name, .name(first.name, type, alternatives: known.dropFirst().map(\.name)))
  }
}
