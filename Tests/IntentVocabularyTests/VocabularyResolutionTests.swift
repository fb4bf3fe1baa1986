import IntentModel
import IntentText
import Testing

@testable import IntentVocabulary

@Suite struct VocabularyResolutionTests {
  private let great = Person("Bobo the Great", customIdentifier: "1")
  private let junior = Person("Bobo Jr.", customIdentifier: "2")
  private let koko = Person(
    "Koko", handle: PersonHandle("1", label: .home), contactIdentifier: "k", relationship: .mother,
    aliases: [PersonHandle("2", label: .work)])
  private var contacts: VocabularyIndex { VocabularyIndex(contacts: [great, junior, koko]) }

  @Test func acceptsTheOneWhoIsMeant() {
    #expect(contacts.resolve(Person("koko")) == .success(koko))
    #expect(contacts.resolve(Person("the great")) == .success(great))
    #expect(contacts.resolve(Person("", relationship: .mother)) == .success(koko))
    #expect(contacts.resolve(Person("mother", relationship: .mother)) == .success(koko))
  }

  @Test func offersThoseWhoAreAsLikely() {
    #expect(contacts.resolve(Person("Bobo")) == .disambiguation([great, junior]))
    #expect(contacts.resolve(junior) == .success(junior))
    let twins = [Person("Bobo", contactIdentifier: "a"), Person("Bobo", contactIdentifier: "b")]
    let index = VocabularyIndex(contacts: twins)
    #expect(index.resolve(Person("bobo")) == .disambiguation(twins))
    #expect(index.resolve(twins[1]) == .success(twins[1]))
  }

