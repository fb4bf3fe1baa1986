import IntentModel
import Testing

@testable import Intents

@Suite struct INPersonTests {
  private let bobo = Person(
    "Bobo", handle: PersonHandle("+1 408 555 0101", type: .phoneNumber),
    nameComponents: Person.NameComponents(givenName: "Bobo"), contactIdentifier: "b")
  private let junior = Person(
    "Bobo Jr.", handle: PersonHandle("+1 408 555 0102", type: .phoneNumber), contactIdentifier: "j")

  @Test func wordsThatMeanOneContactHaveItsAddress() {
    let said = INPerson(holding: Person("bobo", siriMatches: [bobo]))
    #expect(said.displayName == "bobo")
    #expect(said.personHandle?.value == "+1 408 555 0101")
    #expect(said.handle == "+1 408 555 0101")
    #expect(said.nameComponents?.givenName == "Bobo")
    #expect(said.contactIdentifier == "b")
    #expect(said.customIdentifier == nil)
    #expect(said.siriMatches?.count == 1)
  }

  @Test func wordsThatMeanSeveralHaveNone() {
    let said = INPerson(holding: Person("bobo", siriMatches: [bobo, junior]))
    #expect(said.personHandle == nil)
    #expect(said.contactIdentifier == nil)
  }

  @Test func aPersonWhoIsKnownStaysThatPerson() {
    let known = INPerson(holding: Person("bobo", customIdentifier: "app's own", siriMatches: [bobo]))
    #expect(known.personHandle == nil)
    #expect(known.contactIdentifier == nil)
  }
}
