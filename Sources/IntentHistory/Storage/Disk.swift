#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file operations of a durable store: few enough that a test can simulate a disk that loses its power.
///
/// A name or a byte that was written is on the disk for sure once it was synchronized, and not before.
package protocol Disk: Sendable {
  /// Makes one folder, for its owner alone, in a folder that exists.
  func makeFolder(_ path: String) throws
  func hasFolder(_ path: String) -> Bool
  /// The names of the files in a folder.
  func list(_ folder: String) throws -> [String]
  /// The bytes of a file in a range, as far as it reaches.
  func read(_ path: String, in range: Range<Int>) throws -> [UInt8]
  /// Opens a file at its end; `isNew` makes it empty first.
  func open(_ path: String, isNew: Bool) throws -> any DiskFile
  func rename(_ path: String, to new: String) throws
  func remove(_ path: String) throws
  /// Makes sure that the names in the folder are on the disk.
  func synchronize(folder: String) throws
  /// Takes a lock that only one process can have; it is released when the value or the process is gone.
  func lock(_ path: String) throws -> any DiskLock
  /// A random number that no program outside can foresee.
  func randomNumber() -> UInt64
}

/// A file that is open to be written.
package protocol DiskFile: AnyObject {
  /// The name of the file, which errors contain. A file that is renamed while it is open is given its new name here.
  var path: String { get set }
  func append(_ bytes: [UInt8]) throws
  /// Writes over bytes that the file has already.
  func overwrite(_ bytes: [UInt8], at offset: Int) throws
  /// Makes sure that what was written is on the disk.
  func synchronize() throws
  func truncate(to size: Int) throws
}

/// A lock, held as long as the value is.
package protocol DiskLock: AnyObject {}

extension Disk {
  /// All bytes of a file.
  func read(_ path: String) throws -> [UInt8] { try read(path, in: 0..<Int.max) }
}

/// Why something could not be kept.
public enum StorageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The system refused to do something with a file; the number is `errno`.
  case system(String, path: String, code: Int32)
  /// Another process writes here already.
  case hasWriter(String)
  /// A write failed in a way that leaves unknown what is on the disk; opening the folder again shows it.
  case mustReopen
  /// It was opened to read only.
  case readOnly
  case recordTooLarge(Int)
  /// A file has more bytes than any that is written here, or would have.
  case fileTooLarge(String, bytes: Int)
  /// A file was written by a later version of Parley; it is left as it is.
  case laterVersion(String, version: Int)
  /// A file was removed while it was open: what is written to it is lost.
  case wasRemoved(String)

  /// The error as one line in English, with the file.
  public var description: String {
    switch self {
    case .system(let act, let path, let code): "\(path): cannot \(act): \(String(cString: strerror(code)))"
    case .hasWriter(let path): "\(path): another process writes here already"
    case .mustReopen: "an earlier write failed: the folder must be opened again"
    case .readOnly: "the folder was opened to read only"
    case .recordTooLarge(let size): "\(size) bytes are too many for one batch"
    case .fileTooLarge(let path, let size): "\(path): \(size) bytes are too many for one file"
    case .laterVersion(let path, let version):
      "\(path): format \(version) is of a later version of Parley; this one reads 1 to \(StoreHead.version)"
    case .wasRemoved(let path): "\(path): the file was removed while it was open"
    }
  }
}
