import Foundation
import IntentUnderstanding
import Parley
import Testing

/// What is read has its language as a value of the type that conversations take, and is stored with its tag as before.
@Suite struct ReadingLanguageTests {
  private let german = Language(tag: "de", name: "Deutsch")

  private func stored(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  @Test func isStoredByItsTag() throws {
    #expect(try stored(Reading("OrderTea", language: german)).contains(#""language":"de""#))
    #expect(try stored(DialogueAct.Continuation(slots: [], language: german)).contains(#""language":"de""#))
    #expect(try stored(DialogueAct.FollowUp("OrderTea", place: 0, language: german)).contains(#""language":"de""#))
  }

  @Test func isReadBackByItsTag() throws {
    let reading = try JSONDecoder().decode(
      Reading.self, from: JSONEncoder().encode(Reading("OrderTea", language: german)))
    #expect(reading.language.tag == "de")
    #expect(reading == Reading("OrderTea", language: german))
  }

  @Test func canBeChanged() {
    var reading = Reading("OrderTea", language: german)
    reading.language = Language(tag: "nl", name: "Nederlands")
    #expect(reading.language.tag == "nl")
    var more = DialogueAct.Continuation(slots: [], language: german)
    more.language = reading.language
    #expect(more.language.tag == "nl")
    var next = DialogueAct.FollowUp("OrderTea", place: 0, language: german)
    next.language = reading.language
    #expect(next.language.tag == "nl")
  }
}
