#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// Something that can be played, or that holds such things: the items of an app are a tree.
///
/// Source: `MPContentItem`.
public struct PlayableItem: Sendable, Hashable, Codable {
  /// The app's key, unique in its tree.
  public var identifier: String
  /// The title that is shown and said.
  public var title: String
  /// A second line, such as the performer.
  public var subtitle: String?
  /// The picture that is shown beside the title.
  public var artwork: ImageSource?
  /// Whether it can be played itself.
  public var isPlayable: Bool
  /// From 0 to 1, how much of it was played; a podcast continues where it was left.
  public var progress: Double
  /// What the item holds, in the app's order.
  public var children: [PlayableItem]

  /// An item; one that only holds others is not playable.
  public init(
    _ identifier: String, title: String, subtitle: String? = nil, artwork: ImageSource? = nil, isPlayable: Bool = true,
    progress: Double = 0, children: [PlayableItem] = []
  ) {
    self.identifier = identifier
    self.title = title
    self.subtitle = subtitle
    self.artwork = artwork
    self.isPlayable = isPlayable
    self.progress = progress
    self.children = children
  }

  /// The children of the item at a path of positions, empty for the root; `nil` where there is none.
  public func children(at path: [Int]) -> [PlayableItem]? {
    var level = children
    for position in path {
      guard level.indices.contains(position) else { return nil }
      level = level[position].children
    }
    return level
  }
}

/// What is being played, for the lock screen and the car.
///
/// Source: `MPNowPlayingInfoCenter`.
public struct NowPlaying: Sendable, Hashable, Codable {
  /// The identifier of the app that plays it.
  public var app: String
  /// The app's key of the item.
  public var item: String
  /// The title that is shown.
  public var title: String
  /// The performer; `nil` where there is none.
  public var artist: String?
  /// The album; `nil` where the item belongs to none.
  public var album: String?
  /// The picture that is shown.
  public var artwork: ImageSource?
  /// In seconds.
  public var duration: Double?
  /// The position at `date`, in seconds.
  public var elapsed: Double
  /// The speed: 0 is paused, 1 is as recorded.
  public var rate: Double
  /// When the app reported it.
  public var date: Date

  /// What an app plays at a moment; times are in seconds.
  public init(
    app: String, item: String, title: String, artist: String? = nil, album: String? = nil, artwork: ImageSource? = nil,
    duration: Double? = nil, elapsed: Double = 0, rate: Double = 1, at date: Date
  ) {
    self.app = app
    self.item = item
    self.title = title
    self.artist = artist
    self.album = album
    self.artwork = artwork
    self.duration = duration
    self.elapsed = elapsed
    self.rate = rate
    self.date = date
  }

  /// The position at a moment, in seconds; it stops at the end.
  public func position(at now: Date) -> Double {
    let position = elapsed + max(0, now.timeIntervalSince(date)) * rate
    return max(0, min(position, duration ?? position))
  }
}

/// An event after which people often play something.
public enum MediaTrigger: String, Sendable, Hashable, Codable, CaseIterable {
  case headphonesConnected, bluetoothConnected, gotIntoCar, arrivedHome, arrivedAtWork
}
