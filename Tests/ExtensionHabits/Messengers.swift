import Dispatch
import Intents

/// Answers through completions.
class CompletionMessenger: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    let recipients = intent.recipients ?? []
    completion(recipients.isEmpty ? [.needsValue()] : recipients.map { .success(with: $0) })
  }

  func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    completion(intent.content.map { .success(with: $0.uppercased()) } ?? .needsValue())
  }

  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
    response.sentMessages = [
      INMessage(identifier: "7", content: intent.content, dateSent: nil, sender: nil, recipients: intent.recipients)
    ]
    completion(response)
  }
}

/// Answers by async methods.
final class AsyncMessenger: NSObject, INSendMessageIntentHandling {
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult { .notRequired() }
  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil)
  }
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .success, userActivity: nil)
  }
}

/// Declares its completions as the newest SDKs do.
class SendableMessenger: NSObject, INSendMessageIntentHandling {
  func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void) {
    DispatchQueue.global().async { completion(INSendMessageIntentResponse(code: .success, userActivity: nil)) }
  }
}

/// Works on the main actor.
@MainActor final class MainMessenger: NSObject, INSendMessageIntentHandling {
  private var sent = 0
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    sent += 1
    return INSendMessageIntentResponse(code: sent == 1 ? .success : .failure, userActivity: nil)
  }
}

/// Conforms without the one method that is needed; Apple's compiler refuses it.
class EmptyMessenger: NSObject, INSendMessageIntentHandling {}

/// Leaves without a word where nobody is named, as an old template of Xcode's does.
class DroppingMessenger: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    if let recipients = intent.recipients { completion(recipients.map { .success(with: $0) }) }
  }
  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {}
}

/// Forgets to return after its first answer.
class TwiceMessenger: NSObject, INSendMessageIntentHandling {
  func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    if intent.content == nil { completion(.needsValue()) }
    completion(.success(with: intent.content ?? "nothing"))
  }
  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
  }
}

/// Waits for something that never comes, and does not look whether anybody waits for it.
final class SleepingMessenger: NSObject, INSendMessageIntentHandling, Sendable {
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    await withUnsafeContinuation { _ in }
  }
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .success, userActivity: nil)
  }
}

/// Keeps its completion and never calls it.
final class KeepingMessenger: NSObject, INSendMessageIntentHandling, @unchecked Sendable {
  var kept: [(INStringResolutionResult) -> Void] = []
  func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    kept.append(completion)
  }
  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
  }
}

/// Resolves the group by the method of iOS 10 only.
class GroupMessenger: NSObject, INSendMessageIntentHandling {
  func resolveGroupName(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
  {
    completion(.success(with: "The \(intent.groupName ?? "")"))
  }
  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
  }
}
