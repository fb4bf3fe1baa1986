import CoreLocation
import Foundation
import IntentDomains
import IntentModel

/// Tells which rides are offered between two places.
///
/// Source: `INListRideOptionsIntent`, iOS 10. SiriKit has it asked by Maps only, at any time: it must change nothing.
public final class INListRideOptionsIntent: IntentObject<ListRideOptionsIntent>, @unchecked Sendable {
  /// Where the ride begins; `nil` means here.
  public var pickupLocation: CLPlacemark? { object(held.pickupLocation) }
  /// Where the ride ends.
  public var dropOffLocation: CLPlacemark? { object(held.dropOffLocation) }

  /// A request as an app donates it; without a start the ride begins where the user is.
  public convenience init(pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?) {
    self.init(
      holding: ListRideOptionsIntent(pickupLocation: pickupLocation?.held, dropOffLocation: dropOffLocation?.held))
  }
}

/// What an app can answer to ``INListRideOptionsIntent``.
public typealias INListRideOptionsIntentResponseCode = ListRideOptionsIntent.Response.Code

extension ListRideOptionsIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INListRideOptionsIntent``.
public final class INListRideOptionsIntentResponse: ResponseObject<ListRideOptionsIntent.Response>, @unchecked Sendable
{
  /// The rides offered; keep the list short.
  public var rideOptions: [INRideOption]? {
    get { objects(value.rideOptions) }
    set { value.rideOptions = values(newValue) }
  }
  /// How the ride can be paid.
  public var paymentMethods: [INPaymentMethod]? {
    get { objects(value.paymentMethods) }
    set { value.paymentMethods = values(newValue) }
  }
  /// Until when the list holds.
  public var expirationDate: Date? {
    get { value.expirationDate }
    set { value.expirationDate = newValue }
  }
}

/// What an app does to support ``INListRideOptionsIntent``; only handle is required, by completion or async.
public protocol INListRideOptionsIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(
    intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse
  /// Settles where the ride begins.
  func resolvePickupLocation(
    for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  /// Settles where the ride begins.
  func resolvePickupLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult
  /// Settles where the ride ends.
  func resolveDropOffLocation(
    for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  /// Settles where the ride ends.
  func resolveDropOffLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult
}

extension INListRideOptionsIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }

  /// By default there is no answer, and the pickup place stays as said.
  public func resolvePickupLocation(
    for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolvePickupLocation(for:with:)` and waits for its answer.
  public func resolvePickupLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult {
    await answered { resolvePickupLocation(for: intent, with: $0) }
  }

  /// By default there is no answer, and the destination stays as said.
  public func resolveDropOffLocation(
    for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `resolveDropOffLocation(for:with:)` and waits for its answer.
  public func resolveDropOffLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult {
    await answered { resolveDropOffLocation(for: intent, with: $0) }
  }
}

extension SiriKitIntent {
  static let listRideOptions = SiriKitIntent(
    INListRideOptionsIntent.self, by: (any INListRideOptionsIntentHandling).self
  ) { calls in
    AnyIntentHandler(
      ListRideOptionsIntent.self,
      resolvers: [
        Resolver(
          \.pickupLocation,
          calls.one("resolvePickupLocation", \.pickupLocation) { await $0.resolvePickupLocation(for: $1) }),
        Resolver(
          \.dropOffLocation,
          calls.one("resolveDropOffLocation", \.dropOffLocation) { await $0.resolveDropOffLocation(for: $1) }),
      ],
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) })
  }
}
