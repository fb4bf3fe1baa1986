import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// Addresses of mail and telephone numbers with their signs in words.
@Suite struct HandleReaderSpokenTests {
  @Test func signsAreSaid() {
    #expect(ValueCorpus(spotter: ValueSpotter(language: .english)).failures(Self.corpus) == [])
  }

  static let corpus = """
    person koko@banana.com
      koko at banana dot com
    person koko.jones@banana.com
      koko dot jones at banana dot com
    person koko_jones@banana.org
      koko underscore jones at banana dot org
    person koko@mail.banana.co.uk
      koko at mail dot banana dot co dot uk
    person koko@ripe-banana.net
      koko at ripe dash banana dot net
    person +14155550123
      plus one four one five five five five zero one two three
    """

  @Test(arguments: [
    "koko at banana", "koko dot banana", "meet me at the dot", "at banana dot com", "koko at the zoo at noon",
  ])
  func otherWordsAreNoAddress(_ text: String) {
    let found = ValueCorpus(spotter: ValueSpotter(language: .english)).found(text)
    #expect(!found.contains { $0.meaning.hasPrefix("person") })
  }
}
