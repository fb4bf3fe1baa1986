import CoreLocation
import Foundation
import IntentDomains
import IntentModel

/// Books a ride.
///
/// Source: `INRequestRideIntent`, iOS 10 to 12.
public final class INRequestRideIntent: IntentObject<RequestRideIntent>, @unchecked Sendable {
  /// Where the ride begins; an app falls back to where the user is.
  public var pickupLocation: CLPlacemark? { object(held.pickupLocation) }
  /// Where the ride ends.
  public var dropOffLocation: CLPlacemark? { object(held.dropOffLocation) }
  /// The kind of ride, by its name.
  public var rideOptionName: INSpeakableString? { object(held.rideOptionName) }
  /// How many people ride.
  public var partySize: Int? { held.partySize }
  /// How the ride is paid; SiriKit has no resolver for it.
  public var paymentMethod: INPaymentMethod? { object(held.paymentMethod) }
  /// When the ride begins; `nil` means now.
  public var scheduledPickupTime: INDateComponentsRange? { object(held.scheduledPickupTime) }

  /// A request as an app donates it; `nil` and `unknown` mean that nothing was said.
  public convenience init(
    pickupLocation: CLPlacemark? = nil, dropOffLocation: CLPlacemark? = nil, rideOptionName: INSpeakableString? = nil,
    partySize: Int? = nil, paymentMethod: INPaymentMethod? = nil, scheduledPickupTime: INDateComponentsRange? = nil
  ) {
    self.init(
      holding: RequestRideIntent(
        pickupLocation: pickupLocation?.held, dropOffLocation: dropOffLocation?.held,
        rideOptionName: rideOptionName?.held, partySize: partySize, paymentMethod: paymentMethod?.held,
        scheduledPickupTime: scheduledPickupTime?.held))
  }
}

/// What an app can answer to ``INRequestRideIntent``.
public typealias INRequestRideIntentResponseCode = RequestRideIntent.Response.Code

extension RequestRideIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INRequestRideIntent``.
public final class INRequestRideIntentResponse: ResponseObject<RequestRideIntent.Response>, @unchecked Sendable {
  /// The ride as it would be booked, in confirm, or as it is booked, in handle.
  public var rideStatus: INRideStatus? {
    get { object(value.rideStatus) }
    set { value.rideStatus = newValue?.held }
  }
}

/// What an app does to support ``INRequestRideIntent``; only handle is required, by completion or async.
public protocol INRequestRideIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse
  /// Settles where the ride begins.
  func resolvePickupLocation(
    for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  /// Settles where the ride begins.
  func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult
  /// Settles where the ride ends.
  func resolveDropOffLocation(
    for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  /// Settles where the ride ends.
  func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult
  /// Settles the kind of ride.
  func resolveRideOptionName(
    for intent: INRequestRideIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  /// Settles the kind of ride.
  func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult
  /// Settles how many people ride.
  func resolvePartySize(
    for intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
  /// Settles how many people ride.
  func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult
  /// Settles when the ride begins.
  func resolveScheduledPickupTime(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  /// Settles when the ride begins.
  func resolveScheduledPickupTime(for intent: INRequestRideIntent) async -> INDateComponentsRangeResolutionResult
}

extension INRequestRideIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)
  {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the pickup place stays as said.
  public func resolvePickupLocation(
    for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolvePickupLocation(for:with:)` and waits for its answer.
  public func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
    await answered { resolvePickupLocation(for: intent, with: $0) }
  }

  /// By default there is no answer, and the destination stays as said.
  public func resolveDropOffLocation(
    for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveDropOffLocation(for:with:)` and waits for its answer.
  public func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
    await answered { resolveDropOffLocation(for: intent, with: $0) }
  }

  /// By default there is no answer, and the kind of ride stays as said.
  public func resolveRideOptionName(
    for intent: INRequestRideIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveRideOptionName(for:with:)` and waits for its answer.
  public func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult {
    await answered { resolveRideOptionName(for: intent, with: $0) }
  }

  /// By default there is no answer, and the number of people stays as said.
  public func resolvePartySize(
    for intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolvePartySize(for:with:)` and waits for its answer.
  public func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
    await answered { resolvePartySize(for: intent, with: $0) }
  }

  /// By default there is no answer, and the time of pickup stays as said.
  public func resolveScheduledPickupTime(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveScheduledPickupTime(for:with:)` and waits for its answer.
  public func resolveScheduledPickupTime(for intent: INRequestRideIntent) async -> INDateComponentsRangeResolutionResult
  {
    await answered { resolveScheduledPickupTime(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let requestRide = SiriKitIntent(INRequestRideIntent.self, by: (any INRequestRideIntentHandling).self) {
    calls in
    AnyIntentHandler(
      RequestRideIntent.self,
      resolvers: [
        Resolver(
          \.pickupLocation,
          calls.one("resolvePickupLocation", \.pickupLocation) { await $0.resolvePickupLocation(for: $1) }),
        Resolver(
          \.dropOffLocation,
          calls.one("resolveDropOffLocation", \.dropOffLocation) { await $0.resolveDropOffLocation(for: $1) }),
        Resolver(
          \.rideOptionName,
          calls.one("resolveRideOptionName", \.rideOptionName) { await $0.resolveRideOptionName(for: $1) }),
        Resolver(\.partySize, calls.one("resolvePartySize", \.partySize) { await $0.resolvePartySize(for: $1) }),
        Resolver(
          \.scheduledPickupTime,
          calls.one("resolveScheduledPickupTime", \.scheduledPickupTime) {
            await $0.resolveScheduledPickupTime(for: $1)
          }),
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
