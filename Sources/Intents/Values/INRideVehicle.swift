import Foundation
import IntentDomains
import IntentModel

/// What is driven.
///
/// Source: `INRideVehicle`, iOS 10.
public final class INRideVehicle: ValueObject<RideStatus.Vehicle>, @unchecked Sendable {
  /// What to look for on the vehicle, as it is written.
  public var registrationPlate: String? {
    get { held.registrationPlate }
    set { held.registrationPlate = newValue }
  }
  /// The maker; a prompt puts it before the model.
  public var manufacturer: String? {
    get { held.manufacturer }
    set { held.manufacturer = newValue }
  }
  /// The model; a prompt puts it after the maker.
  public var model: String? {
    get { held.model }
    set { held.model = newValue }
  }
  /// The picture that shows the vehicle on a map.
  public var mapAnnotationImage: INImage? {
    get { object(held.mapAnnotationImage) }
    set { held.mapAnnotationImage = newValue?.held }
  }
  /// Where the vehicle is now.
  public var location: CLLocation? {
    get { held.location.map(CLLocation.init) }
    set { held.location = newValue?.held }
  }

  /// A vehicle of which nothing is known yet.
  public convenience init() { self.init(holding: RideStatus.Vehicle()) }
}
