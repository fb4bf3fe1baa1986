import ConversationScripts
import Foundation
import Intents
import Parley

extension SiriKitApp {
  /// Holds a conversation with the app at the terminal, until the input ends.
  ///
  /// ```swift
  /// import SiriKitTesting
  /// import MyIntents
  /// try await SiriKitApp("MyApp", extension: "MyIntents", MyIntents.IntentHandler()).talk()
  /// ```
  /// - Throws: ``SiriKitProblems`` or the assistant's own where the app cannot be talked to.
  public func talk() async throws {
    for problem in problems where !problem.isError { print("! \(problem)") }
    let app = try self.app { print("\($0.isAllowed ? "note:" : "!") \($0)") }
    let user = User(contacts: people)
    let conversation = Conversation(with: try Assistant(apps: [app.givingDirections]), user: user)
    while let line = readLine() {
      for event in await conversation.hear(line) {
        switch event {
        case .said(let message): print(message.shown)
        case .problem(let problem): print("! \(problem.phase): \(problem.detail ?? problem.rule.rawValue)")
        default: break
        }
      }
    }
  }

  /// Plays simulated users against the app, and answers with the shortest script for each thing that goes wrong.
  ///
  /// The conversations begin with the app's own example phrases.
  /// - Parameter depth: How many answers a conversation has at most.
  /// - Throws: ``SiriKitProblems`` where the app cannot be talked to.
  public func explore(depth: Int = 4) async throws -> [String] {
    _ = try app()
    var explorer = Explorer(apps: scriptApps(), header: [])
    explorer.depth = depth
    return try await explorer.explore().findings.map { "\($0)" }
  }
}
