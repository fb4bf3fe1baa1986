import Testing

@testable import ParleyCommand

@Suite struct LineBufferTests {
  private func typed(_ keys: [Key], history: [String] = []) -> LineBuffer {
    var buffer = LineBuffer(history: history)
    for key in keys { _ = buffer.press(key) }
    return buffer
  }

  private func keys(_ text: String) -> [Key] { text.map { .character($0) } }

  @Test func editsWhereTheCursorIs() {
    let buffer = typed(keys("hllo") + [.home, .right, .character("e"), .end, .character("!")])
    #expect(buffer.text == "hello!")
    #expect(typed(keys("abc") + [.left, .backspace]).text == "ac")
    #expect(typed(keys("abc") + [.home, .delete, .delete]).text == "c")
    #expect(typed([.backspace, .delete, .left, .right]).text == "")
  }

  @Test func movesAndCutsByWords() {
    #expect(typed(keys("one two") + [.control("w")]).text == "one ")
    #expect(typed(keys("one two") + [.wordLeft, .control("k")]).text == "one ")
    #expect(typed(keys("one two") + [.wordLeft, .control("u")]).text == "two")
    #expect(typed(keys("one two") + [.home, .wordRight, .control("u")]).text == " two")
  }

  @Test func recallsWhatWasTypedBefore() {
    let history = ["first", "second"]
    #expect(typed(keys("new") + [.up], history: history).text == "second")
    #expect(typed(keys("new") + [.up, .up, .up], history: history).text == "first")
    #expect(typed(keys("new") + [.up, .down], history: history).text == "new")
    #expect(typed([.up, .down, .down]).text == "")
  }

  @Test func whatIsTypedInPartsIsOneCharacter() {
    let family: [Key] = ["👩", "\u{200D}", "👧"].map { .character($0) }
    #expect(typed(keys("a") + family + [.backspace]).text == "a")
    #expect(typed(keys("e") + [.character("\u{301}"), .character("t"), .left, .backspace]).text == "t")
    #expect(typed(keys("ab") + [.left, .character("\u{301}"), .character("c")]).text == "a\u{301}cb")
  }

  @Test func keepsPastedLinesAsLines() {
    #expect(typed([.paste("two\r\nlines\u{7}\n")]).text == "two\nlines")
  }

  @Test func saysWhatIsToBeDone() {
    var buffer = LineBuffer()
    #expect(buffer.press(.control("d")) == .ended)
    #expect(buffer.press(.control("c")) == .interrupted)
    #expect(buffer.press(.tab) == .complete)
    #expect(buffer.press(.character("x")) == .goOn)
    #expect(buffer.press(.control("d")) == .goOn)
    #expect(buffer.press(.enter) == .done)
  }
}

@Suite struct KeyReaderTests {
  private func read(_ text: String) -> [Key] {
    var bytes = Array(text.utf8)[...]
    let reader = KeyReader(next: { bytes.popFirst() }, hasMore: { !bytes.isEmpty })
    var keys: [Key] = []
    while let key = reader.read() { keys.append(key) }
    return keys
  }

  @Test func readsCharactersOfAnyLength() {
    #expect(read("aé猿🐒") == [.character("a"), .character("é"), .character("猿"), .character("🐒")])
  }

  @Test func readsSequences() {
    #expect(read("\u{1B}[A\u{1B}[B\u{1B}OC\u{1B}[D") == [.up, .down, .right, .left])
    #expect(read("\u{1B}[3~\u{1B}[H\u{1B}[F\u{1B}[1;5C") == [.delete, .home, .end, .wordRight])
    #expect(read("\u{1B}[200~two\nlines\u{1B}[201~\r") == [.paste("two\nlines"), .enter])
    #expect(read("\u{3}\u{4}\t\u{7F}") == [.control("c"), .control("d"), .tab, .backspace])
  }

  @Test(arguments: [
    "\u{1B}", "\u{1B}[", "\u{1B}[999999999999999999999", "\u{1B}[200~never ends", "\u{1B}[99~", "\u{0}",
  ])
  func endsWhateverComes(_ text: String) {
    #expect(read(text).count <= 8)
  }

  @Test func takesBrokenTextForNothing() {
    var bytes: ArraySlice<UInt8> = [0xC3, 0x28, 0xFF, 0x61]
    let reader = KeyReader(next: { bytes.popFirst() }, hasMore: { !bytes.isEmpty })
    #expect(reader.read() == .unknown)
  }
}
