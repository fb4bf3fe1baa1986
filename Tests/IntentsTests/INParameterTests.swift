import Foundation
import IntentDomains
import IntentModel
import Testing

@testable import Intents

@Suite struct INParameterTests {
  private let interaction = INInteraction(
    intent: INSendMessageIntent(
      holding: SendMessageIntent(
        recipients: [Person("Nandi"), Person("Tamarin")], content: "The figs are ripe",
        speakableGroupName: SpeakableString("Treetops"))), response: nil)

  private func value(_ name: String) -> Any? {
    interaction.parameterValue(for: INParameter(for: INSendMessageIntent.self, keyPath: name))
  }

  @Test func theElementOfAListBelongsToTheParameter() {
    let first = INParameter(for: INSendMessageIntent.self, keyPath: "recipients")
    let second = INParameter(for: INSendMessageIntent.self, keyPath: "recipients")
    #expect(first.index(forSubKeyPath: "recipients") == NSNotFound)
    second.setIndex(1, forSubKeyPath: "recipients")
    #expect(second.index(forSubKeyPath: "recipients") == 1)
    #expect(!first.isEqual(second))
    #expect(second.isEqual(second.copy()))
  }

  @Test func theValuesOfARequestHaveSiriKitsClasses() {
    #expect(value("content") as? String == "The figs are ripe")
    #expect((value("recipients") as? [INPerson])?.map(\.displayName) == ["Nandi", "Tamarin"])
    #expect((value("speakableGroupName") as? INSpeakableString)?.spokenPhrase == "Treetops")
  }

  @Test func whatWasNotSaidHasNoValue() {
    #expect(value("serviceName") == nil)
    #expect(value("noSuchParameter") == nil)
    let empty = INInteraction(intent: INSendMessageIntent(holding: SendMessageIntent()), response: nil)
    #expect(empty.parameterValue(for: INParameter(for: INSendMessageIntent.self, keyPath: "recipients")) == nil)
  }

  @Test func aParameterOfAnotherClassHasNoValue() {
    #expect(interaction.parameterValue(for: INParameter(for: INStartCallIntent.self, keyPath: "contacts")) == nil)
  }
}
