import Testing

@testable import IntentUnderstanding

/// When a reading is believed: the threshold, and the margin over its rivals.
@Suite struct UnderstandingTests {
  private func reading(_ intent: String, _ score: Double, language: String = "en") -> Reading {
    Reading(.init(intent), score: score, language: language)
  }

  @Test func belowTheThresholdNothingIsUnderstood() {
    let understanding = Understanding([reading("StartCall", -0.01)])
    #expect(understanding.best == nil)
    #expect(understanding.runnersUp.map(\.score) == [-0.01])
  }

  @Test func aWeakWinnerIsBelievedWhereNothingRivalsIt() {
    #expect(Understanding([reading("StartCall", 0.05)]).best != nil)
    #expect(Understanding([reading("StartCall", 0.1), reading("SendMessage", -0.2)]).best != nil)
  }

  @Test func twoWeakReadingsSideBySideAreAGuess() {
    let understanding = Understanding([reading("StartCall", 0.1), reading("SendMessage", 0.02)])
    #expect(understanding.best == nil)
    #expect(understanding.runnersUp.count == 2)
  }

  @Test func theSameIntentInAnotherLanguageIsNoRival() {
    let understanding = Understanding([reading("StartCall", 0.1), reading("StartCall", 0.09, language: "nl")])
    #expect(understanding.best != nil)
    #expect(understanding.rivals == [])
  }

  @Test func aStrongWinnerNamesWhoCameClose() {
    let understanding = Understanding([
      reading("StartCall", 1), reading("SendMessage", 0.9), reading("SearchForMessages", 0.4),
    ])
    #expect(understanding.best?.intent == "StartCall")
    #expect(understanding.rivals.map(\.intent) == ["SendMessage"])
  }
}
