import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A ride that is booked, or would be. Source: `INRideStatus`, iOS 10.
public struct RideStatus: Sendable, Hashable, Codable {
  /// The app's key of the ride; it stays the same from booking to end.
  public var rideIdentifier: String?
  public var phase: RidePhase = .unknown
  /// How the ride ended; given with the phase `completed`.
  public var completionStatus: RideCompletionStatus?
  public var vehicle: RideVehicle?
  public var driver: RideDriver?
  /// When the vehicle arrives.
  public var estimatedPickupDate: Date?
  /// When the ride ends.
  public var estimatedDropOffDate: Date?
  /// Until when the vehicle waits.
  public var estimatedPickupEndDate: Date?
  public var scheduledPickupTime: DateComponentsRange?
  public var pickupLocation: Placemark?
  public var waypoints: [Placemark] = []
  public var dropOffLocation: Placemark?
  public var rideOption: RideOption?
  public var userActivityForCancelingInApplication: UserActivity?
  /// What else can be done in the app, by title.
  public var additionalActionActivities: [UserActivity] = []

  public init(rideIdentifier: String? = nil, phase: RidePhase = .unknown, rideOption: RideOption? = nil) {
    self.rideIdentifier = rideIdentifier
    self.phase = phase
    self.rideOption = rideOption
  }

  /// The ride as a prompt tells it, as far as known: `phase`, `completion`, `paid` or `owed`, `driver`,
  /// `driverRating`, `vehicle`, `registrationPlate`, `option`, the parts of the fare that ``RideOption/details``
  /// names; `pickup` and `waitsUntil`, moments told until the ride goes on, `dropOff`, a moment told until it is over;
  /// `pickupPlace`, `dropOffPlace`, `scheduled`.
  public var details: [String: ToldValue] {
    var details = rideOption?.details ?? [:]
    details["option"] = details.removeValue(forKey: "name")
    details["phase"] = phase.told
    details["completion"] = completionStatus?.outcome.told
    details[completionStatus?.isOutstanding == true ? "owed" : "paid"] = completionStatus?.paymentAmount?.told
    details["driver"] = driver?.person.told
    details["driverRating"] = driver?.rating.map { .text($0) }
    let vehicleName = [vehicle?.manufacturer, vehicle?.model].compactMap { $0 }.joined(separator: " ")
    if !vehicleName.isEmpty { details["vehicle"] = .name(vehicleName) }
    details["registrationPlate"] = vehicle?.registrationPlate.map { .name($0) }
    if let date = estimatedPickupDate { details["pickup"] = .moment(date) }
    details["waitsUntil"] = estimatedPickupEndDate.map { .moment($0) }
    if phase == .ongoing || phase == .completed {
      details["pickup"] = nil
      details["waitsUntil"] = nil
    }
    if phase != .completed { details["dropOff"] = estimatedDropOffDate.map { .moment($0) } }
    details["pickupPlace"] = pickupLocation?.told
    details["dropOffPlace"] = dropOffLocation?.told
    details["scheduled"] = scheduledPickupTime?.told
    return details
  }
}
