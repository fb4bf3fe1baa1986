import Foundation
import IntentDialogue
import IntentModel
import IntentUnderstanding
import Testing

@Suite struct ReplyReadingTests {
  private static let bobo = [IntentDraft.Slot("recipients", SpokenValue("Bobo"))]

  @Test(arguments: [
    (DialogueAct.values(bobo, correction: false), ReplyReading.Kind.answer, "answer recipients=\"Bobo\""),
    (.values(bobo, correction: true), .correction, "correct recipients=\"Bobo\""),
    (.also(bobo), .also, "also recipients=\"Bobo\""),
    (.continuation(.init(slots: bobo, language: "en")), .continuation, "continue recipients=\"Bobo\""),
  ])
  func aReplyHasItsValues(_ act: DialogueAct, _ kind: ReplyReading.Kind, _ text: String) {
    #expect(ReplyReading(act) == ReplyReading(kind, values: Self.bobo, text: text))
  }

  @Test func aRequestAmidAnotherHasWhatWasUnderstood() {
    let understanding = Understanding(best: Reading("SendMessage", slots: Self.bobo, language: "en"))
    let reading = ReplyReading(.request(understanding))
    #expect(reading.kind == .request)
    #expect(reading.values == Self.bobo)
    #expect(reading.understanding == understanding)
    #expect(reading.text == "SendMessage recipients=\"Bobo\"")
  }

  @Test func whatIsDeniedIsNoRequest() {
    let denied = Reading("SendMessage", slots: Self.bobo, language: "en")
    let reading = ReplyReading(.denied(Understanding(denied: denied)))
    #expect(reading.kind == .denial)
    #expect(reading.understanding?.best == nil)
    #expect(reading.values.isEmpty)
  }

  @Test func choicesAreOneKindHoweverTheyAreMeant() {
    for act in [DialogueAct.choices([0]), .eachChoice([0, 1]), .allChoices] {
      #expect(ReplyReading(act).kind == .choice)
    }
  }

  @Test func itIsStoredAndReadAgain() throws {
    let reading = ReplyReading(.values(Self.bobo, correction: true))
    #expect(try JSONDecoder().decode(ReplyReading.self, from: JSONEncoder().encode(reading)) == reading)
  }
}
