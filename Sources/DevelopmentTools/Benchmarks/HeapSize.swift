import Foundation

/// The memory that this process has allocated and not freed, as its allocator counts it.
enum HeapSize {
  /// In bytes; 0 where the allocator does not report it.
  static var now: Int {
    #if canImport(Darwin)
      var heap = malloc_statistics_t()
      malloc_zone_statistics(nil, &heap)
      return heap.size_in_use
    #else
      return report.map(bytesInUse) ?? 0
    #endif
  }

  #if !canImport(Darwin)
    /// What glibc's `malloc_info` writes; the function is looked up because no Swift module declares it.
    private static var report: String? {
      typealias Reporter = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
      guard let symbol = dlsym(nil, "malloc_info") else { return nil }
      var text: UnsafeMutablePointer<CChar>?
      var size = 0
      guard let stream = open_memstream(&text, &size) else { return nil }
      let failed = unsafeBitCast(symbol, to: Reporter.self)(0, stream)
      fclose(stream)
      defer { free(text) }
      return failed == 0 ? text.map { String(cString: $0) } : nil
    }

    /// The sums over all arenas are at the end of the report: the system's memory, less what is free in it.
    private static func bytesInUse(_ report: String) -> Int {
      let sums = report.components(separatedBy: "</heap>").last ?? ""
      func size(_ element: String) -> Int {
        sums.split(separator: "\n").first { $0.hasPrefix(element) }
          .flatMap { $0.components(separatedBy: "size=\"").last }
          .flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
      }
      return size("<system type=\"current\"") + size("<total type=\"mmap\"") - size("<total type=\"fast\"")
        - size("<total type=\"rest\"")
    }
  #endif
}
