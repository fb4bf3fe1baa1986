#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentText
import LanguageNotation

/// Finds every stretch of an utterance that is a value, in one language.
///
/// It makes one pass over the words. An utterance without a word that shows a value costs one look at each word.
package struct ValueSpotter: Sendable {
  /// Which of two dates a name without a direction means: "on Friday" is the coming one; in a search, the last one.
  package enum Tense: Sendable, Hashable { case coming, gone }

  let grammar: ValueGrammar

  /// Compiles the values of a language; mistakes in its text are kept in ``problems``.
  package init(language: Language) {
    self.grammar = ValueNotation.compile(language)
  }

  init(_ grammar: ValueGrammar) { self.grammar = grammar }

  /// What is wrong in the language's text of values, a line each; empty where all is well.
  package var problems: [NotationProblem] { grammar.problems }

  /// The values of an utterance, in the order of their first words.
  ///
  /// Spans may overlap where the words have two readings (`5551234` is a number and a telephone number).
  package func spans(
    in words: Words, situation: Situation, tense: Tense = .coming
  ) -> [ValueSpan] {
    places(of: words).map { spans(in: words, at: $0, situation: situation, tense: tense) } ?? []
  }

  /// The same, where ``places(of:)`` has told already of which words values may be made.
  func spans(in words: Words, at places: [Bool], situation: Situation, tense: Tense = .coming) -> [ValueSpan] {
    var builder = TokenBuilder(grammar: grammar, words: words, marks: marks(in: situation))
    let tokens = builder.build(at: places)
    let composer = ValueComposer(grammar: grammar, situation: situation, tense: tense)
    var matcher = PatternMatcher(grammar: grammar, composer: composer, tokens: tokens)
    for root in grammar.stages { matcher.run(stage: root) }
    let meaning = ValueMeaning(clock: composer.clock, situation: situation, composer: composer)
    let unread = UnreadValues(matcher.tokens, in: words, joins: grammar.joins, isNumber: isNumber(in: words))
      .stretches()
    var extras = builder.extras
    var read = matcher.tokens
    for stretch in unread.reversed() { read.removeSubrange(stretch.tokens) }
    if grammar.settings.hasBareHours { extras += read.compactMap(\.asTimeOfDay) }
    var spans = (read + extras).compactMap { span($0, words, meaning) }
    spans += unread.compactMap { span($0.tokens, like: $0.main, matcher.tokens, words, meaning) }
    if !extras.isEmpty || !unread.isEmpty {
      spans.sort { ($0.words.lowerBound, $0.words.upperBound) < ($1.words.lowerBound, $1.words.upperBound) }
    }
    return spans
  }

  private func isNumber(in words: Words) -> (Int) -> Bool {
    { [grammar] place in
      let first = words.foldedBytes(place).first ?? 0
      return first >= 0x30 && first <= 0x39 || grammar.sense(words[place].hash)?.isNumber == true
    }
  }

  /// How numbers are written: as in the user's region, else as in the language.
  private func marks(in situation: Situation) -> NumberMarks {
    situation.region.map { NumberMarks($0.numberMarks(in: grammar.settings.language)) } ?? grammar.settings.marks
  }

  /// A value of which only a part could be read; it has the kind of one of its tokens.
  private func span(
    _ stretch: Range<Int>, like main: Int, _ tokens: [ValueToken], _ words: Words, _ meaning: ValueMeaning
  ) -> ValueSpan? {
    var span = span(tokens[main], words, meaning)
    let all = tokens[stretch.lowerBound].words.lowerBound..<tokens[stretch.upperBound - 1].words.upperBound
    span?.words = all
    span?.core = all
    span?.isUnread = true
    return span
  }

  /// The time of day in words that answer a question for one: "six thirty", which elsewhere is two numbers.
  func time(in words: Words, situation: Situation) -> SpokenValue.Meaning? {
    guard let lead = grammar.settings.timeLead else { return nil }
    let led = Words(lead + " " + words.text)
    return spans(in: led, situation: situation).first { span in
      if case .date = span.meaning { span.words == 0..<led.count && !span.isUnread } else { false }
    }?.meaning
  }

  private func span(_ token: ValueToken, _ words: Words, _ meaning: ValueMeaning) -> ValueSpan? {
    // Most words are nothing by themselves.
    if case .none = token.term { return nil }
    var token = token
    // "One" alone is a number; in a sentence it is more likely a pronoun.
    if words.count == 1 { token.isWeak = false }
    guard let (value, form) = meaning.meaning(of: token) else { return nil }
    return ValueSpan(
      words: token.words, core: core(token.words, words, value, form), meaning: value, form: form)
  }

  private func core(
    _ range: Range<Int>, _ words: Words, _ value: SpokenValue.Meaning, _ form: ValueSpan.Form
  ) -> Range<Int> {
    var first = range.lowerBound
    while first + 1 < range.upperBound, grammar.settings.isBeside(words[first].hash) { first += 1 }
    guard form == .people, case .number(let count) = value else { return first..<range.upperBound }
    // Of "for the three of us" only the number; of "two adults and a kid" all of it.
    for index in first..<range.upperBound where number(at: index, words) == count { return index..<index + 1 }
    return first..<range.upperBound
  }

  private func number(at index: Int, _ words: Words) -> Decimal? {
    if let number = Int(words.folded(index)) { return Decimal(number) }
    for lexeme in grammar.lexemes(words[index].hash) {
      if case .number(let numeral) = lexeme.term { return numeral.decimal }
    }
    return nil
  }

  // MARK: - Where values may be

  /// For each word, whether it may be part of a value; `nil` where no word may be.
  ///
  /// A value consists of neighbouring words of which at least one shows a value: all others are sorted out here before
  /// any pattern is tried.
  ///
  /// - Parameter isUnknown: Whether nothing else is known of a word, so that it may be a misspelt unit.
  func places(of words: Words, isUnknown: (Int) -> Bool = { _ in true }) -> [Bool]? {
    var places = [Bool](filledWith: false, count: words.count)
    var hasAny = false
    var first = 0
    var hasTrigger = false
    func close(_ end: Int) {
      if hasTrigger { for place in first..<end { places[place] = true } }
      hasAny = hasAny || hasTrigger
      hasTrigger = false
      first = end + 1
    }
    for (index, word) in words.words.enumerated() {
      switch part(of: word, words) {
      case .none: if !hasTrigger || !isUnknown(index) || !isMisspeltUnit(index, words) { close(index) }
      case .some(let isTrigger): hasTrigger = hasTrigger || isTrigger
      }
    }
    close(words.count)
    // Any words may be part of an address.
    if hasAny, hasAddress(words) { return Array(repeating: true, count: words.count) }
    return hasAny ? places : nil
  }

  /// Whether a word resembles a unit and follows a possible number.
  private func isMisspeltUnit(_ index: Int, _ words: Words) -> Bool {
    index > 0 && part(of: words[index - 1], words) == true
      && grammar.sense(ofMisspelt: words.foldedBytes(index)) != nil
  }

  /// Whether a word shows a value; `nil` for a word that cannot be part of one.
  private func part(of word: Words.Word, _ words: Words) -> Bool? {
    let first = words.folded[Int(word.foldedStart)]
    if first >= 0x30 && first <= 0x39 || first == UInt8(ascii: "@") { return true }
    if let sense = grammar.sense(word.hash) {
      // An article counts as a number only in an utterance of one or two words: "un".
      return sense.isTrigger || sense.isNumber && words.count <= 2
    }
    let plus = UInt8(ascii: "+")
    if first == plus || grammar.settings.spokenSigns[word.hash] == Int32(plus) { return false }
    guard !grammar.compounds.isEmpty else { return nil }
    let folded = words.folded[Int(word.foldedStart)..<Int(word.foldedEnd)]
    return grammar.compounds.read(folded) == nil ? nil : true
  }

  /// Whether there is an `@`, or a word that is said for the point of an address.
  private func hasAddress(_ words: Words) -> Bool {
    words.words.contains { word in
      words.folded[Int(word.foldedStart)] == UInt8(ascii: "@")
        || grammar.settings.spokenSigns[word.hash] == Int32(UInt8(ascii: "."))
    }
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
