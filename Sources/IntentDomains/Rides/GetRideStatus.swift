import IntentModel

/// Tells how far the ride is.
///
/// Source: `INGetRideStatusIntent`, iOS 10. It has no parameters: the app knows the ride.
public struct GetRideStatusIntent: Intent {

  public static let name: IntentName = "GetRideStatus"
  public static let parameters: [Parameter<Self>] = []

  public init() {}
}

extension GetRideStatusIntent {
  /// What the app answers.
  ///
  /// A prompt may tell the parts that ``RideStatus/details`` names: `option`, `fare`, `pickup`, `driver` and
  /// more.
  public struct Response: IntentResponse {
    public let code: Code
    public var userActivity: UserActivity?
    /// The ride as it is now.
    public var rideStatus: RideStatus?

    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    public init(_ code: Code, rideStatus: RideStatus?, userActivity: UserActivity? = nil) {
      self.init(code: code, userActivity: userActivity)
      self.rideStatus = rideStatus
    }

    public var details: [String: ToldValue] {
      rideStatus?.details ?? [:]
    }

    public enum Code: Int, IntentResponseCode {
      /// No status was given; never returned on purpose.
      case unspecified = 0
      /// The app can carry out the intent as it stands; answered by confirm.
      case ready
      /// Accepted; the result is not known within a few seconds.
      case inProgress
      /// Carried out.
      case success
      /// Could not be carried out.
      case failure
      /// Cannot be finished here; the user has to open the app.
      case failureRequiringAppLaunch
      /// The user must sign in, or verify who they are, in the app.
      case failureRequiringAppLaunchMustVerifyCredentials
      /// The service cannot be reached for now.
      case failureRequiringAppLaunchServiceTemporarilyUnavailable
    }
  }
}

/// What an app does to support ``GetRideStatusIntent``; only handle is required.
public protocol GetRideStatusIntentHandling: Sendable {
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(_ intent: GetRideStatusIntent) async throws -> GetRideStatusIntent.Response
  /// Carries the request out.
  func handle(_ intent: GetRideStatusIntent) async throws -> GetRideStatusIntent.Response
  /// Reports the ride at every change and at least every 20 seconds, until it is over or nobody reads any more.
  ///
  /// It stands for SiriKit's `startSendingUpdates(for:to:)` and `stopSendingUpdates(for:)`.
  func updates(for intent: GetRideStatusIntent) async -> AsyncStream<GetRideStatusIntent.Response>
}

extension GetRideStatusIntentHandling {
  public func confirm(_ intent: GetRideStatusIntent) async throws -> GetRideStatusIntent.Response {
    GetRideStatusIntent.Response(.ready)
  }

  public func updates(for intent: GetRideStatusIntent) async -> AsyncStream<GetRideStatusIntent.Response> {
    AsyncStream { $0.finish() }
  }
}

extension IntentHandler {
  /// Joins ``GetRideStatusIntent`` to the code of an app.
  public static func getRideStatus(_ handler: some GetRideStatusIntentHandling) -> IntentHandler {
    IntentHandler(
      GetRideStatusIntent.self,
      confirm: handler.confirm,
      handle: handler.handle,
      updates: handler.updates)
  }
}
