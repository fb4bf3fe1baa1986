#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentHistory
import IntentModel

/// Suggestions for one user, from what the user viewed, did, played and wants to be reminded of.
///
/// The history can be shared with a conversation. Plays are stored in the same folder.
public struct Suggestions: Sendable {
  /// What the user looks at, did and wants to be reminded of.
  public let history: UserHistory
  /// What the user can play and has played.
  public let media: MediaLibrary

  /// Suggestions from a history and a media library, which are kept in memory unless they are given.
  public init(history: UserHistory = UserHistory(), media: MediaLibrary = MediaLibrary()) {
    self.history = history
    self.media = media
  }

  /// Opens the store in a folder; only one process at a time can.
  ///
  /// - `calendar`: the user's, by which habits are determined.
  /// - Throws: `StorageError`.
  public init(at folder: String, calendar: Calendar) throws {
    self.init(history: try UserHistory(at: folder, calendar: calendar), media: try MediaLibrary(at: folder))
  }

  /// Opens the store in a folder to read only, in its present state, while another process writes it.
  ///
  /// - Throws: `StorageError`, also later where something is to be stored or deleted.
  public init(reading folder: String, calendar: Calendar) throws {
    self.init(history: try UserHistory(reading: folder, calendar: calendar), media: try MediaLibrary(reading: folder))
  }

  /// The apps that took the user to places: first those for driving, and the last used first among each kind.
  private func lastAppsOfJourneys(in context: SuggestionContext) async -> [String] {
    let journeys = context.apps.rules.compactMap { name, rules in rules.journey.map { (name, $0) } }
    var apps: [[String]] = [[], []]
    for (name, journey) in journeys.sorted(by: { $0.0.rawValue < $1.0.rawValue }) {
      let place = if case .ride = journey { 0 } else { 1 }
      apps[place] += await history.donations.lastApps(for: name, with: [])
    }
    return apps.flatMap(\.self)
  }

  /// What the user may want now, the most likely first, none twice.
  ///
  /// The order is by score: for a habit `s / (1 + s)`, where `s` is the sum over its interactions, or its views of an
  /// activity, of recency (halves in 14 days) · time of day · day of week · place; for a viewed place, and a reminder
  /// that is due, `2^(−age / 1 h)`; for something to play, where the context has a trigger, `s / (1 + s)` of its plays;
  /// all times `(1 + taken) / (1 + taken + 2 · dismissed)`. The factors are those of the habits' table.
  public func suggestions(for context: SuggestionContext) async -> [Suggestion] {
    var found: [Suggestion] = []
    if !context.settings.disabledGroups.contains(.places) {
      let preferred = await lastAppsOfJourneys(in: context)
      let apps = context.allowedApps.filter(\.givesDirections)
      let sorted = preferred.compactMap { known in apps.first { $0.identifier == known } } + apps
      let viewed = await history.activities.recent(at: context.now)
      let places = PlaceSuggestions(viewed: viewed, directionsApps: sorted.uniqued(), context: context)
      for var suggestion in places.suggestions() {
        suggestion.score *= await history.donations.feedbackFactor(for: suggestion)
        found.append(suggestion)
      }
    }
    if context.surface.takesRequests {
      found += await history.reminders.suggestions(for: context)
      let viewed = await history.activities.recent(at: context.now).filter(\.isCurrent)
      // The activity that is on the screen need not be opened.
      found += await history.donations.habitSuggestions(for: context).filter { suggestion in
        guard case .open(let activity) = suggestion.act else { return true }
        return !viewed.contains { $0.app == suggestion.app.identifier && $0.activity.isSameContent(as: activity) }
      }
    }
    if let trigger = context.trigger, trigger.isOffered(on: context.surface) {
      for var suggestion in await media.suggestions(after: trigger, for: context) {
        suggestion.score *= await history.donations.feedbackFactor(for: suggestion)
        found.append(suggestion)
      }
    }
    return Array(found.sorted { ($1.score, $0.title) < ($0.score, $1.title) }.prefix(context.limit))
  }

  /// The user took a suggestion: from now on it is ranked higher; a reminder is marked as done.
  public func taken(_ suggestion: Suggestion) async throws { try await learn(suggestion, taken: true) }

  /// The user dismissed a suggestion: from now on it is ranked lower; a reminder is marked as done.
  public func dismissed(_ suggestion: Suggestion) async throws { try await learn(suggestion, taken: false) }

  private func learn(_ suggestion: Suggestion, taken: Bool) async throws {
    // The user asked for a reminder, so the feedback says nothing about what to suggest.
    if case .reminder(let reminder) = suggestion.act { return try await history.reminders.settle(reminder.id) }
    try await history.donations.learn(suggestion.id, of: suggestion.source.identifier, taken: taken)
  }
}

extension Suggestions {
  /// Deletes what has expired, and removes deleted data from the files; to be called when the host is idle.
  public func tidy(at now: Date) async throws {
    try await UserHistory.inAll({ try await history.tidy(at: now) }, { try await media.tidy() })
  }

  /// Forgets everything of one app, which was removed or has lost its permission.
  ///
  /// When this returns, no file holds anything of the app; damaged files that had been put aside are deleted.
  public func forget(app: String) async throws {
    try await UserHistory.inAll({ try await media.removeAll(of: app) }, { try await history.forget(app: app) })
  }

  /// Forgets everything of the user.
  ///
  /// When this returns, no file holds anything.
  public func forgetEverything() async throws {
    try await UserHistory.inAll({ try await media.removeAll() }, { try await history.forgetEverything() })
  }
}

extension SuggestionSurface {
  var takesRequests: Bool {
    switch self {
    case .assistant, .lockScreen, .car: true
    default: false
    }
  }
}
