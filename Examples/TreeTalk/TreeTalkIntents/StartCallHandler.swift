import Intents

class StartCallHandler: NSObject, INStartCallIntentHandling {
  func resolveContacts(
    for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
  ) {
    guard let contacts = intent.contacts, !contacts.isEmpty else {
      completion([.needsValue()])
      return
    }
    completion(
      contacts.map { contact in
        let friends = FriendList.friends(matching: contact)
        if friends.isEmpty { return .unsupported(forReason: .noContactFound) }
        return friends.count == 1 ? .success(with: friends[0]) : .disambiguation(with: friends)
      })
  }

  func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
    let activity = NSUserActivity(activityType: NSStringFromClass(INStartCallIntent.self))
    completion(INStartCallIntentResponse(code: .continueInApp, userActivity: activity))
  }
}
