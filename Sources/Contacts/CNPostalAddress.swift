import Foundation

/// A postal address.
///
/// Source: `CNPostalAddress`, iOS 9.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  /// The parts of the address; a part that is not known is empty.
  package var parts: Parts

  package struct Parts: Sendable, Hashable, Codable {
    package var street = ""
    package var subLocality = ""
    package var city = ""
    package var subAdministrativeArea = ""
    package var state = ""
    package var postalCode = ""
    package var country = ""
    package var isoCountryCode = ""

    package init() {}
  }

  /// An address without any part.
  public override init() { parts = Parts() }

  package init(_ parts: Parts) { self.parts = parts }

  /// An address from an archive; `nil` where the archive holds none.
  public required init?(coder: NSCoder) {
    guard let parts = coder.decodeJSON(Parts.self, forKey: "parts") else { return nil }
    self.parts = parts
  }

  /// Archives of it may be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the address into a keyed archive.
  open func encode(with coder: NSCoder) { coder.encodeJSON(parts, forKey: "parts") }

  /// The street's name and the house's number.
  public var street: String { parts.street }
  /// The part of the city, such as a borough.
  public var subLocality: String { parts.subLocality }
  /// The city, town or village.
  public var city: String { parts.city }
  /// The county or district; the city is in it.
  public var subAdministrativeArea: String { parts.subAdministrativeArea }
  /// The state or province, in full or by its letters.
  public var state: String { parts.state }
  /// The code as the country writes it, letters included.
  public var postalCode: String { parts.postalCode }
  /// The country's name, as the app or the address book writes it.
  public var country: String { parts.country }
  /// The country's two letters of ISO 3166.
  public var isoCountryCode: String { parts.isoCountryCode }

  open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts) }

  /// The same address with parts that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = CNMutablePostalAddress()
    copy.parts = parts
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
  open override var hash: Int { parts.hashValue }
}

/// An address whose parts can be changed.
///
/// Source: `CNMutablePostalAddress`, iOS 9.
public final class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  public override var street: String {
    get { parts.street }
    set { parts.street = newValue }
  }
  public override var subLocality: String {
    get { parts.subLocality }
    set { parts.subLocality = newValue }
  }
  public override var city: String {
    get { parts.city }
    set { parts.city = newValue }
  }
  public override var subAdministrativeArea: String {
    get { parts.subAdministrativeArea }
    set { parts.subAdministrativeArea = newValue }
  }
  public override var state: String {
    get { parts.state }
    set { parts.state = newValue }
  }
  public override var postalCode: String {
    get { parts.postalCode }
    set { parts.postalCode = newValue }
  }
  public override var country: String {
    get { parts.country }
    set { parts.country = newValue }
  }
  public override var isoCountryCode: String {
    get { parts.isoCountryCode }
    set { parts.isoCountryCode = newValue }
  }
}
