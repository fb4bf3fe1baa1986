import IntentText
import LanguageNotation
import Testing

@testable import IntentUnderstanding

@Suite struct PatternExpansionTests {
  private func rows(_ pattern: Pattern) throws -> [[PatternExpansion.Element]] {
    var rows: [[PatternExpansion.Element]] = []
    try PatternExpansion.forEachRow(of: pattern) { rows.append($0) }
    return rows
  }

  private func word(_ text: String) -> PatternExpansion.Element {
    .word(Words.hash(text.utf8), length: text.utf8.count)
  }

  @Test func optionsAndChoicesAreSpelledOutInTheirOrder() throws {
    let pattern = Pattern.sequence([
      .optional(.word("the")), .choice([.word("next"), .word("coming")]), .slot(SlotPattern("weekday")),
    ])
    let (the, next, coming) = (word("the"), word("next"), word("coming"))
    #expect(
      try rows(pattern) == [
        [next, .slot(.weekday)], [coming, .slot(.weekday)], [the, next, .slot(.weekday)],
        [the, coming, .slot(.weekday)],
      ])
  }

  @Test func moreThanFourHundredWaysAreAMistake() {
    let few = Pattern.sequence(Array(repeating: .optional(.word("so")), count: 8))
    #expect(throws: Never.self) { try rows(few) }
    let many = Pattern.sequence(Array(repeating: .optional(.word("so")), count: 9))
    #expect(throws: NotationMistake.self) { try rows(many) }
  }

  @Test func aPatternMayBeLong() throws {
    let pair = Pattern.sequence([.word("so"), .word("long")])
    let found = try rows(.sequence(Array(repeating: pair, count: 20_000)))
    #expect(found.map(\.count) == [40_000])
  }
}
