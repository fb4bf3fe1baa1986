import IntentModel

/// Tells how far the ride is.
///
/// Source: `INGetRideStatusIntent`, iOS 10. It has no parameters: the app knows the ride.
public struct GetRideStatusIntent: Intent {

  /// The name in scripts, prompts and traces; an Info.plist writes `INGetRideStatusIntent`.
  public static let name: IntentName = "GetRideStatus"
  /// Changes nothing, so another request goes on after it.
  public static let rules = IntentRules(
    changesNothing: true,
    facts: [
      .howMuch: ["paid", "fare"], .when: ["pickup", "scheduled"], .wait: ["pickup"], .arrival: ["dropOff"],
      .howLong: ["dropOff"], .driver: ["driver"], .who: ["driver"], .where: ["dropOffPlace"],
      .whereFrom: ["pickupPlace"], .whereTo: ["dropOffPlace"],
    ])
  /// None: the app knows which ride it is.
  public static let parameters: [Parameter<Self>] = []

  /// A request of which nothing is said yet.
  public init() {}
}

extension GetRideStatusIntent {
  /// What the app answers.
  ///
  /// A prompt may tell the parts that ``RideStatus/details`` names: `option`, `fare`, `pickup`, `driver` and
  /// more.
  public struct Response: IntentResponse {
    /// What the app answers: ready, carried out, going on in the app, or why not.
    public let code: Code
    /// Where the app opens to go on; the engine makes one, named after the intent, where this is `nil`.
    public var userActivity: UserActivity?
    /// What the app shows beside the default presentation.
    public var card: ContentCard?
    /// The ride as it is now.
    public var rideStatus: RideStatus?

    /// An answer without details.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// An answer with the ride as it is now.
    public init(_ code: Code, rideStatus: RideStatus?, userActivity: UserActivity? = nil) {
      self.init(code: code, userActivity: userActivity)
      self.rideStatus = rideStatus
    }

    /// The parts of the ride; none where the app gave no ride.
    public var details: [String: ToldValue] {
      rideStatus?.details ?? [:]
    }

    /// What the app can answer, by SiriKit's names and numbers.
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

extension GetRideStatusIntent {
  /// What an app does to support ``GetRideStatusIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: GetRideStatusIntent) async throws -> GetRideStatusIntent.Response
    /// Carries the request out.
    func handle(_ intent: GetRideStatusIntent) async throws -> GetRideStatusIntent.Response
    /// Begins to report the ride: at every change and at least every 20 seconds, until it is over or told to stop.
    func startSendingUpdates(for intent: GetRideStatusIntent, to observer: GetRideStatusIntent.Observer) async
    /// Ends the reports to that observer.
    func stopSendingUpdates(for intent: GetRideStatusIntent, to observer: GetRideStatusIntent.Observer) async
  }
}

extension GetRideStatusIntent.Handling {
  /// By default every request is ready to be carried out.
  public func confirm(_ intent: GetRideStatusIntent) async throws -> GetRideStatusIntent.Response {
    GetRideStatusIntent.Response(.ready)
  }

  /// By default nothing is reported: the ride is described once, when the user asks.
  public func startSendingUpdates(
    for intent: GetRideStatusIntent, to observer: GetRideStatusIntent.Observer
  ) async {}

  /// By default there is nothing to end.
  public func stopSendingUpdates(
    for intent: GetRideStatusIntent, to observer: GetRideStatusIntent.Observer
  ) async {}
}

extension GetRideStatusIntent {
  /// Whom the ride is reported to.
  public typealias Observer = IntentResponseObserver<Response>

  /// A report has to say how far the ride is, and what it needs to be told.
  ///
  /// Source: `INGetRideStatusIntentResponseObserver`, iOS 10.
  public static func standing(of response: Response) -> UpdateStanding {
    guard response.code == .success else { return .goesOn }
    guard let ride = response.rideStatus else { return .invalid("a report without a ride") }
    switch ride.phase {
    case .unknown: return .invalid("the ride's phase is unknown")
    case .completed: return ride.completionStatus == nil ? .invalid("a ride is completed without saying how") : .over
    default: return ride.rideOption == nil ? .invalid("a ride without its option") : .goesOn
    }
  }
}

extension AnyIntentHandler {
  /// Joins ``GetRideStatusIntent`` to the code of an app.
  public static func getRideStatus(_ handler: some GetRideStatusIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      GetRideStatusIntent.self,
      confirm: handler.confirm,
      handle: handler.handle,
      updates: IntentUpdates(
        start: handler.startSendingUpdates, stop: handler.stopSendingUpdates, standing: GetRideStatusIntent.standing))
  }
}
