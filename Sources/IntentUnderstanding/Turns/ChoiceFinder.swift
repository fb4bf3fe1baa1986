import IntentAutomaton
import IntentModel
import IntentText

/// Finds the words that may name a choice on offer: by its name, part of it, a detail, or a similar name.
struct ChoiceFinder {
  private let lattice: Lattice
  private let expectation: Expectation
  private let choices: [[String]]
  private let details: [[String]]
  /// The words of all names.
  private let known: Set<String>
  private let folded: [String]
  /// By word, the words of names with the same meaning: `small` for `little`.
  private let synonyms: [[String]]
  /// By word, whether it adds nothing to the words beside it.
  private let isEmpty: [Bool]

  private static let mostWords = 8

  init(_ expectation: Expectation, in lattice: Lattice) {
    self.lattice = lattice
    self.expectation = expectation
    choices = expectation.choices.map(Self.folded)
    known = Set(choices.flatMap(\.self))
    let (words, grammar) = (lattice.words, lattice.reader.grammar)
    folded = (0..<lattice.count).map(words.folded)
    func names(_ word: Int, _ prefix: String) -> [String] {
      lattice.tokens[word].filter { $0.length == 1 }.map { grammar.classes[Int($0.wordClass)].name }
        .filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    }
    synonyms = (0..<lattice.count).map { names($0, "synonym_") }
    isEmpty = (0..<lattice.count).map { word in
      lattice.tokens[word].contains {
        $0.length == 1 && ["article", "one", "preposition", "filler"].contains(grammar.classes[Int($0.wordClass)].name)
      }
    }
    details = expectation.choices.indices.map { place in
      guard expectation.details.indices.contains(place), let detail = expectation.details[place] else { return [] }
      return Self.folded(detail) + Self.labelWords(detail, lattice, folded: (0..<lattice.count).map(words.folded))
    }
  }

  static func folded(_ text: String) -> [String] {
    let words = Words(text)
    return (0..<words.count).map(words.folded)
  }

  /// The words for a detail that is the label of an address.
  private static func labelWords(_ detail: String, _ lattice: Lattice, folded: [String]) -> [String] {
    let name = Folding.folded(detail)
    var found: [String] = []
    for word in 0..<lattice.count {
      for token in lattice.tokens[word] {
        let known = lattice.reader.grammar.classes[Int(token.wordClass)]
        guard known.role == .label, Folding.folded(known.name) == name else { continue }
        found += folded[word..<min(word + Int(token.length), folded.count)]
      }
    }
    return found
  }

  /// All stretches that fit some of the choices.
  func spans() -> [ChoiceSpan] {
    guard !choices.isEmpty else { return [] }
    var found: [ChoiceSpan] = []
    for start in 0..<lattice.count where isSaying(start) {
      for end in start + 1...min(start + Self.mostWords, lattice.count) {
        if end - 1 > start, lattice.breaks[end - 1] == .sentence { break }
        guard isSaying(end - 1), let fit = fit(start..<end) else { continue }
        // "The" may be part of a name, but alone it names nothing.
        if fit.score < Self.whole, (start..<end).allSatisfy({ isEmpty[$0] }) { continue }
        found.append(
          ChoiceSpan(
            words: start..<end, places: fit.places, score: fit.score + Costs.longToken * Float(end - start - 1)))
      }
    }
    return found
  }

  private func isSaying(_ word: Int) -> Bool { !isEmpty[word] || known.contains(folded[word]) }

  private func fit(_ range: Range<Int>) -> (places: [Int], score: Float)? {
    let said = range.filter(isSaying)
    func places(_ isFit: (Int) -> Bool) -> [Int] { choices.indices.filter(isFit) }
    let words = said.map { folded[$0] }
    let whole = places { choices[$0] == range.map { folded[$0] } }
    if !whole.isEmpty { return (whole, Self.whole) }
    let part = places { place in
      said.allSatisfy { word in
        choices[place].contains(folded[word]) || synonyms[word].contains { choices[place].contains($0) }
      }
    }
    if !part.isEmpty { return (part, Self.part) }
    let byDetail = places { place in
      words.allSatisfy { choices[place].contains($0) || details[place].contains($0) }
    }
    if !byDetail.isEmpty { return (byDetail, Self.part) }
    let near = places { place in
      words.allSatisfy { word in
        choices[place].contains { Self.isNear(word, $0) || word.utf8.count >= 4 && $0.hasPrefix(word) }
      }
    }
    return near.isEmpty ? nil : (near, Self.near)
  }

  /// What is added for a whole name, for part of one, and for a similar one.
  private static let whole: Float = 1.7, part: Float = 1.5, near: Float = 1

  /// Whether two words differ by one letter; short words are never similar.
  private static func isNear(_ a: String, _ b: String) -> Bool {
    let a = Array(a.utf8)
    let b = Array(b.utf8)
    guard min(a.count, b.count) >= 4, abs(a.count - b.count) <= 1 else { return a == b }
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    return start + end >= max(a.count, b.count) - 1
  }
}
