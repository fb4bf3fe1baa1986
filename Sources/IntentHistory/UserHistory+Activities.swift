#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

extension UserHistory {
  /// The user turned to an activity: it is current in its app, found from now on where it is eligible for search, and
  /// suggested at its times and places where it is eligible for prediction.
  ///
  /// An activity that still lacks keys it requires is neither until ``update(_:to:of:at:)`` brings them.
  /// - Throws: ``UserActivityProblems``, and nothing changes; ``SearchableIndex/Failure`` or ``StorageError`` where it is current
  ///   and could not be indexed.
  @discardableResult
  public func becomeCurrent(
    _ activity: UserActivity, of app: String, at now: Date, delegate: (any UserActivityDelegate)? = nil
  ) async throws -> ActivityCenter.ID {
    let id = try await activities.becomeCurrent(activity, of: app, at: now, delegate: delegate)
    try await index(activity, of: app, at: now)
    try await donations.donate(activity, of: app, at: now)
    return id
  }

  /// The app has a newer state of an activity that it has reported.
  public func update(_ id: ActivityCenter.ID, to activity: UserActivity, of app: String, at now: Date) async throws {
    let wasWhole = await activities.entry(id)?.recent.activity.missingKeys.isEmpty ?? true
    try await activities.update(id, to: activity, at: now)
    try await index(activity, of: app, at: now)
    // The user turned to it earlier, but only now it is complete.
    if !wasWhole { try await donations.donate(activity, of: app, at: now) }
  }

  private func index(_ activity: UserActivity, of app: String, at now: Date) async throws {
    guard activity.isEligibleForSearch, activity.missingKeys.isEmpty else { return }
    try await index.index(activity, of: app, at: now)
  }
}
