import IntentModel
import Testing

@testable import IntentUnderstanding

/// What was said at the end of a text, or before a pronoun, and would be lost.
@Suite struct TurnReaderAsSaidTests {
  private func request(_ utterance: String) -> [String: String] {
    let listener = Listener.everyLanguage
    let turn = listener.interpreter.read(
      utterance, expecting: nil, vocabulary: listener.vocabulary, in: listener.situation)
    let slots = turn.act.understanding?.best?.slots ?? []
    return Dictionary(
      slots.map { slot in
        if case .person(let person) = slot.value.meaning {
          return (slot.parameter, person.siriMatches.map(\.displayName).joined(separator: ", "))
        }
        return (slot.parameter, slot.value.text)
      }
    ) { first, second in "\(first), \(second)" }
  }

  @Test(arguments: [
    ("tell Bobo I'm running late, no wait, make that Irene", "I'm running late"),
    ("tell Bobo I'm running late, sorry I meant Irene", "I'm running late"),
    ("app Bobo dat ik wat later ben, nee wacht, doe maar Irene", "ik wat later ben"),
    ("scrivi a Bobo che arrivo tardi, anzi no a Irene", "arrivo tardi"),
  ])
  func wordsOfCorrectingAtTheEndSayWhomATextIsFor(_ utterance: String, _ text: String) {
    #expect(request(utterance) == ["recipients": "Irene", "content": text])
  }

  @Test(arguments: [
    "tell Bobo I saw Irene", "tell Bobo I'm late, say hello to Irene", "tell Bobo I'm sorry about Irene",
    "tell Bobo to wait for Irene",
  ])
  func whoIsOnlySpokenOfStaysInTheText(_ utterance: String) {
    #expect(request(utterance)["recipients"] == "Bobo")
    #expect(request(utterance)["content"]?.hasSuffix("Irene") == true)
  }

  @Test func aPronounMeansWhomTheSameWordsHaveNamed() {
    #expect(request("it's Irene I was talking about, please call her") == ["contacts": "Irene"])
  }
}
