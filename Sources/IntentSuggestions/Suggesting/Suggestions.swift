#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// All that is known of one user's looking, doing and finding, and what it suggests.
///
/// It joins an ``ActivityCenter``, a ``SearchableIndex`` and ``Donations``; everything that is kept lies in one
/// folder. Deleting and forgetting go through here, because they hold for all of them.
public struct Suggestions: Sendable {
  public let activities: ActivityCenter
  public let index: SearchableIndex
  public let donations: Donations
  public let media: MediaLibrary

  public init(
    activities: ActivityCenter = ActivityCenter(), index: SearchableIndex = SearchableIndex(),
    donations: Donations = Donations(), media: MediaLibrary = MediaLibrary()
  ) {
    self.activities = activities
    self.index = index
    self.donations = donations
    self.media = media
  }

  /// Opens what is kept in a folder; one process at a time can.
  ///
  /// - `calendar`: the user's, by which habits are told.
  /// - Throws: ``StorageError``.
  public init(at folder: String, calendar: Calendar) throws {
    self.init(
      index: try SearchableIndex(at: folder), donations: try Donations(at: folder, calendar: calendar))
  }

  /// What the user may want now, the most likely first, none twice.
  ///
  /// The order is by score: for a habit `s / (1 + s)`, where `s` is the sum over its interactions of
  /// recency (halves in 14 days) · time of day · day of week · place; for a viewed place `2^(−age / 1 h)`; both times
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
    if context.surface.takesRequests { found += await donations.habitSuggestions(for: context) }
    return Array(found.sorted { ($1.score, $0.title) < ($0.score, $1.title) }.prefix(context.limit))
  }

  /// The user took a suggestion: it comes sooner from now on.
  public func taken(_ suggestion: Suggestion) async throws { try await donations.learn(suggestion, taken: true) }

  /// The user did not want a suggestion: it comes later from now on.
  public func dismissed(_ suggestion: Suggestion) async throws {
    try await donations.learn(suggestion, taken: false)
  }
}

extension Suggestions {
  /// Something was deleted in its app: it is found, suggested and offered nowhere any more.
  ///
  /// - `identifiers`: the unique identifiers of items, which activities and interactions name too.
  public func delete(identifiers: [String], of app: String) async throws {
    await activities.delete(itemIdentifiers: identifiers, of: app)
    await activities.delete(persistentIdentifiers: identifiers, of: app)
    try await index.delete(identifiers: identifiers, of: app)
    try await donations.delete(identifiers: identifiers, of: app)
    try await donations.delete(groupIdentifiers: Set(identifiers), of: app)
  }

  /// Forgets all of one app: it was removed, or the user took its permission back.
  ///
  /// When this returns, no file holds anything of the app.
  public func forget(app: String) async throws {
    await activities.deleteAll(of: app)
    await media.removeAll(of: app)
    try await index.deleteAll(of: app)
    try await donations.deleteAll(of: app)
    try await index.erase()
    try await donations.tidy()
  }

  /// Forgets all of the user. When this returns, no file holds anything.
  public func forgetEverything() async throws {
    await activities.deleteAll()
    await media.removeAll()
    try await index.deleteAll()
    try await donations.deleteAll()
    try await index.erase()
    try await donations.tidy()
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
