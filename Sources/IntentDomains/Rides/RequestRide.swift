import IntentModel

/// Books a ride.
///
/// Source: `INRequestRideIntent`, iOS 10 to 12.
public struct RequestRideIntent: Intent {
  /// Where the ride begins; an app falls back to where the user is.
  public var pickupLocation: Placemark?
  /// Where the ride ends.
  public var dropOffLocation: Placemark?
  /// The kind of ride, by its name.
  public var rideOptionName: SpeakableString?
  /// How many people ride.
  public var partySize: Int?
  /// How the ride is paid; SiriKit has no resolver for it.
  public var paymentMethod: PaymentMethod?
  /// When the ride begins; `nil` means now.
  public var scheduledPickupTime: DateComponentsRange?

  /// The name in scripts, prompts and traces; an Info.plist writes `INRequestRideIntent`.
  public static let name: IntentName = "RequestRide"
  /// A ride costs money: it is booked on an unlocked device and after the user's yes.
  public static let rules = IntentRules(
    goAhead: .asked, requiresUnlock: true, journey: .ride(to: "dropOffLocation"),
    facts: [
      .howMuch: ["fare"], .when: ["pickup", "scheduledPickupTime", "scheduled"], .wait: ["pickup"],
      .arrival: ["dropOff"], .howLong: ["dropOff"], .driver: ["driver"], .who: ["driver"],
      .where: ["dropOffLocation"], .whereFrom: ["pickupLocation"], .whereTo: ["dropOffLocation"],
      .source: ["paymentMethod"],
    ],
    lookUps: [.options: rideOptions, .alternatives: rideOptions])
  private static let rideOptions = IntentRules.LookUp(
    ListRideOptionsIntent.name,
    parameters: ["pickupLocation": "pickupLocation", "dropOffLocation": "dropOffLocation"])
  /// Both ends are settled before the kind of ride, the time last; payment has no resolver.
  public static let parameters: [Parameter<Self>] = [
    Parameter("pickupLocation", \.pickupLocation),
    Parameter("dropOffLocation", \.dropOffLocation),
    Parameter("rideOptionName", \.rideOptionName, kind: .name(.rideOptionName)),
    Parameter("partySize", \.partySize),
    Parameter("scheduledPickupTime", \.scheduledPickupTime),
    Parameter("paymentMethod", \.paymentMethod),
  ]

  /// A request of which nothing is said yet.
  public init() {}

  /// A request as far as it is said; what is left out is not said.
  public init(
    pickupLocation: Placemark? = nil,
    dropOffLocation: Placemark? = nil,
    rideOptionName: SpeakableString? = nil,
    partySize: Int? = nil,
    paymentMethod: PaymentMethod? = nil,
    scheduledPickupTime: DateComponentsRange? = nil
  ) {
    self.pickupLocation = pickupLocation
    self.dropOffLocation = dropOffLocation
    self.rideOptionName = rideOptionName
    self.partySize = partySize
    self.paymentMethod = paymentMethod
    self.scheduledPickupTime = scheduledPickupTime
  }
}

extension RequestRideIntent {
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
    /// The ride as it would be booked, in confirm, or as it is booked, in handle.
    public var rideStatus: RideStatus?

    /// An answer without details.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// An answer with the ride; in confirm it tells the fare before the user's yes.
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
      /// No rides are offered where the ride begins or ends.
      case failureRequiringAppLaunchNoServiceInArea
      /// The service cannot be reached for now.
      case failureRequiringAppLaunchServiceTemporarilyUnavailable
      /// An earlier ride has to be completed first.
      case failureRequiringAppLaunchPreviousRideNeedsCompletion
      /// The ride is asked for a time too far ahead.
      case failureRequiringAppLaunchRideScheduledTooFar
    }
  }
}

extension RequestRideIntent {
  /// What an app does to support ``RequestRideIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Settles where the ride begins.
    func resolvePickupLocation(for intent: RequestRideIntent) async throws -> ResolutionResult<Placemark>
    /// Settles where the ride ends.
    func resolveDropOffLocation(for intent: RequestRideIntent) async throws -> ResolutionResult<Placemark>
    /// Settles the kind of ride.
    func resolveRideOptionName(for intent: RequestRideIntent) async throws -> ResolutionResult<SpeakableString>
    /// Settles how many people ride.
    func resolvePartySize(for intent: RequestRideIntent) async throws -> ResolutionResult<Int>
    /// Settles when the ride begins.
    func resolveScheduledPickupTime(for intent: RequestRideIntent) async throws -> ResolutionResult<DateComponentsRange>
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: RequestRideIntent) async throws -> RequestRideIntent.Response
    /// Carries the request out.
    func handle(_ intent: RequestRideIntent) async throws -> RequestRideIntent.Response
  }
}

extension RequestRideIntent.Handling {
  /// By default the pickup place stays as said and is not asked for.
  public func resolvePickupLocation(for intent: RequestRideIntent) async throws -> ResolutionResult<Placemark> {
    .asSaid(intent.pickupLocation)
  }

  /// By default the destination stays as said and is not asked for.
  public func resolveDropOffLocation(for intent: RequestRideIntent) async throws -> ResolutionResult<Placemark> {
    .asSaid(intent.dropOffLocation)
  }

  /// By default the kind of ride stays as said and is not asked for.
  public func resolveRideOptionName(for intent: RequestRideIntent) async throws -> ResolutionResult<SpeakableString> {
    .asSaid(intent.rideOptionName)
  }

  /// By default the number of people stays as said and is not asked for.
  public func resolvePartySize(for intent: RequestRideIntent) async throws -> ResolutionResult<Int> {
    .asSaid(intent.partySize)
  }

  /// By default the time of pickup stays as said and is not asked for.
  public func resolveScheduledPickupTime(
    for intent: RequestRideIntent
  ) async throws -> ResolutionResult<DateComponentsRange> {
    .asSaid(intent.scheduledPickupTime)
  }

  /// By default every request is ready to be carried out.
  public func confirm(_ intent: RequestRideIntent) async throws -> RequestRideIntent.Response {
    RequestRideIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``RequestRideIntent`` to the code of an app.
  public static func requestRide(_ handler: some RequestRideIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      RequestRideIntent.self,
      resolvers: [
        Resolver(\.pickupLocation, handler.resolvePickupLocation),
        Resolver(\.dropOffLocation, handler.resolveDropOffLocation),
        Resolver(\.rideOptionName, handler.resolveRideOptionName),
        Resolver(\.partySize, handler.resolvePartySize),
        Resolver(\.scheduledPickupTime, handler.resolveScheduledPickupTime),
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}
