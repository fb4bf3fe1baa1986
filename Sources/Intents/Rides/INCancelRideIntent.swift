import Foundation
import IntentDomains
import IntentModel

/// Cancels the ride.
///
/// Source: `INCancelRideIntent`, iOS 11. SiriKit has it asked by Maps only.
public final class INCancelRideIntent: IntentObject<CancelRideIntent>, @unchecked Sendable {
  /// The app's key of the ride; `nil` means the current one.
  public var rideIdentifier: String { held.rideIdentifier ?? "" }

  /// A request for one ride by the app's key.
  public convenience init(rideIdentifier: String) {
    self.init(holding: CancelRideIntent(rideIdentifier: rideIdentifier))
  }
}

/// What an app can answer to ``INCancelRideIntent``.
public typealias INCancelRideIntentResponseCode = CancelRideIntent.Response.Code

extension CancelRideIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INCancelRideIntent``.
public final class INCancelRideIntentResponse: ResponseObject<CancelRideIntent.Response>, @unchecked Sendable {
  /// What cancelling costs; told before the user's yes.
  public var cancellationFee: INCurrencyAmount? {
    get { object(value.cancellationFee) }
    set { value.cancellationFee = newValue?.held }
  }
  /// Until when cancelling is free.
  public var cancellationFeeThreshold: DateComponents? {
    get { value.cancellationFeeThreshold }
    set { value.cancellationFeeThreshold = newValue }
  }
}

/// What an app does to support ``INCancelRideIntent``; only handle is required, by completion or async.
public protocol INCancelRideIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(
    cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void)
  /// Carries the request out.
  func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(
    cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse
}

extension INCancelRideIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(cancelRide:completion:)` and waits for its answer.
  public func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
    await answered { handle(cancelRide: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(cancelRide:completion:)` and waits for its answer.
  public func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
    await answered { confirm(cancelRide: intent, completion: $0) }
  }
}

extension SiriKitIntent {
  static let cancelRide = SiriKitIntent(INCancelRideIntent.self, by: (any INCancelRideIntentHandling).self) { calls in
    AnyIntentHandler(
      CancelRideIntent.self,
      confirm: calls.confirm("confirm(cancelRide:completion:)") { await $0.confirm(cancelRide: $1) },
      handle: calls.handle("handle(cancelRide:completion:)") { await $0.handle(cancelRide: $1) })
  }
}
