import IntentModel

/// The things in an app that its user can look at, as a test, a script or a prompt opens them by name.
public protocol ViewableContent: Sendable {
  /// Everything, as the app has it indexed.
  var items: [SearchableItem] { get async }
  /// The title of what the app shows now.
  var shown: String? { get async }
  /// Shows a thing and tells its activity; `nil` where there is none of that name.
  func view(_ name: String) async -> UserActivity?
  /// Goes back to where an activity was.
  /// - Throws: whatever keeps the app from it; it shows what it showed before then.
  func goOn(with activity: UserActivity) async throws
  /// Removes a thing and tells the key under which it was viewed and indexed.
  func remove(_ name: String) async -> String?
}
