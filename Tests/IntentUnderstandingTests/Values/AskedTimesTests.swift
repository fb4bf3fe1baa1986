import Foundation
import IntentText
import Parley
import Testing

@testable import IntentUnderstanding

/// Times of day as they are said where a time is asked for.
@Suite struct AskedTimesTests {
  private let situation = Situation(
    now: Date(timeIntervalSince1970: 1_795_255_200), calendar: Calendar(identifier: .gregorian), language: "en")

  private func time(_ text: String, _ language: Language) -> SpokenValue.Meaning? {
    ValueSpotter(language: language).time(in: Words(text), situation: situation)
  }

  @Test(arguments: [
    (Language.english, "six thirty"), (.german, "sechs"), (.french, "six heures et demie"), (.spanish, "seis y media"),
    (.italian, "sei e mezza"), (.dutch, "half zeven"),
  ])
  func hoursNeedNoWordBeforeThem(_ language: Language, _ text: String) throws {
    guard case .date? = time(text, language) else {
      Issue.record("no time")
      return
    }
  }

  @Test(arguments: ["thirty people", "at the zoo", "ninety", "six bananas"])
  func otherWordsAreNone(_ text: String) { #expect(time(text, .english) == nil) }
}
