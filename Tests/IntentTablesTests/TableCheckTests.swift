import Testing

@testable import IntentTables

@Suite struct TableCheckTests {
  /// The sample with one text in place of another.
  private func problems(_ text: String, _ replacement: String) -> String {
    Samples.problems(Samples.tea.replacing(text, with: replacement))
  }

  @Test(arguments: [
    ("[Person]", "[Persn]", "9:22: no type is called “Persn” (did you mean “Person”?)"),
    (
      "resolves: guests, size", "resolves: guests, sise",
      """
      16:13: “size” has a resolver, and “resolves” does not list it
      Drinks.intents:25:21: no parameter of OrderTea is called “sise” (did you mean “size”?)
      """
    ),
    ("  init guests", "  init guest", "45:8: no parameter of OrderTea is called “guest” (did you mean “guests”?)"),
    (
      "codes: unspecified, ready", "codes: unspecified, ready, sucess",
      "40:30: no code is called “sucess” (did you mean “success”?)"
    ),
    (
      "codes: unspecified, ready", "codes: unspecified",
      "5:8: the codes of OrderTea begin with “unspecified”, and “ready” is among them"
    ),
    ("values: soldOut", "values: soldout", "50:13: no reason is called “soldout” (did you mean “soldOut”?)"),
    ("    verdict: a guest\n", "", "48:11: “GuestUnsupportedReason” needs “verdict”"),
    ("    reasons: GuestUnsupportedReason\n", "", "47:11: no parameter of OrderTea has “GuestUnsupportedReason”"),
    (
      "    reasons: Guest", "    reasons: Gest",
      """
      13:14: no reasons of OrderTea is called “GestUnsupportedReason” (did you mean “GuestUnsupportedReason”?)
      Drinks.intents:48:11: no parameter of OrderTea has “GuestUnsupportedReason”
      """
    ),
    ("    settles: the size\n", "", "16:13: “size” is resolved, and “settles” is missing"),
    ("    by default: the size stays\n", "", "16:13: “size” has a resolver, and “by default” is missing"),
    (
      "    /// An answer with the cups.\n    answer\n", "",
      "5:8: the response of OrderTea has parts, and “answer” is missing"
    ),
  ])
  func aNameThatNothingHasIsNamedWithItsPlace(_ text: String, _ replacement: String, _ problem: String) {
    #expect(problems(text, replacement) == "Drinks.intents:\(problem)")
  }

  @Test func anOlderIntentHasParametersOfTheCurrentOne() {
    let older = "\n/// Orders tea as before.\nolder BrewTea of OrderTea\n  parameters: cup\n  codes: unspecified, ready"
    #expect(
      Samples.problems(Samples.tea + "\n" + older)
        == "Drinks.intents:54:15: no parameter of OrderTea is called “cup”")
    #expect(
      Samples.problems(Samples.tea + "\n" + older.replacing("of OrderTea", with: "of OrderTee"))
        == "Drinks.intents:53:18: no intent is called “OrderTee” (did you mean “OrderTea”?)")
  }
}
