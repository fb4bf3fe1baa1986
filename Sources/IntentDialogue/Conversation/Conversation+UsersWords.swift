import IntentModel
import IntentVocabulary

extension Conversation {
  /// Notes which values on offer are the user's own words.
  func noteUsersWords() async {
    guard machine.question?.candidates.isEmpty == false else { return }
    let words = await user.vocabulary
    machine.noteUsersWords { Self.isWord($0, of: words) }
  }

  /// Takes off the open question what the user's words no longer have; the question about the rest, if anything is gone.
  func withdrawRemovedWords() async -> Decision? {
    guard machine.question?.usersWords.isEmpty == false else { return nil }
    // A restored conversation may not have looked at them yet, and the apps' own would be missing.
    _ = await vocabulary
    let words = await user.vocabulary
    return machine.withdraw { Self.isWord($0, of: words) }
  }

  private static func isWord(_ value: AnyParameterValue, of words: VocabularyIndex) -> Bool {
    value.value.map { words.contains($0.choiceName) } ?? false
  }
}
