import IntentModel
import IntentText
import IntentVocabulary

/// Whether values may be what they are taken for.
extension ActReader {
  /// Whether a value may be what it was taken for; an unknown person, for instance, must look like a name.
  func isPlausible(_ slot: IntentDraft.Slot) -> Bool {
    // "La" is more often the article than "là" without its accent.
    if slot.value.reference != nil, let range = slot.value.range,
      let word = (0..<lattice.count).first(where: { lattice.words[$0].range == range }), isOf([.article], word)
    {
      return false
    }
    if case .words = slot.value.meaning, description?[parameter: slot.parameter]?.kind == .place {
      return slot.value.range.map { isPlausiblePlace(lattice.words.stretch(of: $0)) } ?? true
    }
    guard case .person(let person) = slot.value.meaning, person.relationship == nil, !isKnown(slot.value.meaning),
      let range = slot.value.range
    else { return true }
    let words = (0..<lattice.count).filter { range.contains(lattice.words[$0].range.lowerBound) }
    let isValue = { (word: Int) in self.lattice.found.values.contains { $0.words.contains(word) } }
    return !words.isEmpty
      && words.allSatisfy { word in
        let text = lattice.words.source(word..<word + 1)
        guard text.contains(where: \.isLetter) else { return false }
        let isCapital = text.first?.isUppercase == true
        if !isCapital, isValue(word) { return false }
        return isCapital && (word > 0 || lattice.traits[word].isUnknown) || lattice.traits[word].isUnknown
          || words.count > 1 && lattice.traits[word].isDisjoint(with: [.common, .function, .outOfDomain])
      }
  }

  /// Whether some words may be a place: one is a word for a kind of place or not an ordinary word of the language, and
  /// they do not describe one, as "the cheapest" does.
  func isPlausiblePlace(_ range: Range<Int>) -> Bool {
    let said = range.drop { isOf([.article, .preposition], $0) }
    guard let first = said.first, !isOf([.indefinite, .same], first) else { return false }
    if isPlace(said.startIndex..<said.endIndex) { return true }
    return said.contains { !isOrdinary($0) }
  }

  /// Whether a word is in the language and names nothing by itself.
  func isOrdinary(_ word: Int) -> Bool {
    if word > 0, lattice.words.source(word..<word + 1).first?.isUppercase == true { return false }
    return !lattice.traits[word].isDisjoint(with: [
      .common, .function, .filler, .structural, .outOfDomain, .preposition,
    ])
  }

  func isKnown(_ meaning: SpokenValue.Meaning) -> Bool {
    switch meaning {
    case .person(let person): !person.siriMatches.isEmpty || person.personHandle?.value != nil
    case .name(let name, _, _): name.vocabularyIdentifier != nil
    case .words: false
    default: true
    }
  }

  /// Whether the user's own words are only somebody's name, without naming a parameter.
  func isSomebody(_ path: ActPath) -> Bool {
    if path.values.contains(where: { $0.role == .parameter }) { return false }
    return path.values.contains { value in
      value.role == .text
        && lattice.utterance.names.contains {
          $0.type == .contactName && $0.found.isByItsWords && $0.words == value.words
        }
    }
  }
}
