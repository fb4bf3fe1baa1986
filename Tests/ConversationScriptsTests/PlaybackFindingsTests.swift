import Parley
import Testing

@testable import ConversationScripts

/// What the engine itself never lets happen, found in events that were made by hand.
@Suite struct PlaybackFindingsTests {
  private let handler = AnyIntentHandler.sendPayment(Payer())

  private struct Payer: SendPaymentIntent.Handling {
    func handle(_ intent: SendPaymentIntent) async -> SendPaymentIntent.Response {
      SendPaymentIntent.Response(.success)
    }
  }

  private func found(_ text: String, _ steps: [[ConversationEvent]]) throws -> [Finding.Kind] {
    let script = try Script(text, path: "made.conversation")
    let playback = Playback(
      script: script, steps: steps.map { Playback.Step(events: $0, duration: .zero) }, openQuestion: nil)
    let looking = PlaybackFindings(intent: "SendPayment", policy: Policy(), handlers: [handler])
    return looking.look(at: playback).map(\.0)
  }

  private func said(_ kind: AssistantMessage.Kind, _ words: String) -> ConversationEvent {
    .said(AssistantMessage(kind, intent: "SendPayment", spoken: words, shown: words))
  }

  private var handled: ConversationEvent {
    let record = ConversationEvent.RequestRecord(
      intent: AnyIntent(SendPaymentIntent()), parameters: [], app: "MonkeyPay",
      response: AnyIntentResponse(code: "success", status: .success))
    return .handled(record, late: false)
  }

  @Test func findsWhatWasDoneWithoutTheGoAhead() throws {
    let words = said(.response, "Done.")
    #expect(try found("User: send Bobo $5", [[handled, words]]) == [.noGoAhead("SendPayment")])
    let asked = [[said(.goAhead, "Send $5?")], [handled, words]]
    #expect(try found("User: send Bobo $5\nUser: yes", asked) == [])
  }

  @Test func findsSilence() throws {
    #expect(try found("User: send Bobo $5", [[]]) == [.deadEnd])
  }

  @Test func findsTheSameSaidTwice() throws {
    let twice = [said(.response, "Done."), said(.response, "Done.")]
    #expect(try found("User: send Bobo $5", [twice]) == [.saidTwice])
  }

  @Test func findsWhatThereAreNoWordsFor() throws {
    #expect(try found("User: send Bobo $5", [[said(.response, "")]]) == [.withoutWords])
  }
}
