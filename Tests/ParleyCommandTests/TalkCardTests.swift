import ConversationScripts
import Parley
import Testing

@testable import ParleyCommand

@Suite struct TalkCardTests {
  private func message(
    _ kind: AssistantMessage.Kind, code: String? = nil, _ details: [String: ToldValue]
  ) -> AssistantMessage {
    AssistantMessage(kind, intent: "SendPayment", app: "MonkeyPay", code: code, details: details, spoken: "", shown: "")
  }

  @Test func drawsWhatIsToBeDone() throws {
    let amount = ToldValue.money(CurrencyAmount(20, "USD"))
    let card = try #require(
      TalkCard(
        message(.goAhead, ["payee": .name("猿猿"), "currencyAmount": amount, "amount": amount, "usage": .text("x")])))
    #expect(
      card.drawn(width: 60) == [
        "╭ MonkeyPay · send payment ╮",
        "│ currency amount  20 USD  │",
        "│ payee            猿猿    │",
        "╰──────────────────────────╯",
      ])
  }

  @Test func saysNothingTwiceAndSymbolsInWords() throws {
    let minutes = ToldValue.number(30)
    let card = try #require(
      TalkCard(
        message(
          .response, code: "success",
          [
            "goal": minutes, "goalValue": minutes, "workout": .name("Run"), "workoutName": .name("Run"),
            "locationType": .symbol("outdoorTrack"),
          ])))
    #expect(
      card.drawn(width: 60).dropFirst().dropLast() == [
        "│ goal value     30            │", "│ location type  outdoor track │", "│ workout name   Run           │",
      ])
  }

  @Test func drawsWhatWasFoundInPlaceOfWhatWasAsked() throws {
    let found = ToldValue.list([
      .record(["content": .text("hello there"), "type": .symbol("text")]), .record(["content": .text("one\ntwo")]),
    ])
    let card = try #require(
      TalkCard(message(.response, code: "success", ["messages": found, "recipients": .name("Bobo")])))
    #expect(
      card.drawn(width: 60).dropFirst().dropLast() == ["│ messages  hello there    │", "│           one · two      │"])
  }

  @Test func fitsIntoANarrowTerminal() throws {
    let long = ToldValue.list((1...9).map { .text("many words about the number \($0)") })
    let card = try #require(TalkCard(message(.goAhead, ["currencyAmount": long])))
    let lines = card.drawn(width: 30)
    #expect(lines.allSatisfy { TextWidth.of($0) == TextWidth.of(lines[0]) } && TextWidth.of(lines[0]) <= 30)
    #expect(lines.contains { $0.contains("and 3 more") })
  }

  @Test func drawsNothingThatTellsNothing() {
    #expect(TalkCard(message(.response, code: "success", [:])) == nil)
    #expect(TalkCard(message(.response, code: "failure", ["payee": .name("Bobo")])) == nil)
    #expect(TalkCard(message(.needsValue, ["payee": .name("Bobo")])) == nil)
  }
}
