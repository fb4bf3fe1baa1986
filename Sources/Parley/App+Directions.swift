import IntentDomains
import IntentModel
import IntentVocabulary

extension App {
  /// The app with what opens it for directions, where its Info.plist says that it gives them for more than rides.
  ///
  /// An app that handles `GetDirections` in its own way keeps that.
  public var givingDirections: App {
    guard !directionsModes.isEmpty, !directionsModes.areRideSharingOnly, handler(of: GetDirectionsIntent.name) == nil
    else { return self }
    var app = self
    app.handlers.append(.getDirections)
    app.supportedIntents.append(GetDirectionsIntent.name)
    return app
  }
}
