import Foundation
import IntentDomains
import Testing

@testable import Intents

@Suite struct INShortcutTests {
  private let call = INStartCallIntent(holding: StartCallIntent(contacts: []))

  @Test func aShortcutIsToARequestOrToAnActivity() throws {
    let toRequest = try #require(INShortcut(intent: call))
    #expect(toRequest.intent == call && toRequest.userActivity == nil)
    let activity = NSUserActivity(activityType: "com.example.read")
    let toActivity = INShortcut(userActivity: activity)
    #expect(toActivity.userActivity == activity && toActivity.intent == nil)
    #expect(toRequest != toActivity)
  }

  @Test func aRequestOfNoKindIsNoShortcut() { #expect(INShortcut(intent: INIntent()) == nil) }

  @Test func theUsersShortcutsAreEqualByTheirContent() {
    let key = UUID()
    func shortcut(_ words: String) -> INVoiceShortcut {
      INVoiceShortcut(identifier: key, invocationPhrase: words, shortcut: .intent(call))
    }
    #expect(shortcut("Call the trees") == shortcut("Call the trees"))
    #expect(shortcut("Call the trees") != shortcut("Ring the trees"))
  }
}
