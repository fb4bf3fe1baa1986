import LanguageNotation
import Testing

@Suite struct NotationIndexTests {
  private let index = NotationIndex([
    Language(
      tag: "xx", name: "Test",
      files: [
        LanguageFile("xx/Common.txt", text: "== words\n@to = to | towards\n@send = ship"),
        LanguageFile(
          "xx/A.txt", text: "== phrases\n@send = send | (please | kindly) forward\n  | pass on\nintent A\n@send @to {x}"
        ),
      ])
  ])

  @Test func aPhraseIsFoundAsItIsWritten() {
    #expect(index.phrase("@send @to {x}", in: "xx")?.description == "xx/A.txt:5:1")
    #expect(index.phrase("@send @to {y}", in: "xx") == nil)
    #expect(index.phrase("@send @to {x}", in: "yy") == nil)
  }

  @Test func aWordIsFoundInTheClassOfItsFileOrOfAll() {
    #expect(index.word("Kindly", ofClass: "send", in: "xx/A.txt")?.description == "xx/A.txt:2:26")
    #expect(index.word("pass on", ofClass: "send", in: "xx/A.txt")?.description == "xx/A.txt:3:5")
    #expect(index.word("to", ofClass: "to", in: "xx/A.txt")?.description == "xx/Common.txt:2:7")
    #expect(index.word("towards", ofClass: "to", in: "xx/A.txt")?.description == "xx/Common.txt:2:12")
  }

  @Test func aWordThatIsNotFoundIsWhereItsClassBegins() {
    #expect(index.word("please forward", ofClass: "send", in: "xx/A.txt")?.description == "xx/A.txt:2:1")
    #expect(index.word("a", ofClass: "b", in: "xx/A.txt") == nil)
  }
}
