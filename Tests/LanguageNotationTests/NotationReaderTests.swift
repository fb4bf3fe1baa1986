@testable import LanguageNotation
import Testing

@Suite struct NotationReaderTests {
  private func phrases(_ text: String) -> [Definition.Phrase] {
    NotationReader(text, file: "test").definitions.compactMap {
      if case .phrase(let phrase) = $0.kind { phrase } else { nil }
    }
  }

  private func problems(_ text: String) -> [String] {
    NotationReader(text, file: "Phrases.plist").problems.map(\.description)
  }

  @Test func aPhraseHasWordsClassesOptionsAndSlots() throws {
    let phrase = try #require(phrases("intent Order\n@order [a | an] {size=small|large} coffee").first)
    #expect(phrase.intent == "Order")
    #expect(
      phrase.pattern
        == .sequence([
          .wordClass("order"), .optional(.choice([.word("a"), .word("an")])),
          .slot(SlotPattern("size", symbols: ["small", "large"])), .word("coffee"),
        ]))
  }

  @Test func aPartMayBeSaidAnyNumberOfTimes() throws {
    let phrase = try #require(phrases("intent Order\norder [$extra]* [with | on]* now *").first)
    #expect(
      phrase.pattern
        == .sequence([
          .word("order"), .repeated(.part("extra")), .repeated(.choice([.word("with"), .word("on")])), .word("now"),
          .word("*"),
        ]))
  }

  @Test func aPhraseMayCostAndMaySayWhatNoWordSays() throws {
    let phrase = try #require(phrases("intent StartCall\n~0.5 redial => destinationType=redial").first)
    #expect(phrase.cost == 0.5)
    #expect(phrase.pattern == .word("redial"))
    #expect(phrase.constants == [.init(parameter: "destinationType", symbol: "redial")])
  }

  @Test func anIntentMayLookBack() {
    #expect(phrases("intent Search past\nfind").map(\.looksBack) == [true])
  }

  @Test func aLineGoesOnWhereItIsIndentedOrBeginsWithABar() throws {
    let reader = NotationReader("@send/0.5 = send\n  | text # a comment\n| shoot", file: "test")
    guard case .words(let list)? = reader.definitions.first?.kind else {
      Issue.record("no list of words")
      return
    }
    #expect(list.pattern == .choice([.word("send"), .word("text"), .word("shoot")]))
    #expect(list.weight == 0.5)
    #expect(reader.definitions.count == 1)
  }

  @Test func aSlotMayNameItsVocabulary() throws {
    let phrase = try #require(phrases("intent A\n{name:contactGroupName!}").first)
    #expect(
      phrase.pattern == .slot(SlotPattern("name", type: "contactGroupName", isKnown: true)))
  }

  @Test(arguments: [
    ("@send = send", []),
    ("send it", ["Phrases.plist:1: a phrase without “intent Name” above it"]),
    ("intent A\n\nsend [it", ["Phrases.plist:3:6: a “[” without its “]”"]),
    ("intent A\nsend {content", ["Phrases.plist:2:6: a “{” without its “}”"]),
    ("intent A\n(a | )", ["Phrases.plist:2:6: an empty alternative"]),
    ("intent A\n~x a", ["Phrases.plist:2: “~” needs a number, as in “~0.5”"]),
    ("intent A\n~nan a", ["Phrases.plist:2: “~” needs a number, as in “~0.5”"]),
    ("intent A\n~-1e9 a", ["Phrases.plist:2: “~” needs a number, as in “~0.5”"]),
    ("@a/inf = b", ["Phrases.plist:1: a class is “@name = …” or “@name/weight = …”"]),
    ("filer = uh", ["Phrases.plist:1: unknown kind of words “filer” (did you mean “filler”?)"]),
    ("symbol = x", ["Phrases.plist:1: “symbol” needs a name"]),
    ("intent A\na => b", ["Phrases.plist:2: “parameter=symbol” is expected after “=>”"]),
    ("intent", ["Phrases.plist:1: a header is “intent Name”, “intent Name past” or “intent Name details”"]),
  ])
  func aMistakeIsToldWithItsLine(_ text: String, _ expected: [String]) {
    #expect(problems(text) == expected)
  }

  @Test func nestingHasABound() {
    let deep = String(repeating: "[", count: 10_000) + "a" + String(repeating: "]", count: 10_000)
    #expect(problems("intent A\n" + deep) == ["Phrases.plist:2:17: brackets nested too deep"])
  }
}
