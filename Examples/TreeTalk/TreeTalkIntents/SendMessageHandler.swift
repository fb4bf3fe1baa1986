import Intents

class SendMessageHandler: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    guard let recipients = intent.recipients, !recipients.isEmpty else {
      completion([.needsValue()])
      return
    }
    completion(
      recipients.map { recipient in
        let friends = FriendList.friends(matching: recipient)
        switch friends.count {
        case 0: return .unsupported(forReason: .noAccount)
        case 1: return .success(with: friends[0])
        default: return .disambiguation(with: friends)
        }
      })
  }

  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    if let text = intent.content, !text.isEmpty {
      completion(.success(with: text))
    } else {
      completion(.needsValue())
    }
  }

  func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    let activity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
    completion(INSendMessageIntentResponse(code: .ready, userActivity: activity))
  }

  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    let activity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
    completion(INSendMessageIntentResponse(code: .success, userActivity: activity))
  }
}
