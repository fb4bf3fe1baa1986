#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley

extension Rides: ListRideOptionsIntent.Handling {
  nonisolated func resolvePickupLocation(
    for intent: ListRideOptionsIntent
  ) async throws -> ResolutionResult<Placemark> {
    guard let said = intent.pickupLocation else {
      return (await environment.location()).map { .success($0) } ?? .notRequired
    }
    return settle(said)
  }

  nonisolated func resolveDropOffLocation(
    for intent: ListRideOptionsIntent
  ) async throws -> ResolutionResult<Placemark> {
    intent.dropOffLocation.map(settle) ?? .notRequired
  }

  func handle(_ intent: ListRideOptionsIntent) async throws -> ListRideOptionsIntent.Response {
    typealias Response = ListRideOptionsIntent.Response
    if !settings.isSignedIn { return Response(.failureRequiringAppLaunchMustVerifyCredentials) }
    if !settings.isServiceAvailable { return Response(.failureRequiringAppLaunchServiceTemporarilyUnavailable) }
    if settings.needsFeedback { return Response(.failurePreviousRideNeedsFeedback) }
    if [intent.pickupLocation, intent.dropOffLocation].contains(where: isOutside) {
      return Response(.failureRequiringAppLaunchNoServiceInArea)
    }
    let now = environment.now()
    let offered = options.things.filter(\.isAvailable).sorted { $0.highestPrice < $1.highestPrice }
    return Response(
      .success,
      rideOptions: offered.map { rideOption($0, pickup: now.addingTimeInterval(60 * $0.minutesToPickup)) },
      paymentMethods: [.applePay], expirationDate: now.addingTimeInterval(300))
  }
}

extension Rides: GetRideStatusIntent.Handling {
  func confirm(_ intent: GetRideStatusIntent) async throws -> GetRideStatusIntent.Response {
    if !settings.isSignedIn { return GetRideStatusIntent.Response(.failureRequiringAppLaunchMustVerifyCredentials) }
    return GetRideStatusIntent.Response(
      settings.isServiceAvailable ? .ready : .failureRequiringAppLaunchServiceTemporarilyUnavailable)
  }

  func handle(_ intent: GetRideStatusIntent) async throws -> GetRideStatusIntent.Response {
    guard let ride = rides.last else { return GetRideStatusIntent.Response(.failure) }
    return GetRideStatusIntent.Response(.success, rideStatus: status(of: ride, at: environment.now()))
  }

  nonisolated func startSendingUpdates(
    for intent: GetRideStatusIntent, to observer: GetRideStatusIntent.Observer
  ) async {
    reports.begin(to: observer, about: self)
  }

  nonisolated func stopSendingUpdates(
    for intent: GetRideStatusIntent, to observer: GetRideStatusIntent.Observer
  ) async {
    reports.end(to: observer)
  }
}

extension Rides: CancelRideIntent.Handling {
  func confirm(_ intent: CancelRideIntent) async throws -> CancelRideIntent.Response {
    guard let ride = cancellable else { return CancelRideIntent.Response(.failure) }
    return CancelRideIntent.Response(
      .ready, cancellationFee: fee(for: ride), cancellationFeeThreshold: threshold(of: ride))
  }

  func handle(_ intent: CancelRideIntent) async throws -> CancelRideIntent.Response {
    once(intent, carryOut)
  }

  private func carryOut(_ intent: CancelRideIntent) -> CancelRideIntent.Response {
    guard let ride = cancellable, let place = rides.lastIndex(where: { $0.identifier == ride.identifier }) else {
      return CancelRideIntent.Response(.failure)
    }
    let fee = fee(for: ride)
    let now = environment.now()
    change(place) { $0.canceled = now }
    reports.reportNow(about: self)
    return CancelRideIntent.Response(.success, cancellationFee: fee)
  }

  /// The ride that can still be cancelled, because its passengers are not in the car yet.
  private var cancellable: Ride? {
    let now = environment.now()
    return current(at: now).flatMap { phase(of: $0, at: now) == .ongoing ? nil : $0 }
  }

  private func fee(for ride: Ride) -> CurrencyAmount? {
    let isFree = environment.now().timeIntervalSince(ride.booked) <= 60 * settings.freeCancellationMinutes
    return isFree || settings.cancellationFee == 0
      ? nil : CurrencyAmount(settings.cancellationFee, settings.currency)
  }

  private func threshold(of ride: Ride) -> DateComponents? {
    if fee(for: ride) != nil { return nil }
    let end = ride.booked.addingTimeInterval(60 * settings.freeCancellationMinutes)
    return environment.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: end)
  }
}

extension Rides: SendRideFeedbackIntent.Handling {
  func confirm(_ intent: SendRideFeedbackIntent) async throws -> SendRideFeedbackIntent.Response {
    SendRideFeedbackIntent.Response(isUsable(intent) ? .ready : .failure)
  }

  func handle(_ intent: SendRideFeedbackIntent) async throws -> SendRideFeedbackIntent.Response {
    once(intent, carryOut)
  }

  private func carryOut(_ intent: SendRideFeedbackIntent) -> SendRideFeedbackIntent.Response {
    guard isUsable(intent), let place = ratable else { return SendRideFeedbackIntent.Response(.failure) }
    change(place) { ride in
      ride.rating = intent.rating ?? ride.rating
      ride.tip = intent.tip ?? ride.tip
    }
    return SendRideFeedbackIntent.Response(.success)
  }

  private func isUsable(_ intent: SendRideFeedbackIntent) -> Bool {
    if intent.rating == nil, intent.tip == nil { return false }
    return ratable != nil && intent.rating.map { (1...5).contains($0) } ?? true
      && intent.tip.map { $0.currencyCode == settings.currency && $0.amount > 0 } ?? true
  }

  /// The index of the last ride, if it was completed.
  private var ratable: Int? {
    let now = environment.now()
    return rides.indices.last.flatMap {
      rides[$0].canceled == nil && phase(of: rides[$0], at: now) == .completed ? $0 : nil
    }
  }
}
