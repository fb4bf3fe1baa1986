import Foundation
import Intents
import Synchronization

/// What a process that plays one script notes while it does.
enum PlayNote: Sendable, Hashable, Codable {
  /// A step of the script begins.
  case step(line: Int)
  /// The extension's code is about to be called.
  case call(HandlerCall)
  /// The script was played to its end.
  case end(PlayedScript)
}

/// A file of notes, one a line, each written before the next thing happens: it is whole where the process was ended.
final class PlayRecord: Sendable {
  /// How much of a record is read, in bytes; a script of a thousand turns is far below.
  private static let most = 16 << 20
  private let file: Mutex<FileHandle>

  /// - Throws: where the file cannot be written.
  init(writingTo path: String) throws {
    try Data().write(to: URL(filePath: path))
    file = Mutex(try FileHandle(forWritingTo: URL(filePath: path)))
  }

  func note(_ note: PlayNote) {
    guard let line = try? JSONEncoder().encode(note) else { return }
    // A disk that is full loses the notes, not the play.
    file.withLock { try? $0.write(contentsOf: line + [0x0A]) }
  }

  /// The notes of a file, as far as it was written.
  static func notes(at path: String) -> [PlayNote] {
    guard let file = FileHandle(forReadingAtPath: path), let content = try? file.read(upToCount: most) else {
      return []
    }
    return content.split(separator: 0x0A).compactMap { try? JSONDecoder().decode(PlayNote.self, from: $0) }
  }
}
