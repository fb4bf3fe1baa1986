import Foundation
import IntentDomains
import IntentModel

/// What is driven. Source: `INRideVehicle`, iOS 10.
public final class INRideVehicle: ValueObject<RideVehicle>, @unchecked Sendable {
  public var registrationPlate: String? {
    get { held.registrationPlate }
    set { held.registrationPlate = newValue }
  }
  public var manufacturer: String? {
    get { held.manufacturer }
    set { held.manufacturer = newValue }
  }
  public var model: String? {
    get { held.model }
    set { held.model = newValue }
  }
  public var mapAnnotationImage: INImage? {
    get { object(held.mapAnnotationImage) }
    set { held.mapAnnotationImage = newValue?.held }
  }
  public var location: CLLocation? {
    get { held.location.map(CLLocation.init) }
    set { held.location = newValue?.held }
  }

  /// A vehicle of which nothing is known yet.
  public convenience init() { self.init(holding: RideVehicle()) }
}
