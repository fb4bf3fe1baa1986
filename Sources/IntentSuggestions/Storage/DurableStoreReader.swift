/// Reads a store while another process writes it.
package struct DurableStoreReader {
  private let files: StoreFiles
  private var generation = -1
  private var end = 0

  package init(in folder: String, name: String, disk: any Disk = FileDisk()) {
    files = StoreFiles(folder: folder, name: name, disk: disk)
  }

  /// Tells what has changed since the last time.
  ///
  /// - Parameter reset: called before the changes where they are the whole state again.
  /// - Returns: whether anything has changed.
  @discardableResult
  package mutating func refresh(reset: () -> Void, apply: (StoreBatch.Change) -> Void) throws -> Bool {
    // The file may be replaced between being listed and being read; the newer one is there by then.
    for _ in 0..<3 {
      guard let newest = try files.generations().first else { return false }
      if newest == generation { return try readOn(apply) }
      guard let bytes = try? files.disk.read(files.path(newest), from: 0) else { continue }
      var report = RecoveryReport()
      var changes: [StoreBatch.Change] = []
      guard let scan = DurableStore.replay(bytes, &report, { changes.append($0) }) else { return false }
      generation = newest
      end = scan.end
      reset()
      for change in changes { apply(change) }
      return true
    }
    return false
  }

  private mutating func readOn(_ apply: (StoreBatch.Change) -> Void) throws -> Bool {
    let bytes = try files.disk.read(files.path(generation), from: end)
    var scanner = RecordScanner(bytes)
    var hasChanged = false
    while let record = scanner.next() {
      hasChanged = true
      StoreBatch.read(bytes, in: record.lowerBound + 1..<record.upperBound, apply)
    }
    end += scanner.end
    return hasChanged
  }
}
