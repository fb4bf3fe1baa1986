import IntentModel
import IntentHistory

extension Conversation {
  /// Remembers the app that the user picked for these people and this kind of act.
  func rememberChosenApp(of request: HandledRequest) async {
    guard request.wasAskedForApp, let act = assistant.rules[request.intent.name]?.contact?.act else { return }
    for person in request.people where !person.isMe {
      // A full disk does not disturb the conversation.
      try? await donations.setDefaultApp(request.app.identifier, for: person, act: act)
    }
  }

  /// The app that the user has picked for all of these people.
  ///
  /// Source: WWDC 2016, apps on the contact card.
  func rememberedApp(for act: ContactAct, with people: [Person]) async -> String? {
    var remembered: Set<String?> = []
    for person in people { remembered.insert(await donations.defaultApp(for: person, act: act)) }
    return remembered.count == 1 ? remembered.first ?? nil : nil
  }
}
