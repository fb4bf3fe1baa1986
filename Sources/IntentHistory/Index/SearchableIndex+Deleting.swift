#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

extension SearchableIndex {
  /// Deletes items by their unique identifiers, and the activities that show them.
  public func delete(identifiers: some Sequence<String>, of app: String) throws {
    try delete(identifiers.map { IndexKey(.item, app, $0) }.filter { content.numbers[$0] != nil })
  }

  /// What an app said about its items.
  func attributes(of identifiers: some Sequence<String>, in app: String) -> [SearchableItemAttributeSet] {
    identifiers.compactMap { content.record(IndexKey(.item, app, $0))?.item.attributeSet }
  }

  /// Deletes the items of domains and of their sub-domains: `mail` takes `mail.work` with it, not `mailing`.
  public func delete(domains: [String], of app: String) throws {
    try delete(content.keys(of: app, in: domains))
  }

  /// Deletes all that an app has indexed, and its client state.
  public func deleteAll(of app: String) throws {
    try delete(content.keys(of: app), clientStates: content.clientStates[app] == nil ? [] : [app])
  }

  /// Deletes all of all apps.
  public func deleteAll() throws {
    try delete(content.keys(of: nil), clientStates: Array(content.clientStates.keys))
  }

  /// Deletes what has expired, and removes everything that was deleted from the files; to be called when the host is
  /// idle.
  ///
  /// - Throws: ``StorageError`` where the files cannot be rewritten; nothing is lost then.
  public func tidy(at now: Date) throws {
    try removeExpired(at: now)
    if let store, content.owesErasure || store.wastesSpace(liveBytes: content.liveBytes) { try compact(store) }
  }

  func erase() throws {
    guard let store else { return }
    if content.owesErasure { try compact(store) }
    try store.removeSetAside()
  }

  /// How often content that is open to all was picked; empty unless the index counts it.
  public func publicEngagement() -> [PublicEngagement] {
    content.engagements.compactMap { key, count in
      content.record(key).map { record in
        PublicEngagement(
          app: key.app, identifier: key.identifier, title: record.item.attributeSet.title,
          webpageURL: record.result(heat: record.heat).foundActivity?.webpageURL, picks: count)
      }
    }.sorted { ($1.picks, $0.app, $0.identifier) < ($0.picks, $1.app, $1.identifier) }
  }

  private func removeExpired(at now: Date) throws {
    try delete(content.expiredKeys(at: now), isRemoval: false)
    content.noteExpiredAreGone(at: now)
  }

  /// Removes what has expired after another commit, which is valid whether or not there is room for this; expired items
  /// are not found in either case.
  func removeExpiredIfPossible(at now: Date) { try? removeExpired(at: now) }

  func commit(_ batch: StoreBatch) throws {
    guard batch.count > 0 else { return }
    if let store { try store.commit(batch) } else if isReading { throw StorageError.readOnly }
    for change in batch.changes { content.apply(change) }
    // Sorted now, so that the next search need not do it.
    content.sort()
    if content.wastesMemory { content = content.rebuilt() }
    if let store, store.wastesSpace(liveBytes: content.liveBytes) { compactIfThereIsRoom(store) }
  }

  private func delete(_ keys: [IndexKey], clientStates: [String] = [], isRemoval: Bool = true) throws {
    var batch = StoreBatch()
    for key in keys {
      batch.delete(key.stored)
      batch.delete(key.of(.use).stored)
      if content.engagements[key] != nil { batch.delete(key.of(.engagement).stored) }
    }
    for app in clientStates { batch.delete(IndexKey(.clientState, app, "").stored) }
    guard batch.count > 0 else { return }
    if isRemoval { batch.put(ByteWriter.bytes(of: content.removals + 1), for: IndexKey.removals.stored) }
    try commit(batch)
    if let store, store.erasesAtOnce { compactIfThereIsRoom(store) }
  }

  /// The batch is committed either way: a compaction that fails is made up for later.
  private func compactIfThereIsRoom(_ store: DurableStore) {
    content.owesErasure = !store.compactsIfThereIsRoom(content.live)
  }

  private func compact(_ store: DurableStore) throws {
    try store.compact(content.live)
    content.owesErasure = false
  }
}

extension SearchableIndex {
  /// How often many users' common content was picked.
  ///
  /// Source: `isEligibleForPublicIndexing`, iOS 9.
  public struct PublicEngagement: Sendable, Hashable {
    /// The identifier of the app.
    public var app: String
    /// The item's unique identifier in its app.
    public var identifier: String
    /// The item's title; `nil` where it has none.
    public var title: String?
    /// Where the same content is on the web.
    public var webpageURL: URL?
    /// How often a user picked the item from search results.
    public var picks: Int
  }
}
