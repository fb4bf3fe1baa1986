import IntentModel
import IntentVocabulary

/// What activities and suggestions know of an installed app: what it can do, and what it says it can open.
public struct AppProfile: Sendable, Hashable, Codable {
  /// The bundle identifier.
  public var identifier: String
  /// The name that a suggestion says it comes from.
  public var displayName: String
  /// The intents that the app handles.
  public var supportedIntents: [IntentName]
  /// What the app lists under `NSUserActivityTypes`.
  public var activityTypes: [String]
  /// What the app lists under `MKDirectionsApplicationSupportedModes`.
  public var directionsModes: Set<DirectionsMode>

  /// A profile of an installed app; what is not given it cannot do.
  public init(
    identifier: String, displayName: String, supportedIntents: [IntentName] = [], activityTypes: [String] = [],
    directionsModes: Set<DirectionsMode> = []
  ) {
    self.identifier = identifier
    self.displayName = displayName
    self.supportedIntents = supportedIntents
    self.activityTypes = activityTypes
    self.directionsModes = directionsModes
  }
}

extension AppProfile {
  /// The profile of an app, as its Info.plist describes it.
  public init(_ app: App) {
    self.init(
      identifier: app.identifier, displayName: app.displayName, supportedIntents: app.supportedIntents,
      activityTypes: app.activityTypes, directionsModes: app.directionsModes)
  }
}
