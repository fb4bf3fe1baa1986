import Foundation
import Parley
import TestSupport
import Testing

/// Where the open request undoes something, its own verb and every yes with it is a yes, and a word of cancelling alone is
/// asked about again: every such request, crossed with the ways to answer of `Tests/Undoing`, in six languages.
@Suite struct UndoingTests {
  private struct Table {
    var answers: [String: [String]] = [:]
    var requests: [(intent: IntentName, words: String, verbs: [String])] = []

    init(_ tag: String) throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      let text = try String(contentsOf: folder.appending(path: "Undoing/\(tag).txt"), encoding: .utf8)
      for line in text.split(separator: "\n") where !line.hasPrefix("#") {
        let sides = line.split(separator: " = ", maxSplits: 1).map(String.init)
        try #require(sides.count == 2)
        let words = sides[1].split(separator: " | ").map(String.init)
        if sides[0].first?.isUppercase == true {
          requests.append((IntentName(sides[0]), words[0], Array(words.dropFirst())))
        } else {
          answers[sides[0]] = words
        }
      }
    }
  }

  /// An app that has something of each kind to undo.
  private struct Undoer: CancelRideIntent.Handling, UnsendMessagesIntent.Handling, EndWorkoutIntent.Handling,
    CancelWorkoutIntent.Handling, HangUpCallIntent.Handling
  {
    func handle(_ intent: CancelRideIntent) -> CancelRideIntent.Response { .init(.success) }
    func handle(_ intent: UnsendMessagesIntent) -> UnsendMessagesIntent.Response { .init(.success) }
    func handle(_ intent: EndWorkoutIntent) -> EndWorkoutIntent.Response { .init(.success) }
    func handle(_ intent: CancelWorkoutIntent) -> CancelWorkoutIntent.Response { .init(.success) }
    func handle(_ intent: HangUpCallIntent) -> HangUpCallIntent.Response { .init(.success) }

    var handlers: [AnyIntentHandler] {
      [.cancelRide(self), .unsendMessages(self), .endWorkout(self), .cancelWorkout(self), .hangUpCall(self)]
    }
  }

  private let handlers = Undoer().handlers.map { $0.askingFirst() }

  private func assistant(_ tag: String) throws -> Assistant {
    let language = try #require(Language.all.first { $0.tag == tag })
    let app = AssistantApp(identifier: "undoer", displayName: "Undoer", handlers: handlers)
    return try Assistant(apps: [app], languages: [language])
  }

  /// What becomes of an answer to the question whether to undo.
  private enum Outcome: Equatable { case undone, kept, askedAgain, other(String) }

  private func outcome(
    of request: String, _ intent: IntentName, _ assistant: Assistant,
    answer: (Conversation) async -> [ConversationEvent]
  ) async -> Outcome {
    let conversation = Conversation(with: assistant, user: User(contacts: []))
    await conversation.hear(request)
    let question = await conversation.lastMessage
    guard question?.kind == .goAhead, question?.intent == intent else {
      return .other("asked: \(question?.shown ?? "")")
    }
    let events = await answer(conversation)
    let handled = events.compactMap { event in
      if case .handled(let record, _) = event { record.intent.name } else { nil }
    }
    if handled == [intent] { return .undone }
    if !handled.isEmpty { return .other("handled: \(handled)") }
    if events.contains(where: { [.ended(.cancelled), .ended(.refused)].contains($0) }) { return .kept }
    let last = await conversation.lastMessage
    return last?.kind == .goAhead && last?.intent == intent ? .askedAgain : .other(last?.shown ?? "")
  }

  @Test(arguments: RequestFactsTests.tags) func everyAnswerToEveryRequestThatUndoes(_ tag: String) async throws {
    let table = try Table(tag)
    let assistant = try assistant(tag)
    #expect(Set(table.requests.map(\.intent)) == Set(handlers.map(\.name)))
    let (yes, cancel, keep) = (table.answers["yes"] ?? [], table.answers["cancel"] ?? [], table.answers["keep"] ?? [])
    #expect(yes.count >= 4 && !cancel.isEmpty && keep.count >= 2)
    for request in table.requests {
      let verbs = request.verbs + [request.words]
      let agreeing = TestEffort.sample(yes + verbs + yes.flatMap { word in verbs.map { "\(word), \($0)" } }, every: 3)
      for (answers, expected) in [(agreeing, Outcome.undone), (cancel, .askedAgain), (keep, .kept)] {
        for answer in answers {
          let outcome = await outcome(of: request.words, request.intent, assistant) { await $0.hear(answer) }
          #expect(outcome == expected, "\(tag) \(request.intent): “\(answer)”")
        }
      }
    }
  }

  @Test(arguments: RequestFactsTests.tags) func aSecondWordOfCancellingKeepsIt(_ tag: String) async throws {
    let table = try Table(tag)
    let assistant = try assistant(tag)
    for request in table.requests {
      for answer in table.answers["cancel"] ?? [] {
        let outcome = await outcome(of: request.words, request.intent, assistant) { conversation in
          await conversation.hear(answer)
          return await conversation.hear(answer)
        }
        #expect(outcome == .kept, "\(tag) \(request.intent): twice “\(answer)”")
      }
    }
  }

  @Test(arguments: RequestFactsTests.tags) func theButtonsSayWhatTheyDo(_ tag: String) async throws {
    let table = try Table(tag)
    let assistant = try assistant(tag)
    for request in table.requests {
      for (place, expected) in [(0, Outcome.undone), (1, .kept)] {
        let outcome = await outcome(of: request.words, request.intent, assistant) { conversation in
          let buttons = await conversation.lastMessage?.buttons ?? []
          #expect(buttons.count == 2 && Set(buttons).isDisjoint(with: table.answers.values.joined()), "\(buttons)")
          return buttons.indices.contains(place) ? await conversation.press(buttons[place]) : []
        }
        #expect(outcome == expected, "\(tag) \(request.intent): button \(place)")
      }
    }
  }
}
