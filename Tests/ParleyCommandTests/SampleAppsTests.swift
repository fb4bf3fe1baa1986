import Foundation
import TestSupport
import Testing

@testable import ParleyCommand

/// The sample apps, checked as a host's own would be.
@Suite struct SampleAppsTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// An example phrase that the engine reads as something else is a promise that the app does not keep.
  @Test(
    arguments: TestEffort.sample(
      ["MonkeyChat", "MonkeyEats", "MonkeyFit", "MonkeyPay", "MonkeyPix", "MonkeyRides"], every: 5))
  func isWrittenAsTheLinterWantsIt(app: String) async {
    let terminal = TestTerminal()
    _ = await terminal.run("lint", Self.package.appending(path: "Vocabulary/\(app)").path)
    #expect(terminal.errors == "")
    #expect(terminal.output == "")
  }

  /// Two answers are enough for a question, another request and its own question; `.ci/run` explores all apps that far in
  /// optimized code.
  @Test(
    arguments: TestEffort.isExhaustive
      ? ["MonkeyChat", "MonkeyFit", "MonkeyPay", "MonkeyPix", "MonkeyRides"] : ["MonkeyPix"])
  func exploringFindsNothingWrong(app: String) async {
    let terminal = TestTerminal()
    let depth = TestEffort.isExhaustive ? "2" : "1"
    let status = await terminal.run(
      "explore", "--depth", depth, Self.package.appending(path: "Vocabulary/\(app)").path)
    #expect(status == .success, "\(terminal.output)")
    #expect(terminal.output.contains(#/^[1-9][0-9]* conversations, [1-9][0-9]* states: nothing is wrong\.\n$/#))
    #expect(terminal.errors == "")
  }

  @Test func exploringTellsWhatIsWrongWithAFolder() async {
    let terminal = TestTerminal()
    #expect(await terminal.run("explore", "nowhere") == .unusable)
    #expect(terminal.errors == "nowhere/Info.plist: there is no such file\n")
  }

  @Test func exploringTellsThatAnAppHandlesNoIntents() async {
    let terminal = TestTerminal()
    let status = await terminal.run("explore", Self.package.appending(path: "Vocabulary/MonkeyEats").path)
    #expect(status == .success)
    let lines = terminal.output.split(separator: "\n")
    #expect(
      lines.first == "The app handles no intents of its own: what a user does beside a conversation was explored.")
    #expect(lines.last?.contains(#/^[1-9][0-9]* conversations, 0 states: nothing is wrong\.$/#) == true)
  }

  @Test func exploringAnIntentThatTheAppDoesNotHandleIsAMistake() async {
    let terminal = TestTerminal()
    let pix = Self.package.appending(path: "Vocabulary/MonkeyPix").path
    let status = await terminal.run("explore", "--intent", "SearchForPhoto", pix)
    #expect(status == .unusable)
    #expect(terminal.errors.contains("SearchForPhotos"))
  }
}
