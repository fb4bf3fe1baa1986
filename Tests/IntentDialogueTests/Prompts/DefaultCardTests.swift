import Foundation
import IntentLanguages
import IntentModel
import Testing

@testable import IntentDialogue

/// The card beside the words: only what they do not tell.
@Suite struct DefaultCardTests {
  private let setting = PromptSetting(
    mode: .eyesOn, now: Date(timeIntervalSince1970: 1_780_000_000), calendar: .gregorianInUTC)

  private func card(besides words: String) -> ContentCard? {
    var request = PromptRequest(.response, intent: "SendMessage", app: "Chat")
    request.details["message"] = .record([
      "content": .text("see you"), "recipient": .name("Koko"), "sent": .moment(setting.now),
    ])
    return DefaultCard(request: request, teller: ValueTeller(.english, words: ["momentToday": "at {time}"]))
      .card(besides: words, in: setting) { _ in nil }
  }

  @Test func aRecordThatTheWordsTellForTheMostPartIsNotShownAgain() {
    #expect(card(besides: "OK, sending “see you” to Koko on Chat.") == nil)
  }

  @Test func aRecordOfWhichTheWordsTellLittleIsShownWhole() throws {
    let rows = try #require(card(besides: "I found one message to Koko.")).rows
    #expect(rows.map(\.value).map { $0.hasPrefix("see you · Koko · at ") } == [true])
  }

  /// “é” is one scalar or two.
  @Test(arguments: [
    ("Zoë and René", "René", true), ("Zoë and Rene\u{301}", "René", true), ("Zoë and Rene\u{301}", "Rene", false),
    ("“x” – ‘y’", "‘y’", true), ("Koko", "Koko Lee", false), ("犬と猫", "猫", true),
  ])
  func wordsTellWhatIsAPartOfThemHoweverItIsSpelled(_ words: String, _ part: String, isTold: Bool) {
    var request = PromptRequest(.response, intent: "SendMessage", app: "Chat")
    request.details["name"] = .list([.record(["name": .name(part)])])
    let card = DefaultCard(request: request, teller: ValueTeller(.english, words: [:])).card(
      besides: words, in: setting
    ) {
      _ in nil
    }
    #expect((card == nil) == isTold)
  }
}
