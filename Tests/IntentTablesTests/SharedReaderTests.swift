import LanguageNotation
import Testing

@testable import IntentTables

@Suite struct SharedReaderTests {
  @Test func aClassOfVerdictsIsNamedAfterTheTypeWhereNoneIsGiven() throws {
    let table = try CheckedTable.shared(
      "type Person: object INPerson\ntype Date: plain\ntype Int: plain Int, INIntegerResolutionResult", file: "S")
    #expect(table.types.map(\.siriKitName) == ["INPerson", "Date", "Int"])
    #expect(
      table.types.map(\.result) == [
        "INPersonResolutionResult", "DateResolutionResult", "INIntegerResolutionResult",
      ])
  }

  @Test(arguments: [
    ("typ Person: object", "1:1: “typ” begins no statement (did you mean “type”?)"),
    (
      "type Person object",
      "1:6: a type is a name, a colon, a form and SiriKit's name: type Person: object INPerson"
    ),
    ("type Person: objekt INPerson", "1:14: “objekt” is no form (did you mean “object”?)"),
    ("type A: plain\ntype A: plain", "2:6: “A” is in the table already"),
    ("code ready", "1:1: “code” needs a line of documentation above it, after “///”"),
    ("/// R.\nreason a\n/// R.\nreason a", "4:8: “a” is in the table already"),
  ])
  func aMistakeIsNamedWithItsPlace(_ text: String, _ problem: String) {
    #expect(throws: NotationProblems.self) { try CheckedTable.shared(text, file: "S") }
    do { _ = try CheckedTable.shared(text, file: "S") } catch { #expect("\(error)" == "S:\(problem)") }
  }
}
