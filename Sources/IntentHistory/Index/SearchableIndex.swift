#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// What can be found in all of one user's apps, kept in a folder that the host names.
///
/// Source: `CSSearchableIndex`, iOS 9. What is acknowledged outlives the process; what is deleted is not found from
/// then on, and leaves the files at once where they are small, else with the next ``tidy(at:)`` or opening at the latest.
public actor SearchableIndex: ErasingStore {
  /// What was found, and repaired, when the folder was opened.
  public nonisolated let report: RecoveryReport
  var content: IndexContent
  let store: DurableStore?
  var reader: DurableStoreReader?
  var isReading: Bool { reader != nil }
  /// Whether picks of content that is open to all are counted; off unless the host asks for it.
  let countsPublicEngagement: Bool

  /// How often something was deleted here, not counting expired items; whatever refers to it forgets it then.
  ///
  /// Files keep the count.
  public var removals: Int { content.removals }
  /// Whether another process can have the same index; one in memory belongs to this one only.
  package nonisolated let outlivesProcess: Bool

  static let storeName = "index"

  /// An index in memory only.
  public init(countsPublicEngagement: Bool = false) {
    content = IndexContent()
    store = nil
    outlivesProcess = false
    report = RecoveryReport()
    self.countsPublicEngagement = countsPublicEngagement
  }

  /// Opens the index of a folder to read and write; one process at a time can.
  ///
  /// - Throws: ``StorageError``.
  public init(at folder: String, countsPublicEngagement: Bool = false) throws {
    try self.init(at: folder, disk: FileDisk(), countsPublicEngagement: countsPublicEngagement)
  }

  package init(at folder: String, disk: any Disk, countsPublicEngagement: Bool = false) throws {
    var content = IndexContent()
    let store = try DurableStore(in: folder, name: Self.storeName, disk: disk) { content.apply($0) }
    if content.owesErasure || store.isWorthRewriting {
      content.owesErasure = !store.compactsIfThereIsRoom(content.live)
    }
    content.sort()
    self.content = content
    self.store = store
    outlivesProcess = true
    report = store.report
    self.countsPublicEngagement = countsPublicEngagement
  }

  /// Opens the index of a folder to read only, while another process writes it; see ``refresh()``.
  public init(reading folder: String) throws {
    var content = IndexContent()
    var reader = DurableStoreReader(in: folder, name: Self.storeName)
    try reader.refresh(reset: {}, apply: { content.apply($0) })
    self.content = content
    self.reader = reader
    store = nil
    outlivesProcess = true
    report = RecoveryReport()
    countsPublicEngagement = false
  }

  /// Takes in what the writer has written since; only for an index that was opened to read.
  public func refresh() throws {
    guard reader != nil else { return }
    var isNew = false
    var changes: [StoreBatch.Change] = []
    try reader?.refresh(reset: { isNew = true }, apply: { changes.append($0) })
    if isNew { content = IndexContent() }
    for change in changes { content.apply(change) }
  }

  /// The number of items.
  public var count: Int { content.count }

  /// The items that hold all the words and meet all the conditions, newest and most used first.
  public func search(_ query: SearchQuery, at now: Date) -> [Result] { content.search(query, at: now) }

  /// The state that the app gave with its last batch, from which it can continue.
  public func clientState(of app: String) -> Data? { content.clientStates[app].map { Data($0) } }
}

extension SearchableIndex {
  /// Adds items, or puts new ones in the place of those with the same identifier: all of the batch or none.
  ///
  /// - `clientState`: the app's own note of how far it has come, kept together with the batch.
  /// - Throws: ``SearchableIndex/Failure`` or ``StorageError``; nothing has changed then.
  public func index(_ items: [SearchableItem], of app: String, clientState: Data? = nil, at now: Date) throws {
    var batch = StoreBatch()
    for (place, item) in items.enumerated() {
      guard !item.uniqueIdentifier.isEmpty else { throw Failure.emptyIdentifier(place: place) }
      var record = IndexRecord(app: app, item: item, heat: Heat(at: item.attributeSet.ownDate ?? now))
      let known = content.record(IndexKey(.item, app, item.uniqueIdentifier))
      record.activityKeywords = known?.keywords(for: item) ?? []
      try put(record, in: &batch)
    }
    if let clientState { batch.put(Array(clientState), for: IndexKey(.clientState, app, "").stored) }
    try commit(batch)
    removeExpiredIfPossible(at: now)
  }

