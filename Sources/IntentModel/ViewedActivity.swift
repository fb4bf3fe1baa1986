/// What a user looks at in an app, as a request can carry it: the way back to it.
public struct ViewedActivity: Sendable, Hashable, Codable {
  /// The app's identifier.
  public var app: String
  /// The activity as the app reported it.
  public var activity: UserActivity

  /// An activity with the app that shows it.
  public init(_ activity: UserActivity, in app: String) {
    self.app = app
    self.activity = activity
  }
}

extension ViewedActivity {
  /// The activity as a message to another person can contain it: its title and its address on the web.
  public var text: String? {
    let parts = [title, activity.webpageURL?.absoluteString].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The activity's title, or the name of its place.
  public var title: String? { activity.title ?? activity.place?.name }
}
