import IntentAutomaton
import IntentModel
import IntentText

/// The clauses of an utterance: those between marks, and those that the learned weights tell apart.
extension Lattice {
  /// The parts of a stretch of words between its marks.
  func clausesBetweenMarks(of words: Range<Int>) -> [Range<Int>] {
    words.divided(at: words.filter { $0 == words.lowerBound || breaks[$0] != .none })
  }

  /// The parts between marks and before joining words.
  var joinedClauses: [Range<Int>] {
    var starts = [0]
    for word in 1..<max(1, count) where breaks[word] != .none || isOf([.and, .but], word) {
      let begins = isOf([.and, .but], word) && breaks[word] == .none
      // Joined names and numbers are no clauses: "Koko and Zira", "twenty and a half".
      if begins, found.list.covered[word] || word + 1 < count && found.list.covered[word + 1] { continue }
      if hasValue(across: 0..<word) { continue }
      starts.append(word)
    }
    return (0..<count).divided(at: starts)
  }

  /// The clauses, and what each of them is by its words.
  var weighedClauses: [Clause] { weighedClauses(in: situation) }

  /// The clauses in a situation, and what each of them is by its words.
  func weighedClauses(in situation: ClauseSituation) -> [Clause] {
    reader.clauses.isEmpty ? [] : segmentation(in: situation).clauses()
  }

  /// Whether some words are only talk, by what was learned of them.
  func isTalk(_ stretch: Range<Int>) -> Bool {
    isKind(.remark, stretch, above: Interpreter.fairlySure)
  }

  /// Whether some words likely ask for an intent, by what was learned of them.
  func isLikely(_ intent: IntentName, in stretch: Range<Int>) -> Bool {
    isKind(.request(intent), stretch, above: Interpreter.likelyRequest)
  }

  private func isKind(_ kind: ClauseKind, _ stretch: Range<Int>, above least: Double) -> Bool {
    if reader.clauses.isEmpty { return false }
    guard let likeliest = segmentation(in: situation).kind(ofWords: stretch) else { return false }
    return likeliest.kind == kind && likeliest.probability >= least
  }

  /// The remarks that may stand before what else is said, and those that may stand behind it.
  func outerRemarks(ofLeast shortest: Int) -> (before: [OuterRemark], behind: [OuterRemark]) {
    if reader.clauses.isEmpty { return ([], []) }
    return segmentation(in: situation).outerRemarks(ofLeast: shortest, above: Interpreter.likelyRequest)
  }

  /// What came before the words where nothing is asked.
  var situation: ClauseSituation { utterance.situation.requests.isEmpty ? .fresh : .afterwards }

  private func segmentation(in situation: ClauseSituation) -> ClauseSegmentation {
    ClauseSegmentation(clauseFeatures, by: reader.clauses, in: situation)
  }

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
  var mark: String? { Self.marks[self] }
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
