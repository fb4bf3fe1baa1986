import Foundation
import IntentLanguages
import IntentModel
import IntentText

/// Finds every stretch of an utterance that is a value, in one language.
///
/// It makes one pass over the words; an utterance without a word that speaks for a value is left after one look at
/// each of its words.
public struct ValueSpotter: Sendable {
  /// Which way a date without a direction is read: "on Friday" is to come, or, in a search, gone by.
  public enum Tense: Sendable, Hashable { case coming, gone }

  let grammar: ValueGrammar

  public init(language: Language) {
    self.grammar = ValueNotation.compile(language)
  }

  /// What is wrong in the language's text of values, a line each; empty where all is well.
  public var problems: [String] { grammar.problems }

  /// The values of an utterance, in the order of their first words.
  ///
  /// Spans may overlap where the words have two readings (`5551234` is a number and a telephone number).
  public func spans(
    in words: Words, situation: Situation, tense: Tense = .coming
  ) -> [ValueSpan] {
    guard hasTrigger(words) else { return [] }
    var builder = TokenBuilder(grammar: grammar, words: words)
    let tokens = builder.build()
    let composer = ValueComposer(grammar: grammar, situation: situation, tense: tense)
    var matcher = PatternMatcher(grammar: grammar, composer: composer, tokens: tokens)
    for root in grammar.stages { matcher.run(stage: root) }
    let meaning = ValueMeaning(clock: composer.clock, situation: situation, composer: composer)
    var extras = builder.extras
    if grammar.settings.hasBareHours { extras += matcher.tokens.compactMap(\.asTimeOfDay) }
    var spans = (matcher.tokens + extras).compactMap { span($0, words, meaning) }
    if !extras.isEmpty {
      spans.sort { ($0.words.lowerBound, $0.words.upperBound) < ($1.words.lowerBound, $1.words.upperBound) }
    }
    return spans
  }

  private func span(_ token: ValueToken, _ words: Words, _ meaning: ValueMeaning) -> ValueSpan? {
    // Most words are nothing by themselves.
    if case .none = token.term { return nil }
    var token = token
    // "One" alone is a number; in a sentence it is rather a pronoun.
    if words.count == 1 { token.isWeak = false }
    guard let (value, form) = meaning.meaning(of: token) else { return nil }
    return ValueSpan(
      words: token.words, core: core(token.words, words, form), meaning: value, form: form)
  }

  private func core(_ range: Range<Int>, _ words: Words, _ form: ValueSpan.Form) -> Range<Int> {
    var first = range.lowerBound
    while first + 1 < range.upperBound, grammar.settings.leads.contains(words[first].hash) { first += 1 }
    guard form == .people else { return first..<range.upperBound }
    // Of "for the three of us" the number itself.
    for index in first..<range.upperBound where isNumber(index, words) { return index..<index + 1 }
    return first..<range.upperBound
  }

  private func isNumber(_ index: Int, _ words: Words) -> Bool {
    if let byte = words.foldedBytes(index).first, byte >= 0x30, byte <= 0x39 { return true }
    return grammar.lexemes(words[index].hash).contains {
      if case .number = $0.sense { true } else { false }
    }
  }

  private func hasTrigger(_ words: Words) -> Bool {
    for word in words.words {
      if let sense = grammar.sense(word.hash) {
        // An article tells of a number only where there is hardly anything else: "un".
        if sense.isTrigger || sense.isNumber && words.count <= 2 { return true }
      } else if !grammar.compounds.isEmpty,
        grammar.compounds.read(words.folded[Int(word.foldedStart)..<Int(word.foldedEnd)]) != nil
      {
        return true
      }
      let first = words.folded[Int(word.foldedStart)]
      if first >= 0x30 && first <= 0x39 || first == UInt8(ascii: "@") { return true }
    }
    return false
  }
}

extension ValueToken {
  /// Hours as a time of day; `nil` for anything else.
  fileprivate var asTimeOfDay: ValueToken? {
    guard case .duration(let duration) = term, let (time, open) = duration.openTime else { return nil }
    var token = self
    token.term = .clock(time, open: open)
    return token
  }
}
