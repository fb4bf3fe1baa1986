import LanguageNotation
import Testing

@Suite struct LanguageFileTests {
  @Test func aSectionHasTheLinesBelowItsHeader() {
    let file = LanguageFile("xx/Rides.txt", text: "# Rides.\n\n== phrases\nintent A\na\n== prompts\nA success: b\n")
    #expect(
      file.sections == [
        .init(.phrases, line: 4, text: "intent A\na\n"), .init(.prompts, line: 7, text: "A success: b\n"),
      ])
    #expect(file.problems == [])
  }

  @Test func aSectionMayBeEmpty() {
    #expect(LanguageFile("x", text: "== words").sections == [.init(.words, line: 2, text: "")])
    #expect(LanguageFile("x", text: "").sections == [])
  }

  @Test func aKindOfSectionMayComeTwice() {
    let file = LanguageFile("x", text: "== words\na\n== values\n== words\nb")
    #expect(file.sections.map(\.line) == [2, 4, 5])
  }

  @Test(arguments: [
    ("== prases\na", "en/A.txt:1: unknown kind of section “prases” (did you mean “phrases”?)"),
    ("\n# a\nyes\n== words", "en/A.txt:3: a line above the first section, as in “== phrases”"),
  ])
  func aMistakeIsToldWithItsPlace(_ text: String, _ problem: String) {
    #expect(LanguageFile("en/A.txt", text: text).problems.map(\.description) == [problem])
  }
}
