import IntentModel
import IntentVocabulary
import Testing

@Suite struct RemovedWordsTests {
  /// Keeps what it was told.
  private actor Listener: RemovalObserver {
    private(set) var heard: [RemovedWords] = []
    func forget(_ words: RemovedWords) { heard.append(words) }
  }

  private let listener = Listener()

  private func removed(
    from user: User, by change: (User) async -> Void
  ) async -> RemovedWords? {
    await user.tellRemovals(to: listener)
    await change(user)
    return await listener.heard.last
  }

  @Test func contactsThatAreGoneAreTold() async throws {
    let user = User(contacts: [Person("Bobo"), Person("Koko")])
    let words = try #require(await removed(from: user) { await $0.setContacts([Person("Koko"), Person("Zira")]) })
    #expect(words.contains(Person("BOBO")))
    #expect(!words.contains(Person("Koko")))
    #expect(!words.contains(Person("Zira")))
    #expect(words.people(named: "bobo") == [Person("Bobo")])
    #expect(words.touches("Bobo"))
    #expect(!words.touches("Koko"))
    #expect(!words.touches(""))
  }

  @Test func ofTwoNamesakesTheOneThatIsGone() async throws {
    let (first, second) = (Person("Bobo", contactIdentifier: "1"), Person("Bobo", contactIdentifier: "2"))
    let words = try #require(
      await removed(from: User(contacts: [first, second])) { await $0.setContacts([first]) })
    #expect(words.contains(second))
    #expect(!words.contains(first))
    // Nobody can tell which one this is, and one is left.
    #expect(!words.contains(Person("Bobo")))
    #expect(words.people(named: "Bobo").map(\.contactIdentifier) == ["2"])
  }

  @Test func wordsAreToldByTheirIdentifiers() async throws {
    let user = User()
    let (old, new) = (SpeakableString("Leg day", identifier: "w1"), SpeakableString("Leg day", identifier: "w2"))
    await user.setVocabulary([old], of: .workoutActivityName, app: "fit")
    let words = try #require(
      await removed(from: user) { await $0.setVocabulary([new], of: .workoutActivityName, app: "fit") })
    #expect(words.contains(old))
    #expect(!words.contains(new))
    #expect(words.words(spelled: "leg day") == [old])
    #expect(!words.contains(Person("Leg day")))
  }

  @Test func logOutAndRemovingATypeAreRemovals() async throws {
    let user = User()
    await user.setVocabulary(["Beach"], of: .photoTag, app: "a")
    await user.setVocabulary(["Koko"], of: .contactName, app: "a")
    let first = try #require(await removed(from: user) { await $0.removeVocabulary(of: .photoTag, app: "a") })
    #expect(first.contains(SpeakableString("Beach")))
    #expect(!first.contains(SpeakableString("Koko")))
    let second = try #require(await removed(from: user) { await $0.removeAllVocabulary(app: "a") })
    #expect(second.contains(SpeakableString("Koko")))
  }

  @Test func addingAndReorderingIsNoRemoval() async {
    let user = User()
    await user.tellRemovals(to: listener)
    await user.setVocabulary(["Beach"], of: .photoTag)
    await user.setVocabulary(["Dunes", "Beach"], of: .photoTag)
    #expect(await listener.heard.isEmpty)
  }

  @Test func theVocabularyIsWithoutItBeforeAnybodyIsTold() async {
    /// Looks into the vocabulary at the moment it is told.
    actor Looker: RemovalObserver {
      let user: User
      private(set) var found: [Int] = []
      init(_ user: User) { self.user = user }
      func forget(_ words: RemovedWords) async { found.append(user.vocabulary.people(for: "Bobo").count) }
    }
    let user = User(contacts: [Person("Bobo")])
    let looker = Looker(user)
    await user.tellRemovals(to: looker)
    await user.setContacts([])
    #expect(await looker.found == [0])
  }

  @Test func anObserverThatIsGoneIsNotKeptAlive() async {
    let user = User(contacts: [Person("Bobo")])
    weak var gone: Listener?
    do {
      let short = Listener()
      gone = short
      await user.tellRemovals(to: short)
    }
    #expect(gone == nil)
    await user.setContacts([])
  }

  @Test func aHostTellsOfItselfWhatIsGone() {
    let contacts = RemovedWords(contacts: [Person("Bobo", contactIdentifier: "1")])
    #expect(contacts.contains(Person("Bobo", contactIdentifier: "1")))
    #expect(!contacts.contains(Person("Bobo", contactIdentifier: "2")))
    let words = RemovedWords(["Beach"], of: .photoTag)
    #expect(words.contains(SpeakableString("beach")))
  }

  @Test func whereNothingIsGoneNobodyIsTold() async {
    let ann = Person("Ann Bee", handle: PersonHandle("1"), contactIdentifier: "1")
    var moved = ann
    moved.personHandle = PersonHandle("2")
    let user = User(contacts: [ann, Person("Koko")])
    await user.tellRemovals(to: listener)
    await user.setVocabulary([SpeakableString("Beach", identifier: "b")], of: .photoTag, app: "a")
    let before = user.state.removals
    // The same again, in another order, with somebody new, with another number, and the same words in another place.
    for contacts in [[ann, Person("Koko")], [Person("Koko"), ann], [ann, Person("Koko"), Person("Zira")]] {
      await user.setContacts(contacts)
    }
    await user.setContacts([moved, Person("Koko"), Person("Zira")])
    await user.setVocabulary([SpeakableString("beach")], of: .photoAlbumName, app: "b")
    await user.removeAllVocabulary(app: "a")
    await user.removeVocabulary(of: .workoutActivityName)
    #expect(await listener.heard.isEmpty)
    #expect(user.state.removals == before)
    #expect(user.vocabulary.people(for: "Ann").first?.personHandle?.value == "2")
  }

  @Test func aNewNameRemovesTheOldOne() async throws {
    let user = User(contacts: [Person("Ann Bee", contactIdentifier: "1"), Person("Koko")])
    let words = try #require(
      await removed(from: user) { await $0.setContacts([Person("Ann Cee", contactIdentifier: "1"), Person("Koko")]) })
    #expect(words.contains(Person("Ann Bee", contactIdentifier: "1")))
    #expect(!words.contains(Person("Ann Cee", contactIdentifier: "1")))
    #expect(words.people.map(\.displayName) == ["Ann Bee"])
  }

  @Test func aNicknameThatIsGoneTakesNobodyAlong() async throws {
    let bob = Person("Bob", nameComponents: Person.NameComponents(nickname: "Bobo"))
    let words = try #require(await removed(from: User(contacts: [bob])) { await $0.setContacts([Person("Bob")]) })
    #expect(words.touches("Bobo"))
    #expect(!words.touches("Bob"))
    #expect(words.people.isEmpty)
    #expect(words.hashesOfNames == [try #require(RemovedWords.hash(ofName: "bobo"))])
  }

  @Test func aContactMayBeTheOneWhomAnAppKnewByAKeyOfItsOwn() async throws {
    let user = User(contacts: [Person("Koko", contactIdentifier: "1")])
    await user.setVocabulary([SpeakableString("Koko", identifier: "app-7")], of: .contactName, app: "a")
    await user.tellRemovals(to: listener)
    await user.removeAllVocabulary(app: "a")
    #expect(await listener.heard.isEmpty)
    await user.setContacts([])
    #expect(await listener.heard.map { $0.contains(Person("Koko", contactIdentifier: "1")) } == [true])
  }

  /// A thousand of one name, of whom one goes, and one name that everybody has: no pair of them is looked at.
  @Test func manyNamesakesAreToldApart() async throws {
    let all = (0..<1000).map { Person("Ann Bee", contactIdentifier: String($0)) }
    let user = User(contacts: all)
    let words = try #require(await removed(from: user) { await $0.setContacts(all.dropFirst().reversed()) })
    #expect(words.people.map(\.contactIdentifier) == ["0"])
    #expect(words.hashesOfNames.count == 1)
    let rest = try #require(await removed(from: user) { await $0.setContacts(all.suffix(1)) })
    #expect(rest.people.count == 998)
  }
}
