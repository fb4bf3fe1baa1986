#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// All that is known of one user's looking, doing and finding, and what it suggests.
///
/// It joins an ``ActivityCenter``, a ``SearchableIndex`` and ``Donations``; everything that is kept is in one folder.
/// Deleting and forgetting go through here, because they hold for all of them. What the user's vocabulary loses is no
/// longer suggested once the donations are informed: `await user.tellRemovals(to: suggestions.donations)`, which a
/// conversation does by itself.
public struct Suggestions: Sendable {
  /// What the user looks at and has looked at lately.
  public let activities: ActivityCenter
  /// What the apps have indexed to be found.
  public let index: SearchableIndex
  /// What the user did.
  public let donations: Donations
  /// What the user can play and has played.
  public let media: MediaLibrary
  /// What the user wants to be reminded of.
  public let reminders: Reminders

  /// Joins stores that are in memory, or that the host has opened itself.
  public init(
    activities: ActivityCenter = ActivityCenter(), index: SearchableIndex = SearchableIndex(),
    donations: Donations = Donations(), media: MediaLibrary = MediaLibrary(), reminders: Reminders = Reminders()
  ) {
    self.activities = activities
    self.index = index
    self.donations = donations
    self.media = media
    self.reminders = reminders
  }

  /// Opens what is kept in a folder; one process at a time can.
  ///
  /// - `calendar`: the user's, by which habits are determined.
  /// - Throws: ``StorageError``.
  public init(at folder: String, calendar: Calendar) throws {
    self.init(
      index: try SearchableIndex(at: folder), donations: try Donations(at: folder, calendar: calendar),
      media: try MediaLibrary(at: folder), reminders: try Reminders(at: folder))
  }

  /// Opens what is kept in a folder to read only, as it is now, while another process writes it.
  ///
  /// - Throws: ``StorageError``, also where something is to be kept or deleted later.
  public init(reading folder: String, calendar: Calendar) throws {
    self.init(
      index: try SearchableIndex(reading: folder), donations: try Donations(reading: folder, calendar: calendar),
      media: try MediaLibrary(reading: folder), reminders: try Reminders(reading: folder))
  }

  /// What the user may want now, the most likely first, none twice.
  ///
  /// The order is by score: for a habit `s / (1 + s)`, where `s` is the sum over its interactions of
  /// recency (halves in 14 days) · time of day · day of week · place, also where the habit is to look at something; for
  /// a viewed place, and a reminder that has come back, `2^(−age / 1 h)`; for something
  /// to play, where the context has a trigger, `s / (1 + s)` of its plays; all times
  /// `(1 + taken) / (1 + taken + 2 · dismissed)`. The factors are those of the habits' table.
  public func suggestions(for context: SuggestionContext) async -> [Suggestion] {
    var found: [Suggestion] = []
    if !context.settings.disabledGroups.contains(.places) {
      let preferred =
        await donations.lastApps(for: "RequestRide", with: [])
        + donations.lastApps(for: "GetDirections", with: [])
      let apps = context.allowedApps.filter(\.givesDirections)
      let sorted = preferred.compactMap { known in apps.first { $0.identifier == known } } + apps
      let viewed = await activities.recent(at: context.now)
      let places = PlaceSuggestions(viewed: viewed, directionsApps: sorted.uniqued(), context: context)
      for var suggestion in places.suggestions() {
        suggestion.score *= await donations.feedbackFactor(for: suggestion)
        found.append(suggestion)
      }
    }
    if context.surface.takesRequests {
      found += await reminders.suggestions(for: context)
      let viewed = await activities.recent(at: context.now).filter(\.isCurrent)
      // What is on the screen need not be opened.
      found += await donations.habitSuggestions(for: context).filter { suggestion in
        guard case .open(let activity) = suggestion.act else { return true }
        return !viewed.contains { $0.app == suggestion.app.identifier && $0.activity.isSameContent(as: activity) }
      }
    }
    if let trigger = context.trigger, trigger.isOffered(on: context.surface) {
      for var suggestion in await media.suggestions(after: trigger, for: context) {
        suggestion.score *= await donations.feedbackFactor(for: suggestion)
        found.append(suggestion)
      }
    }
    return Array(found.sorted { ($1.score, $0.title) < ($0.score, $1.title) }.prefix(context.limit))
  }

  /// The user took a suggestion: it comes sooner from now on; a reminder is seen to.
  public func taken(_ suggestion: Suggestion) async throws { try await learn(suggestion, taken: true) }

  /// The user did not want a suggestion: it comes later from now on; a reminder is seen to.
  public func dismissed(_ suggestion: Suggestion) async throws { try await learn(suggestion, taken: false) }

  private func learn(_ suggestion: Suggestion, taken: Bool) async throws {
    // What the user asked for is no guess to learn from.
    if case .reminder(let reminder) = suggestion.act { return try await reminders.settle(reminder.id) }
    try await donations.learn(suggestion, taken: taken)
  }
}

extension Suggestions {
  /// Deletes things of an app everywhere: they are no longer found, suggested or offered.
  ///
  /// A conversation that was given these suggestions forgets what it spoke of.
  ///
  /// - `identifiers`: the unique identifiers of items, which activities and interactions name too.
  public func delete(identifiers: [String], of app: String) async throws {
    // A call of a place names it by its number, not by the app's key.
    let things = await index.attributes(of: identifiers, in: app)
    await activities.delete(itemIdentifiers: identifiers, of: app)
    await activities.delete(persistentIdentifiers: identifiers, of: app)
    try await inAll(
      { try await index.delete(identifiers: identifiers, of: app) },
      { try await donations.delete(identifiers: identifiers, of: app) },
      { try await donations.delete(groupIdentifiers: Set(identifiers), of: app) },
      { try await donations.delete(callsOf: things) },
      { try await reminders.delete(itemIdentifiers: identifiers, of: app) })
  }

  /// Deletes what has expired, and removes everything that was deleted from the files; to be called when the host is
  /// idle.
  public func tidy(at now: Date) async throws {
    try await inAll(
      { try await index.tidy(at: now) }, { try await donations.tidy() }, { try await media.tidy() },
      { try await reminders.tidy() })
  }

  /// Forgets all of one app: it was removed, or the user took its permission back.
  ///
  /// When this returns, no file holds anything of the app; files that were damaged and put aside are removed.
  public func forget(app: String) async throws {
    await activities.deleteAll(of: app)
    try await inAll(
      { try await media.removeAll(of: app) }, { try await index.forget(app) }, { try await donations.forget(app) },
      { try await reminders.forget(app) })
  }

  /// Forgets all of the user.
  ///
  /// When this returns, no file holds anything.
  public func forgetEverything() async throws {
    await activities.deleteAll()
    try await inAll(
      { try await media.removeAll() }, { try await index.forgetAll() }, { try await donations.forgetAll() },
      { try await reminders.forgetAll() })
  }

  /// Does the same in all stores, also where one of them cannot be written; then the first problem is thrown.
  private func inAll(_ steps: (() async throws -> Void)...) async throws {
    var problems: [any Error] = []
    for step in steps {
      do { try await step() } catch { problems.append(error) }
    }
    if let first = problems.first { throw first }
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
