import ConversationScripts
import Parley
import Testing

@testable import ParleyCommand

@Suite struct TalkCardTests {
  @Test func drawsTheTitleTheRowsAndTheActions() {
    let card = ContentCard(
      "MonkeyPay", rows: [.init("payee", "猿猿"), .init(nil, "two")], image: "monkey.png", actions: ["Show"])
    #expect(
      TalkCard(card).drawn(width: 60) == [
        "╭ MonkeyPay ────────╮",
        "│ payee  猿猿       │",
        "│        two        │",
        "│        monkey.png │",
        "│ [Show]            │",
        "╰───────────────────╯",
      ])
  }

  @Test func fitsIntoANarrowTerminal() {
    let rows = (1...9).map { ContentCard.Row($0 == 1 ? "amount" : nil, "many words about the number \($0)") }
    let lines = TalkCard(ContentCard("MonkeyPay", rows: rows)).drawn(width: 30)
    #expect(lines.allSatisfy { TextWidth.of($0) == TextWidth.of(lines[0]) } && TextWidth.of(lines[0]) <= 30)
  }

  @Test func theDefaultCardStandsAboveTheAppsOwn() {
    let message = AssistantMessage(
      .response, card: ContentCard("MonkeyPay", rows: [.init("to", "Koko")]), appCard: ContentCard("Troop Bank"),
      spoken: "", shown: "")
    #expect(TalkCard.cards(of: message).count == 2)
  }
}
