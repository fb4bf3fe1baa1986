import HostProtocol
import Testing

@testable import ParleyServer

@Suite struct LocalTurnTests {
  @Test(arguments: [("beyond", false), ("thanks", true)])
  func whatNoAppCanDoIsLeftToOthers(_ reply: String, _ isUnderstood: Bool) throws {
    var turn = LocalTurn()
    try turn.add(JSONFields(.object(["event": .string("replyRead"), "reply": .string(reply)]), at: ""))
    #expect(turn.isUnderstood == isUnderstood)
  }
}
