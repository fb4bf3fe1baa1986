import IntentHistory

/// A file as the system shows it, and as much of it as is on the disk for sure.
final class PowerLossFile: @unchecked Sendable {
  enum Write {
    case bytes([UInt8], at: Int)
    case truncate(Int)
  }

  private(set) var bytes: [UInt8] = []
  private var synchronized: [UInt8] = []
  private var writes: [Write] = []

  func write(_ write: Write) {
    writes.append(write)
    Self.apply(write, to: &bytes)
  }

  func synchronize() {
    synchronized = bytes
    writes = []
  }

  /// Keeps an arbitrary part of the writes since the last synchronization, in an arbitrary order, and tears some.
  func losePower(_ random: inout SeededRandom) {
    let kept = Double([0, 0.3, 0.7, 1].randomElement(using: &random) ?? 0)
    var pieces = writes.flatMap(Self.pieces).filter { _ in Double.random(in: 0..<1, using: &random) < kept }
    if Bool.random(using: &random) { pieces.shuffle(using: &random) }
    if Bool.random(using: &random) {
      for place in pieces.indices where Int.random(in: 0..<4, using: &random) == 0 {
        pieces[place] = Self.torn(pieces[place], &random)
      }
    }
    for piece in pieces { Self.apply(piece, to: &synchronized) }
    bytes = synchronized
    writes = []
  }

  /// A write as the sectors that it is made of.
  private static func pieces(_ write: Write) -> [Write] {
    guard case .bytes(let bytes, let offset) = write else { return [write] }
    var pieces: [Write] = []
    var place = 0
    while place < bytes.count {
      let end = min(bytes.count, place + 512 - (offset + place) % 512)
      pieces.append(.bytes(Array(bytes[place..<end]), at: offset + place))
      place = end
    }
    return pieces
  }

  /// A sector of which only the beginning was written, or whose rest is garbage.
  private static func torn(_ write: Write, _ random: inout SeededRandom) -> Write {
    guard case .bytes(let bytes, let offset) = write else { return write }
    let cut = Int.random(in: 0...bytes.count, using: &random)
    let isGarbage = Bool.random(using: &random)
    let rest = isGarbage ? bytes[cut...].map { _ in UInt8.random(in: 0...255, using: &random) } : []
    return .bytes(bytes[..<cut] + rest, at: offset)
  }

  private static func apply(_ write: Write, to bytes: inout [UInt8]) {
    switch write {
    case .bytes(let new, let offset):
      let end = offset + new.count
      if bytes.count < end { bytes += [UInt8](repeating: 0, count: end - bytes.count) }
      bytes.replaceSubrange(offset..<end, with: new)
    case .truncate(let size): bytes.removeSubrange(min(size, bytes.count)...)
    }
  }
}

/// What a ``PowerLossDisk`` holds.
struct PowerLossState {
  enum NameChange {
    case makeFolder(String)
    case add(String, PowerLossFile)
    case rename(String, String, PowerLossFile)
    case remove(String)

    var folder: String {
      switch self {
      case .makeFolder(let path), .add(let path, _), .rename(let path, _, _), .remove(let path):
        PowerLossState.folder(of: path)
      }
    }
  }

  struct WeakLock {
    weak var lock: (any DiskLock)?
  }

  /// The names as the system shows them, and those that are on the disk for sure.
  private(set) var files: [String: PowerLossFile] = [:]
  private(set) var folders: Set<String> = ["."]
  private var synchronizedFiles: [String: PowerLossFile] = [:]
  private var synchronizedFolders: Set<String> = ["."]
  private var changes: [NameChange] = []

  var locks: [String: WeakLock] = [:]
  var random: SeededRandom
  let fault: PowerLossDisk.Fault?
  var plan: (operation: Int, failure: PowerLossDisk.Failure)?
  private(set) var operations = 0
  private(set) var failures: [PowerLossDisk.Failure: Int] = [:]
  private(set) var hasStopped = false
  private(set) var hasLostPower = false

  init(seed: UInt64, fault: PowerLossDisk.Fault?) {
    random = SeededRandom(seed: seed)
    self.fault = fault
  }

  enum Begin { case goesOn, lastOne, stopped, noRoom }

  /// Counts an operation, and tells whether it is the one that fails.
  mutating func begin(isWrite: Bool) -> Begin {
    if hasStopped { return .stopped }
    operations += 1
    guard var planned = plan else { return .goesOn }
    planned.operation -= 1
    plan = planned
    guard planned.operation < 0 else { return .goesOn }
    if planned.failure == .full, !isWrite { return .goesOn }
    plan = nil
    failures[planned.failure, default: 0] += 1
    if planned.failure == .full { return .noRoom }
    hasStopped = true
    hasLostPower = planned.failure == .powerLoss
    return .lastOne
  }

  mutating func restart() {
    hasStopped = false
    hasLostPower = false
    plan = nil
    locks = [:]
  }

  mutating func changeName(_ change: NameChange) {
    changes.append(change)
    Self.apply(change, to: &files, &folders)
  }

  mutating func rename(_ path: String, to new: String) {
    if let file = files[path] { changeName(.rename(path, new, file)) }
  }

  mutating func synchronize(folder: String) {
    if fault == .folderSynchronization { return }
    for change in changes where change.folder == folder {
      Self.apply(change, to: &synchronizedFiles, &synchronizedFolders)
    }
    changes.removeAll { $0.folder == folder }
  }

  /// Keeps an arbitrary part of the changes of names, in an arbitrary order, and of what was written to the files.
  mutating func losePower() {
    let kept = Double([0, 0.5, 1].randomElement(using: &random) ?? 0)
    var left: [NameChange] = []
    for change in changes where Double.random(in: 0..<1, using: &random) < kept { left.append(change) }
    if Bool.random(using: &random) { left.shuffle(using: &random) }
    for change in left { Self.apply(change, to: &synchronizedFiles, &synchronizedFolders) }
    changes = []
    folders = synchronizedFolders.filter { path in
      var above = path
      while above != "." {
        guard synchronizedFolders.contains(above) else { return false }
        above = Self.folder(of: above)
      }
      return true
    }
    files = synchronizedFiles.filter { folders.contains(Self.folder(of: $0.key)) }
    (synchronizedFiles, synchronizedFolders) = (files, folders)
    // In a fixed order, so that a seed leads to one history.
    for (_, file) in files.sorted(by: { $0.key < $1.key }) { file.losePower(&random) }
  }

  private static func apply(
    _ change: NameChange, to files: inout [String: PowerLossFile], _ folders: inout Set<String>
  ) {
    switch change {
    case .makeFolder(let path): folders.insert(path)
    case .add(let path, let file): files[path] = file
    case .rename(let old, let new, let file):
      files[old] = nil
      files[new] = file
    case .remove(let path): files[path] = nil
    }
  }

  static func folder(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
