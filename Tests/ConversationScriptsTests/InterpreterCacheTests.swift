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

  @Test func onlyTheAppsOfTheLastScriptsAreKept() async throws {
    let cache = InterpreterCache()
    let book = try PromptBook(.english)
    let first = InterpreterCache.Key([app(named: "Monkey")], [.english])
    await cache.keep(["en": book], for: first)
    for number in 1..<InterpreterCache.mostEntries {
      await cache.keep(["en": book], for: .init([app(named: "Monkey \(number)")], [.english]))
    }
    // The first is used again, so that the second goes.
    await cache.keep(["en": book], for: first)
    await cache.keep(["en": book], for: .init([app(named: "Gorilla")], [.english]))
    #expect(await cache.count == InterpreterCache.mostEntries)
    #expect(await cache.prompts(for: first).keys.sorted() == ["en"])
    #expect(await cache.prompts(for: .init([app(named: "Monkey 1")], [.english])).isEmpty)
  }

  @Test func interpretersThatTakeTooMuchTogetherGoExceptForTheLast() async throws {
    let cache = InterpreterCache(mostBytes: 1)
    let (monkey, gorilla) = (app(named: "Monkey"), app(named: "Gorilla"))
    #expect(await cache.interpreter(for: [monkey], [.english]) != nil)
    #expect(await cache.count == 1)
    #expect(await cache.interpreter(for: [gorilla], [.english]) != nil)
    #expect(await cache.count == 1)
    let book = try PromptBook(.english)
    await cache.keep(["en": book], for: .init([gorilla], [.english]))
    #expect(await cache.prompts(for: .init([gorilla], [.english])).keys.sorted() == ["en"])
  }

  @Test func anAssistantWithKnownPromptsSaysWhatOneWithoutSays() throws {
    let first = try Assistant(apps: [app(named: "Monkey")], languages: [.english, .french])
    let second = try Assistant(
      apps: [app(named: "Monkey")], languages: [.english, .french], policy: Policy(), interpreter: nil,
      books: first.books)
    #expect(second.books.keys.sorted() == ["en", "fr"])
  }
}
