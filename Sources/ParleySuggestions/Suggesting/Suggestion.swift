#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentHistory
import IntentModel

/// Something that the user may want now, with the app that does it, where it comes from and why it is offered.
public struct Suggestion: Sendable, Hashable, Identifiable {
  /// The same whenever the same thing is suggested, so that feedback about it can be learned.
  public var id: String
  /// What is done when the user takes it.
  public var act: Act
  /// What it says, in the user's language.
  public var title: String
  /// The app that does it.
  public var app: AppProfile
  /// The app it comes from: where the place was viewed, where the habit is.
  public var source: AppProfile
  /// Why it is offered, such as the time of day.
  public var reasons: [SuggestionReason]
  /// The score by which suggestions are ordered, highest first; see ``Suggestions/suggestions(for:)`` for the formula.
  public var score: Double

  /// What is done when it is taken.
  public enum Act: Sendable, Hashable {
    /// A frequent request: the intent begins with these people, or with all the values that it had.
    case request(IntentName, people: [Person], intent: AnyIntent?)
    case directions(to: Placemark, activity: UserActivity)
    case ride(to: Placemark, activity: UserActivity)
    /// A place as a destination or address, in the app that is open.
    case place(Placemark, activity: UserActivity)
    case call(phoneNumber: String, activity: UserActivity)
    case play(PlayableItem)
    /// An activity that the user often views: the app opens at it.
    case open(UserActivity)
    /// A reminder that is due; where it has an activity, the app opens at it.
    case reminder(Reminder)

    var kind: String {
      switch self {
      case .request: "request"
      case .directions, .ride: "way"
      case .place: "place"
      case .call: "call"
      case .play: "play"
      case .open: "open"
      case .reminder: "reminder"
      }
    }
  }

  /// The group by which the user switches it off.
  public var group: SuggestionGroup {
    switch act {
    case .request(_, let people, _): people.isEmpty ? .requests : .contacts
    case .directions, .ride, .place, .call: .places
    case .play: .media
    case .open: .activities
    case .reminder: .reminders
    }
  }
}

/// Suggestions that are switched on and off together.
public enum SuggestionGroup: String, Sendable, Hashable, Codable, CaseIterable {
  case requests, contacts, places, media, activities, reminders
}

/// What the user does not want to be suggested.
public struct SuggestionSettings: Sendable, Hashable, Codable {
  /// Groups that the user has switched off.
  public var disabledGroups: Set<SuggestionGroup>
  /// The identifiers of apps that the user has switched off.
  public var disabledApps: Set<String>

  /// Settings under which everything is suggested that is not disabled here.
  public init(disabledGroups: Set<SuggestionGroup> = [], disabledApps: Set<String> = []) {
    self.disabledGroups = disabledGroups
    self.disabledApps = disabledApps
  }
}

/// Where suggestions are shown.
public enum SuggestionSurface: Sendable, Hashable {
  case lockScreen, car, assistant, maps
  /// The user is switching apps, to the named one if it is known.
  case appSwitcher(to: String?)
  /// A field for a destination in an app.
  case destination(in: String)
}

/// The moment and the place for which suggestions are wanted.
public struct SuggestionContext: Sendable {
  /// The current date and time.
  public var now: Date
  /// Where the user is; `nil` where that is not known.
  public var location: Coordinate?
  /// The installed apps.
  public var apps: [AppProfile]
  /// The apps that may not be suggested or learned from, because the user has denied them permission.
  public var deniedApps: Set<String>
  /// Where the suggestions will be shown.
  public var surface: SuggestionSurface
  /// Whether the device is locked: then requests that need an unlocked one are not suggested, since their titles name
  /// people.
  public var isLocked: Bool
  /// The event after which something to play is offered; `nil` where there was none just now.
  public var trigger: MediaTrigger?
  /// What the user does not want to be suggested.
  public var settings: SuggestionSettings
  /// The language of the suggestions.
  public var words: SuggestionWords
  /// How many suggestions are wanted at most.
  public var limit: Int

  /// A context for the assistant in English, unless it is given otherwise.
  public init(
    now: Date, location: Coordinate? = nil, apps: [AppProfile], deniedApps: Set<String> = [],
    surface: SuggestionSurface = .assistant, isLocked: Bool = false, trigger: MediaTrigger? = nil,
    settings: SuggestionSettings = SuggestionSettings(), words: SuggestionWords = .english, limit: Int = 5
  ) {
    self.now = now
    self.isLocked = isLocked
    self.location = location
    self.apps = apps
    self.deniedApps = deniedApps
    self.surface = surface
    self.trigger = trigger
    self.settings = settings
    self.words = words
    self.limit = limit
  }

  /// The installed app, where it may be suggested and learned from.
  func allowedApp(_ identifier: String) -> AppProfile? {
    guard !deniedApps.contains(identifier), !settings.disabledApps.contains(identifier) else { return nil }
    return apps.first { $0.identifier == identifier }
  }

  var allowedApps: [AppProfile] { apps.filter { allowedApp($0.identifier) != nil } }
}

/// Why something is suggested.
public enum SuggestionReason: Sendable, Hashable {
  /// The user looked at it in an app.
  case viewed(in: String, at: Date)
  /// How often the user did it at about this time of day.
  case atThisTime(Int)
  /// How often the user did it on this day of the week.
  case onThisDay(Int)
  /// How often the user did it at this place.
  case atThisPlace(Int)
  /// How often the user did it in all.
  case often(Int)
  case lastDone(Date)
  /// Such as headphones being connected.
  case trigger(MediaTrigger)
  /// The user asked to be reminded, and the reminder became due at this moment.
  case reminded(at: Date)
}
