import Parley
import Testing

@testable import HostProtocol

/// A denied request reaches hosts in other languages without an intent that they could carry out.
@Suite struct ConversationEventJSONTests {
  @Test func itNamesWhatIsDenied() {
    let denied = Reading("StartCall", slots: [.init("contacts", SpokenValue("Koko"))], language: "en")
    let json = ConversationEvent.replyRead(ReplyReading(.denied(Understanding(denied: denied)))).json
    guard case .object(let members) = json else {
      Issue.record("an event is an object")
      return
    }
    #expect(members["event"] == .string("replyRead"))
    #expect(members["denied"] == .string("StartCall"))
    #expect(members["intent"] == nil)
    #expect(members["line"] == .string("= not StartCall contacts=\"Koko\""))
  }

  @Test func itTellsWhatAReplyDoesAndItsValues() {
    let slots = [IntentDraft.Slot("payee", SpokenValue("Zira"))]
    let json = ConversationEvent.replyRead(ReplyReading(.values(slots, correction: true))).json
    guard case .object(let members) = json else {
      Issue.record("an event is an object")
      return
    }
    #expect(members["reply"] == .string("correction"))
    #expect(members["slots"] == .array([.object(["parameter": .string("payee"), "text": .string("Zira")])]))
    #expect(members["line"] == .string("= correct payee=\"Zira\""))
  }
}
