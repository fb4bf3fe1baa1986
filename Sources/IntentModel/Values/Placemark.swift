/// A place: where it is and what it is called.
///
/// Source: `CLPlacemark` and `CNPostalAddress`, portable.
public struct Placemark: Sendable, Hashable, Codable {
  /// What the place is called, such as "Central Station"; `nil` where only its address is known.
  public var name: String?
  /// Where the place is; `nil` where it was only named.
  public var coordinate: Coordinate?
  /// The house number.
  public var subThoroughfare: String?
  /// The street, without the number.
  public var thoroughfare: String?
  /// The town.
  public var locality: String?
  /// The state, county or province.
  public var administrativeArea: String?
  /// The postal code, as the country writes it.
  public var postalCode: String?
  /// The country's name.
  public var country: String?
  /// The ISO 3166 code of the country, such as `NL`.
  public var isoCountryCode: String?
  /// The place's telephone number, which a call to the place uses.
  public var phoneNumber: String?

  /// A place of which the given parts are known.
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
  /// Degrees north of the equator; negative in the south.
  public var latitude: Double
  /// Degrees east of Greenwich; negative in the west.
  public var longitude: Double

  /// A point in degrees; the values are not checked.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension Placemark {
  /// The street address on one line, as far as it is known: "12 Canopy Street, Treetown".
  public var addressLine: String {
    let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    return [street, locality, administrativeArea, postalCode, country].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
