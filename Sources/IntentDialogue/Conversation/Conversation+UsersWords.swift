import IntentModel
import IntentVocabulary
import StepCounting

extension Conversation {
  /// Notes which of the values on offer are words of the user.
  func noteUsersWords() async {
    guard machine.question?.candidates.isEmpty == false else { return }
    let words = user.vocabulary
    var lookup = NameLookup(words)
    machine.noteUsersWords { lookup.contains($0) }
  }

  /// Removes values from the open question that are no longer words of the user; returns the question about the rest,
  /// if anything was removed.
  func withdrawRemovedWords() async -> Decision? {
    guard machine.question?.usersWords.isEmpty == false else { return nil }
    // A restored conversation may not have looked at the words yet, and would lack those of the apps.
    _ = await vocabulary
    let words = user.vocabulary
    var lookup = NameLookup(words)
    return machine.withdraw { lookup.contains($0) }
  }
}

/// Tests many values for being words of a user; each name is looked up once.
private struct NameLookup {
  private let words: VocabularyIndex
  private var known: [String: Bool] = [:]

  init(_ words: VocabularyIndex) { self.words = words }

  mutating func contains(_ value: AnyParameterValue) -> Bool {
    guard let name = value.value?.choiceName else { return false }
    if let isKnown = known[name] { return isKnown }
    Steps.count()
    let isKnown = words.contains(name)
    known[name] = isKnown
    return isKnown
  }
}
