import IntentLanguages
import Parley
import Testing

@Suite("People who are somebody's")
struct PossessedPeopleTests {
  @Test(
    "A relation of a contact's is not that contact",
    arguments: [
      ("call the sister of Bobo", "the sister of Bobo"), ("call Bobo's sister", "Bobo's sister"),
      ("call sister of Bobo", "sister of Bobo"),
    ])
  func somebodyElse(_ utterance: String, _ name: String) {
    let person = Self.person(.english, utterance)
    #expect(person?.displayName == name)
    #expect(person?.siriMatches ?? [] == [])
  }

  @Test(
    "So it is in the other languages",
    arguments: [
      (Language.french, "appelle la sœur de Bobo", "la sœur de Bobo"),
      (.german, "ruf die Schwester von Bobo an", "die Schwester von Bobo"),
      (.spanish, "llama a la hermana de Bobo", "la hermana de Bobo"),
      (.italian, "chiama la sorella di Bobo", "la sorella di Bobo"),
      (.dutch, "bel de zus van Bobo", "de zus van Bobo"),
    ])
  func aNameOfSomebodyElsesIsNoContact(_ language: Language, _ utterance: String, _ name: String) {
    let person = Self.person(.speaking(language), utterance)
    #expect(person?.displayName == name)
    #expect(person?.siriMatches ?? [] == [])
  }

  @Test("The user's own friend of that name is the contact")
  func theUsersOwnIsTheContact() {
    #expect(Self.person(.english, "call my friend Bobo")?.siriMatches.map(\.displayName).contains("Bobo") == true)
  }

  private static func person(_ listener: Listener, _ utterance: String) -> Person? {
    listener.understanding(utterance).best?.slots.lazy.compactMap { slot -> Person? in
      if case .person(let person) = slot.value.meaning { person } else { nil }
    }.first
  }
}
