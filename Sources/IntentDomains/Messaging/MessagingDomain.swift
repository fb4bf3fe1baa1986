import IntentModel

extension IntentDomain {
  /// Messages: to send, to find, to mark, to change, to take back.
  public static let messaging = IntentDomain(
    "Messaging",
    [
      IntentDescription(SendMessageIntent.self),
      IntentDescription(SearchForMessagesIntent.self),
      IntentDescription(SetMessageAttributeIntent.self),
      IntentDescription(EditMessageIntent.self),
      IntentDescription(UnsendMessagesIntent.self),
    ])
}
