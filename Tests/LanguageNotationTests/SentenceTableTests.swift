import LanguageNotation
import Testing

@Suite struct SentenceTableTests {
  private func table(_ text: String) -> SentenceTable {
    let file = LanguageFile("xx/A.txt", text: "== suggestions\n" + text)
    return SentenceTable(Language(tag: "xx", name: "Test", files: [file]), .suggestions)
  }

  @Test func aSentenceIsFilledWithTexts() {
    let said = table("ride: A ride to {place}[, {count} times]")
    #expect(said.filled("ride", ["place": "the {zoo}"]) == "A ride to the {zoo}")
    #expect(said.filled("ride", ["place": "home", "count": "3"]) == "A ride to home, 3 times")
    #expect(said.filled("ride") == "")
    #expect(said.filled("walk", ["place": "home"]) == "")
  }

  @Test func aListGoesOnOverLines() {
    #expect(table("texts: hello there |\n  see you soon\nyes: yes").list("texts") == ["hello there", "see you soon"])
    #expect(table("").list("texts") == [])
  }

  @Test func aLineThatCannotBeUsedIsToldWithItsPlace() {
    #expect(
      table("ride to {place}\npay: {\nyes: yes\nyes: yeah").problems.map(\.description) == [
        "xx/A.txt:2: a line is “key: sentence”, and this one has no colon",
        "xx/A.txt:3: a value without a name at character 1", "xx/A.txt:5: “yes” is said above already",
      ])
  }
}
