import IntentModel

extension GetRideStatusIntent.Handling {
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
  public static func state(of response: Response) -> UpdateState {
    guard response.code == .success else { return .ongoing }
    guard let ride = response.rideStatus else { return .invalid("a report without a ride") }
    switch ride.phase {
    case .unknown: return .invalid("the ride's phase is unknown")
    case .completed: return ride.completionStatus == nil ? .invalid("a ride is completed without saying how") : .final
    default: return ride.rideOption == nil ? .invalid("a ride without its option") : .ongoing
    }
  }
}
