import IntentModel
import Testing

@testable import IntentUnderstanding

/// Where the text of a message begins and ends.
@Suite struct TurnReaderLostTextTests {
  private static let content = IntentUnderstanding.Expectation(.value, intent: "SendMessage", parameter: "content")

  private func text(of said: String, at question: IntentUnderstanding.Expectation?) throws -> String? {
    let script = try ReplyScript.english.get()
    let reading = script.interpreter.read(
      said, expecting: question, vocabulary: script.vocabulary, in: script.situation)
    let slots = question == nil ? reading.act.understanding?.best?.slots ?? [] : reading.act.slots
    return slots.first { $0.parameter == "content" }?.value.text
  }

  @Test(arguments: [
    ("something like: the keys are under the mat", "the keys are under the mat"),
    ("the keys: they are under the mat", "the keys: they are under the mat"),
    ("PS: bring the keys", "PS: bring the keys"),
  ])
  func wordsThatOnlyAnnounceATextAreLeftOut(_ said: String, _ text: String) throws {
    #expect(try self.text(of: said, at: Self.content) == text)
    #expect(try self.text(of: "text Alice \(said)", at: nil) == text)
  }
}
