#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// One user's reminders, until they come back: in memory, or in a folder that the host names.
///
/// The engine has no clock of its own and follows nobody around: the host says when time has passed
/// (``due(at:)``, first at ``nextDate``) and where the user arrives and leaves.
public actor Reminders {
  /// What was found, and repaired, when the folder was opened.
  public nonisolated let report: RecoveryReport
  private var pending: [String: Reminder] = [:]
  private var lastNumber = 0
  private let store: DurableStore?

  /// How many reminders wait at most; one more is refused.
  public static let capacity = 1000

  /// Reminders in memory only.
  public init() {
    store = nil
    report = RecoveryReport()
  }

  /// Opens the reminders of a folder; one process at a time can.
  /// - Throws: ``StorageError``.
  public init(at folder: String) throws {
    try self.init(at: folder, disk: FileDisk())
  }

  package init(at folder: String, disk: any Disk) throws {
    var pending: [String: Reminder] = [:]
    let store = try DurableStore(in: folder, name: "reminders", disk: disk) { change in
      switch change {
      case .put(let key, let value): pending[key] = try? JSONDecoder().decode(Reminder.self, from: Data(value))
      case .delete(let key): pending[key] = nil
      }
    }
    self.pending = pending
    self.store = store
    self.report = store.report
    self.lastNumber = pending.keys.compactMap(Self.number).max() ?? 0
    if store.report.damagedBytes > 0 { try store.compact(Self.entries(pending)) }
  }

  /// Those that wait, in the order in which they were made.
  public var all: [Reminder] {
    pending.values.sorted { (Self.number(of: $0.id) ?? 0) < (Self.number(of: $1.id) ?? 0) }
  }

  /// When the next one is due by the clock; `nil` where none is.
  public var nextDate: Date? {
    pending.values.compactMap { if case .time(let date) = $0.trigger { date } else { nil } }.min()
  }

  /// Keeps a reminder and gives it its identifier.
  /// - Throws: ``ReminderError`` where too many wait; ``StorageError`` where it cannot be written.
  @discardableResult
  public func add(_ reminder: Reminder) throws -> Reminder {
    guard pending.count < Self.capacity else { throw ReminderError.tooMany(Self.capacity) }
    var reminder = reminder
    reminder.id = "reminder-\(lastNumber + 1)"
    var batch = StoreBatch()
    batch.put([UInt8](try JSONEncoder().encode(reminder)), for: reminder.id)
    try store?.commit(batch)
    lastNumber += 1
    pending[reminder.id] = reminder
    return reminder
  }

  // MARK: Coming back

  /// Takes off those whose time has come, the earliest first.
  public func due(at now: Date) throws -> [Reminder] {
    try take { if case .time(let date) = $0 { date <= now } else { false } }
  }

  /// Takes off those that waited for the user to arrive at a place.
  public func arrived(at place: ReminderPlace) throws -> [Reminder] {
    try take { if case .arriving(let wanted) = $0 { wanted.isSame(as: place) } else { false } }
  }

  /// Takes off those that waited for the user to leave a place.
  public func left(_ place: ReminderPlace) throws -> [Reminder] {
    try take { if case .leaving(let wanted) = $0 { wanted.isSame(as: place) } else { false } }
  }

  private func take(_ isDue: (Reminder.Trigger) -> Bool) throws -> [Reminder] {
    let due = all.filter { isDue($0.trigger) }.sorted { ($0.time ?? .distantPast) < ($1.time ?? .distantPast) }
    try remove(due.map(\.id))
    return due
  }

  // MARK: Deleting

  /// Deletes reminders by their identifiers.
  public func delete(identifiers: some Sequence<String>) throws { try remove(Array(identifiers)) }

  /// Deletes those about an app's items, by the keys under which the app indexed or viewed them.
  public func delete(itemIdentifiers: some Sequence<String>, of app: String) throws {
    let deleted = Set(itemIdentifiers)
    try remove(pending.values.filter { $0.isAbout(deleted, of: app) }.map(\.id))
  }

  /// Deletes those that lead back to an app.
  public func deleteAll(of app: String) throws {
    try remove(pending.values.filter { $0.activity?.app == app }.map(\.id))
  }

  /// Deletes all of this user.
  public func deleteAll() throws { try remove(Array(pending.keys)) }

  private func remove(_ identifiers: [String]) throws {
    let known = identifiers.filter { pending[$0] != nil }
    guard !known.isEmpty else { return }
    var batch = StoreBatch()
    for identifier in known { batch.delete(identifier) }
    try store?.commit(batch)
    for identifier in known { pending[identifier] = nil }
    // There are never many: what is gone leaves the file at once.
    try store?.compact(Self.entries(pending))
  }

  private static func entries(_ pending: [String: Reminder]) throws -> [(key: String, value: [UInt8])] {
    try pending.sorted { $0.key < $1.key }.map { ($0.key, [UInt8](try JSONEncoder().encode($0.value))) }
  }

  private static func number(of identifier: String) -> Int? {
    identifier.split(separator: "-").last.flatMap { Int($0) }
  }
}

/// Why a reminder is not kept.
public enum ReminderError: Error, Sendable, Hashable, CustomStringConvertible {
  case tooMany(Int)

  public var description: String {
    switch self {
    case .tooMany(let limit): "there are \(limit) reminders already"
    }
  }
}

extension Reminder {
  fileprivate var time: Date? { if case .time(let date) = trigger { date } else { nil } }

  fileprivate func isAbout(_ identifiers: Set<String>, of app: String) -> Bool {
    guard let viewed = activity, viewed.app == app else { return false }
    let keys = [
      viewed.activity.contentAttributes?.relatedUniqueIdentifier, viewed.activity.persistentIdentifier,
      viewed.activity.targetContentIdentifier,
    ]
    return keys.contains { $0.map(identifiers.contains) ?? false }
  }
}
