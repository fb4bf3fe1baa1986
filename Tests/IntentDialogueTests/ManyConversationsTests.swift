import Foundation
import IntentDialogue
import IntentModel
import IntentVocabulary
import Parley
import Testing

@Suite struct ManyConversationsTests {
  private struct Messenger: SendMessageIntent.Handling {
    func resolveRecipients(for intent: SendMessageIntent) async throws -> [ResolutionResult<Person>] {
      if intent.recipients.isEmpty { return [.needsValue] }
      return intent.recipients.map { person in
        if person.siriMatches.count == 1 { return .success(person.siriMatches[0]) }
        return person.contactIdentifier == nil ? .unsupported : .success(person)
      }
    }

    func resolveContent(for intent: SendMessageIntent) async throws -> ResolutionResult<String> {
      intent.content.map { .success($0) } ?? .needsValue
    }

    func handle(_ intent: SendMessageIntent) async throws -> SendMessageIntent.Response {
      await Task.yield()
      return .init(.success)
    }
  }

  /// One assistant, a thousand users whose only contact nobody else has; their turns are interleaved.
  @Test func aThousandConversationsAtOnceKnowTheirOwnWordsOnly() async throws {
    let app = AssistantApp(
      identifier: "chat", displayName: "PigeonPost", usageDescription: "It carries your messages.",
      handlers: [.sendMessage(Messenger())])
    let assistant = try Assistant(apps: [app], policy: Policy(asksDraftQuestion: true))
    let world = SimulatedEnvironment(now: Date(timeIntervalSince1970: 1_795_000_000))
    let conversations = (0..<1000).map { number in
      let contact = Person("Quillon \(Self.letters(number))", contactIdentifier: "c\(number)")
      return Conversation(with: assistant, user: User(contacts: [contact]), environment: world.environment)
    }
    for round in 0..<2 {
      await withTaskGroup(of: Void.self) { group in
        for (number, conversation) in conversations.enumerated() {
          group.addTask {
            let name = "Quillon \(Self.letters(number))"
            if round == 0 {
              await conversation.hear("text \(name) dinner \(number)")
            } else {
              await conversation.press("Send")
            }
          }
        }
      }
    }
    for (number, conversation) in conversations.enumerated() {
      let handled = await conversation.events.compactMap { event in
        if case .handled(let record, _) = event { record.intent.as(SendMessageIntent.self) } else { nil }
      }
      #expect(handled.map(\.content) == ["dinner \(number)"])
      #expect(handled.first?.recipients.map(\.contactIdentifier) == ["c\(number)"])
    }
  }

  /// A name of its own for each number, in letters.
  private static func letters(_ number: Int) -> String {
    let syllables = ["ba", "de", "fi", "go", "ku", "la", "me", "ni", "po", "ru"]
    return String(number + 1000).compactMap(\.wholeNumberValue).map { syllables[$0] }.joined().capitalized
  }
}
