#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// A request for the way to a place.
///
/// No domain of SiriKit has it: the app that gives directions is opened with it.
public struct GetDirectionsIntent: Intent {
  /// The name by which an app declares it.
  public static let name: IntentName = "GetDirections"
  /// The destination is the only parameter.
  public static let parameters: [Parameter<Self>] = [Parameter("destination", \.destination)]

  /// Where the user wants to go; `nil` until it was said.
  public var destination: Placemark?

  /// A request without a destination.
  public init() {}

  /// The answer of what opens an app.
  public struct Response: IntentResponse {
    /// The response code.
    public let code: Code
    /// The activity with which the app is opened.
    public var userActivity: UserActivity?

    /// An answer with the activity to open.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// What the app can answer.
    public enum Code: Int, IntentResponseCode {
      case unspecified = 0
      case ready, continueInApp, failure
    }
  }
}

extension DirectionsRequest {
  /// The type of the activity with which an app is opened to give directions; its `userInfo` has the request's `url`.
  public static let activityType = "parley.directions"

  /// The activity with which an app is opened to give these directions; `nil` where they cannot be written as a URL.
  public var activity: UserActivity? {
    guard let url, case .place(let place) = destination else { return nil }
    var activity = UserActivity(
      Self.activityType, title: place.name, userInfo: ["url": .string(url.absoluteString)])
    activity.mapItem = place
    activity.isEligibleForHandoff = false
    return activity
  }
}

extension IntentHandler {
  /// Opens the app with the request for directions.
  public static var getDirections: IntentHandler {
    IntentHandler(
      GetDirectionsIntent.self,
      resolvers: [Resolver(\.destination) { intent in intent.destination.map { .success($0) } ?? .needsValue }],
      handle: { intent in
        let activity = intent.destination.flatMap { DirectionsRequest(to: .place($0)).activity }
        return GetDirectionsIntent.Response(
          code: activity == nil ? .failure : .continueInApp, userActivity: activity)
      })
  }
}
