import Foundation
import Intents

/// The folder of the app's and the extension's files.
let projectFolder = URL(filePath: #filePath).deletingLastPathComponent().path

/// The extension's principal class.
class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INSendMessageIntent: return EndingMessenger()
    case is INSearchForMessagesIntent: exit(9)
    // As Xcode's template has it; calls are declared and forgotten here.
    default: fatalError("no handler for \(type(of: intent))")
    }
  }
}

/// Ends its process where the message says so.
class EndingMessenger: NSObject, INSendMessageIntentHandling {
  private var draft: String?

  func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    switch intent.content {
    case "unwrap":
      // swift-format-ignore: NeverForceUnwrap
      completion(.success(with: draft!))
    case "the bananas are ripe": exit(7)
    case "twice":
      completion(.success(with: "twice"))
      completion(.success(with: "twice"))
    case "sleep": while true { sleep(1) }
    default: completion(intent.content.map { .success(with: $0) } ?? .needsValue())
    }
  }

  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    if intent.content == "see you on Sunday" { UserDefaults.standard.set(1, forKey: "count of ExtensionHost") }
    completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
  }
}
