import IntentModel
import Testing

@testable import IntentUnderstanding

/// What is said about the request before, in words that no phrase knows.
@Suite struct TurnReaderAfterwardsTests {
  private func reading(of said: String, after requests: Situation.PastRequest...) throws -> TurnReading {
    let script = try ReplyScript.english.get()
    var situation = script.situation
    situation.requests = requests
    return script.interpreter.read(said, expecting: nil, vocabulary: script.vocabulary, in: situation)
  }

  private static let message = Situation.PastRequest("SendMessage", personParameter: "recipients")
  private static let payment = Situation.PastRequest("SendPayment", personParameter: "payee")
  private static let dropped = Situation.PastRequest("SendMessage", personParameter: "recipients", isDone: false)

  @Test(arguments: [
    "oh dear, get that back before she sees it", "good grief, get that one back off her phone",
    "good grief, make that one disappear",
  ])
  func whatWasSentIsTakenBack(_ said: String) throws {
    let act = try reading(of: said, after: Self.message).act
    withKnownIssue("the weights know few words for vanishing", isIntermittent: true) {
      guard case .followUp(let followUp) = act else {
        Issue.record("\(act)")
        return
      }
      #expect(followUp.intent == "UnsendMessages")
      #expect(followUp.place == 0)
    } when: {
      said.hasSuffix("disappear")
    }
  }

  @Test func whatNothingTakesBackIsSaidToBeDone() throws {
    let act = try reading(of: "undo that payment, it was the wrong person", after: Self.payment).act
    #expect(act == .takeBack([]), "\(act)")
  }

  @Test func theNewWordsOfAMessageChangeIt() throws {
    let said = "hang on that sounds rude, it should have read I'll be there at nine"
    let best = try reading(of: said, after: Self.message).act.understanding?.best
    #expect(best?.intent == "EditMessage")
    #expect(best?.slots.map(\.value.text) == ["I'll be there at nine"])
    let range = try #require(best?.slots.first?.value.range)
    #expect(String(decoding: Array(said.utf8)[range], as: UTF8.self) == "I'll be there at nine")
  }

  @Test func anotherPersonIsTheSameRequestAgainAndIsAskedAbout() throws {
    let turn = try reading(of: "oh no that should have gone to Alice", after: Self.message)
    guard case .continuation(let said) = turn.act else {
      Issue.record("\(turn.act)")
      return
    }
    #expect(said.slots.map(\.parameter) == ["recipients"])
    #expect(turn.rivals.first?.act == .hesitation)
  }

  @Test func whatGoesOutOnceMoreIsAskedAbout() throws {
    let turn = try reading(of: "hm no, do let her have it after all", after: Self.dropped)
    guard case .continuation = turn.act else {
      Issue.record("\(turn.act)")
      return
    }
    #expect(turn.rivals.first?.act == .hesitation)
  }

  @Test func aBareNameIsAskedAbout() throws {
    let turn = try reading(of: "Alice", after: Self.message)
    if case .continuation = turn.act { #expect(turn.rivals.first?.act == .hesitation) }
  }

  @Test func withNothingBeforeThereIsNothingToTakeBack() throws {
    let act = try reading(of: "oh dear, get that back before she sees it").act
    if case .followUp = act { Issue.record("\(act)") }
  }

  @Test func whatAPhraseReadsAsAWholeStands() throws {
    let best = try reading(of: "call Alice", after: Self.message).act.understanding?.best
    #expect(best?.intent == "StartCall")
  }
}
