/// The names of a store's files: every compaction writes a whole new file, numbered one higher.
struct StoreFiles {
  let folder: String
  let name: String
  let disk: any Disk

  func path(_ generation: Int) -> String { "\(folder)/\(name)-\(digits(generation)).log" }
  func unfinishedPath(_ generation: Int) -> String { "\(folder)/\(name)-\(digits(generation)).new" }
  var lockPath: String { "\(folder)/\(name).lock" }

  /// The numbers of the whole files, newest first.
  func generations() throws -> [Int] {
    try disk.list(folder).compactMap { generation(of: $0, suffix: ".log") }.sorted(by: >)
  }

  /// Removes what a compaction that was cut off left behind.
  func removeUnfinished() throws -> Int {
    let unfinished = try disk.list(folder).filter { generation(of: $0, suffix: ".new") != nil }
    for file in unfinished { try disk.remove("\(folder)/\(file)") }
    return unfinished.count
  }

  /// Puts a file that cannot be read aside, so that the host can look at it.
  func setAside(_ generation: Int) throws -> String {
    let path = path(generation)
    try disk.rename(path, to: path + ".damaged")
    return path + ".damaged"
  }

  /// Removes what was put aside.
  func removeSetAside() throws {
    for file in try disk.list(folder) where file.hasPrefix("\(name)-") && file.hasSuffix(".log.damaged") {
      try disk.remove("\(folder)/\(file)")
    }
  }

  private func generation(of file: String, suffix: String) -> Int? {
    guard file.hasPrefix("\(name)-"), file.hasSuffix(suffix) else { return nil }
    return Int(file.dropFirst(name.utf8.count + 1).dropLast(suffix.utf8.count))
  }

  private func digits(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 8 - digits.count)) + digits
  }
}

/// What a record of a store's file is.
enum RecordKind: UInt8 {
  /// The first record: the format's version.
  case start = 0
  /// A part of the state that the file began with.
  case snapshot
  /// Changes since.
  case batch
}

/// What was found when a store was opened.
public struct RecoveryReport: Sendable, Hashable {
  /// The sound records that were read.
  public var records = 0
  /// The bytes of an unfinished record at the end, which were cut off. It was never acknowledged.
  public var tailBytes = 0
  /// The bytes inside that are damaged; what they held is lost, the rest is not.
  public var damagedBytes = 0
  /// Files that could not be read at all and were renamed.
  public var setAside: [String] = []
  /// Files of a compaction that was cut off; they were removed, nothing is lost by it.
  public var unfinishedFiles = 0

  public init() {}

  /// Whether nothing had to be repaired.
  public var isClean: Bool { tailBytes == 0 && damagedBytes == 0 && setAside.isEmpty && unfinishedFiles == 0 }
}
