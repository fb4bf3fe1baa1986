import IntentText
import Testing

@testable import IntentAutomaton

@Suite struct WordBreakTests {
  @Test(arguments: [
    ("Call Bobo. Ask Koko", [WordBreak.none, .none, .sentence, .none]),
    ("call Dr. Patel", [.none, .none, .none]),
    ("Mrs. Robinson, please", [.none, .none, .comma]),
    ("Hmm. Call Bobo", [.none, .sentence, .none]),
    ("watch TV. Call Bobo", [.none, .none, .sentence, .none]),
    ("text Bobo: I am late", [.none, .none, .colon, .none, .none]),
    ("never mind - I walk", [.none, .none, .comma, .none]),
  ])
  func aPointAfterATitleEndsNoSentence(_ text: String, _ breaks: [WordBreak]) {
    #expect(WordBreak.breaks(in: Words(text)) == breaks)
  }
}
