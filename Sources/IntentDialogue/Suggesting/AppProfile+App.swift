import IntentSuggestions
import IntentVocabulary

extension AppProfile {
  /// What suggestions know of an installed app, as its Info.plist says it.
  public init(_ app: App) {
    self.init(
      identifier: app.identifier, displayName: app.displayName, supportedIntents: app.supportedIntents,
      activityTypes: app.activityTypes, directionsModes: app.directionsModes)
  }
}
