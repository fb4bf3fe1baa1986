#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

extension Suggestions {
  /// The user turned to an activity: it is current in its app and, where it is eligible for search, found from now on.
  ///
  /// An activity that still lacks keys it requires is not found until ``update(_:to:of:at:)`` brings them.
  /// - Throws: ``UserActivityProblems``, and nothing changes; ``IndexError`` or ``StorageError`` where it is current
  ///   and could not be indexed.
  @discardableResult
  public func becomeCurrent(
    _ activity: UserActivity, of app: String, at now: Date, delegate: (any UserActivityDelegate)? = nil
  ) async throws -> ActivityCenter.ID {
    let id = try await activities.becomeCurrent(activity, of: app, at: now, delegate: delegate)
    try await index(activity, of: app, at: now)
    return id
  }

  /// The app has a newer state of an activity that it told of.
  public func update(_ id: ActivityCenter.ID, to activity: UserActivity, of app: String, at now: Date) async throws {
    try await activities.update(id, to: activity, at: now)
    try await index(activity, of: app, at: now)
  }

  private func index(_ activity: UserActivity, of app: String, at now: Date) async throws {
    guard activity.isEligibleForSearch, activity.missingKeys.isEmpty else { return }
    try await index.index(activity, of: app, at: now)
  }
}
