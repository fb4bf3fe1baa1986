import ConversationScripts
import Parley

/// A messenger that knows three people, as a host of the library would write one.
struct Friends: SendMessageIntent.Handling {
  var names = ["Bobo", "Koko", "Alice"]

  func resolveRecipients(for intent: SendMessageIntent) async -> [ResolutionResult<Person>] {
    if intent.recipients.isEmpty { return [.needsValue] }
    return intent.recipients.map { names.contains($0.displayName) ? .success($0) : .unsupported }
  }

  func resolveContent(for intent: SendMessageIntent) async -> ResolutionResult<String> {
    intent.content.map { .success($0) } ?? .needsValue
  }

  func handle(_ intent: SendMessageIntent) async -> SendMessageIntent.Response {
    SendMessageIntent.Response(.success)
  }

  static let apps = ScriptApps { _ in
    let app = AssistantApp(
      identifier: "com.example.MonkeyChat", displayName: "MonkeyChat", restrictedWhileLocked: ["SendMessage"],
      handlers: [.sendMessage(Friends())])
    return [ScriptApp(app, contacts: ["Bobo", "Koko", "Alice", "Bobo Jr."].map { Person($0) })]
  }

  static let runner = ScriptRunner(apps: apps)

  /// Plays a script that is written in a test.
  static func play(_ text: String) async throws -> Playback {
    try await runner.play(try Script(text, path: "test.conversation"))
  }

  /// The report about a script that is written in a test; empty where it passes.
  static func report(_ text: String) async -> String {
    do {
      return try await play(text).failure?.description ?? ""
    } catch {
      return "\(error)"
    }
  }
}
