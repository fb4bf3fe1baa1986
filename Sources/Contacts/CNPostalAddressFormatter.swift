import Foundation

/// Writes an address as an envelope has it.
///
/// Source: `CNPostalAddressFormatter`, iOS 9. The lines are in the order of the western countries.
open class CNPostalAddressFormatter: NSObject, @unchecked Sendable {
  public override init() {}

  /// The address in lines: street, place, country; what is not known is left out.
  open func string(from postalAddress: CNPostalAddress) -> String {
    let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode]
    return [postalAddress.street, postalAddress.subLocality, Self.joined(place, " "), postalAddress.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The address in lines, by the one style that there is.
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    CNPostalAddressFormatter().string(from: postalAddress)
  }

  private static func joined(_ parts: [String], _ separator: String) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: separator)
  }
}

/// How an address is written.
///
/// Source: `CNPostalAddressFormatterStyle`, iOS 9.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// In lines, as on an envelope.
  case mailingAddress = 0
}
