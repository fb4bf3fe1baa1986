extension ScriptRunner {
  /// Runs many scripts side by side.
  ///
  /// - Parameters:
  ///   - paths: the scripts' files, as ``ScriptFiles`` finds them.
  ///   - width: how many run at a time.
  ///   - whenDone: called with the results of each file as they come, one file at a time and in no particular order.
  /// - Returns: the results in the order of the paths, those of a script's rows in their order.
  public func run(
    filesAt paths: [String], atATime width: Int, whenDone: ([ScriptResult]) -> Void = { _ in }
  ) async -> [ScriptResult] {
    await withTaskGroup(of: (Int, [ScriptResult]).self) { group in
      var results: [[ScriptResult]] = Array(repeating: [], count: paths.count)
      var next = paths.enumerated().makeIterator()
      func start() {
        guard let (index, path) = next.next() else { return }
        group.addTask { (index, await self.run(fileAt: path)) }
      }
      for _ in 0..<max(1, width) { start() }
      while let (index, result) = await group.next() {
        results[index] = result
        whenDone(result)
        start()
      }
      return results.flatMap { $0 }
    }
  }
}
