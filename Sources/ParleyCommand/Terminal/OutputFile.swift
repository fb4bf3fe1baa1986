import Foundation

/// A file that a command writes: whole or not at all.
enum OutputFile {
  /// Who may read the file that is written.
  enum Readers {
    /// Its owner only: it has what people said, and to whom.
    case owner
    /// Everyone whom the system lets; for a file that is replaced, those who could read it before.
    case usual
  }

  /// Replaces the content of a file at once, so that nobody ever sees a part of it.
  ///
  /// A device or a pipe is written to and not replaced.
  static func write(_ text: String, to path: String, for readers: Readers) throws(UnwritableFile) {
    if let mode = mode(of: path), mode & S_IFMT != S_IFREG {
      return try write(text, to: path, flags: O_WRONLY, permissions: 0)
    }
    let part = "\(path).\(UUID().uuidString.prefix(8))"
    do throws(UnwritableFile) {
      try write(text, to: part, flags: O_WRONLY | O_CREAT | O_EXCL, permissions: readers == .owner ? 0o600 : 0o666)
      if readers == .usual, let mode = mode(of: path) { chmod(part, mode & 0o7777) }
      guard rename(part, path) == 0 else { throw UnwritableFile(path, code: errno) }
    } catch {
      unlink(part)
      throw UnwritableFile(path, code: error.code)
    }
  }

  /// Makes a folder and those above it, where they are not there.
  static func makeFolder(_ path: String) throws(UnwritableFile) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue { return }
    let parent = URL(filePath: path).deletingLastPathComponent().path
    if !FileManager.default.fileExists(atPath: parent) { try makeFolder(parent) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw UnwritableFile(path, code: errno) }
  }

  private static func mode(of path: String) -> mode_t? {
    var information = stat()
    return stat(path, &information) == 0 ? information.st_mode : nil
  }

  private static func write(
    _ text: String, to path: String, flags: Int32, permissions: mode_t
  ) throws(UnwritableFile) {
    let descriptor = open(path, flags | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw UnwritableFile(path, code: errno) }
    let failure = Terminal.write(text, to: descriptor)
    let isClosed = close(descriptor) == 0
    if let code = failure ?? (isClosed ? nil : errno) { throw UnwritableFile(path, code: code) }
  }
}

/// What is said where output or a file cannot be written.
struct UnwritableFile: Error, Hashable {
  /// The file; `nil` for the standard output.
  var path: String?
  /// The reason as the system gives it, in `errno`.
  var code: Int32

  init(_ path: String? = nil, code: Int32) {
    self.path = path
    self.code = code
  }

  /// The status for an error of the system: whether the output was at fault, or what was asked for.
  static func status(code: Int32) -> ExitStatus {
    [ENOSPC, EDQUOT, EFBIG, EIO].contains(code) ? .unwritable : .unusable
  }
}

extension UnwritableFile: CustomStringConvertible {
  var description: String {
    "parley: \(path ?? "the output") cannot be written: \(String(cString: strerror(code)))"
  }
}
