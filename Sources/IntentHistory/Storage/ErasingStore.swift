/// A store that keeps what an app or a user deletes in no file.
protocol ErasingStore: Actor {
  func deleteAll(of app: String) throws
  func deleteAll() throws
  /// Rewrites the files without what was deleted, and removes damaged files that were put aside.
  func erase() throws
}

extension ErasingStore {
  /// Deletes all of an app, also from the files, including damaged files that were put aside.
  ///
  /// - Throws: ``StorageError``; it may be deleted already then, and only the files may still hold it.
  func forget(_ app: String) throws {
    try deleteAll(of: app)
    try erase()
  }

  /// Deletes everything, as ``forget(_:)`` does with an app.
  func forgetAll() throws {
    try deleteAll()
    try erase()
  }
}
