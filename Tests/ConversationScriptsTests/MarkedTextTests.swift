import Testing

@testable import ConversationScripts

@Suite struct MarkedTextTests {
  private static let said =
    "Standard from Home to Jungleton Airport, $12.00, picking you up at 9:05. Shall I book it with UnicornRide?"

  @Test func aLongLineIsBrokenAndMarkedBelowTheRightWords() {
    let other = Self.said.replacing("9:05", with: "10:15")
    #expect(
      MarkedText(Self.said, beside: other).lines(to: 68) == [
        "Standard from Home to Jungleton Airport, $12.00, picking you up at", "9:05. Shall I book it with UnicornRide?",
        "^^^",
      ])
  }

  @Test func whatDiffersOverTwoLinesIsMarkedInBoth() {
    let lines = MarkedText("one two three four five", beside: "one 2 3 4 five").lines(to: 10)
    #expect(lines == ["one two", "    ^^^", "three four", "^^^^^^^^^^", "five"])
  }

  @Test(arguments: [
    ("short", "shorter", ["short", "     ^"]), ("shorter", "short", ["shorter", "     ^^"]),
    ("山田さん", "山本さん", ["山田さん", "  ^^"]), ("", "x", ["", "^"]),
  ])
  func aShortLineIsMarkedAsItWas(_ text: String, _ other: String, _ lines: [String]) {
    #expect(MarkedText(text, beside: other).lines(to: 68) == lines)
  }

  /// Wherever two texts part, the marks are below what differs and nowhere else.
  @Test func theMarksAreBelowWhatDiffersWhereverThatIs() {
    let words = (0..<40).map { "w\($0)" }
    for place in words.indices {
      var other = words
      other[place] = "xyz"
      let text = words.joined(separator: " ")
      let lines = MarkedText(text, beside: other.joined(separator: " ")).lines(to: 20)
      let marked = zip(lines, lines.dropFirst()).compactMap { line, marks -> Substring? in
        guard let first = marks.firstIndex(of: "^"), marks.allSatisfy({ " ^".contains($0) }) else { return nil }
        return line.dropFirst(marks.distance(from: marks.startIndex, to: first)).prefix(marks.count { $0 == "^" })
      }
      #expect(marked == [words[place][...]], "\(place): \(lines)")
      #expect(lines.filter { !$0.contains("^") }.joined(separator: " ") == text)
    }
  }
}
