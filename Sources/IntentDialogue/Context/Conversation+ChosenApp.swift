import IntentModel
import IntentSuggestions

extension Conversation {
  /// Remembers the app that the user picked for these people and this kind of act: it is offered first from now on.
  func rememberChosenApp(of request: HandledRequest) async {
    guard machine.request?.wasAskedForApp == true, let act = ContactAct(request.intent.name) else { return }
    for person in request.people where !person.isMe {
      // A disk that is full does not disturb the conversation.
      try? await donations.setDefaultApp(request.app.identifier, for: person, act: act)
    }
  }
}
