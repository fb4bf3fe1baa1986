#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentHistory

/// The newest few thousand plays, and their form in the files.
struct PlayHistory {
  private var plays: [Int: MediaLibrary.Play] = [:]
  private var lastNumber = 0
  var owesErasure = false

  /// How many plays are kept, with a sixteenth more before the oldest are removed.
  static let capacity = 5000

  init(_ plays: [MediaLibrary.Play]) {
    for play in plays.suffix(Self.capacity) {
      lastNumber += 1
      self.plays[lastNumber] = play
    }
  }

  /// Oldest first.
  var all: [MediaLibrary.Play] { plays.keys.sorted().compactMap { plays[$0] } }

  /// The change to the files by which a new play is added.
  func adding(_ play: MediaLibrary.Play) -> StoreBatch {
    var batch = StoreBatch()
    batch.put(Self.bytes(play), for: String(lastNumber + 1))
    let excess = plays.count + 1 - Self.capacity
    if excess > Self.capacity / 16 {
      for number in plays.keys.sorted().prefix(excess) { batch.delete(String(number)) }
    }
    return batch
  }

  func removing(where isMeant: (MediaLibrary.Play) -> Bool) -> StoreBatch {
    var batch = StoreBatch()
    for (number, play) in plays where isMeant(play) { batch.delete(String(number)) }
    return batch
  }

  mutating func apply(_ change: StoreBatch.Change) {
    switch change {
    case .put(let key, let value):
      // A key near the greatest `Int` would leave no number for the next play.
      guard let number = Int(key), (1...1 << 40).contains(number), let play = Self.play(value) else { return }
      plays[number] = play
      lastNumber = max(lastNumber, number)
    case .delete(let key):
      if Int(key).flatMap({ plays.removeValue(forKey: $0) }) != nil { owesErasure = true }
    }
  }

  var live: [(key: String, value: [UInt8])] {
    plays.keys.sorted().compactMap { number in plays[number].map { (String(number), Self.bytes($0)) } }
  }

  var liveBytes: Int { plays.values.reduce(0) { $0 + $1.app.utf8.count + $1.item.utf8.count + 40 } }

  private static let version: UInt8 = 1

  private static func bytes(_ play: MediaLibrary.Play) -> [UInt8] {
    var writer = ByteWriter()
    writer.byte(version)
    writer.texts([play.app, play.item, play.trigger?.rawValue ?? ""])
    writer.date(play.date)
    return writer.bytes
  }

  private static func play(_ bytes: [UInt8]) -> MediaLibrary.Play? {
    var reader = ByteReader(bytes)
    guard reader.byte() == version, let texts = reader.texts(), texts.count == 3, let date = reader.date() else {
      return nil
    }
    return MediaLibrary.Play(app: texts[0], item: texts[1], trigger: MediaTrigger(rawValue: texts[2]), date: date)
  }
}
