import IntentModel
import IntentText
import IntentVocabulary

extension ReplyReader {
  // MARK: Symbols

  /// Words of one of a fixed set, and the parameters for which a phrase takes them.
  struct FoundSymbol {
    var words: Range<Int>
    var value: SpokenValue
    var takers: Set<String>
  }

  /// The symbols in a stretch: yes and no as flags.
  func symbols(in range: Range<Int>) -> [FoundSymbol] {
    findings.symbols.filter { range.contains($0.words) }
  }

  /// The symbol of a parameter in a stretch, where nothing else in it says anything; the longest of several.
  ///
  /// Of words that mean one thing for a goal and another for a balance ("miles"), only what the parameter takes counts.
  /// - Parameter isNamed: Whether a phrase must name the symbol for the parameter.
  func symbol(
    _ range: Range<Int>, for parameter: IntentDescription.ParameterDescription, isNamed: Bool = false
  ) -> SpokenValue? {
    let fitting = symbols(in: range).filter {
      (!isNamed || $0.takers.contains(parameter.name)) && parameter.accepts($0.value)
    }
    let longest = fitting.reduce(nil as FoundSymbol?) { best, next in
      next.words.count > best?.words.count ?? 0 ? next : best
    }
    return longest.flatMap { isFiller(range, except: [$0.words]) ? $0.value : nil }
  }

  // MARK: Names

  /// A name of a vocabulary.
  func name(_ type: VocabularyType, of parameter: String, _ range: Range<Int>) -> SpokenValue? {
    let said = stripped(range)
    let matches = vocabulary.matches(for: words.source(said), of: type)
    if let known = description?[parameter: parameter], known.prefersSymbols || matches.isEmpty,
      matches.first?.found != .exact, let symbol = symbol(range, for: known, isNamed: !known.prefersSymbols)
    {
      return symbol
    }
    guard let first = matches.first else { return nil }
    return spoken(said, .name(first.name, type, alternatives: matches.dropFirst().map(\.name)))
  }

  /// Without prepositions and articles before it.
  func stripped(_ range: Range<Int>) -> Range<Int> {
    replies.dropping([.preposition, .article, .filler], from: range, leaving: 1)
  }

  func withoutPrepositions(_ range: Range<Int>) -> Range<Int> {
    replies.dropping(.preposition, from: range, leaving: 1, unless: .article)
  }

  /// The words as they were said, where nothing better is known: an unknown name, a place, a term.
  func own(_ parameter: String, _ kind: ValueKind, _ body: Range<Int>) -> IntentDraft.Slot? {
    let said = kind == .place ? withoutPrepositions(body) : stripped(body)
    guard !said.isEmpty, said.count <= 12, !asksBack(said, as: kind) else { return nil }
    switch kind {
    case .person:
      guard said.count <= 4, isPlausibleName(said) else { return nil }
      return .init(parameter, spoken(said, .person(Person(words.source(said)))))
    case .place:
      let asked = otherParameter(ledToBy: said, in: body, than: parameter) ?? parameter
      return place(in: said).map { .init(asked, text($0)) }
    case .name, .term: return .init(parameter, text(said))
    default: return nil
    }
  }

  /// Whether the words are a question of the user's own and not an answer; search terms may be a question.
  func asksBack(_ range: Range<Int>, as kind: ValueKind) -> Bool {
    kind != .term && asks(withoutOpening(range))
  }

  /// Whether a stretch begins as a question does.
  func asks(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    return traits(first).contains(.question)
      || replies.length(.question, at: first, before: range.upperBound) != nil
  }

  func traits(_ word: Int) -> WordTraits {
    let lexicon = reader.grammar.lexicon
    return lexicon.traits[Int(lexicon.id(words[word].hash))]
  }

  private func isValue(_ range: Range<Int>) -> Bool {
    values(in: range).contains { span in
      if case .person = span.meaning { false } else { span.words == 0..<range.count }
    }
  }

  /// Whether words that no vocabulary has may be somebody's name: neither a value as "tomorrow" is, nor a single small
  /// word of the language as "send" is.
  func isPlausibleName(_ range: Range<Int>) -> Bool {
    let isCapital = words.source(range).first?.isUppercase == true
    if let only = range.first, range.count == 1, !isCapital, !traits(only).isUnknown { return false }
    if !isCapital, isValue(range) { return false }
    return range.allSatisfy { index in
      guard words.source(bytes: words[index].range).contains(where: \.isLetter) else { return false }
      if words.source(bytes: words[index].range).first?.isUppercase == true, index > 0 { return true }
      let traits = traits(index)
      return !traits.contains(.common) && !traits.contains(.function) && !traits.contains(.neighbour)
    }
  }
}
