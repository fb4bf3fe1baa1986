import Testing

@testable import LanguageNotation

/// The code of a pattern, held beside the tree that it stands for.
@Suite struct PatternCodeTests {
  private func code(_ text: String) throws -> PatternCode { try PatternReader.read(Array(text.utf8)[...]) }

  @Test(
    arguments: [
      ("word", .word("word")),
      ("é's", .word("é's")),
      ("$", .word("$")),
      ("@class", .wordClass("class")),
      ("$part", .part("part")),
      ("[a]", .optional(.word("a"))),
      ("[a]*", .repeated(.word("a"))),
      ("(a)", .word("a")),
      ("a b [c]", .sequence([.word("a"), .word("b"), .optional(.word("c"))])),
      ("a | b c|@d", .choice([.word("a"), .sequence([.word("b"), .word("c")]), .wordClass("d")])),
      ("(a | (b | c))", .choice([.word("a"), .choice([.word("b"), .word("c")])])),
      ("(a b) (c d)", .sequence([.sequence([.word("a"), .word("b")]), .sequence([.word("c"), .word("d")])])),
      ("[[a | b]* c]", .optional(.sequence([.repeated(.choice([.word("a"), .word("b")])), .word("c")]))),
      ("{a}", .slot(SlotPattern("a"))),
      ("{ a : b! }", .slot(SlotPattern("a", type: "b", isKnown: true))),
      ("{a= b |c}", .slot(SlotPattern("a", symbols: ["b", "c"]))),
      ("{a:b=c}", .slot(SlotPattern("a", type: "b", symbols: ["c"]))),
      ("{*} x", .sequence([.slot(SlotPattern("*")), .word("x")])),
    ] as [(String, Pattern)])
  func aCodeStandsForItsTree(_ text: String, _ pattern: Pattern) throws {
    #expect(try code(text).pattern == pattern)
  }

  @Test func aCursorComesToEveryNodeOnce() throws {
    let seen = try code("a (b | [@c d]) {e}").read { cursor in
      var seen: [String] = []
      for _ in 0..<9 {
        if cursor.takeLast() { seen.append("last") }
        switch cursor.next() {
        case .word(let text): seen.append(String(decoding: text, as: UTF8.self))
        case .wordClass(let name): seen.append("@\(name)")
        case .part(let name): seen.append("$\(name)")
        case .slot(let slot): seen.append("{\(slot.parameter)}")
        case .sequence: seen.append("sequence")
        case .choice: seen.append("choice")
        case .optional: seen.append("optional")
        case .repeated: seen.append("repeated")
        case .nothing: seen.append("nothing")
        }
      }
      return seen
    }
    #expect(
      seen == [
        "sequence", "a", "choice", "b", "last", "optional", "sequence", "@c", "last", "d", "last", "{e}",
      ])
  }

  @Test func skippingGoesToTheEndOfANode() throws {
    let rest = try code("(a | [b c]* | {d}) e").read { cursor in
      var rest: [Bool] = []
      if case .sequence = cursor.next() { rest.append(cursor.takeLast()) }
      let before = cursor
      cursor.skip()
      rest += [before.isBefore(cursor), cursor.isBefore(before), cursor.takeLast()]
      if case .word(let text) = cursor.next() { rest.append(text.elementsEqual("e".utf8)) }
      return rest + [cursor.takeLast()]
    }
    #expect(rest == [false, true, false, true, true, true])
  }

  @Test func twoPatternsAreOneChoice() throws {
    let both = PatternCode(try code("a | b"), or: try code("c d"))
    #expect(both.pattern == .choice([.choice([.word("a"), .word("b")]), .sequence([.word("c"), .word("d")])]))
  }

  @Test func nothingHasNoAlternative() {
    #expect(PatternCode.nothing.pattern == .choice([]))
    #expect(PatternCode.nothing.read { cursor in cursor.takeLast() })
  }
}
