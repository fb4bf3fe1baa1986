#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// Looking at something in an app, as the donations keep it: no app handles this intent and no phrase means it.
struct ViewActivityIntent: Intent {
  static let name: IntentName = "ViewActivity"
  static let parameters: [Parameter<Self>] = []

  var activity: UserActivity?

  /// Nothing answers it.
  struct Response: IntentResponse {
    let code: Code
    var userActivity: UserActivity?

    init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    enum Code: Int, IntentResponseCode { case unspecified = 0 }
  }
}

extension Interaction {
  /// The activity that the user turned to, where that is what the interaction was.
  var viewedActivity: UserActivity? {
    intent.name == ViewActivityIntent.name ? intent.as(ViewActivityIntent.self)?.activity : nil
  }
}

extension Donations {
  /// Stores that the user turned to an activity that is eligible for prediction; done often enough, it is suggested.
  ///
  /// An activity without a title, or without a key that it requires, cannot be suggested and is not stored. It is
  /// deleted by the app's key for it, as a group. Source: `isEligibleForPrediction`, iOS 12.
  /// - Throws: ``StorageError``.
  public func donate(_ activity: UserActivity, of app: String, at now: Date, location: Coordinate? = nil) throws {
    guard activity.isEligibleForPrediction, activity.title?.isEmpty == false, activity.missingKeys.isEmpty else {
      return
    }
    var intent = ViewActivityIntent()
    intent.activity = activity
    intent.activity?.interaction = nil
    try donate([
      Interaction(
        intent: AnyIntent(intent), app: app, date: now, groupIdentifier: activity.contentKey, location: location)
    ])
  }
}
