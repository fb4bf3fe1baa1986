import Parley
import Testing

@testable import ConversationScripts
@testable import IntentVocabulary

@Suite struct PeopleCacheTests {
  private let cache = PeopleCache()

  /// The index that finds the people of a user.
  private func index(of names: String...) async -> NameTable? {
    await cache.user(knowing: names.map { Person($0) }).vocabulary.tables.first
  }

  @Test func usersWhoKnowTheSamePeopleShareTheirIndex() async {
    let first = await index(of: "Koko", "Zira")
    #expect(first != nil)
    #expect(await index(of: "Koko", "Zira") === first)
    #expect(await index(of: "Zira", "Koko") !== first)
    #expect(await index(of: "Koko") !== first)
  }

  @Test func usersWhoKnowTheSamePeopleAreNotOneUser() async {
    let people = [Person("Koko")]
    let (first, second) = (cache.user(knowing: people), cache.user(knowing: people))
    await first.setContacts([Person("Rita")])
    #expect(await first.vocabulary.matches(for: "Koko", of: .contactName).isEmpty)
    #expect(await second.vocabulary.matches(for: "Koko", of: .contactName).count == 1)
    #expect(await cache.user(knowing: people).vocabulary.matches(for: "Koko", of: .contactName).count == 1)
  }

  @Test func onlyTheListsThatWereMadeLastAreKept() async {
    let first = await index(of: "Koko")
    let second = await index(of: "Zira")
    for number in 2..<PeopleCache.most { _ = await index(of: "Howard \(number)") }
    #expect(await index(of: "Koko") === first)
    _ = await index(of: "Rita")
    #expect(await index(of: "Zira") === second)
    #expect(await index(of: "Koko") !== first)
  }
}
