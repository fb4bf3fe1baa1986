import Foundation
import Testing

@testable import IntentUnderstanding

/// When a reading is believed: the threshold, and the margin over its rivals.
@Suite struct UnderstandingTests {
  private func reading(_ intent: String, _ score: Double, language: String = "en") -> Reading {
    Reading(.init(intent), score: score, language: language)
  }

  @Test func belowTheThresholdNothingIsUnderstood() {
    #expect(![reading("StartCall", -0.01)].isFirstBelieved)
    #expect(![Reading]().isFirstBelieved)
  }

  @Test func aWeakWinnerIsBelievedWhereNothingRivalsIt() {
    #expect([reading("StartCall", 0.05)].isFirstBelieved)
    #expect([reading("StartCall", 0.1), reading("SendMessage", -0.2)].isFirstBelieved)
  }

  @Test func twoWeakReadingsSideBySideAreAGuess() {
    #expect(![reading("StartCall", 0.1), reading("SendMessage", 0.02)].isFirstBelieved)
  }

  @Test func theSameIntentInAnotherLanguageIsNoRival() {
    let other = reading("StartCall", 0.09, language: "nl")
    #expect([reading("StartCall", 0.1), other].isFirstBelieved)
    #expect(Understanding(best: reading("StartCall", 0.1), runnersUp: [other]).rivals == [])
  }

  @Test func aStrongWinnerNamesWhoCameClose() {
    let others = [reading("SendMessage", 0.9), reading("SearchForMessages", 0.4)]
    #expect(([reading("StartCall", 1)] + others).isFirstBelieved)
    let understanding = Understanding(best: reading("StartCall", 1), runnersUp: others)
    #expect(understanding.rivals.map(\.intent) == ["SendMessage"])
  }

  @Test func theReadingsThatCameNextAreMadeWhenTheyAreAskedFor() throws {
    let understanding = Listener.english.understanding("message about the ride")
    #expect(understanding.runnersUp.count > 0)
    let copy = try JSONDecoder().decode(Understanding.self, from: JSONEncoder().encode(understanding))
    #expect(copy == understanding)
    #expect(copy.hashValue == understanding.hashValue)
    var changed = understanding
    changed.runnersUp = []
    #expect(changed != understanding)
    #expect(changed.runnersUp.isEmpty)
  }
}