  /// Adds an activity that is eligible for search; one that shows an indexed item counts as a use of the item, which is
  /// found by the keywords of both.
  ///
  /// - Throws: ``SearchableIndex/Failure``, ``UserActivityProblems`` where required keys are missing, or ``StorageError``.
  public func index(_ activity: UserActivity, of app: String, at now: Date) throws {
    guard activity.isEligibleForSearch else {
      throw Failure.notEligibleForSearch(activity.activityType)
    }
    guard activity.missingKeys.isEmpty else {
      throw UserActivityProblems([.missingKeys(activity.missingKeys, type: activity.activityType)])
    }
    let identifier = activity.contentKey ?? activity.contentSummary
    let key = IndexKey(.item, app, identifier)
    if var known = content.record(key), known.activity == nil {
      var batch = StoreBatch()
      let keywords = known.activityKeywords(with: activity)
      if keywords != known.activityKeywords {
        known.activityKeywords = keywords
        try put(known, in: &batch)
      }
      return try countUse(of: key, at: now, in: batch)
    }
    var attributes = activity.contentAttributes ?? SearchableItemAttributeSet()
    attributes.title = activity.title ?? attributes.title
    if attributes.place == nil, let place = activity.mapItem { attributes.place = place }
    guard attributes.title?.isEmpty == false else { throw Failure.untitled(activity.activityType) }
    let item = SearchableItem(
      identifier, domainIdentifier: attributes.domainIdentifier, attributeSet: attributes,
      expirationDate: activity.expirationDate)
    var heat = content.heat(of: key) ?? Heat(at: now)
    if content.heat(of: key) != nil { heat.addUse(at: now) }
    var batch = StoreBatch()
    let record = IndexRecord(
      app: app, item: item, heat: heat, activity: Array(try JSONEncoder().encode(activity)),
      isPublic: activity.isEligibleForPublicIndexing)
    try put(record, in: &batch)
    try commit(batch)
    removeExpiredIfPossible(at: now)
  }

  /// The user picked a result: it counts as a use.
  public func markUsed(_ result: Result, at now: Date) throws {
    try countUse(of: IndexKey(.item, result.app, result.item.uniqueIdentifier), at: now)
  }

  private func countUse(of key: IndexKey, at now: Date, in changes: StoreBatch = StoreBatch()) throws {
    guard var heat = content.heat(of: key), let record = content.record(key) else { return }
    heat.addUse(at: now)
    var batch = changes
    batch.put(IndexContent.bytes(heat), for: key.of(.use).stored)
    if countsPublicEngagement, record.isPublic {
      let count = (content.engagements[key] ?? 0) &+ 1
      batch.put(ByteWriter.bytes(of: count), for: key.of(.engagement).stored)
    }
    try commit(batch)
  }

  private func put(_ record: IndexRecord, in batch: inout StoreBatch) throws {
    let words = record.words
    let bytes = record.encoded(words: words)
    let size = bytes.count - words.bytes.count
    guard size <= IndexRecord.limit else {
      throw Failure.itemTooLarge(record.item.uniqueIdentifier, bytes: size, limit: IndexRecord.limit)
    }
    batch.put(bytes, for: IndexKey(.item, record.app, record.item.uniqueIdentifier).stored)
  }
}

extension SearchableItemAttributeSet {
  /// The newest of its own dates.
  var ownDate: Date? { [contentModificationDate, contentCreationDate, lastUsedDate].compactMap { $0 }.max() }
}

extension UserActivity {
  /// What identifies an activity without a key of the app's.
  var contentSummary: String {
    [activityType, title ?? "", webpageURL?.absoluteString ?? ""].joined(separator: "\u{1F}")
  }
}
