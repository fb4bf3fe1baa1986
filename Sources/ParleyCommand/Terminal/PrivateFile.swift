import Foundation

/// A file of what people said, and to whom: only its owner may read it.
enum PrivateFile {
  /// Writes a text in place of the file's content; it is never there in part, and never readable for others.
  ///
  /// - Throws: What the operating system says where it cannot be written.
  static func write(_ text: String, to path: String) throws {
    let part = "\(path).\(UUID().uuidString.prefix(8))"
    let manager = FileManager.default
    // The file is empty until only the owner can read it.
    try Data().write(to: URL(filePath: part), options: .withoutOverwriting)
    do {
      try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: part)
      let file = try FileHandle(forWritingTo: URL(filePath: part))
      try file.write(contentsOf: Data(text.utf8))
      try file.close()
      guard rename(part, path) == 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
    } catch {
      try? manager.removeItem(atPath: part)
      throw error
    }
  }
}
