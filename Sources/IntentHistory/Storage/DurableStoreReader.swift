/// Reads a store while another process writes it.
package struct DurableStoreReader {
  private let files: StoreFiles
  /// The file that was read last.
  private var generation = -1
  private var seal = RecordSeal.unsalted
  private var end = 0
  private var lastNumber: UInt64 = 0

  package init(in folder: String, name: String, disk: any Disk = FileDisk()) {
    files = StoreFiles(folder: folder, name: name, disk: disk)
  }

  /// Passes on what has changed since the last call.
  ///
  /// - Parameter reset: called before the changes where they are the whole state again.
  /// - Returns: whether anything has changed.
  @discardableResult
  package mutating func refresh(reset: () -> Void, apply: (StoreBatch.Change) -> Void) throws -> Bool {
    // The file may be replaced between being listed and being read; the newer one is there by then.
    for _ in 0..<3 {
      guard let newest = try files.generations().first else { return false }
      if newest == generation, let hasChanged = try readOn(apply) { return hasChanged }
      let path = files.path(newest)
      guard let bytes = try? files.disk.read(path) else { continue }
      var changes: [StoreBatch.Change] = []
      guard let contents = try StoreContents(bytes, at: path, apply: { changes.append($0) }) else { return false }
      (generation, seal, end, lastNumber) = (newest, contents.seal, contents.end, contents.lastNumber)
      reset()
      for change in changes { apply(change) }
      return true
    }
    return false
  }

  /// Reads what was appended since; `nil` where the file is another one with the same number, as when the folder was
  /// removed and made again.
  private mutating func readOn(_ apply: (StoreBatch.Change) -> Void) throws -> Bool? {
    let path = files.path(generation)
    guard let bytes = try? files.disk.read(path, in: end..<Int.max) else { return nil }
    // Checked after reading the records: if the file had been replaced before, it shows now.
    guard isSameFile(path) else { return nil }
    var scanner = RecordScanner(bytes, seal: seal, after: lastNumber)
    while let record = scanner.next() { StoreBatch.read(bytes, inRecord: record, apply) }
    end += scanner.end
    lastNumber = scanner.lastNumber
    return scanner.count > 0
  }

  private func isSameFile(_ path: String) -> Bool {
    switch StoreHead.found(in: (try? files.disk.read(path, in: 0..<StoreHead.size)) ?? []) {
    case .head(let head, _): RecordSeal(salt: head.salt) == seal
    case .unsalted: seal == .unsalted
    case .laterVersion, .nothing: false
    }
  }
}
