import IntentDialogue
import IntentModel
import IntentUnderstanding
import Testing

@Suite struct EventLineTests {
  private func record(_ parameters: [ConversationEvent.RequestRecord.Value], code: String)
    -> ConversationEvent.RequestRecord
  {
    ConversationEvent.RequestRecord(
      intent: AnyIntent(TeaIntent()), parameters: parameters, app: "Kitchen",
      response: AnyIntentResponse(code: code))
  }

  @Test func writesWhatWasUnderstood() {
    let reading = Reading(
      "OrderTea",
      slots: [
        .init("guests", SpokenValue("Ann", .person(Person("Ann")))),
        .init("guests", SpokenValue("Bea", .person(Person("Bea")))),
        .init("size", SpokenValue("a big one", .symbol("large"))),
      ], language: "en")
    let line = EventLine(.understood(Understanding(best: reading)))
    #expect(line.description == "= OrderTea guests=[\"Ann\", \"Bea\"] size=large")
  }

  @Test func writesAVerdictForEachElement() {
    let result = ConversationEvent.PhaseResult(
      "OrderTea", parameter: "guests",
      results: [
        .init("success", values: [.name("Ann")]),
        .init("disambiguation", values: [.name("Bea W."), .name("Bea Z.")]),
        .init("unsupported", reason: UnsupportedReason("away")),
      ])
    #expect(
      EventLine(.resolved(result)).description
        == "~ resolve guests -> success Ann, disambiguation [Bea W., Bea Z.], unsupported away")
  }

  @Test func writesWhatTheAppWasAskedToDo() {
    let line = EventLine(
      .handled(
        record(
          [
            .init("guests", isArray: true, values: [.name("Ann")]),
            .init("note", isArray: false, values: [.text("say \"when\"\nplease")]),
          ], code: "success"), late: false))
    #expect(
      line.description == #"* OrderTea guests=[Ann] note="say \"when\"\nplease" -> success"#)
  }

  @Test func marksALateResult() {
    #expect(
      EventLine(.handled(record([], code: "failure"), late: true)).description
        == "* OrderTea -> failure (late)")
  }

  @Test func writesTheOtherThingsThatHappen() {
    #expect(EventLine(.heard("tea,\nplease")).description == "User: tea,\\nplease")
    #expect(EventLine(.tapped("Send")).description == "User: [Send]")
    #expect(EventLine(.confirmed(record([], code: "ready"))).description == "~ confirm -> ready")
    #expect(EventLine(.authentication(granted: false)).description == "~ unlock -> denied")
    #expect(EventLine(.ended(.setAside)).description == "~ end setAside")
    #expect(EventLine(.replyRead(ReplyReading(.choices([1])))).description == "= choice 2")
    let problem = ConversationEvent.HandlerProblem(.threw, intent: "OrderTea", phase: "handle", detail: "no water")
    #expect(EventLine(.problem(problem)).description == "~ problem threw in handle: no water")
  }
}
