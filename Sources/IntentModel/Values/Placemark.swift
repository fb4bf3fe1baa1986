/// A place: where it is and what it is called. Source: `CLPlacemark` and `CNPostalAddress`, portable.
public struct Placemark: Sendable, Hashable, Codable {
  public var name: String?
  public var coordinate: Coordinate?
  public var subThoroughfare: String?
  public var thoroughfare: String?
  public var locality: String?
  public var administrativeArea: String?
  public var postalCode: String?
  public var country: String?
  public var isoCountryCode: String?
  public var phoneNumber: String?

  public init(
    name: String? = nil, coordinate: Coordinate? = nil,
    subThoroughfare: String? = nil, thoroughfare: String? = nil, locality: String? = nil,
    administrativeArea: String? = nil, postalCode: String? = nil,
    country: String? = nil, isoCountryCode: String? = nil, phoneNumber: String? = nil
  ) {
    self.name = name
    self.coordinate = coordinate
    self.subThoroughfare = subThoroughfare
    self.thoroughfare = thoroughfare
    self.locality = locality
    self.administrativeArea = administrativeArea
    self.postalCode = postalCode
    self.country = country
    self.isoCountryCode = isoCountryCode
    self.phoneNumber = phoneNumber
  }
}

/// A point on the earth, in degrees (WGS 84).
public struct Coordinate: Sendable, Hashable, Codable {
  public var latitude: Double
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
