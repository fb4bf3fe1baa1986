import Foundation
import IntentDomains
import IntentModel

/// How many people a ride may have, and what it costs for them. Source: `INRidePartySizeOption`, iOS 10.
public final class INRidePartySizeOption: ValueObject<RidePartySizeOption>, @unchecked Sendable {
  public var sizeDescription: String { held.sizeDescription }
  public var priceRange: INPriceRange? { object(held.priceRange) }
  /// The numbers of people the option is for.
  public var partySizeRange: NSRange { NSRange(held.partySizeRange) }

  public convenience init(partySizeRange: NSRange, sizeDescription: String, priceRange: INPriceRange?) {
    let last = partySizeRange.location &+ max(1, partySizeRange.length) &- 1
    self.init(
      holding: RidePartySizeOption(
        partySizeRange: partySizeRange.location...max(partySizeRange.location, last), sizeDescription: sizeDescription,
        priceRange: priceRange?.held))
  }
}

/// One line of a fare. Source: `INRideFareLineItem`, iOS 10.
public final class INRideFareLineItem: ValueObject<RideFareLineItem>, @unchecked Sendable {
  public var title: String! { held.title }
  public var price: NSDecimalNumber! { NSDecimalNumber(decimal: held.price) }
  /// The ISO 4217 code, such as `EUR`.
  public var currencyCode: String! { held.currencyCode }

  public convenience init!(title: String!, price: NSDecimalNumber!, currencyCode: String!) {
    guard let title, let price, let currencyCode else { return nil }
    self.init(holding: RideFareLineItem(title: title, price: price.decimalValue, currencyCode: currencyCode))
  }
}
