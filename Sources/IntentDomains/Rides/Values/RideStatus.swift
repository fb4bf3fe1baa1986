import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A ride that is booked, or would be.
///
/// Source: `INRideStatus`, iOS 10.
public struct RideStatus: Sendable, Hashable, Codable {
  /// The app's key of the ride; it stays the same from booking to end.
  public var rideIdentifier: String?
  /// How far the ride is; a report with `unknown` is refused.
  public var phase: Phase = .unknown
  /// How the ride ended; given with the phase `completed`.
  public var completionStatus: CompletionStatus?
  /// The car that comes; `nil` until one is found.
  public var vehicle: Vehicle?
  /// Who drives it; `nil` until a driver has taken the ride.
  public var driver: Driver?
  /// When the vehicle arrives.
  public var estimatedPickupDate: Date?
  /// When the ride ends.
  public var estimatedDropOffDate: Date?
  /// Until when the vehicle waits.
  public var estimatedPickupEndDate: Date?
  /// When the user wanted to be picked up; `nil` for a ride at once.
  public var scheduledPickupTime: DateComponentsRange?
  /// Where the ride begins.
  public var pickupLocation: Placemark?
  /// The stops on the way, in order.
  public var waypoints: [Placemark] = []
  /// Where the ride ends; `nil` where the user did not say.
  public var dropOffLocation: Placemark?
  /// The kind of ride that was booked; required in every report until the ride is over.
  public var rideOption: RideOption?
  /// Where the app opens to cancel the ride itself.
  public var userActivityForCancelingInApplication: UserActivity?
  /// What else can be done in the app, by title.
  public var additionalActionActivities: [UserActivity] = []

  /// A ride; who drives, when and where is set afterwards.
  public init(rideIdentifier: String? = nil, phase: Phase = .unknown, rideOption: RideOption? = nil) {
    self.rideIdentifier = rideIdentifier
    self.phase = phase
    self.rideOption = rideOption
  }

  /// The ride as a prompt tells it, as far as known: `status` (one of the symbols `rideReceived`, `rideConfirmed`,
  /// `rideApproachingPickup`, `ridePickup`, `rideOngoing`, `rideCompleted`, `rideCanceled`), `phase`, `completion`, `paid` or `owed`, `driver`,
  /// `driverRating`, `vehicle`, `registrationPlate`, `option`, the parts of the fare that ``RideOption/details``
  /// names; `pickup`, a moment told until the vehicle is there, `comes`, the same while nobody is known to drive,
  /// `waitsUntil` while it waits, `dropOff` until it is over;
  /// `pickupPlace`, `dropOffPlace`, `scheduled`.
  public var details: [String: ToldValue] {
    var details = rideOption?.details ?? [:]
    details["option"] = details.removeValue(forKey: "name")
    details["phase"] = phase.told
    let isCanceled = completionStatus?.isCanceled == true
    details["status"] = .symbol(isCanceled ? "rideCanceled" : phase.statusSymbol)
    details["completion"] = completionStatus?.outcome.told
    details[completionStatus?.isOutstanding == true ? "owed" : "paid"] = completionStatus?.paymentAmount?.told
    details["driver"] = driver?.person.told
    details["driverRating"] = driver?.rating.map { .text($0) }
    let vehicleName = [vehicle?.manufacturer, vehicle?.model].compactMap { $0 }.joined(separator: " ")
    if !vehicleName.isEmpty { details["vehicle"] = .name(vehicleName) }
    details["registrationPlate"] = vehicle?.registrationPlate.map { .name($0) }
    if let date = estimatedPickupDate { details["pickup"] = .moment(date) }
    if [.pickup, .ongoing, .completed].contains(phase) { details["pickup"] = nil }
    if driver == nil { details["comes"] = details["pickup"] }
    if phase == .pickup { details["waitsUntil"] = estimatedPickupEndDate.map { .moment($0) } }
    if phase != .completed { details["dropOff"] = estimatedDropOffDate.map { .moment($0) } }
    details["pickupPlace"] = pickupLocation?.told
    details["dropOffPlace"] = dropOffLocation?.told
    details["scheduled"] = scheduledPickupTime?.told
    return details
  }
}

extension RideStatus.Phase {
  /// The symbol under which languages have a whole sentence for the phase.
  fileprivate var statusSymbol: String {
    let name = symbol
    return "ride" + name.prefix(1).uppercased() + name.dropFirst()
  }
}
