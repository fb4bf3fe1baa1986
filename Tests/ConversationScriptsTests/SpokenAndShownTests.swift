import ConversationScripts
import Foundation
import Parley
import SimulatedApps
import Testing

/// What scripts can say beside words: what is spoken, what an app shows of its own, and `…` for nothing.
@Suite struct SpokenAndShownTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path
  private static let runner = ScriptRunner(
    apps: ScriptApps(folders: { folder, environment in
      let simulated = try SimulatedApp(at: folder, environment: environment.environment)
      return ScriptApp(simulated.app, contacts: simulated.contacts, content: simulated.restaurants)
    }))

  private func complaint(_ script: String, app: String) async throws -> String? {
    let text = "app: \(Self.package)/Vocabulary/\(app)\n\(script)"
    return await Self.runner.run(try Script(text, path: "test.conversation")).complaint
  }

  private static let ride = """
    location: 37.7793 -122.4193 Home

    User: Book a ride to the airport
    Assistant: …
    User: yes
    * RequestRide … -> success
    Assistant: …

    """

  @Test func whatAnAppShowsOfItsOwnIsChecked() async throws {
    let card = "Card: Cheeta Swift: Vine Swing = OOK 001, ★ = 4.9"
    #expect(try await complaint(Self.ride + card, app: "MonkeyRides") == nil)
    let other = try await complaint(Self.ride + "Card: Rafiki Road", app: "MonkeyRides")
    #expect(other?.contains("actual    \(card)") == true)
  }

  @Test func whatIsSpokenIsCheckedBesideWhatIsShown() async throws {
    let script = "\nUser: text Koko hello\nAssistant: OK, sending “hello” to Koko on MonkeyChat.\nSpoken: …"
    #expect(try await complaint(script, app: "MonkeyChat") == nil)
    let other = try await complaint(script.replacing("Spoken: …", with: "Spoken: Xyzzy."), app: "MonkeyChat")
    #expect(other?.contains("expected  Spoken: Xyzzy.") == true)
  }

  @Test func threeDotsStandForNothingToo() async throws {
    let script = "\nUser: start a run\nAssistant: …\nUser: end my workout\n* EndWorkout … -> …\nAssistant: …"
    #expect(try await complaint(script, app: "MonkeyFit") == nil)
  }

  @Test func aScriptCanDoWithoutWords() async throws {
    #expect(try await complaint("\nlook: lock-screen\n+ nothing", app: "MonkeyChat") == nil)
  }

  @Test func aFieldMayBeEmptyAndWordsAreForgotten() throws {
    #expect(try Directive("type emailAddress:") == .suggestion(.type("", field: .emailAddress)))
    #expect(try Directive("vocabulary contactName: none") == .vocabulary(.contactName, []))
  }

  @Test func anUnforeseenLineIsToldInPlaceOfTheCheckThatComesAfterIt() async throws {
    let script = """
      when handle SendMessage: after 3 s success

      User: text Koko hello
      * SendMessage … -> success
      Assistant: …
      """
    let complaint = try #require(try await complaint(script, app: "MonkeyChat"))
    #expect(complaint.hasPrefix("test.conversation:4: the assistant said something that the script does not foresee."))
    #expect(complaint.contains("To fix, write below line 4:\n    Assistant: One moment.\n"))
  }
}
