/// What single words cost in a path, by what is known of them and by what stands before them.
extension Costs {
  private static func place(_ kind: EdgeLabel.Kind, _ traits: WordTraits, _ mark: WordBreak) -> Float {
    if kind == .placeMore, mark == .sentence { return placeAcrossSentence }
    // "Mark's house", "Lago di Garda"
    if traits.contains(.particle), kind == .placeMore { return placeMore }
    if traits.contains(.preposition) { return prepositionInPlace }
    if traits.contains(.speaker) { return functionName }
    if traits.contains(.function) { return kind == .placeFirst ? placeFromFunction : functionInPlace }
    if traits.contains(.neighbour) { return commonName }
    return kind == .placeFirst ? placeFirst : placeMore
  }

  private static func textAfter(_ mark: WordBreak) -> Float {
    switch mark {
    case .none: 0
    case .comma: textAfterComma
    case .colon, .sentence: textAfterColon
    }
  }

  @inline(__always)
  static func skipping(_ traits: WordTraits) -> Float {
    if traits.contains(.neighbour) { return skippedNeighbour }
    if traits.contains(.function) {
      if traits.contains(.question) { return skippedQuestion }
      return traits.contains(.speaker) ? skippedSpeaker : skippedFunction
    }
    return traits.contains(.structural) ? skippedStructural : skippedWord
  }

  /// What a word adds as a part of free text or of an unknown name.
  @inline(__always)
  static func free(_ kind: EdgeLabel.Kind, _ traits: WordTraits, after mark: WordBreak, isInitial: Bool) -> Float {
    switch kind {
    case .textFirst:
      var cost = textFirst
      if traits.contains(.preposition) {
        cost += textFromPreposition
      } else if traits.contains(.speaker) {
        cost += textFromSpeaker
      } else if !traits.isDisjoint(with: [.function, .filler]) {
        cost += textFromFunction
      } else if traits == [] {
        cost += textFromUnknown
      }
      return cost + textAfter(mark)
    case .textMore: return textMore + (traits.contains(.function) ? functionInText : 0)
    case .placeFirst, .placeMore: return place(kind, traits, mark)
    case .nameMore where mark != .none: return nameAcrossBreak
    case .nameMore where traits.contains(.particle) || isInitial:
      return particleName
    default:
      if traits.contains(.function) { return functionName }
      if traits.contains(.neighbour) { return neighbourName }
      if !traits.isDisjoint(with: [.common, .structural, .filler]) { return commonName }
      switch kind {
      case .surname: return surname
      case .nameFirst: return unknownName
      default: return unknownNameMore
      }
    }
  }
}
