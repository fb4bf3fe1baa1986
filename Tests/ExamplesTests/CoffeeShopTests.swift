import Testing

@Suite struct CoffeeShopTests {
  @Test func takesAnOrderInOneBreathAndAsksBeforeItIsMade() throws {
    let printed = try ExampleProgram(name: "CoffeeShop").output(for: [
      "Order two large flat whites at Banana Beans", "yes",
    ])
    #expect(
      printed == """
        > Order two large flat whites at Banana Beans
        That’s large flat whites, 2 cups, €10.00. Shall I order it?
        > yes
        It’s on its way. That’s €10.00.

        """)
  }

  @Test func asksForWhatIsMissingAndSaysWhatIsSoldOut() throws {
    let printed = try ExampleProgram(name: "CoffeeShop").output(for: [
      "order a coffee", "mocha", "cappuccino", "small", "no",
    ])
    #expect(
      printed == """
        > order a coffee
        What would you like?
        > mocha
        We’re out of mocha today. Sorry, which coffee?
        > cappuccino
        Small, medium or large?
        > small
        That’s small cappuccino, €3.00. Shall I order it?
        > no
        OK, no coffee.

        """)
  }
}
