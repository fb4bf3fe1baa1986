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
  /// It shows the way.
  public static let rules = IntentRules(journey: .directions(to: "destination"))
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

extension GetDirectionsIntent {
  /// What an app does to give directions by itself; an app that is only opened for them needs none of it.
  public protocol Handling: Sendable {
    /// Decides on the destination.
    func resolveDestination(for intent: GetDirectionsIntent) async throws -> ResolutionResult<Placemark>
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: GetDirectionsIntent) async throws -> GetDirectionsIntent.Response
    /// Carries the request out.
    func handle(_ intent: GetDirectionsIntent) async throws -> GetDirectionsIntent.Response
  }
}

extension GetDirectionsIntent.Handling {
  /// By default the place that was said is taken, and asked for where none was.
  public func resolveDestination(for intent: GetDirectionsIntent) async throws -> ResolutionResult<Placemark> {
    intent.destination.map { .success($0) } ?? .needsValue
  }
  /// By default every request is ready to be carried out.
  public func confirm(_ intent: GetDirectionsIntent) async throws -> GetDirectionsIntent.Response {
    GetDirectionsIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``GetDirectionsIntent`` to the code of an app.
  public static func getDirections(_ handler: some GetDirectionsIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      GetDirectionsIntent.self,
      resolvers: [Resolver(\.destination, handler.resolveDestination)],
      confirm: handler.confirm,
      handle: handler.handle)
  }

  /// Opens the app with a ``DirectionsRequest``: an app that gives directions needs no other code.
  public static var getDirections: AnyIntentHandler { .getDirections(DirectionsInApp()) }
}

/// Opens the app with the request for directions.
private struct DirectionsInApp: GetDirectionsIntent.Handling {
  func handle(_ intent: GetDirectionsIntent) -> GetDirectionsIntent.Response {
    let activity = intent.destination.flatMap { DirectionsRequest(to: .place($0)).activity }
    return GetDirectionsIntent.Response(code: activity == nil ? .failure : .continueInApp, userActivity: activity)
  }
}
