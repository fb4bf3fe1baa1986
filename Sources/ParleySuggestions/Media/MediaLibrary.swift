#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentHistory

/// What the user's apps can play, what is playing, and what was played after which event.
///
/// It is kept in memory, or its history in a folder that the host names.
public actor MediaLibrary {
  /// What was found, and repaired, when the folder was opened.
  public nonisolated let report: RecoveryReport
  /// Why the last play could not be kept; `nil` where it was.
  public private(set) var lastProblem: (any Error)?
  private var roots: [String: PlayableItem] = [:]
  /// What is playing or paused; `nil` where nothing is.
  public private(set) var nowPlaying: NowPlaying?
  private var plays: PlayHistory
  private let store: DurableStore?
  private let isReading: Bool
  private static let storeName = "media"
  /// Items deeper in a tree than this are not offered.
  private static let greatestDepth = 8
  private static let greatestItems = 20_000

  /// One play of an item, and the event before it.
  public struct Play: Sendable, Hashable, Codable {
    /// The identifier of the app that played it.
    public var app: String
    /// The app's key of the item.
    public var item: String
    /// The event right before the play; `nil` where none that counts as a trigger happened.
    public var trigger: MediaTrigger?
    /// When it began to play.
    public var date: Date

    /// A play of one item.
    public init(app: String, item: String, trigger: MediaTrigger? = nil, date: Date) {
      self.app = app
      self.item = item
      self.trigger = trigger
      self.date = date
    }
  }

  /// A library in memory only, with these plays as its history.
  public init(plays: [Play] = []) {
    self.plays = PlayHistory(plays)
    store = nil
    isReading = false
    report = RecoveryReport()
  }

  /// Opens the history of a folder; one process at a time can.
  ///
  /// - Throws: `StorageError`.
  public init(at folder: String) throws {
    var plays = PlayHistory([])
    let store = try DurableStore(in: folder, name: Self.storeName) { plays.apply($0) }
    if plays.owesErasure || store.isWorthRewriting {
      plays.owesErasure = !store.compactsIfThereIsRoom(plays.live)
    }
    self.plays = plays
    self.store = store
    isReading = false
    report = store.report
  }

  /// Opens the history of a folder to read only, as it is now, while another process writes it.
  public init(reading folder: String) throws {
    var plays = PlayHistory([])
    var reader = DurableStoreReader(in: folder, name: Self.storeName)
    try reader.refresh(reset: {}, apply: { plays.apply($0) })
    self.plays = plays
    store = nil
    isReading = true
    report = RecoveryReport()
  }

  /// The plays that are remembered, oldest first.
  public var history: [Play] { plays.all }

  /// Sets what an app can play.
  public func setContent(_ root: PlayableItem, of app: String) { roots[app] = root }

  /// The items at a path of an app's tree.
  public func children(of app: String, at path: [Int] = []) -> [PlayableItem]? { roots[app]?.children(at: path) }

  /// The app plays something, or pauses it.
  public func setNowPlaying(_ playing: NowPlaying?, after trigger: MediaTrigger? = nil) {
    if let playing, playing.rate > 0, playing.item != nowPlaying?.item || playing.app != nowPlaying?.app {
      keep(Play(app: playing.app, item: playing.item, trigger: trigger, date: playing.date))
    }
    nowPlaying = playing
  }

  /// Stores a play; where that fails, playing goes on and ``lastProblem`` has the error.
  private func keep(_ play: Play) {
    do {
      try commit(plays.adding(play))
      lastProblem = nil
    } catch {
      lastProblem = error
    }
  }

  private func commit(_ batch: StoreBatch) throws {
    if isReading, batch.count > 0 { throw StorageError.readOnly }
    try store?.commit(batch)
    for change in batch.changes { plays.apply(change) }
    if let store, store.wastesSpace(liveBytes: plays.liveBytes) {
      plays.owesErasure = !store.compactsIfThereIsRoom(plays.live)
    }
  }

  /// Removes deleted plays from the files; to be called when the host is idle.
  ///
  /// - Throws: `StorageError` where the files cannot be rewritten; nothing is lost then.
  public func tidy() throws {
    guard let store, plays.owesErasure else { return }
    try store.compact(plays.live)
    plays.owesErasure = false
  }

  /// Forgets what an app can play and what was played in it, in the files too.
  ///
  /// - Throws: `StorageError` where a file cannot be rewritten; the plays are forgotten in memory all the same.
  public func removeAll(of app: String) throws {
    roots[app] = nil
    if nowPlaying?.app == app { nowPlaying = nil }
    try remove { $0.app == app }
  }

  /// Forgets all of this user.
  public func removeAll() throws {
    roots = [:]
    nowPlaying = nil
    try remove { _ in true }
  }

  private func remove(where isMeant: (Play) -> Bool) throws {
    try commit(plays.removing(where: isMeant))
    try tidy()
    try store?.removeSetAside()
  }

  func playable(in app: String) -> [PlayableItem] {
    guard let root = roots[app] else { return [] }
    var found: [PlayableItem] = []
    var level = [root]
    for _ in 0...Self.greatestDepth where !level.isEmpty && found.count < Self.greatestItems {
      found += level.filter(\.isPlayable)
      level = Array(level.flatMap(\.children).prefix(Self.greatestItems))
    }
    return found
  }
}
