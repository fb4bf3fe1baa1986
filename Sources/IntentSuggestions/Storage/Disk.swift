/// What a durable store asks of a disk: small enough that a test can stand in for one that fails at any byte.
package protocol Disk: Sendable {
  func makeFolder(_ path: String) throws
  /// The names of the files in a folder.
  func list(_ folder: String) throws -> [String]
  func read(_ path: String, from offset: Int) throws -> [UInt8]
  /// Opens a file at its end; `isNew` makes it empty first.
  func open(_ path: String, isNew: Bool) throws -> any DiskFile
  func rename(_ path: String, to new: String) throws
  func remove(_ path: String) throws
  /// Makes sure that the names of the folder's files are on the disk.
  func synchronize(folder: String) throws
  /// Takes the lock that only one process has; it is free again when the value or the process is gone.
  func lock(_ path: String) throws -> any DiskLock
}

/// A file that is written at its end.
package protocol DiskFile: AnyObject {
  func append(_ bytes: [UInt8]) throws
  /// Makes sure that what was written is on the disk.
  func synchronize() throws
  func truncate(to size: Int) throws
}

/// A lock, held as long as the value is.
package protocol DiskLock: AnyObject {}

/// Why something could not be kept.
public enum StorageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The system refused to do something with a file; the number is `errno`.
  case system(String, path: String, code: Int32)
  /// Another process writes here already.
  case hasWriter(String)
  /// A write failed in a way that leaves it open what is on the disk; opening the folder again finds out.
  case mustReopen
  /// It was opened to read only.
  case readOnly
  case recordTooLarge(Int)
  /// A file has more bytes than any that is written here, or would have.
  case fileTooLarge(String, bytes: Int)

  public var description: String {
    switch self {
    case .system(let act, let path, let code): "\(path): cannot \(act): error \(code) of the system"
    case .hasWriter(let path): "\(path): another process writes here already"
    case .mustReopen: "an earlier write failed: the folder must be opened again"
    case .readOnly: "the folder was opened to read only"
    case .recordTooLarge(let size): "\(size) bytes are too many for one batch"
    case .fileTooLarge(let path, let size): "\(path): \(size) bytes are too many for one file"
    }
  }
}
