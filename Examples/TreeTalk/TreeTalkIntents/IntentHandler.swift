import Intents

/// The extension's principal class: the system asks it which object handles a request.
class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INSendMessageIntent: SendMessageHandler()
    case is INSearchForMessagesIntent: SearchForMessagesHandler()
    case is INStartCallIntent: StartCallHandler()
    default: nil
    }
  }
}
