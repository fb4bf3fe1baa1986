#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley
import Synchronization

/// The worlds that were read last, with their contacts: a file with thousands of contacts is read once for all
/// conversations that begin with it.
package final class WorldCache: Sendable {
  private struct Entry {
    var bytes: Data
    var world: WorldReader
    var book: ContactBook
  }

  /// How many worlds are kept.
  static let mostFiles = 16

  private let entries = Mutex<[(file: String, entry: Entry)]>([])

  /// A cache that has read nothing.
  package init() {}

  /// A world as it is when it is opened, with its contacts read, and these contacts.
  ///
  /// A file that was changed since is read again.
  func world(in file: String, now: Date) throws(WorldProblems) -> (WorldReader, ContactBook) {
    guard let bytes = FileManager.default.contents(atPath: file) else {
      return (WorldReader(now: now), ContactBook([]))
    }
    if let known = entries.withLock({ $0.first { $0.file == file }?.entry }), known.bytes == bytes {
      return (known.world.opened(at: now), known.book)
    }
    var world = try WorldReader(Array(bytes), file: file, now: now)
    let book = world.readContacts()
    let entry = Entry(bytes: bytes, world: world, book: book)
    entries.withLock { entries in
      entries.removeAll { $0.file == file }
      entries.append((file, entry))
      entries.removeFirst(max(0, entries.count - Self.mostFiles))
    }
    return (world, book)
  }
}
