import Foundation
import IntentDomains
import IntentModel

/// How many people a ride may have, and what it costs for them.
///
/// Source: `INRidePartySizeOption`, iOS 10.
public final class INRidePartySizeOption: ValueObject<RideOption.PartySizeOption>, @unchecked Sendable {
  /// The sizes in words ("one or two people").
  public var sizeDescription: String { held.sizeDescription }
  /// What a ride of this size costs; `nil` where the size makes no difference.
  public var priceRange: INPriceRange? { object(held.priceRange) }
  /// The numbers of people the option is for.
  public var partySizeRange: NSRange { NSRange(held.partySizeRange) }

  /// A choice of size; a range without length stands for its first number.
  public convenience init(partySizeRange: NSRange, sizeDescription: String, priceRange: INPriceRange?) {
    let last = partySizeRange.location &+ max(1, partySizeRange.length) &- 1
    self.init(
      holding: RideOption.PartySizeOption(
        partySizeRange: partySizeRange.location...max(partySizeRange.location, last), sizeDescription: sizeDescription,
        priceRange: priceRange?.held))
  }
}

/// One line of a fare.
///
/// Source: `INRideFareLineItem`, iOS 10.
public final class INRideFareLineItem: ValueObject<RideOption.FareLineItem>, @unchecked Sendable {
  /// What the line is for: the base fare, a toll.
  public var title: String! { held.title }
  /// How much the line adds, in the currency; negative for a discount.
  public var price: NSDecimalNumber! { NSDecimalNumber(decimal: held.price) }
  /// The ISO 4217 code, such as `EUR`.
  public var currencyCode: String! { held.currencyCode }

  /// A line of a fare; `nil` where any part is.
  public convenience init!(title: String!, price: NSDecimalNumber!, currencyCode: String!) {
    guard let title, let price, let currencyCode else { return nil }
    self.init(holding: RideOption.FareLineItem(title: title, price: price.decimalValue, currencyCode: currencyCode))
  }
}
