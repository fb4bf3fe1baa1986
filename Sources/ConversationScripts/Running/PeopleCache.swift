import Parley
import Synchronization

/// The indexes of people by name, made once for all scripts with the same people.
final class PeopleCache: Sendable {
  private let last = Mutex<[(people: [Person], index: VocabularyIndex)]>([])
  /// How many lists of people are kept.
  static let most = 8

  /// A user who knows some people.
  func user(knowing people: [Person]) -> User { User(known: index(of: people), areKnown: !people.isEmpty) }

  /// Comparing lists is fast where they share their storage, as those of one world do.
  private func index(of people: [Person]) -> VocabularyIndex {
    if let known = last.withLock({ $0.first { $0.people == people }?.index }) { return known }
    let index = VocabularyIndex(contacts: people)
    last.withLock { last in
      last.append((people, index))
      last.removeFirst(max(0, last.count - Self.most))
    }
    return index
  }
}
