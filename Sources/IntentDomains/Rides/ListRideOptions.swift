import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Tells which rides are offered between two places.
///
/// Source: `INListRideOptionsIntent`, iOS 10. SiriKit has it asked by Maps only, at any time: it must change nothing.
public struct ListRideOptionsIntent: Intent {
  /// Where the ride begins; `nil` means here.
  public var pickupLocation: Placemark?
  /// Where the ride ends.
  public var dropOffLocation: Placemark?

  /// The name in scripts, prompts and traces; an Info.plist writes `INListRideOptionsIntent`.
  public static let name: IntentName = "ListRideOptions"
  /// Changes nothing, so another request goes on after it.
  public static let rules = IntentRules(changesNothing: true)
  /// The start of the ride is settled before its end.
  public static let parameters: [Parameter<Self>] = [
    Parameter("pickupLocation", \.pickupLocation),
    Parameter("dropOffLocation", \.dropOffLocation),
  ]

  /// A request of which nothing is said yet.
  public init() {}

  /// A request as far as it is said; what is left out is not said.
  public init(pickupLocation: Placemark? = nil, dropOffLocation: Placemark? = nil) {
    self.pickupLocation = pickupLocation
    self.dropOffLocation = dropOffLocation
  }
}

extension ListRideOptionsIntent {
  /// What the app answers.
  ///
  /// A prompt may tell `count` and `rideOptions`, records as ``RideOption/told`` describes them.
  public struct Response: IntentResponse {
    /// What the app answers: ready, carried out, going on in the app, or why not.
    public let code: Code
    /// Where the app opens to go on; the engine makes one, named after the intent, where this is `nil`.
    public var userActivity: UserActivity?
    /// What the app shows beside the default presentation.
    public var card: ContentCard?
    /// The rides offered; keep the list short.
    public var rideOptions: [RideOption] = []
    /// How the ride can be paid.
    public var paymentMethods: [PaymentMethod] = []
    /// Until when the list holds.
    public var expirationDate: Date?

    /// An answer without details.
    public init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    /// An answer with the rides offered, how they can be paid, and until when the list holds.
    public init(
      _ code: Code,
      rideOptions: [RideOption],
      paymentMethods: [PaymentMethod] = [],
      expirationDate: Date? = nil,
      userActivity: UserActivity? = nil
    ) {
      self.init(code: code, userActivity: userActivity)
      self.rideOptions = rideOptions
      self.paymentMethods = paymentMethods
      self.expirationDate = expirationDate
    }

    /// `count` and `rideOptions`, each a record with its name, fare and time of pickup.
    public var details: [String: ToldValue] {
      ["count": .number(Decimal(rideOptions.count)), "rideOptions": .list(rideOptions.map(\.told))]
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
      /// An earlier ride still needs to be rated.
      case failurePreviousRideNeedsFeedback
    }
  }
}

extension ListRideOptionsIntent {
  /// What an app does to support ``ListRideOptionsIntent``; only handle is required.
  public protocol Handling: Sendable {
    /// Settles where the ride begins.
    func resolvePickupLocation(for intent: ListRideOptionsIntent) async throws -> ResolutionResult<Placemark>
    /// Settles where the ride ends.
    func resolveDropOffLocation(for intent: ListRideOptionsIntent) async throws -> ResolutionResult<Placemark>
    /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
    func confirm(_ intent: ListRideOptionsIntent) async throws -> ListRideOptionsIntent.Response
    /// Carries the request out.
    func handle(_ intent: ListRideOptionsIntent) async throws -> ListRideOptionsIntent.Response
  }
}

extension ListRideOptionsIntent.Handling {
  /// By default the pickup place stays as said and is not asked for.
  public func resolvePickupLocation(for intent: ListRideOptionsIntent) async throws -> ResolutionResult<Placemark> {
    .asSaid(intent.pickupLocation)
  }

  /// By default the destination stays as said and is not asked for.
  public func resolveDropOffLocation(for intent: ListRideOptionsIntent) async throws -> ResolutionResult<Placemark> {
    .asSaid(intent.dropOffLocation)
  }

  /// By default every request is ready to be carried out.
  public func confirm(_ intent: ListRideOptionsIntent) async throws -> ListRideOptionsIntent.Response {
    ListRideOptionsIntent.Response(.ready)
  }
}

extension AnyIntentHandler {
  /// Joins ``ListRideOptionsIntent`` to the code of an app.
  public static func listRideOptions(_ handler: some ListRideOptionsIntent.Handling) -> AnyIntentHandler {
    AnyIntentHandler(
      ListRideOptionsIntent.self,
      resolvers: [
        Resolver(\.pickupLocation, handler.resolvePickupLocation),
        Resolver(\.dropOffLocation, handler.resolveDropOffLocation),
      ],
      confirm: handler.confirm,
      handle: handler.handle)
  }
}
