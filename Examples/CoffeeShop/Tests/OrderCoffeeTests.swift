import ConversationScripts
import ConversationTesting
import Foundation
import Parley
import Testing
import XCTest

@testable import CoffeeShop

/// The shop's own handler, as its scripts and tests talk to it.
enum Shop {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let app = folder.deletingLastPathComponent().appending(path: "App").path
  static let apps = ScriptApps(try AssistantApp(at: app, handlers: [Barista().handler]))
}

// In Swift Testing: one test case a script, a failure at the script's own line.
@Test(arguments: try Script.all(in: Shop.folder.path))
func holdsTheConversation(_ script: Script) async { await script.test(with: Shop.apps) }

// In XCTest: the same.
final class ConversationTests: XCTestCase {
  func testConversations() async throws { try await testScripts(in: Shop.folder.path, with: Shop.apps) }
}

/// What is said in Swift instead of in a script: as exhaustive, with a clock that the test moves.
@Suite struct OrderCoffeeTests {
  @Test func ordersWhatWasConfirmed() async throws {
    let tester = try await ConversationTester(Shop.apps)
    try await tester.say("Order two large flat whites")
    try await tester.expect(understood: "OrderCoffee cups=2 size=large drink=\"flat whites\"")
    try await tester.expect("That’s large flat whites, 2 cups, €10.00. Shall I order it?")
    try await tester.confirm()
    try await tester.expect(handled: "OrderCoffee drink=… size=large cups=2 -> success")
    try await tester.expect("It’s on its way. That’s €10.00.")
    try await tester.finish()
  }

  @Test func ordersNothingWithoutAYes() async throws {
    let tester = try await ConversationTester(Shop.apps)
    try await tester.say("Order a small cappuccino")
    try await tester.expect("That’s small cappuccino, €3.00. Shall I order it?")
    try await tester.advance(by: 3600)
    try await tester.say("no")
    try await tester.expect("OK, no coffee.")
    try await tester.finish()
  }

  @Test func keepsTheOrderUntilTheYesComes() async throws {
    let tester = try await ConversationTester(Shop.apps)
    try await tester.say("Order a small cappuccino")
    try await tester.expect("That’s small cappuccino, €3.00. Shall I order it?")
    try await tester.advance(by: 300)
    try await tester.confirm()
    try await tester.expect(handled: "OrderCoffee drink=cappuccino size=small cups=1 -> success")
    try await tester.expect("It’s on its way. That’s €3.00.")
    try await tester.finish()
  }

  @Test func asksAgainWhereNothingIsOnTheMenu() async throws {
    let tester = try await ConversationTester(Shop.apps)
    try await tester.say("Order a mocha")
    try await tester.expect("We’re out of mocha today. What would you like instead?")
    try await tester.say("never mind")
    try await tester.expect("OK, no coffee.")
    try await tester.finish()
  }
}
