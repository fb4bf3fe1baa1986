import IntentText

/// The clauses of an utterance: those between marks, and those that the learned weights tell apart.
extension Lattice {
  /// The parts of a stretch of words between its marks.
  func clausesBetweenMarks(of words: Range<Int>) -> [Range<Int>] {
    words.divided(at: words.filter { $0 == words.lowerBound || breaks[$0] != .none })
  }

  /// The clauses, and what each of them is by its words.
  var weighedClauses: [Clause] { reader.clauses.isEmpty ? [] : segmentation.clauses() }

  /// Whether some words are only talk, by what was learned of them.
  func isTalk(_ stretch: Range<Int>) -> Bool {
    if reader.clauses.isEmpty { return false }
    guard let (kind, probability) = segmentation.kind(ofWords: stretch) else { return false }
    return kind == .remark && probability >= Interpreter.fairlySure
  }

  private var segmentation: ClauseSegmentation { ClauseSegmentation(clauseFeatures, by: reader.clauses) }

  /// The utterance as the learned weights of clauses see it.
  var clauseFeatures: ClauseFeatures {
    ClauseFeatures(
      words, marked: namesAsMarks + valuesAsMarks, classes: (0..<count).map(classNames),
      isBehindMark: breaks.map { $0 != .none })
  }

  /// The classes of which an entry begins at a word, and what the word speaks for wherever it stands.
  private func classNames(at word: Int) -> [String] {
    let classes = tokens[word].map { className($0.wordClass) }.filter { !$0.isEmpty }
    return classes + (traits[word].contains(.outOfDomain) ? ["outOfDomain"] : [])
      + (traits[word].contains(.question) ? ["question"] : [])
  }

  private var namesAsMarks: [ClauseFeatures.Marked] {
    utterance.names.compactMap { name in
      guard let type = name.type, name.found.isByItsWords else { return nil }
      return .init(words: name.words, mark: type == .contactName ? "name" : type.rawValue)
    }
  }

  /// The values except single small words, which often have other meanings.
  private var valuesAsMarks: [ClauseFeatures.Marked] {
    found.values.compactMap { value in
      guard value.words.count > 1 || hasDigit(value.words.lowerBound), let kind = SpanKind(value), let mark = kind.mark
      else { return nil }
      return .init(words: value.words, mark: mark)
    }
  }
}

extension SpanKind {
  private static let marks = Dictionary(named.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

  /// The mark that replaces a value of the kind among the words of a clause.
  fileprivate var mark: String? { Self.marks[self] }
}

extension Range<Int> {
  /// The parts that begin at some places, of which the first is the beginning of the range.
  func divided(at starts: [Int]) -> [Range<Int>] {
    zip(starts, starts.dropFirst() + [upperBound]).map { $0..<$1 }
  }
}

extension [Range<Int>] {
  /// The longest of the stretches, where it overlaps all others; `nil` where more than one thing is said, or none.
  var onlyOne: Range<Int>? {
    guard let longest = self.max(by: { $0.count < $1.count }), allSatisfy(longest.overlaps) else { return nil }
    return longest
  }
}