  /// Five thousand contacts have many who are nearly called so.
  @Test func whoeverIsCalledSoToTheLetterIsMeant() {
    let all =
      (0..<20).map { Person("Anna Müller", customIdentifier: "\($0)") } + [
        Person("Anna Mueller", customIdentifier: "ue"), Person("Jose Nunez", customIdentifier: "n"),
        Person("José Núñez", customIdentifier: "ñ"), Person("Siobhán O’Brien", customIdentifier: "’"),
        Person("Siobhán O'Brien", customIdentifier: "'"),
      ]
    let index = VocabularyIndex(contacts: all)
    for (name, key) in [
      ("Anna Mueller", "ue"), ("anna mueller", "ue"), ("José Núñez", "ñ"), ("Jose Nunez", "n"),
      ("Siobhán O'Brien", "'"),
    ] {
      #expect(
        index.resolve(Person(name)) == .success(all.first { $0.customIdentifier == key } ?? Person("")), "\(name)")
    }
    #expect(index.resolve(Person("Anna Müller")) == .needsMoreDetails(Person("Anna Müller")))
  }

  @Test func ofNamesakesOnlyThoseCountWhoCanBeReachedThere() {
    let mobile = Person("Sam Smith", customIdentifier: "m", aliases: [PersonHandle("1", label: .mobile)])
    let home = Person("Sam Smith", customIdentifier: "h", aliases: [PersonHandle("2", label: .home)])
    let index = VocabularyIndex(contacts: [mobile, home])
    #expect(index.resolve(Person("Sam Smith")) == .disambiguation([mobile, home]))
    var asked = Person("Sam Smith")
    asked.personHandle = PersonHandle(nil, label: .home)
    var reached = home
    reached.personHandle = PersonHandle("2", label: .home)
    #expect(index.resolve(asked) == .success(reached))
    asked.personHandle = PersonHandle(nil, label: .work)
    #expect(index.resolve(asked) == .disambiguation([mobile, home]))
  }

  @Test func aRelationshipTellsNamesakesApart() {
    let sister = Person("Bobo", contactIdentifier: "a", relationship: .sister)
    let friend = Person("Bobo", contactIdentifier: "b", relationship: .friend)
    let index = VocabularyIndex(contacts: [friend, sister])
    #expect(index.resolve(Person("Bobo", relationship: .sister)) == .success(sister))
    #expect(index.resolve(Person("Bobo", relationship: .brother)) == .disambiguation([friend, sister]))
  }

  @Test func aRelationshipOfSeveralWordsIsFoundByItsWords() {
    let best = Person("Ann", contactIdentifier: "a", relationship: Person.Relationship("Best Friend"))
    let other = Person("Ann", contactIdentifier: "b", relationship: Person.Relationship("landlord"))
    let index = VocabularyIndex(contacts: [other, best])
    #expect(index.resolve(Person("my best friend", relationship: .friend)) == .success(best))
    #expect(index.resolve(Person("Ann", relationship: .friend)) == .success(best))
    // What is in no language's list is what the contact's card says.
    #expect(index.resolve(Person("my landlord")) == .success(other))
    #expect(index.resolve(Person("my tenant")) == .unsupported)
    // Somebody who is just a friend is meant before the best one.
    let friend = Person("Bea", contactIdentifier: "c", relationship: .friend)
    #expect(VocabularyIndex(contacts: [best, friend]).resolve(Person("", relationship: .friend)) == .success(friend))
  }

  @Test func whomTheEngineFoundIsLikelyWhereTheWordsNameNobody() {
    let mom = Person("Mom", siriMatches: [Person("Koko", contactIdentifier: "k"), Person("Somebody Else")])
    #expect(contacts.resolve(mom) == .confirmationRequired(koko))
    #expect(contacts.resolve(Person("Mom", siriMatches: [Person("Somebody Else")])) == .unsupported)
  }

  @Test func synonymsOfOneItemAreOneChoice() {
    let names = [
      SpeakableString("Checking Account", identifier: "1"), SpeakableString("Checking", identifier: "1"),
      SpeakableString("Savings Account", identifier: "2"),
    ]
    let index = VocabularyIndex(names, of: .paymentsAccountNickname)
    #expect(index.resolve(SpeakableString("checking"), of: .paymentsAccountNickname) == .success(names[1]))
    #expect(
      index.resolve(SpeakableString("account"), of: .paymentsAccountNickname) == .disambiguation([names[0], names[2]]))
    #expect(index.resolve(SpeakableString("checking"), of: .photoAlbumName) == .unsupported)
  }

  @Test func takesAWholeNameBeforeAPart() {
    let bobo = Person("Bobo")
    #expect(VocabularyIndex(contacts: [great, bobo, junior]).resolve(Person("BOBO")) == .success(bobo))
  }

  @Test func confirmsTheOneWhoIsOnlySimilar() {
    #expect(contacts.resolve(Person("Coco")) == .confirmationRequired(koko))
    #expect(contacts.resolve(Person("Bobo teh Graet")) == .confirmationRequired(great))
  }

  @Test func asksForMoreDetailsOrSaysThatThereIsNobody() {
    let many = VocabularyIndex(contacts: (1...80).map { Person("Bobo \($0)") })
    #expect(many.resolve(Person("Bobo")) == .needsMoreDetails(Person("Bobo")))
    #expect(many.resolve(Person("Bobo 42")) == .success(Person("Bobo 42")))
    #expect(contacts.resolve(Person("Nobody")) == .unsupported)
    #expect(contacts.resolve(Person(" ")) == .needsValue)
    #expect(contacts.resolve(Person("", relationship: .father)) == .unsupported)
  }

  @Test func choosesTheAddressThatWasAskedFor() throws {
    let asked = Person("Koko", handle: PersonHandle(nil, label: .work))
    guard case .success(let found) = contacts.resolve(asked) else {
      Issue.record("nobody was found")
      return
    }
    #expect(found.personHandle == PersonHandle("2", label: .work))
  }

  @Test func resolvesNamesOfAnyType() async {
    let user = User()
    await user.setVocabulary(
      [SpeakableString("Treehouse Summer", identifier: "a"), SpeakableString("Treehouse Winter", identifier: "b")],
      of: .photoAlbumName)
    let index = user.vocabulary
    let winter = SpeakableString("Treehouse Winter", identifier: "b")
    #expect(index.resolve("winter", of: .photoAlbumName) == .success(winter))
    #expect(index.resolve(winter, of: .photoAlbumName) == .success(winter))
    #expect(
      index.resolve("treehouse", of: .photoAlbumName)
        == .disambiguation([SpeakableString("Treehouse Summer", identifier: "a"), winter]))
    #expect(index.resolve("winter", of: .photoTag) == .unsupported)
  }

  /// A family's name of two characters is found as one, and so is the own name.
  @Test func namesWithoutSpacesAreFoundByTheirParts() {
    let people = ["山田太郎", "山田花子", "山本一"].map { Person($0, contactIdentifier: $0) }
    let index = VocabularyIndex(contacts: people)
    #expect(index.resolve(Person("山田")) == .disambiguation([people[0], people[1]]))
    #expect(index.resolve(Person("花子")) == .success(people[1]))
    #expect(index.resolve(Person("山")) == .disambiguation(people))
    let words = Words("text 山田 hi")
    let stretches = Set(index.spans(in: words).map(\.words))
    #expect(stretches.contains(1..<3))
    #expect(index.people(at: 1..<3, in: index.spans(in: words)).map(\.displayName) == ["山田太郎", "山田花子"])
  }
}
