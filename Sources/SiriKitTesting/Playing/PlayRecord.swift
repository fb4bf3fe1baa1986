import Foundation
import Intents
import Synchronization

/// A note that a process writes while it plays a script.
enum PlayNote: Sendable, Hashable, Codable {
  /// A step of the script begins.
  case step(line: Int)
  /// The extension's code is about to be called.
  case call(HandlerCall)
  /// The script was played to its end.
  case end(PlayedScript)
}

/// A file of notes, one a line.
///
/// Each is written before the next thing happens, so that all are there when the process is ended.
final class PlayRecord: Sendable {
  /// The most bytes of a record that are read; a script of a thousand turns has far fewer.
  private static let most = 16 << 20
  private let file: Mutex<FileHandle>

  /// - Throws: where the file cannot be written.
  init(writingTo path: String) throws {
    try Data().write(to: URL(filePath: path))
    file = Mutex(try FileHandle(forWritingTo: URL(filePath: path)))
  }

  func note(_ note: PlayNote) {
    guard let line = try? JSONEncoder().encode(note) else { return }
    // A full disk loses the notes, not the play.
    file.withLock { try? $0.write(contentsOf: line + [0x0A]) }
  }

  /// The notes in a file, up to the last complete one.
  static func notes(at path: String) -> [PlayNote] {
    guard let file = FileHandle(forReadingAtPath: path), let content = try? file.read(upToCount: most) else {
      return []
    }
    return content.split(separator: 0x0A).compactMap { try? JSONDecoder().decode(PlayNote.self, from: $0) }
  }
}
