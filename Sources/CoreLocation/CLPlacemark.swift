import Contacts
import Foundation
import IntentModel

/// A place with its address.
///
/// Source: `CLPlacemark`, iOS 5; only what intents need of it.
public class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  package let held: Placemark

  package required init(holding value: Placemark) { self.held = value }

  /// The same place.
  public init(placemark: CLPlacemark) { held = placemark.held }

  /// A place from an archive; `nil` where the archive holds none.
  public required init?(coder: NSCoder) {
    guard let value = coder.decodeJSON(Placemark.self, forKey: "value") else { return nil }
    held = value
  }

  /// Archives of it may be read with secure coding.
  public class var supportsSecureCoding: Bool { true }

  /// Writes the place into an archive with keys.
  public func encode(with coder: NSCoder) { coder.encodeJSON(held, forKey: "value") }

  /// Where the place is; `nil` for a place known by its words only.
  public var location: CLLocation? { held.coordinate.map(CLLocation.init) }
  /// What the place is called: a sight, a shop, "home"; `nil` for a bare address.
  public var name: String? { held.name }
  /// The street's name.
  public var thoroughfare: String? { held.thoroughfare }
  /// The house's number.
  public var subThoroughfare: String? { held.subThoroughfare }
  /// The city, town or village.
  public var locality: String? { held.locality }
  /// The state or province.
  public var administrativeArea: String? { held.administrativeArea }
  /// The code as the country writes it, letters included.
  public var postalCode: String? { held.postalCode }
  /// The country's two letters of ISO 3166.
  public var isoCountryCode: String? { held.isoCountryCode }
  /// The country's name.
  public var country: String? { held.country }
  /// No place that is known here has one.
  public var subLocality: String? { nil }
  /// No place that is known here has one.
  public var subAdministrativeArea: String? { nil }
  /// No place that is known here has one.
  public var inlandWater: String? { nil }
  /// No place that is known here has one.
  public var ocean: String? { nil }
  /// No place that is known here has any.
  public var areasOfInterest: [String]? { nil }
  /// No place that is known here has one.
  public var timeZone: TimeZone? { nil }
  /// No place that is known here has one.
  public var region: CLRegion? { nil }

  /// The address in the parts of an envelope; `nil` where no part is known.
  public var postalAddress: CNPostalAddress? {
    var parts = CNPostalAddress.Parts()
    parts.street = [held.subThoroughfare, held.thoroughfare].compactMap { $0 }.joined(separator: " ")
    parts.city = held.locality ?? ""
    parts.state = held.administrativeArea ?? ""
    parts.postalCode = held.postalCode ?? ""
    parts.country = held.country ?? ""
    parts.isoCountryCode = held.isoCountryCode ?? ""
    return parts == CNPostalAddress.Parts() ? nil : CNPostalAddress(parts)
  }

  /// The same object: a place does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func isEqual(_ object: Any?) -> Bool { (object as? CLPlacemark)?.held == held }
  public override var hash: Int { held.hashValue }
}

extension CLPlacemark {
  /// A place from where it is and what it is called.
  ///
  /// Source: the factory that Intents adds, iOS 10.
  public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
    func part(_ path: KeyPath<CNPostalAddress, String>) -> String? {
      postalAddress.map { $0[keyPath: path] }.flatMap { $0.isEmpty ? nil : $0 }
    }
    self.init(
      holding: Placemark(
        name: name, coordinate: location.held, thoroughfare: part(\.street), locality: part(\.city),
        administrativeArea: part(\.state), postalCode: part(\.postalCode), country: part(\.country),
        isoCountryCode: part(\.isoCountryCode)))
  }
}
