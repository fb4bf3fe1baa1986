#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentVocabulary
import Synchronization

/// What one user did in all apps: donated by the conversations and by the apps themselves, and learned from.
///
/// In memory, or in a folder that the host names: what was donated there outlives the process, what was deleted leaves
/// the files at once where they are small and the disk has room, else with ``tidy()`` or the next opening at the latest.
public actor Donations: ErasingStore {
  /// What was found, and repaired, when the folder was opened.
  public nonisolated let report: RecoveryReport
  /// Why a conversation's last donation could not be kept, or removed words could not be forgotten; `nil` where all was
  /// well.
  public internal(set) var lastProblem: (any Error)? {
    get {
      keepLatest()
      return problem
    }
    set { problem = newValue }
  }
  private var problem: (any Error)?
  /// How often something was deleted here; whatever refers to it forgets it then.
  ///
  /// Files keep the count.
  public var removals: Int { kept.removals }
  /// The same count for conversations, which ask at each turn and need not wait for the actor.
  package nonisolated var knownRemovals: Int { removalCount.load(ordering: .acquiring) }
  private nonisolated let removalCount: Atomic<Int>
  /// Whether another process can have the same donations; those in memory belong to this one only.
  package nonisolated let outlivesProcess: Bool
  let calendar: Calendar
  /// Everything that is kept, including the last donations.
  var content: DonationContent {
    _read {
      keepLatest()
      yield kept
    }
    _modify {
      keepLatest()
      yield &kept
    }
  }
  private var kept: DonationContent {
    didSet { removalCount.store(kept.removals, ordering: .releasing) }
  }
  /// The last donations of conversations, where they are in memory only: they are encoded when they are asked for,
  /// which most never are.
  private var latest: [Interaction] = []
  /// The user's words at the last comparison.
  var usersWords: ListedWords?
  private let store: DurableStore?
  private var reader: DurableStoreReader?
  var isReading: Bool { reader != nil }
  private let capacity: Int
  private static let storeName = "donations"

  /// Donations in memory only.
  ///
  /// - `capacity`: how many interactions are kept, give or take a sixteenth; the oldest go first.
  /// - `calendar`: the user's, by which a habit's time of day is determined.
  public init(_ interactions: [Interaction] = [], capacity: Int = 1000, calendar: Calendar = .gregorianInUTC) {
    self.capacity = max(1, capacity)
    self.calendar = calendar
    store = nil
    outlivesProcess = false
    report = RecoveryReport()
    var content = DonationContent()
    for (index, interaction) in interactions.suffix(self.capacity).enumerated() {
      guard let value = try? Self.encoded(interaction, number: index + 1, calendar) else { continue }
      content.apply(.put(key: StoreKey.donation(index + 1).stored, value: value))
    }
    kept = content
    removalCount = Atomic(content.removals)
  }

  /// Opens the donations of a folder; one process at a time can.
  ///
  /// - Throws: ``StorageError``.
  public init(at folder: String, capacity: Int = 100_000, calendar: Calendar = .gregorianInUTC) throws {
    try self.init(at: folder, disk: FileDisk(), capacity: capacity, calendar: calendar)
  }

  package init(at folder: String, disk: any Disk, capacity: Int = 100_000, calendar: Calendar = .gregorianInUTC) throws
  {
    var content = DonationContent()
    let store = try DurableStore(in: folder, name: Self.storeName, disk: disk) { content.apply($0) }
    if content.owesErasure || store.isWorthRewriting {
      content.dropWordsThatNothingNames()
      content.owesErasure = !store.compactsIfThereIsRoom(content.live)
    }
    kept = content
    removalCount = Atomic(content.removals)
    self.store = store
    outlivesProcess = true
    self.capacity = max(1, capacity)
    self.calendar = calendar
    report = store.report
  }

  /// Opens the donations of a folder to read only, while another process writes them; see ``refresh()``.
  public init(reading folder: String, calendar: Calendar = .gregorianInUTC) throws {
    var content = DonationContent()
    var reader = DurableStoreReader(in: folder, name: Self.storeName)
    try reader.refresh(reset: {}, apply: { content.apply($0) })
    kept = content
    removalCount = Atomic(content.removals)
    self.reader = reader
    self.calendar = calendar
    store = nil
    outlivesProcess = true
    capacity = .max
    report = RecoveryReport()
  }

  /// Takes in what the writer has written since; only for donations that were opened to read.
  public func refresh() throws {
    var isNew = false
    var changes: [StoreBatch.Change] = []
    try reader?.refresh(reset: { isNew = true }, apply: { changes.append($0) })
    if isNew { content = DonationContent() }
    for change in changes { content.apply(change) }
  }

  /// All interactions, newest last.
  public var all: [Interaction] {
    content.sorted.compactMap { content.donation($0)?.interaction }
  }

  /// How many interactions are kept.
  public var count: Int { content.count }

  /// Keeps an interaction; a disk that is full does not disturb the conversation, see ``lastProblem``.
  public func donate(_ interaction: Interaction) {
    guard outlivesProcess else {
      latest.append(interaction)
      // Without this, the oldest would be dropped as soon as they are asked for.
      if latest.count > capacity + capacity / 16 { latest.removeFirst(latest.count - capacity) }
      return
    }
    do {
      try donate([interaction])
      lastProblem = nil
    } catch {
      lastProblem = error
    }
  }

  /// Keeps interactions, all or none; one with the identifier of an older one of its app takes its place.
  public func donate(_ interactions: [Interaction]) throws {
    keepLatest()
    try keep(interactions)
  }

  /// Keeps what was donated last, the oldest first.
  private func keepLatest() {
    if latest.isEmpty { return }
    let old = latest
    latest = []
    for interaction in old {
      do { try keep([interaction]) } catch { problem = error }
    }
  }

  private func keep(_ interactions: [Interaction]) throws {
    var batch = StoreBatch()
    var new: [String: Int] = [:]
    var added = 0
    var names: [String] = []
    for interaction in interactions {
      let known = interaction.identifier.isEmpty ? nil : number(of: interaction, in: new)
      let number = known ?? kept.lastNumber + added + 1
      if known == nil { added += 1 }
      new["\(interaction.app)\u{1F}\(interaction.identifier)"] = number
      let encoded = try Self.encoded(interaction, number: number, calendar)
      batch.put(encoded, for: StoreKey.donation(number).stored)
      if usersWords != nil { names += StoredDonation(encoded)?.names ?? [] }
    }
    try noteListedWords(named: names, in: &batch)
    for number in kept.oldest(kept.count + added - capacity, slack: capacity / 16) {
      batch.delete(StoreKey.donation(number).stored)
    }
    try commit(batch)
  }

  /// Deletes the interactions that an app donated under these identifiers.
  public func delete(identifiers: some Sequence<String>, of app: String) throws {
    try delete(identifiers.compactMap { content.number(of: $0, app: app) }.map(StoreKey.donation))
  }

  /// Deletes the interactions that an app donated as one group, such as a message thread.
  public func delete(groupIdentifier: String, of app: String) throws {
    try delete(groupIdentifiers: [groupIdentifier], of: app)
  }

  /// Deletes the interactions of several groups.
  public func delete(groupIdentifiers: Set<String>, of app: String) throws {
    try delete(
      content.numbers(of: app).filter { number in
        content.donation(number).map { groupIdentifiers.contains($0.group) } ?? false
      }.map { .donation($0) })
  }

  /// Deletes what was learned of an app: its interactions, the choice of it for people, the feedback on its
  /// suggestions.
  public func deleteAll(of app: String) throws {
    try delete(content.keys(of: app))
  }

  /// Deletes all of this user.
  public func deleteAll() throws {
    try delete(
      content.sorted.map { .donation($0) } + content.defaultApps.keys.map { .defaultApp($0) }
        + content.feedback.keys.map { .feedback($0) })
  }

  func erase() throws {
    guard let store else { return }
    if content.owesErasure { try compact(store) }
    try store.removeSetAside()
  }

  /// Removes everything that was deleted from the files; to be called when the host is idle.
  ///
  /// - Throws: ``StorageError`` where the files cannot be rewritten; nothing is lost then.
  public func tidy() throws {
    guard let store, content.owesErasure || store.wastesSpace(liveBytes: content.liveBytes) else { return }
    try compact(store)
  }
}

