#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// One user's reminders, until they come back: in memory, or in a folder that the host names.
///
/// The engine has no clock of its own and follows nobody around: the host says when time has passed
/// (``due(at:)``, first at ``nextDate``) and where the user arrives and leaves. What has come back is suggested for a
/// day, until it is taken or dismissed.
public actor Reminders {
  /// What was found, and repaired, when the folder was opened.
  public nonisolated let report: RecoveryReport
  private var kept = Kept()
  /// What has come back and was not seen to, in memory only: what came back leaves the files.
  private var returned: [(reminder: Reminder, date: Date)] = []
  /// How often something was deleted here: what spoke of it forgets it. Files keep the count.
  public var removals: Int { kept.removals }
  /// Whether another process can have the same reminders: those in memory only are this one's.
  package nonisolated let outlivesProcess: Bool
  private var lastNumber = 0
  private let store: DurableStore?
  private let isReading: Bool
  private static let storeName = "reminders"
  private static let removalsKey = "removals"

  /// What the files hold.
  private struct Kept {
    var pending: [String: Reminder] = [:]
    var removals = 0
  }

  /// How many reminders wait at most; one more is refused.
  public static let capacity = 1000
  /// The identifier of the app that keeps them.
  public static let app = "parley.reminders"
  /// For how many seconds one that came back is suggested.
  private static let greatestAge = 86400.0

  /// Reminders in memory only.
  public init() {
    store = nil
    isReading = false
    outlivesProcess = false
    report = RecoveryReport()
  }

  /// Opens the reminders of a folder; one process at a time can.
  /// - Throws: ``StorageError``.
  public init(at folder: String) throws {
    try self.init(at: folder, disk: FileDisk())
  }

  package init(at folder: String, disk: any Disk) throws {
    var kept = Kept()
    let store = try DurableStore(in: folder, name: Self.storeName, disk: disk) { Self.apply($0, to: &kept) }
    self.kept = kept
    self.store = store
    isReading = false
    outlivesProcess = true
    self.report = store.report
    self.lastNumber = kept.pending.keys.compactMap(Self.number).max() ?? 0
    if store.report.damagedBytes > 0 { _ = store.compactsIfThereIsRoom(try Self.entries(kept)) }
  }

  /// Opens the reminders of a folder to read only, as they are now, while another process writes them.
  public init(reading folder: String) throws {
    var kept = Kept()
    var reader = DurableStoreReader(in: folder, name: Self.storeName)
    try reader.refresh(reset: {}, apply: { Self.apply($0, to: &kept) })
    self.kept = kept
    store = nil
    isReading = true
    outlivesProcess = true
    report = RecoveryReport()
  }

  private static func apply(_ change: StoreBatch.Change, to kept: inout Kept) {
    switch change {
    case .put(Self.removalsKey, let value):
      var reader = ByteReader(value)
      kept.removals = reader.count()
    case .put(let key, let value):
      let reminder = try? JSONDecoder().decode(Reminder.self, from: Data(value))
      // In a file that was tampered with one may stand under another's key, by which it could not be deleted.
      kept.pending[key] = reminder.flatMap { number(of: key) != nil && $0.id == key ? $0 : nil }
    case .delete(let key): kept.pending[key] = nil
    }
  }

  /// Those that wait, in the order in which they were made.
  public var all: [Reminder] {
    kept.pending.values.sorted { (Self.number(of: $0.id) ?? 0) < (Self.number(of: $1.id) ?? 0) }
  }

  /// When the next one is due by the clock; `nil` where none is.
  public var nextDate: Date? {
    kept.pending.values.compactMap { if case .time(let date) = $0.trigger { date } else { nil } }.min()
  }

  /// Keeps a reminder and gives it its identifier.
  /// - Throws: ``ReminderError`` where too many wait; ``StorageError`` where it cannot be written.
  @discardableResult
  public func add(_ reminder: Reminder) throws -> Reminder {
    guard kept.pending.count < Self.capacity else { throw ReminderError.tooMany(Self.capacity) }
    var reminder = reminder
    reminder.id = Self.identifier(lastNumber + 1)
    var batch = StoreBatch()
    batch.put([UInt8](try JSONEncoder().encode(reminder)), for: reminder.id)
    try commit(batch)
    lastNumber += 1
    kept.pending[reminder.id] = reminder
    return reminder
  }

  // MARK: Coming back

  /// Takes off those whose time has come, the earliest first.
  public func due(at now: Date) throws -> [Reminder] {
    try take(at: now) { if case .time(let date) = $0 { date <= now } else { false } }
  }

  /// Takes off those that waited for the user to arrive at a place.
  public func arrived(at place: ReminderPlace, on now: Date) throws -> [Reminder] {
    try take(at: now) { if case .arriving(let wanted) = $0 { wanted.isSame(as: place) } else { false } }
  }

  /// Takes off those that waited for the user to leave a place.
  public func left(_ place: ReminderPlace, on now: Date) throws -> [Reminder] {
    try take(at: now) { if case .leaving(let wanted) = $0 { wanted.isSame(as: place) } else { false } }
  }

  private func take(at now: Date, _ isDue: (Reminder.Trigger) -> Bool) throws -> [Reminder] {
    let due = all.filter { isDue($0.trigger) }.sorted { ($0.time ?? .distantPast) < ($1.time ?? .distantPast) }
    try remove(due.map(\.id))
    returned += due.map { ($0, $0.time ?? now) }
    returned.removeAll { now.timeIntervalSince($0.date) > Self.greatestAge }
    return due
  }

  /// Those that have come back within a day and were not seen to, and those that are due now; with the moment of each.
  func back(at now: Date) -> [(reminder: Reminder, date: Date)] {
    var back = returned
    for reminder in all { if let date = reminder.time { back.append((reminder, date)) } }
    return back.filter { (0...Self.greatestAge).contains(now.timeIntervalSince($0.date)) }
  }

  /// The user has opened or dismissed one that came back.
  func settle(_ identifier: String) throws {
    returned.removeAll { $0.reminder.id == identifier }
    try remove([identifier])
  }

  // MARK: Deleting

  /// Deletes reminders by their identifiers.
  public func delete(identifiers: some Sequence<String>) throws {
    let deleted = Set(identifiers)
    try delete { deleted.contains($0.id) }
  }

  /// Deletes those about an app's items, by the keys under which the app indexed or viewed them.
  public func delete(itemIdentifiers: some Sequence<String>, of app: String) throws {
    let deleted = Set(itemIdentifiers)
    try delete { $0.isAbout(deleted, of: app) }
  }

  /// Deletes those that lead back to an app.
  public func deleteAll(of app: String) throws { try delete { $0.activity?.app == app } }

  /// Deletes all of this user.
  public func deleteAll() throws { try delete { _ in true } }

  private func delete(where isMeant: (Reminder) -> Bool) throws {
    let waiting = kept.pending.values.filter(isMeant).map(\.id)
    guard !waiting.isEmpty || returned.contains(where: { isMeant($0.reminder) }) else { return }
    try remove(waiting, removals: kept.removals + 1)
    returned.removeAll { isMeant($0.reminder) }
  }

  /// Takes reminders out; with a count of removals, they were deleted before they came back.
  private func remove(_ identifiers: [String], removals: Int? = nil) throws {
    var batch = StoreBatch()
    for identifier in identifiers where kept.pending[identifier] != nil { batch.delete(identifier) }
    if let removals { batch.put(ByteWriter.bytes(of: removals), for: Self.removalsKey) }
    guard batch.count > 0 else { return }
    try commit(batch)
    for change in batch.changes { Self.apply(change, to: &kept) }
    // There are never many: what is gone leaves the file at once.
    try store?.compact(Self.entries(kept))
  }

  private func commit(_ batch: StoreBatch) throws {
    if isReading { throw StorageError.readOnly }
    try store?.commit(batch)
  }

  private static func entries(_ kept: Kept) throws -> [(key: String, value: [UInt8])] {
    let counted = kept.removals > 0 ? [(key: removalsKey, value: ByteWriter.bytes(of: kept.removals))] : []
    return try kept.pending.sorted { $0.key < $1.key }.map { ($0.key, [UInt8](try JSONEncoder().encode($0.value))) }
      + counted
  }

  private static func identifier(_ number: Int) -> String { "reminder-\(number)" }

  /// The number of an identifier. One beyond any that was ever given would leave no room for the next.
  private static func number(of identifier: String) -> Int? {
    let number = identifier.split(separator: "-").last.flatMap { Int($0) }
    return number.flatMap { (1...1 << 40).contains($0) && identifier == self.identifier($0) ? $0 : nil }
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
