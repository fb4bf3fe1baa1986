import LanguageNotation
import Testing

@Suite struct NotationLinesTests {
  private func texts(_ text: String, _ comments: NotationLines.Comments = .anywhere) -> [String] {
    let lines = NotationLines(text: text, comments: comments)
    return lines.lines.map { "\($0.number) \(lines.text(of: $0))" }
  }

  @Test func aLineGoesOnWhereItIsIndentedDeeperOrBeginsWithABar() {
    #expect(texts("a\n  b\n\n| c\nd") == ["1 a b | c", "5 d"])
    #expect(texts("  a\n    b\n  c") == ["1 a b", "3 c"])
  }

  @Test func aCommentIsNoPartOfALine() {
    #expect(texts("# x\na # y\n# z\n  b") == ["2 a b"])
  }

  @Test func aSentenceMayContainWhatBeginsACommentElsewhere() {
    #expect(texts("# x\na: Number #1\n  # y\nb", .wholeLines) == ["2 a: Number #1", "4 b"])
  }

  @Test func aPlaceInAJoinedLineIsOneOfTheFile() {
    let lines = NotationLines(text: "ä b\n   | cd", from: 10)
    #expect(lines.place(of: 0) == (10, 1))
    #expect(lines.place(of: 3) == (10, 3))
    #expect(lines.place(of: 5) == (11, 4))
    #expect(lines.place(of: 7) == (11, 6))
  }
}
