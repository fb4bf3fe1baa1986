import IntentModel
import Testing

@testable import IntentUnderstanding

/// What is said to change a part of the text that is read back, or of the one that was sent.
@Suite struct TurnReaderDraftsTests {
  private static let text = "I'll be there at seven with the cake"

  private func act(_ said: String, changing text: String = text) throws -> DialogueAct {
    let script = try ReplyScript.english.get()
    var question = Expectation(.goAhead, intent: "SendMessage")
    question.settled = ["recipients": ["Koko"], "content": [text]]
    return script.interpreter.read(
      said, expecting: question, vocabulary: script.vocabulary, in: script.situation
    ).act
  }

  private func content(_ act: DialogueAct) -> String? {
    act.slots.first { $0.parameter == "content" }?.value.text
  }

  @Test(arguments: [
    ("no, not seven, half past eight", "I'll be there at half past eight with the cake"),
    ("say pie instead of cake", "I'll be there at seven with the pie"),
    ("make it eight instead of seven", "I'll be there at eight with the cake"),
    ("and add that I love her", "I'll be there at seven with the cake, I love her"),
  ])
  func aPartOfTheTextIsChanged(_ said: String, _ meant: String) throws {
    let act = try act(said)
    #expect(content(act) == meant, "\(act)")
    #expect(act.replaces)
  }

  @Test func theRestOfTheTextIsNotLostWhereOneValueIsAnother() throws {
    let act = try act("change the time to nine please")
    #expect(content(act) != "nine" && content(act) != "nine please", "\(act)")
  }

  @Test(arguments: ["yes", "send it", "no", "cancel that", "who is it to"])
  func whatChangesNothingIsReadAsBefore(_ said: String) throws {
    #expect(content(try act(said)) == nil)
  }

  @Test func anotherPersonIsNoChangeOfTheText() throws {
    let act = try act("no, to Alice")
    #expect(act.slots.map(\.parameter) == ["recipients"], "\(act)")
  }

  @Test func aTextThatWasSentIsChangedByTheIntentThatDoesThat() throws {
    let script = try ReplyScript.english.get()
    var situation = script.situation
    situation.requests = [.init("SendMessage", personParameter: "recipients", text: Self.text)]
    let reading = script.interpreter.read(
      "no, not seven, half past eight", expecting: nil, vocabulary: script.vocabulary, in: situation)
    #expect(reading.act.understanding?.best?.intent == "EditMessage", "\(reading.act)")
    let texts = reading.act.understanding?.best?.slots.map(\.value.text)
    #expect(texts == ["I'll be there at half past eight with the cake"])
  }

  @Test func whatSpeaksForAChangeIsThereToLearnFrom() throws {
    let script = try ReplyScript.english.get()
    var situation = script.situation
    func evidence(_ said: String) -> ChangeEvidence? {
      script.interpreter.changeEvidence(said, expecting: nil, vocabulary: script.vocabulary, in: situation)
    }
    #expect(evidence("no, not seven, half past eight") == nil)
    situation.requests = [.init("SendMessage", personParameter: "recipients", text: Self.text)]
    let change = try #require(evidence("no, not seven, half past eight"))
    #expect(change.features.map(\.feature) == [.changed, .ways, .change])
    let talk = try #require(evidence("the dog is barking at the neighbours"))
    #expect(change.features[1].value > talk.features[1].value)
  }
}
