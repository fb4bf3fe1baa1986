import LanguageNotation
import Testing

@Suite struct LanguageCheckTests {
  private static let required = """
    == words
    @and = and
    @joint = then
    @discourseMarker = so
    @my = my
    @own = own
    @pronoun = her
    @at = at
    @of = of
    @appMarker = on
    @appArticle = the
    @appNoun = app
    @launch = open
    @purpose = to

    """

  private func mistakes(_ text: String, _ other: String = "") -> [String] {
    let files = [
      LanguageFile("xx/Common.txt", text: Self.required), LanguageFile("xx/A.txt", text: text),
      LanguageFile("xx/B.txt", text: other),
    ]
    return Language(tag: "xx", name: "Test", files: files).mistakes.map(\.description)
  }

  @Test func aSoundLanguageHasNone() {
    #expect(
      mistakes(
        """
        == phrases
        @send = send | @my way
        @send += shoot
        $whom = to {recipients}
        symbol read = read
        intent SendMessage
        @send [$whom] {attribute=read} @relation
        == replies
        act yes = yes | [of] course
        == values
        number one = 1
        == prompts
        SendMessage success: Sent[ to {recipients}].
        """) == [])
  }

  @Test func aClassIsDefinedOnceInAFileUnlessItIsAddedTo() {
    #expect(
      mistakes("== phrases\n@a = x\nintent A\n@a", "== phrases\n@a = z\nintent A\n@a").count == 0)
    #expect(
      mistakes("== phrases\n@a = x\nintent A\n@a\n@a/0.2 = y")
        == ["xx/A.txt:5:1: “@a” is defined in line 2 already; “@a += …” adds words"])
    #expect(
      mistakes("== words\n@and = &") == [
        "xx/A.txt:2:1: “@and” is defined in xx/Common.txt:2 already; “@and += …” adds words"
      ])
    #expect(
      mistakes("== phrases\nintent A\n@a\n@a += y")
        == [
          "xx/A.txt:3:1: unknown class “@a” (did you mean “@at”?)",
          "xx/A.txt:4:1: “@a += …” adds to nothing; it is not defined above",
        ])
  }

  @Test func whatIsUsedIsDefined() {
    #expect(
      mistakes("== phrases\n@send = a\nintent A\n@send b\n  | @snd $whom {x=red}") == [
        "xx/A.txt:5:5: unknown class “@snd” (did you mean “@send”?)", "xx/A.txt:5:10: unknown part “$whom”",
        "xx/A.txt:5:19: unknown symbol “red”",
      ])
  }

  @Test func whatIsDefinedIsUsed() {
    #expect(
      mistakes("== phrases\n@a = x\n$b = y\nsymbol c = z")
        == ["xx/A.txt:2: “@a” is never used", "xx/A.txt:3: “$b” is never used"])
  }

  @Test func theClassesThatEveryLanguageNeedsAreThere() {
    let text = Self.required.replacing("@discourseMarker = so\n", with: "")
    let language = Language(tag: "xx", name: "Test", files: [LanguageFile("xx/Common.txt", text: text)])
    #expect(
      language.mistakes.map(\.description)
        == ["xx/Common.txt:1: the class “@discourseMarker”, which every language needs, is missing"])
  }

  @Test func linesOfAllSectionsAreRead() {
    #expect(
      mistakes(
        """
        == replies
        act yes = yes | (of course
        yes
        == values
        pattern [the {day} = date
        == prompts
        SendMessage success: {a
        """
      ) == [
        "xx/A.txt:2:17: a “(” without its “)”", "xx/A.txt:3: a line of replies is “kind = …” or “kind name = …”",
        "xx/A.txt:5:9: a “[” without its “]”", "xx/A.txt:7: '{' at character 1 is never closed",
      ])
  }
}
