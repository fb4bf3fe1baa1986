/// The costs of single words in a path, by their traits and by the words before them.
extension Costs {
  private static func textAfter(_ mark: WordBreak) -> Float {
    switch mark {
    case .none: 0
    case .comma: textAfterComma
    case .colon, .sentence: textAfterColon
    }
  }

  /// The most that the first word of free text adds: at the beginning of a sentence, or after a colon.
  package static let textMost = textFirst + textFromFunction + textAfterColon

  @inline(__always)
  static func skipping(_ traits: WordTraits) -> Float {
    if traits.contains(.outOfDomain) { return skippedOutOfDomain }
    if traits.contains(.function) {
      if traits.contains(.question) { return skippedQuestion }
      return traits.contains(.firstPerson) ? skippedFirstPerson : skippedFunction
    }
    return traits.contains(.structural) ? skippedStructural : skippedWord
  }

  /// Writes what a word adds inside free text or an unknown name, by the kind of edge; returns the most for a name and
  /// for a text.
  @inline(__always)
  static func free(
    _ traits: WordTraits, after mark: WordBreak, into costs: UnsafeMutablePointer<Float>
  ) -> (name: Float, text: Float) {
    let text = textFirst + self.text(from: traits) + textAfter(mark)
    let more = textMore + (traits.contains(.function) ? functionInText : 0)
    let isParticle = traits.contains(.particle)
    let name = name(from: traits)
    costs[.textFirst] = text
    costs[.textMore] = more
    let unknown = name ?? unknownName
    costs[.nameFirst] = unknown
    let further =
      mark != .none
      ? nameAcrossBreak : isParticle || traits.contains(.initial) ? particleName : name ?? unknownNameMore
    costs[.nameMore] = further
    costs[.surname] = mark != .none ? nameAcrossBreak : name ?? surname
    let place = place(from: traits)
    let start = place ?? (traits.contains(.function) ? placeFromFunction : placeFirst)
    costs[.placeFirst] = start
    let within =
      mark == .sentence
      ? placeAcrossSentence
      : isParticle
        // "Mark's house", "Lago di Garda"
        ? placeMore : place ?? (traits.contains(.function) ? functionInPlace : placeMore)
    costs[.placeMore] = within
    return (max(unknown, further, max(start, within)), max(text, more))
  }

  /// What a word adds as the first of a free text.
  private static func text(from traits: WordTraits) -> Float {
    if traits.contains(.preposition) { return textFromPreposition }
    if traits.contains(.firstPerson) { return textFromFirstPerson }
    if !traits.isDisjoint(with: [.function, .filler]) { return textFromFunction }
    return traits.isUnknown ? textFromUnknown : 0
  }

  /// Penalty for a word that is unlikely inside a name; `nil` for any other word.
  private static func name(from traits: WordTraits) -> Float? {
    if traits.contains(.function) { return functionName }
    if traits.contains(.outOfDomain) { return outOfDomainName }
    return traits.isDisjoint(with: [.common, .structural, .filler]) ? nil : commonName
  }

  /// Penalty for a word that is unlikely inside a place name, first or not; `nil` for any other word.
  private static func place(from traits: WordTraits) -> Float? {
    if traits.contains(.preposition) { return prepositionInPlace }
    if traits.contains(.firstPerson) { return functionName }
    return traits.contains(.outOfDomain) && !traits.contains(.function) ? commonName : nil
  }
}

extension UnsafeMutablePointer<Float> {
  /// By the kinds of edges.
  fileprivate subscript(kind: EdgeLabel.Kind) -> Float {
    get { self[Int(kind.rawValue)] }
    nonmutating set { self[Int(kind.rawValue)] = newValue }
  }
}
