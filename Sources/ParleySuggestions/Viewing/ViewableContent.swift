import IntentHistory
import IntentModel

/// The things in an app that its user can view, opened by name in tests, scripts and at a prompt.
public protocol ViewableContent: Sendable {
  /// All of them, as the app has indexed them.
  var items: [SearchableItem] { get async }
  /// The title of the thing on the screen.
  var shown: String? { get async }
  /// Shows a thing and returns its activity; `nil` where there is none of that name.
  func view(_ name: String) async -> UserActivity?
  /// Goes back to where an activity was.
  /// - Throws: the app's own error where it cannot open it; the app then shows what it showed before.
  func goOn(with activity: UserActivity) async throws
  /// Removes a thing and returns the key under which it was viewed and indexed.
  func remove(_ name: String) async -> String?
}