extension Donations {
  private func number(of interaction: Interaction, in new: [String: Int]) -> Int? {
    new["\(interaction.app)\u{1F}\(interaction.identifier)"]
      ?? kept.number(of: interaction.identifier, app: interaction.app)
  }

  private static func encoded(_ interaction: Interaction, number: Int, _ calendar: Calendar) throws -> [UInt8] {
    let identifier = interaction.identifier.isEmpty ? "donation-\(number)" : interaction.identifier
    return try Donation(interaction, identifier: identifier, calendar: calendar).encoded()
  }

  func commit(_ batch: StoreBatch) throws {
    guard batch.count > 0 else { return }
    if let store { try store.commit(batch) } else if reader != nil { throw StorageError.readOnly }
    for change in batch.changes { kept.apply(change) }
    if let store, store.wastesSpace(liveBytes: content.liveBytes) { compactIfThereIsRoom(store) }
  }

  func delete(_ keys: [StoreKey]) throws {
    guard !keys.isEmpty else { return }
    var batch = StoreBatch()
    for key in keys { batch.delete(key.stored) }
    batch.put(ByteWriter.bytes(of: content.removals + 1), for: StoreKey.removals.stored)
    try commit(batch)
    if let store, store.erasesAtOnce { compactIfThereIsRoom(store) }
  }

  /// The batch is committed either way: a compaction that fails is made up for later.
  private func compactIfThereIsRoom(_ store: DurableStore) {
    content.dropWordsThatNothingNames()
    content.owesErasure = !store.compactsIfThereIsRoom(content.live)
  }

  private func compact(_ store: DurableStore) throws {
    content.dropWordsThatNothingNames()
    try store.compact(content.live)
    content.owesErasure = false
  }
}

extension Calendar {
  /// The calendar of a host that names none.
  public static var gregorianInUTC: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}
