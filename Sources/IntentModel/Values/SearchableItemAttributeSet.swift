#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is known of something that can be found: its words, times, people, place and telephone.
///
/// An indexed item has one, and an activity may carry one. Source: `CSSearchableItemAttributeSet`, iOS 9 to 10.
public struct SearchableItemAttributeSet: Sendable, Hashable, Codable {
  /// The uniform type identifier of the content, such as `public.text`.
  public var contentType: String?
  public var title: String?
  public var contentDescription: String?
  public var keywords: [String] = []
  public var thumbnail: Image?
  public var contentURL: URL?

  public var contentCreationDate: Date?
  public var contentModificationDate: Date?
  public var lastUsedDate: Date?
  public var startDate: Date?
  public var endDate: Date?
  public var dueDate: Date?

  /// The names of the people it is about or from.
  public var people: [String] = []
  public var emailAddresses: [String] = []
  public var phoneNumbers: [String] = []

  /// What the place is called; without it the other parts of an address are offered nowhere.
  public var namedLocation: String?
  public var subThoroughfare: String?
  public var thoroughfare: String?
  public var city: String?
  public var stateOrProvince: String?
  public var postalCode: String?
  public var country: String?
  /// Degrees (WGS 84); both or neither, and exact where given.
  public var latitude: Double?
  public var longitude: Double?
  /// Whether the telephone numbers may be offered to be called.
  public var supportsPhoneCall: Bool?
  /// Whether the place may be offered to be gone to.
  public var supportsNavigation: Bool?

  /// The unique identifier of the indexed item that this is the same thing as.
  public var relatedUniqueIdentifier: String?
  /// The domain that the thing belongs to, with sub-domains set apart by points.
  public var domainIdentifier: String?

  public init(contentType: String? = nil, title: String? = nil, contentDescription: String? = nil) {
    self.contentType = contentType
    self.title = title
    self.contentDescription = contentDescription
  }
}

extension SearchableItemAttributeSet {
  /// Where the thing is, as far as its coordinates are whole and on the earth.
  public var coordinate: Coordinate? {
    guard let latitude, let longitude, abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// The place it is about; `nil` where the place has no name, which is always required.
  public var place: Placemark? {
    get {
      guard let namedLocation, !namedLocation.isEmpty else { return nil }
      return Placemark(
        name: namedLocation, coordinate: coordinate, subThoroughfare: subThoroughfare,
        thoroughfare: thoroughfare, locality: city, administrativeArea: stateOrProvince,
        postalCode: postalCode, country: country, phoneNumber: phoneNumbers.first)
    }
    set {
      namedLocation = newValue?.name
      subThoroughfare = newValue?.subThoroughfare
      thoroughfare = newValue?.thoroughfare
      city = newValue?.locality
      stateOrProvince = newValue?.administrativeArea
      postalCode = newValue?.postalCode
      country = newValue?.country
      latitude = newValue?.coordinate?.latitude
      longitude = newValue?.coordinate?.longitude
      if let number = newValue?.phoneNumber, !phoneNumbers.contains(number) {
        phoneNumbers.insert(number, at: 0)
      }
    }
  }
}
