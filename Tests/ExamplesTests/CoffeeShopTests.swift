import Testing

@Suite struct CoffeeShopTests {
  @Test func asksForPermissionOnceAndBeforeAnOrderIsMade() throws {
    let printed = try ExampleProgram(name: "CoffeeShop").output(for: [
      "Order two large flat whites at Banana Beans", "yes", "yes",
    ])
    #expect(
      printed == """
        > Order two large flat whites at Banana Beans
        May Banana Beans hear what you ask it to do? Banana Beans hears what you order, and nothing else.
        > yes
        That’s large flat whites, 2 cups, €10.00. Shall I order it?
        > yes
        It’s on its way. That’s €10.00.

        """)
  }

  @Test func asksForWhatIsMissingAndSaysWhatIsSoldOut() throws {
    let printed = try ExampleProgram(name: "CoffeeShop").output(for: [
      "order a coffee", "yes", "mocha", "cappuccino", "small", "no",
    ])
    #expect(
      printed == """
        > order a coffee
        May Banana Beans hear what you ask it to do? Banana Beans hears what you order, and nothing else.
        > yes
        What would you like?
        > mocha
        We’re out of mocha today. What would you like instead?
        > cappuccino
        Small, medium or large?
        > small
        That’s small cappuccino, €3.00. Shall I order it?
        > no
        OK, no coffee.

        """)
  }
}
