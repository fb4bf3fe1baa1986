import Intents

#if canImport(IntentsUI)
  import IntentsUI
#endif

@MainActor final class Session {
  static let shared = Session()
  var token: String? = "token"
}

actor Exchange {
  static let shared = Exchange()
  private var sent = 0

  func send(_ words: String) async throws -> String {
    try Task.checkCancellation()
    sent += 1
    return "\(sent)"
  }
}

/// Asks an actor and the main actor, and resolves several people at once.
final class ActorMessenger: NSObject, INSendMessageIntentHandling, INEditMessageIntentHandling,
  INUnsendMessagesIntentHandling
{
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients else { return [.needsValue()] }
    return await withTaskGroup(of: INSendMessageRecipientResolutionResult.self) { group in
      for recipient in recipients { group.addTask { .success(with: recipient) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    let token = await MainActor.run { Session.shared.token }
    let code: INSendMessageIntentResponseCode = token == nil ? .failureRequiringInAppAuthentication : .ready
    return INSendMessageIntentResponse(code: code, userActivity: nil)
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    do {
      let id = try await Exchange.shared.send(intent.content ?? "")
      let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
      response.sentMessages = [
        INMessage(identifier: id, content: intent.content, dateSent: .now, sender: nil, recipients: nil)
      ]
      return response
    } catch {
      return .init(code: .failure, userActivity: nil)
    }
  }

  func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult { .needsValue() }

  func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse {
    .init(code: .failureMessageTypeUnsupported, userActivity: nil)
  }

  func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse {
    .init(code: .failurePastUnsendTimeLimit, userActivity: nil)
  }
}

/// Resolves by async methods with the types of iOS 10, which later systems still call.
class OlderAsyncMessenger: NSObject, INSendMessageIntentHandling, INSendPaymentIntentHandling {
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult] {
    intent.recipients?.map { .success(with: $0) } ?? [.needsValue()]
  }

  func resolveGroupName(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    .success(with: "The \(intent.groupName ?? "")")
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    .init(code: .success, userActivity: nil)
  }

  func resolvePayee(for intent: INSendPaymentIntent) async -> INPersonResolutionResult {
    intent.payee.map { .success(with: $0) } ?? .unsupported()
  }

  func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INCurrencyAmountResolutionResult {
    .confirmationRequired(with: intent.currencyAmount)
  }

  func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    .init(code: .inProgress, userActivity: nil)
  }
}

/// Belongs to the main actor and says so of its conformance.
@MainActor class MainScreen: NSObject, @preconcurrency INSendMessageIntentHandling {
  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
  }
}

/// Goes on in a task of the main actor.
class TaskMessenger: NSObject, INSendMessageIntentHandling {
  nonisolated func handle(
    intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    Task { @MainActor in completion(INSendMessageIntentResponse(code: .success, userActivity: nil)) }
  }
}

/// Declares what it handles in extensions of its own.
final class SplitTrainer: INExtension {}

extension SplitTrainer: INPauseWorkoutIntentHandling {
  func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
    completion(INPauseWorkoutIntentResponse(code: INPauseWorkoutIntentResponseCode.failure, userActivity: .none))
  }
}

/// Overrides what a class of its own does, and asks it all the same.
class LoudMessenger: CompletionMessenger {
  override func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    super.handle(intent: intent) { response in completion(response) }
  }
}

extension INSendMessageIntentResponse {
  static var failed: INSendMessageIntentResponse { INSendMessageIntentResponse(code: .failure, userActivity: nil) }
}
