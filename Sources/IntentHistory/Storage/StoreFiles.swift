/// The names of a store's files: every compaction writes a whole new file, numbered one higher.
struct StoreFiles {
  let folder: String
  let name: String
  let disk: any Disk

  func path(_ generation: Int) -> String { "\(folder)/\(name)-\(digits(generation)).log" }
  func unfinishedPath(_ generation: Int) -> String { "\(folder)/\(name)-\(digits(generation)).new" }
  var lockPath: String { "\(folder)/\(name).lock" }

  /// Makes the folder, and those above it that are missing; the name of each is on the disk before the next is made.
  func makeFolder() throws {
    var missing: [String] = []
    var path = folder
    while !disk.hasFolder(path) {
      missing.append(path)
      let above = Self.above(path)
      if above == path { break }
      path = above
    }
    for path in missing.reversed() {
      try disk.makeFolder(path)
      try disk.synchronize(folder: Self.above(path))
    }
  }

  /// Makes sure that the name of the folder is on the disk before anything is kept in it: it may be new, made by the
  /// host or by a process that was killed then.
  ///
  /// If a folder above cannot be opened, the host is responsible for it.
  func synchronizeFolderAbove() throws {
    do { try disk.synchronize(folder: Self.above(folder)) } catch StorageError.system("open", _, _) {}
  }

  private static func above(_ path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    let isAbsolute = path.hasPrefix("/")
    return (isAbsolute ? "/" : "") + (parts.isEmpty && !isAbsolute ? "." : parts.joined(separator: "/"))
  }

  /// Writes a new file, synchronizes it and gives it its name; the name still has to be synchronized.
  func writeLog(_ live: some Sequence<(key: String, value: [UInt8])>, _ generation: Int) throws -> StoreLog {
    let unfinished = unfinishedPath(generation)
    do {
      let log = try StoreLog(writing: live, to: unfinished, on: disk)
      try disk.rename(unfinished, to: path(generation))
      log.file.path = path(generation)
      return log
    } catch {
      try? disk.remove(unfinished)
      throw error
    }
  }

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

/// What was found when a store was opened.
public struct RecoveryReport: Sendable, Hashable {
  /// The sound records that were read.
  public var records = 0
  /// The bytes of an unfinished record at the end, which were cut off.
  ///
  /// Where no record is lost, the unfinished one was never acknowledged.
  public var tailBytes = 0
  /// The bytes inside that are damaged; what they held is lost, the rest is not.
  public var damagedBytes = 0
  /// The records that were acknowledged and are missing: cut off at the end, damaged, or taken out.
  public var lostRecords = 0
  /// Whether the file is of the first format, which a compaction replaces.
  var isOfFirstFormat = false
  /// Files that could not be read at all and were renamed.
  public var setAside: [String] = []
  /// Files of a compaction that was cut off; they were removed, nothing is lost by it.
  public var unfinishedFiles = 0

  /// A report of an empty store.
  public init() {}

  /// Whether nothing had to be repaired.
  public var isClean: Bool {
    tailBytes == 0 && damagedBytes == 0 && lostRecords == 0 && setAside.isEmpty && unfinishedFiles == 0
  }

  mutating func add(_ contents: StoreContents) {
    records = contents.records
    tailBytes = contents.tailBytes
    damagedBytes = contents.damagedBytes
    lostRecords = contents.lostRecords
    isOfFirstFormat = contents.head == nil
  }
}
