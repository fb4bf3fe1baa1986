import Testing

@testable import IntentTables

@Suite struct TableReaderTests {
  /// A table with one intent, and these lines in it.
  private func problems(with lines: String) -> String {
    Samples.problems("/// D.\ndomain Drinks\n/// T.\nintent OrderTea\n  codes: unspecified, ready\n\(lines)")
  }

  @Test func theSampleHasNoProblem() { #expect(Samples.problems(Samples.tea) == "") }

  @Test func aTableBeginsWithItsDomain() {
    #expect(
      Samples.problems("/// T.\nintent OrderTea\n  codes: unspecified, ready")
        == "Drinks.intents:1:1: the table begins with “domain” and a name")
  }

  @Test(arguments: [
    ("  paramter size: Tea.Size", "6:3: “paramter” begins no statement (did you mean “parameter”?)"),
    ("  always resolved: size", "6:3: “always” begins no statement"),
    ("  settels: the size", "6:3: “settels” is no field (did you mean “settles”?)"),
    ("  by defalt: the sizes stay", "6:3: “by defalt” is no field (did you mean “by default”?)"),
    ("  settles: the size", "6:3: “settles” belongs to a parameter"),
    ("  verdict: a guest", "6:3: “verdict” belongs to reasons"),
    ("  value soldOut", "6:3: “value” belongs to reasons"),
    ("  reports:", "6:3: “reports” needs a value"),
    ("  parameter size: Tea.Size", "6:3: “parameter” needs a line of documentation above it, after “///”"),
    ("  /// S.\n  parameter size", "7:13: “parameter size” needs a colon and what follows it"),
    ("  /// S.\n  parameter : String", "7:13: “parameter” needs a name"),
    ("  codes: ready", "6:10: the intent has the code “ready” already"),
    ("  /// A.\n  aliases: A,, B", "7:14: a name is missing"),
    ("  codes: success done", "6:10: a list is names with commas between them"),
    ("  handle label: orderTea", "6:17: a label is two words: the label, and the name in the method"),
    ("  /// O.\n  older Tea", "7:9: “older” needs two names: older StartAudioCall of StartCall"),
    (
      "  /// I.\n  init a b c",
      "7:8: an argument is a name, with a label before it or a value after it: label name = value"
    ),
    (
      "  /// S.\n  parameter size: String\n    by default: the size",
      "8:17: what stays as said ends with “stay” or “stays”: the recipients stay"
    ),
  ])
  func aMistakeIsNamedWithItsPlace(_ lines: String, _ problem: String) {
    #expect(problems(with: lines) == "Drinks.intents:\(problem)")
  }

  @Test func anIntentAndAParameterStandOnce() {
    let twice = "  /// S.\n  parameter size: String\n  /// S.\n  unspoken size: String"
    #expect(problems(with: twice) == "Drinks.intents:9:12: the intent has a parameter “size” already")
    #expect(
      problems(with: "/// T.\nintent OrderTea\n  codes: unspecified, ready")
        == "Drinks.intents:7:8: “OrderTea” is in the table already")
  }

  @Test func whatBelongsToAnIntentNeedsOne() {
    #expect(
      Samples.problems("/// D.\ndomain Drinks\n  rules\n  reports: tea") == """
        Drinks.intents:3:3: “rules” belongs to an intent, and none has begun
        Drinks.intents:4:3: “reports” belongs to an intent, and none has begun
        """)
  }
}
