import IntentModel

/// Who drives. Source: `INRideDriver`, iOS 10.
public struct RideDriver: Sendable, Hashable, Codable {
  public var person: Person
  /// How others rated the driver, as the app writes it.
  public var rating: String?
  public var phoneNumber: String?

  public init(_ person: Person, rating: String? = nil, phoneNumber: String? = nil) {
    self.person = person
    self.rating = rating
    self.phoneNumber = phoneNumber
  }
}

/// What is driven. Source: `INRideVehicle`, iOS 10.
public struct RideVehicle: Sendable, Hashable, Codable {
  public var location: Coordinate?
  public var registrationPlate: String?
  public var manufacturer: String?
  public var model: String?
  public var mapAnnotationImage: Image?

  public init(
    manufacturer: String? = nil, model: String? = nil, registrationPlate: String? = nil,
    location: Coordinate? = nil, mapAnnotationImage: Image? = nil
  ) {
    self.location = location
    self.registrationPlate = registrationPlate
    self.manufacturer = manufacturer
    self.model = model
    self.mapAnnotationImage = mapAnnotationImage
  }
}
