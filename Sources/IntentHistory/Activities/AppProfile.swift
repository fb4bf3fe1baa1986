import IntentLanguages
import IntentModel
import IntentVocabulary
import LanguageNotation

/// What activities and suggestions need to know about an installed app: what it can do, and what it declares that it
/// can open.
public struct AppProfile: Sendable, Hashable, Codable {
  /// The bundle identifier.
  public var identifier: String
  /// The name that a suggestion says it comes from.
  public var displayName: String
  /// The intents that the app handles.
  public var supportedIntents: [IntentName]
  /// The rules of these intents, which say what the app can do with a person and how it gets the user somewhere.
  public var rules: [IntentName: IntentRules]
  /// What the app lists under `NSUserActivityTypes`.
  public var activityTypes: [String]
  /// What the app lists under `MKDirectionsApplicationSupportedModes`.
  public var directionsModes: Set<DirectionsMode>
  /// What suggestions of the app's own intents are called, by language; `nil` where it names none.
  private var requestTitles: [String: [IntentName: String]]?

  /// A profile of an installed app; whatever is not given, the app cannot do.
  public init(
    identifier: String, displayName: String, intents: [IntentDescription] = [], activityTypes: [String] = [],
    directionsModes: Set<DirectionsMode> = []
  ) {
    self.identifier = identifier
    self.displayName = displayName
    self.supportedIntents = intents.map(\.name)
    self.rules = Dictionary(intents.map { ($0.name, $0.rules) }) { first, _ in first }
    self.activityTypes = activityTypes
    self.directionsModes = directionsModes
  }
}

extension AppProfile {
  /// The profile of an app, as its Info.plist describes it.
  public init(_ app: AssistantApp) {
    self.init(
      identifier: app.identifier, displayName: app.displayName, activityTypes: app.activityTypes,
      directionsModes: app.directionsModes)
    supportedIntents = app.supportedIntents
    rules = app.rules
    for intent in app.restrictedWhileLocked { rules[intent, default: IntentRules()].requiresUnlock = true }
    let titles = Language.all.reduce(into: [:]) { titles, language in
      titles[language.tag] = app.phrases(for: language.tag)?.suggestionTitles
    }
    requestTitles = titles.isEmpty ? nil : titles
  }

  /// The app's own title for suggestions of an intent in a language; `nil` where it has none.
  package func title(of intent: IntentName, in language: String) -> String? {
    requestTitles?[language]?[intent]?.replacing("{app}", with: displayName)
  }
}

extension AppProfile {
  /// The intents by which the app can do something with a person, in the order in which the app lists them.
  public func intents(for act: ContactAct) -> [IntentName] {
    supportedIntents.filter { rules[$0]?.contact == .begins(act) }
  }

  /// Whether the app can do something with a person.
  package func can(_ act: ContactAct) -> Bool { !intents(for: act).isEmpty }

  /// Whether it has an intent that drives the user somewhere.
  package var givesRides: Bool {
    supportedIntents.contains { name in
      if case .ride? = rules[name]?.journey { true } else { false }
    }
  }
}

extension Sequence<AppProfile> {
  /// The rules of all intents that the apps serve.
  package var rules: [IntentName: IntentRules] {
    reduce(into: [:]) { all, app in all.merge(app.rules) { first, _ in first } }
  }
}
