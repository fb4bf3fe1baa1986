import LanguageNotation
import Testing

@Suite struct WordListsTests {
  private func lists(_ text: String) -> WordLists {
    WordLists(Language(tag: "xx", name: "Test", files: [LanguageFile("xx/Common.txt", text: text)]))
  }

  @Test func aListHasItsWordsAsTheyAreWritten() {
    let lists = lists("== names\nparticle = van | von der\n  | d'\n== examples\nfrequent = café")
    #expect(lists[.particle] == ["van", "von der", "d'"])
    #expect(lists[.frequent] == ["café"])
    #expect(lists[.lead] == [])
    #expect(lists.problems == [])
  }

  @Test(arguments: [
    ("== names\nparticel = van", "xx/Common.txt:2: unknown list “particel” (did you mean “particle”?)"),
    ("== names\nfrequent = the", "xx/Common.txt:2: unknown list “frequent”"),
    ("== names\nlead = my\nlead = the", "xx/Common.txt:3: the list “lead” is above already"),
    ("== names\nlead = my | | the", "xx/Common.txt:2:12: an empty word"),
    ("== examples\nsummons", "xx/Common.txt:2: a line of examples is “list = word | word”"),
  ])
  func aMistakeIsToldWithItsPlace(_ text: String, _ message: String) {
    #expect(lists(text).problems.map(\.description) == [message])
  }

  @Test func theWordsOfSeveralLanguagesFollowEachOther() {
    let languages = ["my", "mon"].map {
      Language(tag: $0, name: $0, files: [LanguageFile("\($0)/Common.txt", text: "== names\nlead = \($0)")])
    }
    #expect(languages.words(.lead) == ["my", "mon"])
  }
}
