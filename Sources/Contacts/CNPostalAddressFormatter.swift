import Foundation

/// Formats a postal address for an envelope.
///
/// Source: `CNPostalAddressFormatter`, iOS 9. The lines are in the order of western countries.
open class CNPostalAddressFormatter: NSObject, @unchecked Sendable {
  public override init() {}

  /// The address in lines: street, place, country; unknown parts are left out.
  open func string(from postalAddress: CNPostalAddress) -> String {
    let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode]
    return [postalAddress.street, postalAddress.subLocality, Self.joined(place, " "), postalAddress.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The address in lines; there is only one style.
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
