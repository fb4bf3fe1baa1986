#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// Everything that is known of what one user looked at, did and searched for: conversations refer to it, and
/// suggestions are made of it.
///
/// It joins an ``ActivityCenter``, a ``SearchableIndex``, ``Donations`` and ``Reminders``; everything that is kept is
/// in one folder. Deleting and forgetting go through here, because they concern all of them. Words that the user's
/// vocabulary loses are deleted from the donations once these are told: `await user.tellRemovals(to:
/// history.donations)`, which a conversation does by itself.
public struct UserHistory: Sendable {
  /// What the user looks at and has looked at lately.
  public let activities: ActivityCenter
  /// What the apps have indexed to be found.
  public let index: SearchableIndex
  /// What the user did.
  public let donations: Donations
  /// What the user wants to be reminded of.
  public let reminders: Reminders

  /// Joins stores that are in memory, or that the host has opened itself.
  public init(
    activities: ActivityCenter = ActivityCenter(), index: SearchableIndex = SearchableIndex(),
    donations: Donations = Donations(), reminders: Reminders = Reminders()
  ) {
    self.activities = activities
    self.index = index
    self.donations = donations
    self.reminders = reminders
  }

  /// Opens what is kept in a folder; only one process at a time can.
  ///
  /// - `calendar`: the user's, by which habits are determined.
  /// - Throws: ``StorageError``.
  public init(at folder: String, calendar: Calendar) throws {
    self.init(
      index: try SearchableIndex(at: folder), donations: try Donations(at: folder, calendar: calendar),
      reminders: try Reminders(at: folder))
  }

  /// Opens what is kept in a folder to read only, as it is now, while another process writes it.
  ///
  /// - Throws: ``StorageError``, also where something is to be kept or deleted later.
  public init(reading folder: String, calendar: Calendar) throws {
    self.init(
      index: try SearchableIndex(reading: folder), donations: try Donations(reading: folder, calendar: calendar),
      reminders: try Reminders(reading: folder))
  }
}

extension UserHistory {
  /// Deletes things of an app everywhere: they are no longer found, suggested or offered.
  ///
  /// A conversation that was given this history forgets what it spoke of.
  ///
  /// - `identifiers`: the unique identifiers of items, which activities and interactions name too.
  public func delete(identifiers: [String], of app: String) async throws {
    // An interaction that called a place has its number, not the app's key.
    let things = await index.attributes(of: identifiers, in: app)
    await activities.delete(itemIdentifiers: identifiers, of: app)
    await activities.delete(persistentIdentifiers: identifiers, of: app)
    try await Self.inAll(
      { try await index.delete(identifiers: identifiers, of: app) },
      { try await donations.delete(identifiers: identifiers, of: app) },
      { try await donations.delete(groupIdentifiers: Set(identifiers), of: app) },
      { try await donations.delete(callsOf: things) },
      { try await reminders.delete(itemIdentifiers: identifiers, of: app) })
  }

  /// Deletes what has expired, and removes everything that was deleted from the files; to be called when the host is
  /// idle.
  public func tidy(at now: Date) async throws {
    try await Self.inAll(
      { try await index.tidy(at: now) }, { try await donations.tidy() }, { try await reminders.tidy() })
  }

  /// Forgets all of one app: it was removed, or the user took its permission back.
  ///
  /// When this returns, no file holds anything of the app; files that were damaged and put aside are removed.
  public func forget(app: String) async throws {
    await activities.deleteAll(of: app)
    try await Self.inAll(
      { try await index.forget(app) }, { try await donations.forget(app) }, { try await reminders.forget(app) })
  }

  /// Forgets all of the user.
  ///
  /// When this returns, no file holds anything.
  public func forgetEverything() async throws {
    await activities.deleteAll()
    try await Self.inAll(
      { try await index.forgetAll() }, { try await donations.forgetAll() }, { try await reminders.forgetAll() })
  }

  /// Does the same in all stores, even if one of them cannot be written; then throws the first problem.
  package static func inAll(_ steps: (() async throws -> Void)...) async throws {
    var problems: [any Error] = []
    for step in steps {
      do { try await step() } catch { problems.append(error) }
    }
    if let first = problems.first { throw first }
  }
}
