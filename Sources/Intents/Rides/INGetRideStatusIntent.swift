import Foundation
import IntentDomains
import IntentModel

/// Tells how far the ride is.
///
/// Source: `INGetRideStatusIntent`, iOS 10. It has no parameters: the app knows the ride.
public final class INGetRideStatusIntent: IntentObject<GetRideStatusIntent>, @unchecked Sendable {

  /// A request that asks for the current ride.
  public convenience init() { self.init(holding: GetRideStatusIntent()) }
}

/// What an app can answer to ``INGetRideStatusIntent``.
public typealias INGetRideStatusIntentResponseCode = GetRideStatusIntent.Response.Code

extension GetRideStatusIntent.Response.Code: SiriKitResponseCode {}

/// What an app answers to ``INGetRideStatusIntent``.
public final class INGetRideStatusIntentResponse: ResponseObject<GetRideStatusIntent.Response>, @unchecked Sendable {
  /// The ride as it is now.
  public var rideStatus: INRideStatus? {
    get { object(value.rideStatus) }
    set { value.rideStatus = newValue?.held }
  }
}

/// What an app does to support ``INGetRideStatusIntent``; only handle is required, by completion or async.
public protocol INGetRideStatusIntentHandling: NSObjectProtocol {
  /// Carries the request out.
  func handle(intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)
  /// Carries the request out.
  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)
  /// Checks that the request can be carried out; answers ready, or why not. Nothing is done yet.
  func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse
  /// Begins to report the ride: at every change and at least every 20 seconds.
  func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver)
  /// Ends the reports.
  func stopSendingUpdates(for intent: INGetRideStatusIntent)
}

extension INGetRideStatusIntentHandling {
  /// By default there is no answer: a class without this form and without the async one fails the request.
  public func handle(
    intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `handle(intent:completion:)` and waits for its answer.
  public func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    await answered { handle(intent: intent, completion: $0) }
  }

  /// By default there is no answer, which counts as ready.
  public func confirm(
    intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
  ) {
    completion(.notImplemented)
  }

  /// By default calls `confirm(intent:completion:)` and waits for its answer.
  public func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    await answered { confirm(intent: intent, completion: $0) }
  }
}

/// Whom an app reports a ride to.
///
/// Source: `INGetRideStatusIntentResponseObserver`, iOS 10.
public protocol INGetRideStatusIntentResponseObserver: NSObjectProtocol {
  /// Takes a report, from any thread.
  func didUpdate(getRideStatus response: INGetRideStatusIntentResponse)
}

extension SiriKitIntent {
  static let getRideStatus = SiriKitIntent(INGetRideStatusIntent.self, by: (any INGetRideStatusIntentHandling).self) {
    calls in
    AnyIntentHandler(
      GetRideStatusIntent.self,
      confirm: calls.confirm { await $0.confirm(intent: $1) },
      handle: calls.handle { await $0.handle(intent: $1) }, updates: calls.rideUpdates)
  }
}
