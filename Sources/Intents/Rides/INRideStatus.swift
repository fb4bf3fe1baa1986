import Foundation
import IntentDomains
import IntentModel

/// A ride that is booked, or would be.
///
/// Source: `INRideStatus`, iOS 10.
public final class INRideStatus: ValueObject<RideStatus>, @unchecked Sendable {
  /// The app's key of the ride; it stays the same from booking to end.
  public var rideIdentifier: String? {
    get { held.rideIdentifier }
    set { held.rideIdentifier = newValue }
  }
  /// How far the ride is; a report with `unknown` is refused.
  public var phase: INRidePhase {
    get { held.phase }
    set { held.phase = newValue }
  }
  /// How the ride ended; given with the phase `completed`.
  public var completionStatus: INRideCompletionStatus? {
    get { object(held.completionStatus) }
    set { held.completionStatus = newValue?.held }
  }
  /// The car that comes; `nil` until one is found.
  public var vehicle: INRideVehicle? {
    get { object(held.vehicle) }
    set { held.vehicle = newValue?.held }
  }
  /// When the vehicle arrives.
  public var estimatedPickupDate: Date? {
    get { held.estimatedPickupDate }
    set { held.estimatedPickupDate = newValue }
  }
  /// When the ride ends.
  public var estimatedDropOffDate: Date? {
    get { held.estimatedDropOffDate }
    set { held.estimatedDropOffDate = newValue }
  }
  /// Until when the vehicle waits.
  public var estimatedPickupEndDate: Date? {
    get { held.estimatedPickupEndDate }
    set { held.estimatedPickupEndDate = newValue }
  }
  /// When the user wanted to be picked up; `nil` for a ride at once.
  public var scheduledPickupTime: INDateComponentsRange? {
    get { object(held.scheduledPickupTime) }
    set { held.scheduledPickupTime = newValue?.held }
  }
  /// Where the ride begins.
  public var pickupLocation: CLPlacemark? {
    get { object(held.pickupLocation) }
    set { held.pickupLocation = newValue?.held }
  }
  /// The stops on the way, in order; `nil` where there are none.
  public var waypoints: [CLPlacemark]? {
    get { objects(held.waypoints) }
    set { held.waypoints = values(newValue) }
  }
  /// Where the ride ends; `nil` where the user did not say.
  public var dropOffLocation: CLPlacemark? {
    get { object(held.dropOffLocation) }
    set { held.dropOffLocation = newValue?.held }
  }
  /// The kind of ride that was booked; required in every report until the ride is over.
  public var rideOption: INRideOption? {
    get { object(held.rideOption) }
    set { held.rideOption = newValue?.held }
  }
  /// Where the app opens to cancel the ride itself.
  public var userActivityForCancelingInApplication: NSUserActivity? {
    get { object(held.userActivityForCancelingInApplication) }
    set { held.userActivityForCancelingInApplication = newValue?.held }
  }
  /// What else can be done in the app, by title.
  public var additionalActionActivities: [NSUserActivity]? {
    get { objects(held.additionalActionActivities) }
    set { held.additionalActionActivities = values(newValue) }
  }
  /// Who drives it; `nil` until a driver has taken the ride.
  public var driver: INRideDriver? {
    get { held.driver.map(INRideDriver.init) }
    set { held.driver = newValue?.driver }
  }

  /// A ride of which nothing is known yet.
  public convenience init() { self.init(holding: RideStatus()) }
}
