import IntentModel
import IntentVocabulary
import StepCounting

extension Donations: RemovalObserver {
  /// Deletes the interactions that name what was taken from the user's words, and the apps chosen for such people.
  ///
  /// They are no longer suggested, and leave the files like everything else that is deleted. The text of messages is
  /// not searched: words are names where an intent or its people name them. On a disk that cannot be written they stay,
  /// see ``lastProblem``.
  public func forget(_ words: RemovedWords) {
    do {
      try delete(keys(naming: words))
      lastProblem = nil
    } catch {
      lastProblem = error
    }
  }

  func keys(naming words: RemovedWords) -> [StoreKey] {
    content.donations(naming: words).map { .donation($0) } + chosenApps(for: words)
  }

  private func chosenApps(for words: RemovedWords) -> [StoreKey] {
    guard !content.defaultApps.isEmpty else { return [] }
    let keys = words.people.flatMap { PersonKeys([$0]).keys }.uniqued()
    return ContactAct.allCases.flatMap { act in keys.map { DonationContent.DefaultKey(act: act, person: $0) } }
      .filter { content.defaultApps[$0] != nil }.map { .defaultApp($0) }
  }
}

extension DonationContent {
  /// The numbers of the donations that name something that was removed.
  func donations(naming words: RemovedWords) -> [Int] {
    var removed = RemovedWords.Lookup(words)
    return numbers(naming: words.hashesOfNames).filter { number in
      Steps.count()
      return donation(number)?.interactionAsJSON?.names(&removed) == true
    }
  }
}

extension BoundedJSON {
  /// Whether it contains a person or a word that was removed.
  fileprivate func names(_ removed: inout RemovedWords.Lookup) -> Bool {
    switch self {
    case .object(let parts):
      if let person = Person(parts), removed.contains(person) { return true }
      if let word = SpeakableString(parts), removed.contains(word) { return true }
      return parts.contains { $0.value.names(&removed) }
    case .array(let values): return values.contains { $0.names(&removed) }
    default: return false
    }
  }
}

extension Person {
  /// The parts of a person that identify it.
  fileprivate init?(_ parts: [(key: String, value: BoundedJSON)]) {
    guard let name = parts.text("displayName") else { return nil }
    self.init(
      name, contactIdentifier: parts.text("contactIdentifier"), customIdentifier: parts.text("customIdentifier"))
  }
}

extension SpeakableString {
  fileprivate init?(_ parts: [(key: String, value: BoundedJSON)]) {
    guard let phrase = parts.text("spokenPhrase") else { return nil }
    self.init(phrase, identifier: parts.text("vocabularyIdentifier"))
  }
}

extension [(key: String, value: BoundedJSON)] {
  fileprivate func text(_ key: String) -> String? {
    guard case .string(let text) = first(where: { $0.key == key })?.value else { return nil }
    return text
  }
}
