import ConversationScripts
import Foundation
import Testing

@testable import ExtensionHost
@testable import SiriKitTesting

@Suite struct IsolatedPlayTests {
  private static let scripts = "\(projectFolder)/Scripts"
  private let app = SiriKitApp(
    "\(projectFolder)/App", extension: "\(projectFolder)/Siri", ExtensionHost.IntentHandler())

  private static let names = ["Sent", "Unwraps", "Exits", "Otherwise", "Twice", "Counts", "Waits"]

  private func script(_ name: String) throws -> Script {
    try Script(contentsOf: "\(Self.scripts)/\(name).conversation")
  }

  /// What the other tests of this suite play: this program plays it once more, for one script.
  @Test(.enabled(if: OwnProcess.script != nil), arguments: names)
  func isPlayedInAProcessOfItsOwn(_ name: String) async throws { try await script(name).test(with: app) }

  private func played(_ name: String, within limit: Duration = .seconds(120)) async throws -> PlayedScript {
    let script = try script(name)
    let name = "^SiriKitTestingTests\\.IsolatedPlayTests/isPlayedInAProcessOfItsOwn"
    var play = IsolatedPlay(script: script, arguments: ["--testing-library", "swift-testing", "--filter", name])
    play.limit = limit
    return await play.played()
  }

  @Test func anIntentThatEndsTheProcessIsFoundInAnother() {
    let found = app.problems.compactMap { problem in
      if case .endsProcess(let intent, let principal, let words) = problem { [intent, principal, words] } else { nil }
    }
    #expect(found.map { $0[0] } == ["INStartCallIntent", "INSearchForMessagesIntent"])
    #expect(found.allSatisfy { $0[1] == "ExtensionHost.IntentHandler" })
    #expect(found.first?[2].hasSuffix("Fatal error: no handler for INStartCallIntent") == true)
  }

  @Test func whatAsksForItFailsHereAndTheProcessGoesOn() async throws {
    let played = await app.play(try script("Calls"))
    #expect(played.status == .failed)
    #expect(played.complaint?.contains("handler(for: INStartCallIntent) ends the process: ") == true)
    #expect(await app.play(try script("Sent")).complaints == [])
  }

  @Test func aScriptThatGoesWellPasses() async throws {
    #expect(try await played("Sent").complaints == [])
  }

  @Test func aHandlerThatUnwrapsNilFailsItsScriptWithClassMethodAndPhase() async throws {
    let played = try await played("Unwraps")
    #expect(played.status == .failed)
    #expect(played.line == 6)
    let complaint = try #require(played.complaint)
    #expect(complaint.contains("the last call was ExtensionHost.EndingMessenger: resolveContent(for:with:)"))
    #expect(complaint.contains("for the phase 'resolve content'"))
    #expect(complaint.contains("User: unwrap"))
    #expect(complaint.contains("Unexpectedly found nil"))
  }

  @Test func aHandlerThatEndsItsProcessFailsItsScript() async throws {
    let played = try await played("Exits")
    #expect(played.status == .failed)
    #expect(played.complaint?.contains("the process ended itself with status 7; the last call was") == true)
  }

  @Test func whatGoesOtherwiseIsToldAsWithoutIsolation() async throws {
    let apart = try await played("Otherwise")
    let here = await app.play(try script("Otherwise"))
    #expect(apart == here)
    #expect(apart.status == .failed)
  }

  @Test func aBrokenRuleThatEndsNothingIsToldToo() async throws {
    let played = try await played("Twice")
    #expect(played.status == .failed)
    #expect(
      played.faults == [
        "ExtensionHost.EndingMessenger: resolveContent(for:with:) called its completion twice; the first call counts."
      ])
  }

  @Test func aProcessThatDoesNotEndIsEnded() async throws {
    let played = try await played("Waits", within: .milliseconds(300))
    #expect(played.complaint?.contains("the process did not end in time") == true)
  }

  @Test func theDefaultsOfAScriptAreItsOwn() async throws {
    #expect(try await played("Counts").status == .passed)
    #expect(UserDefaults.standard.object(forKey: "count of ExtensionHost") == nil)
  }

  @Test func aTestIsRunByItsName() throws {
    let arguments = try #require(Test.current).argumentsOfItsOwnRun
    #expect(arguments.last == "^SiriKitTestingTests\\.IsolatedPlayTests\\/aTestIsRunByItsName\\(\\)")
  }
}
