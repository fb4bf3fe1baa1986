import LanguageNotation
import Testing

@testable import IntentTables

@Suite struct StatementTests {
  private func statements(_ text: String) -> (statements: [Statement], problems: [NotationProblem]) {
    var problems: [NotationProblem] = []
    let statements = Statement.all(in: text, of: "Drinks.intents", problems: &problems)
    return (statements, problems)
  }

  @Test func documentationBelongsToTheNextStatement() {
    let (found, problems) = statements("/// Tea.\n///\n/// Hot.\nintent OrderTea\n# no statement\n\n  reports: tea")
    #expect(found.map(\.text) == ["intent OrderTea", "reports: tea"])
    #expect(found.map(\.documentation) == [["Tea.", "", "Hot."], []])
    #expect(problems == [])
  }

  @Test func aLineThatEndsWithACommaOrAnOpenBracketGoesOn() {
    let (found, _) = statements("codes: a,\n  b\nfacts: [\n  c: (\n    d),\n]")
    #expect(found.map(\.text) == ["codes: a, b", "facts: [ c: ( d), ]"])
  }

  @Test func aPlaceIsThatOfTheLineThatHasTheCharacter() {
    let (found, _) = statements("\n  codes: ready,\n    success")
    #expect(found[0].place == TablePlace(line: 2, column: 3))
    #expect(found[0].field?.place == TablePlace(line: 2, column: 10))
    let names = found[0].field.map { found[0].list(from: $0.place) } ?? []
    #expect(names.map(\.place) == [TablePlace(line: 2, column: 10), TablePlace(line: 3, column: 5)])
    #expect(names.map(\.words) == [["ready"], ["success"]])
  }

  @Test func aColonAfterOtherThanWordsMakesNoField() {
    let (found, _) = statements("kind: .name(.x)\ninit a = b(c: 1)")
    #expect(found[0].field?.name == "kind")
    #expect(found[0].field?.value == ".name(.x)")
    #expect(found[1].field == nil)
    #expect(found[1].heading.rest == "a = b(c: 1)")
  }

  @Test func documentationThatNothingFollowsIsAProblem() {
    #expect(
      statements("/// Tea.\n\nintent OrderTea\n/// More.").problems.map(\.description) == [
        "Drinks.intents:1:1: nothing follows this documentation",
        "Drinks.intents:4:1: nothing follows this documentation",
      ])
  }
}
