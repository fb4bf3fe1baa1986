import IntentModel
import IntentVocabulary

extension Donations: RemovalObserver {
  /// Deletes the interactions that name what was taken from the user's words, and the apps chosen for such people.
  ///
  /// Nothing is suggested from them any more, and no file keeps them for longer than anything else that is deleted.
  /// What a message says is not searched: words are names where an intent or its people name them. A disk that cannot
  /// be written leaves them, see ``lastProblem``.
  public func forget(_ words: RemovedWords) {
    do {
      try delete(content.donations(naming: words).map { .donation($0) } + chosenApps(for: words))
      lastProblem = nil
    } catch {
      lastProblem = error
    }
  }

  private func chosenApps(for words: RemovedWords) -> [StoreKey] {
    let people = Set(
      content.defaultApps.keys.compactMap { PersonKeys.name(inKey: $0.person) }.flatMap { words.people(named: $0) })
    let keys = Set(people.flatMap { PersonKeys([$0]).keys })
    return content.defaultApps.keys.filter { keys.contains($0.person) }.map { .defaultApp($0) }
  }
}

extension DonationContent {
  /// The numbers of the donations that name something that was removed.
  func donations(naming words: RemovedWords) -> [Int] {
    var known: [ArraySlice<UInt8>: Bool] = [:]
    return numbers { donation in
      var mayName = false
      donation.forEachName { name in
        guard !mayName else { return }
        mayName =
          known[name]
          ?? {
            let text = String(decoding: name, as: UTF8.self)
            // A name with an escape in it is read properly below.
            let isTouched = text.contains("\\") || words.touches(text)
            known[name] = isTouched
            return isTouched
          }()
      }
      return mayName && donation.interactionAsJSON?.names(words) == true
    }
  }
}

extension JSONValue {
  /// Whether a person or a word that was removed stands anywhere in it.
  fileprivate func names(_ words: RemovedWords) -> Bool {
    switch self {
    case .object(let parts):
      if parts["displayName"] != nil, let person = try? decode(Person.self), words.contains(person) { return true }
      if parts["spokenPhrase"] != nil, let word = try? decode(SpeakableString.self), words.contains(word) {
        return true
      }
      return parts.values.contains { $0.names(words) }
    case .array(let values): return values.contains { $0.names(words) }
    default: return false
    }
  }
}
