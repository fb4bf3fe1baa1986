import IntentModel
import IntentVocabulary

/// Which of the things that a conversation spoke of were its user's own when it was stored.
///
/// Where it is restored, perhaps in another process and after a day, what was taken away in between is forgotten.
struct UsersWordsInContext: Sendable, Hashable, Codable {
  private var people: [Person] = []
  private var words: [String] = []
  private var removals: Removals

  /// How often something had been deleted.
  struct Removals: Sendable, Hashable, Codable {
    /// In this process, from all that is kept of a user.
    var inAll: Int
    /// From the files of the donations, ever; `nil` where there are none.
    var fromFiles: Int?

    /// Whether more was deleted by now. Another process counts its own, but files go on.
    fileprivate func isLess(than now: Removals) -> Bool {
      if let fromFiles, let now = now.fromFiles, fromFiles != now { return true }
      return inAll < now.inAll
    }
  }

  init(_ context: ConversationContext, of vocabulary: VocabularyIndex, removals: Removals) {
    self.removals = removals
    var people = context.people.flatMap(\.value)
    var words: [String] = []
    for value in context.requests.flatMap(\.slots).map(\.value) {
      switch value.meaning {
      case .person(let person): people.append(person)
      case .name(let name, _, _): words.append(name.spokenPhrase)
      default: words.append(value.text)
      }
    }
    self.people = Set(people).filter(vocabulary.mayContain).sorted { $0.displayName < $1.displayName }
    self.words = Set(words).filter(vocabulary.contains).sorted()
  }

  /// Whether any of it is the user's no more, or something was deleted since.
  func isGone(from vocabulary: VocabularyIndex, removals now: Removals) -> Bool {
    removals.isLess(than: now) || !people.allSatisfy(vocabulary.mayContain) || !words.allSatisfy(vocabulary.contains)
  }
}
