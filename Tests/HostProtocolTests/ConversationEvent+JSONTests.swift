import Parley
import Testing

@testable import HostProtocol

/// A denied request reaches hosts in other languages without an intent that they could carry out.
@Suite struct ConversationEventJSONTests {
  @Test func itNamesWhatIsDenied() {
    let denied = Reading("StartCall", slots: [.init("contacts", SpokenValue("Koko"))], language: "en")
    let json = ConversationEvent.replyRead(.denied(Understanding(denied: denied))).json
    guard case .object(let members) = json else {
      Issue.record("an event is an object")
      return
    }
    #expect(members["event"] == .string("replyRead"))
    #expect(members["denied"] == .string("StartCall"))
    #expect(members["intent"] == nil)
    #expect(members["line"] == .string("= not StartCall contacts=\"Koko\""))
  }
}
