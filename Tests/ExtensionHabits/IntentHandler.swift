import Intents

/// A principal class of the usual name, which is also the name of a type of Parley's.
class IntentHandler: INExtension {
  // Templates of several years declare the result without the question mark.
  override func handler(for intent: INIntent) -> Any {
    // Classes are compared by name in many extensions.
    if NSStringFromClass(type(of: intent)) == "INSendPaymentIntent" { return Payer() }
    guard intent is INSendMessageIntent else { return self }
    return CompletionMessenger()
  }
}

/// The principal class handles the requests itself, as Xcode's template has it.
class OwnHandler: INExtension, INSendMessageIntentHandling {
  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    let activity = NSUserActivity(activityType: "com.example.message")
    activity.userInfo = ["content": intent.content ?? "", "count": 2, "urgent": true]
    completion(INSendMessageIntentResponse(code: .success, userActivity: activity))
  }
}

/// Gives another object than the intent needs.
class WrongObject: INExtension {
  override func handler(for intent: INIntent) -> Any? { Payer() }
}

/// Gives nothing.
class NoObject: INExtension {
  override func handler(for intent: INIntent) -> Any? { nil }
}

/// Gives whatever a test wants.
class Giving: INExtension {
  let object: NSObject
  init(_ object: NSObject) { self.object = object }
  override func handler(for intent: INIntent) -> Any? { object }
}
