import Parley

/// The status that the shell gets when a command ends.
enum ExitStatus: Int32, Sendable {
  /// Everything went as it should.
  case success = 0
  /// It ran, and something that was checked is not as it should be.
  case failure = 1
  /// It could not run: a wrong argument, a file that cannot be read.
  case unusable = 2
  /// The output cannot be written: a full disk, a closed pipe. The number is `EX_IOERR` of sysexits(3).
  case unwritable = 74
}

extension ExitStatus {
  /// The status of a command that ended with an error.
  init(of error: any Error) {
    switch error {
    case let error as UnwritableFile: self = UnwritableFile.status(code: error.code)
    case StorageError.system(_, _, let code): self = UnwritableFile.status(code: code)
    default: self = .unusable
    }
  }
}

extension ExitStatus: Comparable {
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
