import ConversationScripts
import Testing

@testable import ParleyCommand

@Suite struct LineWindowTests {
  @Test func countsColumns() {
    #expect(TextWidth.of("hello") == 5)
    #expect(TextWidth.of("猿猿") == 4)
    #expect(TextWidth.of("e\u{301}") == 1)
    #expect(TextWidth.of("🐒") == 2)
    #expect(TextWidth.of("👩‍🚀🇫🇷") == 4)
  }

  @Test func breaksLinesBetweenWords() {
    #expect(TextWidth.wrapped("the quick brown fox", to: 10) == ["the quick", "brown fox"])
    #expect(TextWidth.wrapped("猿猿猿 猿猿", to: 6) == ["猿猿猿", "猿猿"])
    #expect(TextWidth.wrapped("extraordinarily long", to: 6) == ["extrao", "rdinar", "ily", "long"])
    #expect(TextWidth.wrapped("", to: 0) == [""])
  }

  @Test func showsThePartAroundTheCursor() {
    let line = Array("the quick brown fox")
    #expect(TextWidth.window(line, cursor: 19, width: 10) == ("brown fox", 9))
    #expect(TextWidth.window(line, cursor: 0, width: 10) == ("the quick", 0))
    #expect(TextWidth.window(line, cursor: 99, width: 40).text == "the quick brown fox")
    #expect(TextWidth.window(Array("猿猿猿猿"), cursor: 4, width: 5) == ("猿猿", 4))
    #expect(TextWidth.window([], cursor: 0, width: 0).text == "")
  }
}
