import IntentModel

/// The app's side of an activity: it is asked for the latest state only when that is needed.
///
/// Source: `NSUserActivityDelegate`, iOS 8.
public protocol UserActivityDelegate: Sendable {
  /// The activity in its present state; asked for when the activity was marked with
  /// ``ActivityCenter/setNeedsSave(_:)``.
  func willSave(_ activity: UserActivity) async -> UserActivity
  /// The activity that `willSave` returned cannot be kept; the previous state stays.
  func wasRefused(_ problems: UserActivityProblems) async
  /// The activity is continued elsewhere.
  func wasContinued(_ activity: UserActivity) async
}

extension UserActivityDelegate {
  /// Keeps the activity as it was reported.
  public func willSave(_ activity: UserActivity) async -> UserActivity { activity }
  /// Does nothing: the app does not handle refusals.
  public func wasRefused(_ problems: UserActivityProblems) async {}
  /// Does nothing when the activity is continued elsewhere.
  public func wasContinued(_ activity: UserActivity) async {}
}
