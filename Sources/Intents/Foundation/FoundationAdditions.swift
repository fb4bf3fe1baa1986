import Foundation

extension UserDefaults {
  /// The value of a key, as key-value coding reads it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key, as key-value coding writes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension FileManager {
  /// The folder that an app shares with its extensions: one of that name among the user's application data.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    let parts = group.split(separator: "/", omittingEmptySubsequences: true)
    guard parts.count == 1, parts[0] != ".", parts[0] != "..",
      let support = try? url(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    else { return nil }
    let folder = support.appending(path: "Group Containers/\(parts[0])")
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

/// Calls the work; without Objective-C there is no pool, and objects are released as soon as nothing refers to them.
public func autoreleasepool<Result>(invoking work: () throws -> Result) rethrows -> Result { try work() }
