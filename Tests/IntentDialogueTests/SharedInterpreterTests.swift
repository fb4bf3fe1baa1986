import IntentDomains
import IntentLanguages
import IntentModel
import IntentVocabulary
import Testing

@testable import IntentDialogue

/// Assistants of the same apps and languages have one interpreter, as long as one of them is there.
@Suite struct SharedInterpreterTests {
  private struct Messenger: SendMessageIntent.Handling {
    func handle(_ intent: SendMessageIntent) -> SendMessageIntent.Response { .init(.success) }
  }

  private func app(_ name: String, asks: Bool = false) -> AssistantApp {
    let handler = AnyIntentHandler.sendMessage(Messenger())
    return AssistantApp(
      identifier: "chat.\(name)", displayName: name, handlers: [asks ? handler.askingFirst() : handler])
  }

  private func shared(
    _ apps: [AssistantApp], _ languages: [Language] = [.english]
  ) throws -> SharedInterpreter {
    try SharedInterpreter.of(apps, languages, InterpreterKey.intents(of: apps))
  }

  @Test func theSameAppsAndLanguagesHaveOne() throws {
    let first = try shared([app("Shared Chat")])
    #expect(try shared([app("Shared Chat")]) === first)
  }

  @Test func othersHaveTheirOwn() throws {
    let first = try shared([app("Own Chat")])
    #expect(try shared([app("Other Chat")]) !== first)
    #expect(try shared([app("Own Chat")], [.german]) !== first)
    #expect(try shared([app("Own Chat", asks: true)]) !== first)
    #expect(try shared([app("Own Chat"), app("Other Chat")]) !== first)
  }

  @Test func nobodysIsLetGo() throws {
    weak var gone: SharedInterpreter?
    do {
      let assistant = try Assistant(apps: [app("Short Chat")])
      gone = try shared([app("Short Chat")])
      #expect(gone != nil)
      _ = assistant.languages
    }
    #expect(gone == nil)
  }
}
