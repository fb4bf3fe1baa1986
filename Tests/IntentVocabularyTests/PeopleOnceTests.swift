import IntentModel
import Testing

@testable import IntentVocabulary

@Suite struct PeopleOnceTests {
  private func once(_ people: Person...) -> [Person] {
    var once = PeopleOnce()
    for person in people { once.add(person) }
    return once.people
  }

  private let contact = Person("Ada Byron", contactIdentifier: "c1")

  @Test func aContactIsOnceWhatItIsOnce() {
    #expect(once(contact, contact) == [contact])
    let other = Person("Ada Byron", contactIdentifier: "c2")
    #expect(once(contact, other, contact, other) == [contact, other])
  }

  @Test func aWordOfAVocabularyIsTheContactOfThatName() {
    let both = [Person("Ada Byron", contactIdentifier: "c1", customIdentifier: "v1")]
    #expect(once(contact, Person("ADA  byron", customIdentifier: "v1")) == both)
    #expect(once(Person("Áda Byron", customIdentifier: "v1"), contact) == both)
    #expect(once(contact, contact, Person("Ada Byron", customIdentifier: "v1"), contact).count == 2)
  }

  @Test func peopleWithKeysOfTheirOwnAreTwo() {
    let known = Person("Ada Byron", contactIdentifier: "c1", customIdentifier: "v1")
    let word = Person("Ada Byron", customIdentifier: "v2")
    #expect(once(known, word) == [known, word])
    #expect(once(Person("Ada"), Person("Ida"), Person("ada")) == [Person("Ada"), Person("Ida")])
  }
}
