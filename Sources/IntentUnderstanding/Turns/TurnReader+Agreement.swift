import IntentModel
import IntentVocabulary

/// How sure a yes must be: it has the whole request done.
extension TurnReader {
  /// How likely the words must make a yes that no phrase says.
  ///
  /// By turns among words of agreement alone, among words that were all learned to agree, and among any: that one is on the
  /// way is said to somebody at the door.
  private static let likely = 0.5, sure = 0.75, surest = 0.92

  /// How likely the words must make a yes of which no phrase explains all of them: it has the whole request done.
  func leastYes(_ act: Weighed, _ reply: ActReader, _ features: ReplyFeatures, agrees: Bool) -> Double {
    if act.evidence.phrase != nil {
      if !act.rated.orders || !reply.namesNothingElse { return Self.surest }
      return isNothingButYes(reply) ? Self.likely : Self.sure
    }
    if agrees { return Self.likely }
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

  /// Whether no request of another intent is read or denied.
  func isOfNothingElse(_ reply: ActReader) -> Bool {
    let understood = lattices.understanding(of: 0..<words.count)
    guard let best = understood.best else { return understood.denied == nil }
    return !best.isStrong || reply.agrees(best)
  }
}
