#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import LanguageNotation

/// One user's reminders, until they come back: in memory, or in a folder that the host names.
///
/// The engine has no clock and no positioning of its own: the host says when time has passed (``due(at:)``, first at
/// ``nextDate``) and where the user arrives and leaves. What has come back is handed over in two steps, so that a
/// process that is killed between them loses nothing: the host takes it from ``due(at:)``, shows it to the user, and
/// then confirms that (``handedOver(_:at:)``). A reminder that was not handed over is due again in the next process.
/// One that was is suggested for a day, until it is taken or dismissed.
public actor Reminders: ErasingStore {
  /// What was found, and repaired, when the folder was opened.
  public nonisolated let report: RecoveryReport
  private var content: ReminderContent
  /// Reminders that were handed over and that the user has not dealt with yet, in memory only.
  private var returned: [(reminder: Reminder, date: Date)] = []
  /// Reminders that were handed over but are still in the files, which could not be written.
  private var handedOver: Set<String> = []
  /// How often something was deleted here; whatever refers to it forgets it then.
  ///
  /// Files keep the count.
  public var removals: Int { content.removals }
  /// Whether another process can have the same reminders; those in memory belong to this one only.
  package nonisolated let outlivesProcess: Bool
  private var lastNumber = 0
  private let store: DurableStore?
  private let isReading: Bool
  private static let storeName = "reminders"

  /// How many reminders wait at most; one more is refused.
  public static let capacity = 1000
  /// The identifier of the app that keeps them.
  public static let app = "parley.reminders"
  /// The name, in the language of a tag, of the app that keeps them.
  package static func name(in tag: String) -> String { SentenceTable.suggestions(in: tag).filled("reminders") }
  /// For how many seconds one that came back is suggested.
  private static let greatestAge = 86400.0

  /// Reminders in memory only.
  public init() {
    content = ReminderContent()
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
    var content = ReminderContent()
    let store = try DurableStore(in: folder, name: Self.storeName, disk: disk) { content.apply($0) }
    if content.owesErasure || store.isWorthRewriting {
      content.owesErasure = !store.compactsIfThereIsRoom(content.live)
    }
    self.content = content
    self.store = store
    isReading = false
    outlivesProcess = true
    report = store.report
    lastNumber = content.lastNumber
  }

  /// Opens the reminders of a folder to read only, as they are now, while another process writes them.
  public init(reading folder: String) throws {
    var content = ReminderContent()
    var reader = DurableStoreReader(in: folder, name: Self.storeName)
    try reader.refresh(reset: {}, apply: { content.apply($0) })
    self.content = content
    store = nil
    isReading = true
    outlivesProcess = true
    report = RecoveryReport()
  }

  /// The reminders that wait, and those that have come back and were not handed over, in the order in which they were
  /// made.
  public var all: [Reminder] { content.all.filter { !handedOver.contains($0.id) } }

  /// When the next one is due by the clock, which may be past; `nil` where none is.
  public var nextDate: Date? {
    all.compactMap { if case .time(let date) = $0.trigger { date } else { nil } }.min()
  }

  /// Keeps a reminder and gives it its identifier.
  /// - Throws: ``Reminders/Failure`` where too many wait; ``StorageError`` where it cannot be written.
  @discardableResult
  public func add(_ reminder: Reminder) throws -> Reminder {
    guard content.count < Self.capacity else { throw Failure.tooMany(Self.capacity) }
    var reminder = reminder
    reminder.id = ReminderContent.identifier(lastNumber + 1)
    var batch = StoreBatch()
    batch.put([UInt8](try JSONEncoder().encode(reminder)), for: ReminderContent.Key.reminder(reminder.id).stored)
    try commit(batch)
    lastNumber += 1
    return reminder
  }

  // MARK: Coming back

  /// The reminders that have come back and were not handed over, the earliest first: their time has come, or the user
  /// has arrived or left.
  ///
  /// They stay until they are ``handedOver(_:at:)``.
  public func due(at now: Date) -> [Reminder] {
    let due = all.compactMap { reminder in content.moment(of: reminder).map { (reminder, date: $0) } }
    return due.filter { isBack($0.0, at: now) }.sorted { $0.date < $1.date }.map(\.0)
  }

  /// Makes the reminders due that waited for the user to arrive at a place, and returns them.
  public func arrived(at place: Reminder.Place, on now: Date) -> [Reminder] {
    comeBack(at: now) { if case .arriving(let wanted) = $0 { wanted.isSame(as: place) } else { false } }
  }

  /// Makes the reminders due that waited for the user to leave a place, and returns them.
  public func left(_ place: Reminder.Place, on now: Date) -> [Reminder] {
    comeBack(at: now) { if case .leaving(let wanted) = $0 { wanted.isSame(as: place) } else { false } }
  }

  /// The host has shown these to the user: they are removed, and suggested from then on.
  ///
  /// - Throws: ``StorageError`` where the files still hold them: this process does not return them again, the next one
  ///   does unless the files can be written before.
  public func handedOver(_ reminders: some Sequence<Reminder>, at now: Date) throws {
    for reminder in reminders {
      guard let kept = content[reminder.id], handedOver.insert(reminder.id).inserted else { continue }
      returned.append((kept, content.moment(of: kept) ?? now))
    }
    returned.removeAll { now.timeIntervalSince($0.date) > Self.greatestAge }
    try remove(handedOver)
    handedOver = []
  }

  private func isBack(_ reminder: Reminder, at now: Date) -> Bool {
    if case .time(let date) = reminder.trigger { date <= now } else { true }
  }

  private func comeBack(at now: Date, _ isMeant: (Reminder.Trigger) -> Bool) -> [Reminder] {
    let back = all.filter { isMeant($0.trigger) }
    var batch = StoreBatch()
    for reminder in back where content.moment(of: reminder) == nil {
      batch.put(ReminderContent.bytes(now), for: ReminderContent.Key.moment(reminder.id).stored)
    }
    // Even if it cannot be written, this process returns them; if the process is killed before, they wait for the next
    // arrival.
    if (try? commit(batch)) == nil { for change in batch.changes { content.apply(change) } }
    return back
  }

  /// The reminders that have come back within a day and were neither opened nor dismissed; with the moment of each.
  package func back(at now: Date) -> [(reminder: Reminder, date: Date)] {
    var back = returned
    for reminder in all { if let date = content.moment(of: reminder) { back.append((reminder, date)) } }
    return back.filter { (0...Self.greatestAge).contains(now.timeIntervalSince($0.date)) }
  }

  /// The user has opened or dismissed one that came back.
  package func settle(_ identifier: String) throws {
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

  /// Deletes the reminders that lead back to an app.
  public func deleteAll(of app: String) throws { try delete { $0.activity?.app == app } }

  /// Deletes all of this user.
  public func deleteAll() throws { try delete { _ in true } }

  /// Removes everything that was deleted from the files; to be called when the host is idle.
  ///
  /// - Throws: ``StorageError`` where the files cannot be rewritten; nothing is lost then.
  public func tidy() throws {
    try remove(handedOver)
    handedOver = []
    guard let store, content.owesErasure else { return }
    try store.compact(content.live)
    content.owesErasure = false
  }

  func erase() throws {
    try tidy()
    try store?.removeSetAside()
  }

  private func delete(where isMeant: (Reminder) -> Bool) throws {
    let waiting = content.all.filter(isMeant).map(\.id)
    guard !waiting.isEmpty || returned.contains(where: { isMeant($0.reminder) }) else { return }
    try remove(waiting, removals: content.removals + 1)
    returned.removeAll { isMeant($0.reminder) }
  }

  /// Takes reminders out; with a count of removals, they were deleted before they came back.
  private func remove(_ identifiers: some Sequence<String>, removals: Int? = nil) throws {
    var batch = StoreBatch()
    for reminder in identifiers.compactMap({ content[$0] }) {
      batch.delete(ReminderContent.Key.reminder(reminder.id).stored)
      let moment = ReminderContent.Key.moment(reminder.id).stored
      if case .time = reminder.trigger {} else if content.moment(of: reminder) != nil { batch.delete(moment) }
    }
    if let removals { batch.put(ByteWriter.bytes(of: removals), for: ReminderContent.Key.removals.stored) }
    guard batch.count > 0 else { return }
    try commit(batch)
    // There are never many, so that deleted ones leave the file at once. The batch is committed either way: without
    // room for a compaction, it is made up for later.
    if let store { content.owesErasure = !store.compactsIfThereIsRoom(content.live) }
  }

  private func commit(_ batch: StoreBatch) throws {
    guard batch.count > 0 else { return }
    if isReading { throw StorageError.readOnly }
    try store?.commit(batch)
    for change in batch.changes { content.apply(change) }
  }
}

extension Reminders {
  /// Why a reminder is not kept.
  public enum Failure: Error, Sendable, Hashable, CustomStringConvertible {
    case tooMany(Int)

    /// The error as one line in English.
    public var description: String {
      switch self {
      case .tooMany(let limit): "there are \(limit) reminders already"
      }
    }
  }
}

extension Reminder {
  fileprivate func isAbout(_ identifiers: Set<String>, of app: String) -> Bool {
    guard let viewed = activity, viewed.app == app else { return false }
    let keys = [
      viewed.activity.contentAttributes?.relatedUniqueIdentifier, viewed.activity.persistentIdentifier,
      viewed.activity.targetContentIdentifier,
    ]
    return keys.contains { $0.map(identifiers.contains) ?? false }
  }
}
