import IntentModel

extension RideStatus {
  /// Who drives.
  ///
  /// Source: `INRideDriver`, iOS 10.
  public struct Driver: Sendable, Hashable, Codable {
    /// The driver's name and picture, as the app shows them to the user.
    public var person: Person
    /// How others rated the driver, as the app writes it.
    public var rating: String?
    /// The number at which the driver can be called; `nil` where the app does not give it.
    public var phoneNumber: String?

    /// A driver; what is left out goes unmentioned.
    public init(_ person: Person, rating: String? = nil, phoneNumber: String? = nil) {
      self.person = person
      self.rating = rating
      self.phoneNumber = phoneNumber
    }
  }
}

extension RideStatus {
  /// What is driven.
  ///
  /// Source: `INRideVehicle`, iOS 10.
  public struct Vehicle: Sendable, Hashable, Codable {
    /// Where the vehicle is now.
    public var location: Coordinate?
    /// What to look for on the vehicle, as it is written.
    public var registrationPlate: String?
    /// The maker; a prompt puts it before the model.
    public var manufacturer: String?
    /// The model; a prompt puts it after the maker.
    public var model: String?
    /// The picture that shows the vehicle on a map.
    public var mapAnnotationImage: ImageSource?

    /// As much of the vehicle as the app knows.
    public init(
      manufacturer: String? = nil, model: String? = nil, registrationPlate: String? = nil,
      location: Coordinate? = nil, mapAnnotationImage: ImageSource? = nil
    ) {
      self.location = location
      self.registrationPlate = registrationPlate
      self.manufacturer = manufacturer
      self.model = model
      self.mapAnnotationImage = mapAnnotationImage
    }
  }
}
