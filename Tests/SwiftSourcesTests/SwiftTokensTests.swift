import Testing

@testable import SwiftSources

@Suite struct SwiftTokensTests {
  private func kinds(_ source: String) -> [SwiftToken.Kind] { SwiftTokens.tokens(of: source).map(\.kind) }

  @Test func wordsAndMarksAreToldApart() {
    #expect(
      kinds("let a_1 = b.c(2)") == [
        .word("let"), .word("a_1"), .mark("="), .word("b"), .mark("."), .word("c"), .mark("("), .word("2"), .mark(")"),
      ])
  }

  @Test func commentsAreLeftOut() { #expect(kinds("a // b\n/* c /* d */ e */ f") == [.word("a"), .word("f")]) }

  @Test(arguments: [
    (#""a \(\.$b) c""#, [SwiftToken.Piece.words("a "), .code("\\.$b"), .words(" c")]),
    (#""\(.applicationName)""#, [.code(".applicationName")]),
    (#""say \"hi\" \u{41}""#, [.words("say \"hi\" A")]),
    (#""\(call("x", (1)))""#, [.code("call(\"x\",(1))")]),
    ("#\"a \\(b) \\#(c)\"#", [.words("a \\(b) "), .code("c")]),
    ("\"\"\"\na\n\"\"\"", [.words("\na\n")]), ("\"\"", [.words("")]),
  ])
  func aLiteralHasItsParts(_ literal: (source: String, pieces: [SwiftToken.Piece])) {
    #expect(kinds(literal.source) == [.text(literal.pieces)])
  }

  @Test func aLiteralThatIsNotClosedEndsWithItsLine() {
    #expect(kinds("\"a\nb") == [.text([.words("a")]), .word("b")])
  }

  @Test(arguments: ["\"", "\"\\(", "\"\\u{", "#\"", "/*", "\"\"\"", "{(", "struct A {", "@Parameter var a: [", "\\"])
  func whatIsCutOffIsReadToItsEnd(_ source: String) {
    #expect(SwiftDeclaration.all(in: SwiftTokens.tokens(of: source)).count <= 1)
  }

  @Test func linesAreCounted() { #expect(SwiftTokens.tokens(of: "a\n\"b\"\n\nc").map(\.line) == [1, 2, 4]) }

  @Test func aTypeHasItsProtocolsAndItsBody() throws {
    let tokens = SwiftTokens.tokens(of: "extension My.Soup: A, B where C: D {\n struct In {} }\nfunc f() {}")
    let found = SwiftDeclaration.all(in: tokens)
    #expect(found.map(\.name) == ["Soup", "In"])
    #expect(found[0].inherited == ["A", "B"])
    #expect(found[0].body.compactMap(\.word) == ["struct", "In"])
  }

  @Test func argumentsAreCutAtOuterCommas() {
    let tokens = SwiftTokens.tokens(of: "(a: f(1, 2), [3, 4], b: { x, y })")
    let arguments = SwiftToken.arguments(SwiftToken.group(from: 0, in: tokens[...]))
    #expect(arguments.map(\.label) == ["a", nil, "b"])
    #expect(arguments.map(\.tokens.count) == [6, 5, 5])
  }

  @Test func whatStandsInInnerBracketsIsPassed() {
    let tokens = SwiftTokens.tokens(of: "a (b [c) d] { e } (f")[...]
    #expect(SwiftToken.outer(tokens).compactMap { tokens[$0].word } == ["a"])
    let closed = SwiftTokens.tokens(of: "a (b [c]) d { e } ) f")[...]
    #expect(SwiftToken.outer(closed).compactMap { closed[$0].word } == ["a", "d", "f"])
  }

  @Test func typesInManyOthersAreLeftOut() {
    let source = String(repeating: "struct A { ", count: 20)
    #expect(SwiftDeclaration.all(in: SwiftTokens.tokens(of: source)).count == 8)
    let besides = String(repeating: "struct A { struct B {} }", count: 20)
    #expect(SwiftDeclaration.all(in: SwiftTokens.tokens(of: besides)).count == 40)
  }
}
