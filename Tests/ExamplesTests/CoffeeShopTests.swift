import Foundation
import Testing

@Suite struct CoffeeShopTests {
  /// A mistake of the set-up ends the program with its own line, not with a crash report.
  @Test func endsWithTheLineOfWhatIsWrongWithItsApp() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: ExampleProgram.package.appending(path: "Examples/CoffeeShop/App"), to: folder)
    let info = folder.appending(path: "Info.plist")
    let text = try String(contentsOf: info, encoding: .utf8)
    try Data(text.replacing("OrderCoffeeIntent", with: "OrderCoffeIntent").utf8).write(to: info)
    let outcome = try ExampleProgram(name: "CoffeeShop").outcome(for: ["hello"], [folder.path])
    #expect(outcome.output == "")
    #expect(outcome.errors.split(separator: "\n").allSatisfy { $0.contains("OrderCoffe") }, "\(outcome.errors)")
    #expect(!outcome.errors.isEmpty)
    #expect(outcome.status == 2)
  }

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
