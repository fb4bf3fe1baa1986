import IntentText
import Testing

@testable import IntentUnderstanding

/// Free text as it was said, without what only sets it off.
@Suite struct FreeTextTests {
  @Test(arguments: [
    ("text Bobo Jr. see you at noon", 3, "see you at noon"), ("text Bobo ...well, no", 2, "...well, no"),
    ("text Bobo: “on my way”.", 2, "on my way"), ("text Bobo, I'm late.", 2, "I'm late"),
    ("text Bobo what now?", 2, "what now?"),
  ])
  func beginsAndEndsWithItsOwnSigns(_ said: String, _ first: Int, _ text: String) {
    let words = Words(said)
    #expect(words.source(bytes: FreeText.range(of: first..<words.count, in: words)) == text)
  }
}
