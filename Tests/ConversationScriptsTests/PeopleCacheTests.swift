import Parley
import Testing

@testable import ConversationScripts
@testable import IntentVocabulary

@Suite struct PeopleCacheTests {
  private let cache = PeopleCache()

  /// The index that finds the people of a user.
  private func index(of names: String...) -> NameTable? {
    cache.user(knowing: names.map { Person($0) }).vocabulary.tables.first
  }

  @Test func usersWhoKnowTheSamePeopleShareTheirIndex() async {
    let first = index(of: "Koko", "Zira")
    #expect(first != nil)
    #expect(index(of: "Koko", "Zira") === first)
    #expect(index(of: "Zira", "Koko") !== first)
    #expect(index(of: "Koko") !== first)
  }

  @Test func usersWhoKnowTheSamePeopleAreNotOneUser() async {
    let people = [Person("Koko")]
    let (first, second) = (cache.user(knowing: people), cache.user(knowing: people))
    await first.setContacts([Person("Rita")])
    #expect(first.vocabulary.matches(for: "Koko", of: .contactName).isEmpty)
    #expect(second.vocabulary.matches(for: "Koko", of: .contactName).count == 1)
    #expect(cache.user(knowing: people).vocabulary.matches(for: "Koko", of: .contactName).count == 1)
  }

  @Test func onlyTheListsThatWereMadeLastAreKept() async {
    let first = index(of: "Koko")
    let second = index(of: "Zira")
    for number in 2..<PeopleCache.most { _ = index(of: "Howard \(number)") }
    #expect(index(of: "Koko") === first)
    _ = index(of: "Rita")
    #expect(index(of: "Zira") === second)
    #expect(index(of: "Koko") !== first)
  }
}
