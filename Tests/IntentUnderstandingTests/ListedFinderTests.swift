import Foundation
import IntentModel
import Testing

@testable import IntentUnderstanding

/// Words that point at one of the things that an answer has listed, in every language.
@Suite struct ListedFinderTests {
  private static let callers = ["Bobo", "Alice Jones", "Irene"].enumerated().compactMap { place, name in
    // The situation of the tests is on a Saturday: the last of them called on the Thursday before.
    ListedThing(
      ["caller": .name(name), "date": .moment(Date(timeIntervalSince1970: 1_795_251_600 - Double(place) * 86_400))],
      types: [])
  }

  private func person(_ utterance: String, listed: [ListedThing] = callers) -> String? {
    var listener = Listener.everyLanguage
    listener.situation.listed = listed
    for slot in listener.understanding(utterance).best?.slots ?? [] {
      if case .person(let person) = slot.value.meaning { return person.siriMatches.first?.displayName }
    }
    return nil
  }

  @Test(arguments: [
    ("call the second one back", "Alice Jones"), ("call the last one", "Irene"), ("call the first", "Bobo"),
    ("please call the second one", "Alice Jones"),
    ("ruf den zweiten zurück", "Alice Jones"), ("rappelle le deuxième", "Alice Jones"),
    ("llama al segundo", "Alice Jones"), ("chiama il secondo", "Alice Jones"), ("bel de tweede terug", "Alice Jones"),
  ])
  func aPlaceInTheListIsWhoeverHasIt(_ utterance: String, _ name: String) { #expect(person(utterance) == name) }

  @Test(arguments: ["call the one from Thursday", "call the one from yesterday back"])
  func aDayIsWhoeverCalledOnIt(_ utterance: String) {
    #expect(person(utterance) == (utterance.contains("Thursday") ? "Irene" : "Alice Jones"))
  }

  @Test func aPartOfANameWithAWordForThemIsWhoeverHasIt() { #expect(person("call the jones one") == "Alice Jones") }

  @Test(arguments: ["call the seventh one", "call the one from Monday"])
  func whatFitsNoneOfThemIsNoneOfThem(_ utterance: String) { #expect(person(utterance) == nil) }

  @Test func aDayThatFitsTwoIsNeither() {
    let twice = [Self.callers[0], Self.callers[0]]
    #expect(person("call the one from today", listed: twice) == nil)
  }

  @Test func whereNothingIsListedAPlaceIsNobody() { #expect(person("call the second one", listed: []) == nil) }

  @Test func somebodyWhoIsNamedIsMeantWhateverIsListed() { #expect(person("call Irene") == "Irene") }

  @Test func aThingNobodyKnowsGoesByItsNameInItsVocabulary() throws {
    let thing = try #require(ListedThing(["payee": .name("Jungle Power")], types: [.paymentsOrganizationName]))
    let vocabulary = Listener.english.vocabulary
    #expect(thing.value(of: .paymentsOrganizationName, in: vocabulary)?.text == "Jungle Power")
    #expect(thing.value(of: .paymentsAccountNickname, in: vocabulary) == nil)
    #expect(thing.value(of: .contactName, in: vocabulary) == nil)
  }
}
