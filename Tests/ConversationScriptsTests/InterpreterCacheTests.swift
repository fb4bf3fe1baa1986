import Parley
import Testing

@testable import ConversationScripts

@Suite struct InterpreterCacheTests {
  private func app(named name: String) -> AssistantApp {
    AssistantApp(identifier: "com.example.app", displayName: name)
  }

  @Test func promptsAreReadOnceForAppsThatSayTheSame() async throws {
    let cache = InterpreterCache()
    let key = InterpreterCache.Key([app(named: "Monkey")], [.english])
    #expect(await cache.prompts(for: key).isEmpty)
    await cache.keep(["en": try PromptBook(.english)], for: key)
    #expect(await cache.prompts(for: .init([app(named: "Monkey")], [.english])).keys.sorted() == ["en"])
    #expect(await cache.prompts(for: .init([app(named: "Gorilla")], [.english])).isEmpty)
    #expect(await cache.prompts(for: .init([app(named: "Monkey")], [.english, .french])).isEmpty)
  }

  @Test func anAssistantWithKnownPromptsSaysWhatOneWithoutSays() throws {
    let first = try Assistant(apps: [app(named: "Monkey")], languages: [.english, .french])
    let second = try Assistant(
      apps: [app(named: "Monkey")], languages: [.english, .french], policy: Policy(), interpreter: nil,
      books: first.books)
    #expect(second.books.keys.sorted() == ["en", "fr"])
  }
}
