#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What search knows of a thing: its words, times, people, place and telephone.
///
/// An indexed item has one, and an activity may carry one. Source: `CSSearchableItemAttributeSet`, iOS 9 to 10.
public struct SearchableItemAttributeSet: Sendable, Hashable, Codable {
  /// The uniform type identifier of the content, such as `public.text`.
  public var contentType: String?
  /// The name under which the thing is listed.
  public var title: String?
  /// One or two sentences about the thing.
  public var contentDescription: String?
  /// Words by which the thing is found beside its title.
  public var keywords: [String] = []
  /// A small picture to show beside the title.
  public var thumbnail: ImageSource?
  /// Where the content is.
  public var contentURL: URL?

  /// When the content was made.
  public var contentCreationDate: Date?
  /// When the content was last changed.
  public var contentModificationDate: Date?
  /// When the user last looked at the thing.
  public var lastUsedDate: Date?
  /// When an event begins.
  public var startDate: Date?
  /// When an event ends.
  public var endDate: Date?
  /// When a task must be done.
  public var dueDate: Date?

  /// The names of the people it is about or from.
  public var people: [String] = []
  /// The addresses by which the people are reached by mail.
  public var emailAddresses: [String] = []
  /// The numbers by which the people or the place are called.
  public var phoneNumbers: [String] = []

  /// What the place is called; without it the other parts of an address are offered nowhere.
  public var namedLocation: String?
  /// The house number.
  public var subThoroughfare: String?
  /// The street, without the number.
  public var thoroughfare: String?
  /// The town.
  public var city: String?
  /// The state, county or province.
  public var stateOrProvince: String?
  /// The postal code, as the country writes it.
  public var postalCode: String?
  /// The country's name.
  public var country: String?
  /// Degrees (WGS 84); both or neither, and exact where given.
  public var latitude: Double?
  /// Degrees east of Greenwich, together with `latitude`.
  public var longitude: Double?
  /// Whether the telephone numbers may be offered to be called.
  public var supportsPhoneCall: Bool?
  /// Whether the place may be offered to be gone to.
  public var supportsNavigation: Bool?

  /// The unique identifier of the indexed item that this is the same thing as.
  public var relatedUniqueIdentifier: String?
  /// The domain that the thing belongs to, with sub-domains set apart by points.
  public var domainIdentifier: String?

  /// Attributes of which only the kind and the words are known.
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
