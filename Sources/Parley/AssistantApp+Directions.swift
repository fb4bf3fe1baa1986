import IntentDomains
import IntentModel
import IntentVocabulary

extension AssistantApp {
  /// The app with what opens it for directions, where its Info.plist says that it gives them for more than rides.
  ///
  /// An app that handles `GetDirections` in its own way keeps that.
  public var givingDirections: AssistantApp {
    guard !directionsModes.isEmpty, !directionsModes.areRideSharingOnly, handler(of: GetDirectionsIntent.name) == nil
    else { return self }
    var app = self
    app.handlers.append(.getDirections)
    app.supportedIntents.append(GetDirectionsIntent.name)
    return app
  }
}
