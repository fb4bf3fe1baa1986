import IntentModel
import IntentVocabulary

/// How sure a yes must be: it causes the whole request to be done.
extension TurnReader {
  /// The probability that the words must give to a yes that no phrase says.
  ///
  /// The first is for words of agreement alone, the second for words that were all learned as agreeing and for those that
  /// have a clause that agrees, the third for any words: `I'm on my way` may be said to somebody at the door.
  private static let likely = 0.5, sure = 0.75, surest = 0.92
  /// The logarithm of the odds above which a clause is a yes although the rest says something else.
  private static let sureClause: Double = 3

  /// The probability that the words must give to a yes before something else that only clauses say: a word of agreeing may
  /// open a question.
  private static let before = likely / 2

  /// The probability that the words must give to a yes whose phrase does not explain all of them; `nil` for any other act.
  func leastYes(_ act: Weighed, _ reply: ActReader, _ features: ReplyFeatures, agrees: Bool) -> Double? {
    if case .yesThen = act.rated.act { return act.evidence.phrase == nil ? Self.before : nil }
    guard act.rated.act == .yes, !act.evidence.isWhole, !reply.agreesByItsVerb else { return nil }
    // A time may put it off, and another value is to be different.
    if reply.namesTime || reply.saysAnotherValue { return 1 }
    if act.evidence.phrase != nil {
      if !act.rated.orders || !reply.namesNothingElse { return Self.surest }
      return isNothingButYes(reply) ? Self.likely : Self.sure
    }
    if agrees { return Self.likely }
    if let clauses = act.evidence.clauses { return clauses >= Self.sureClause ? Self.likely : Self.sure }
    let lattice = reply.lattice
    let allAgree = (0..<lattice.count).allSatisfy { word in
      lattice.traits[word].contains(.filler)
        || weighingReader?.weights.isOne(of: features.hashes(of: word), for: .yes) == true
    }
    return allAgree ? Self.sure : Self.surest
  }

  /// Whether the words can only agree: they name nothing, deny nothing and ask nothing.
  func isNothingButYes(_ reply: ActReader) -> Bool {
    let lattice = reply.lattice
    return reply.namesNothingElse
      && !(0..<lattice.count).contains { reply.isOf(ActReader.otherwise, $0) || lattice.traits[$0].contains(.question) }
  }

  /// Whether the words are no request with another intent, denied or not.
  func isOfNothingElse(_ reply: ActReader) -> Bool {
    let understood = lattices.understanding(of: 0..<words.count)
    guard let best = understood.best else { return understood.denied == nil }
    return !best.isStrong || reply.agrees(best)
  }
}
