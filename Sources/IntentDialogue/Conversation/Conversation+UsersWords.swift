import IntentModel
import IntentVocabulary
import StepCounting

extension Conversation {
  /// Notes which values on offer are the user's own words.
  func noteUsersWords() async {
    guard machine.question?.candidates.isEmpty == false else { return }
    let words = user.vocabulary
    var lookup = NameLookup(words)
    machine.noteUsersWords { lookup.contains($0) }
  }

  /// Takes off the open question what the user's words no longer have; the question about the rest, if anything is gone.
  func withdrawRemovedWords() async -> Decision? {
    guard machine.question?.usersWords.isEmpty == false else { return nil }
    // A restored conversation may not have looked at them yet, and the apps' own would be missing.
    _ = await vocabulary
    let words = user.vocabulary
    var lookup = NameLookup(words)
    return machine.withdraw { lookup.contains($0) }
  }
}

/// Says of many values whether a user's words have their names: a name is looked up once.
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
