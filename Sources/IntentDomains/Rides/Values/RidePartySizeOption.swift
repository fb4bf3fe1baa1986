import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How many people a ride may have, and what it costs for them. Source: `INRidePartySizeOption`, iOS 10.
public struct RidePartySizeOption: Sendable, Hashable, Codable {
  /// The numbers of people the option is for.
  public var partySizeRange: ClosedRange<Int>
  /// The sizes in words ("one or two people").
  public var sizeDescription: String
  public var priceRange: PriceRange?

  public init(partySizeRange: ClosedRange<Int>, sizeDescription: String, priceRange: PriceRange? = nil) {
    self.partySizeRange = partySizeRange
    self.sizeDescription = sizeDescription
    self.priceRange = priceRange
  }
}

/// One line of a fare. Source: `INRideFareLineItem`, iOS 10.
public struct RideFareLineItem: Sendable, Hashable, Codable {
  public var title: String
  public var price: Decimal
  /// The ISO 4217 code, such as `EUR`.
  public var currencyCode: String

  public init(title: String, price: Decimal, currencyCode: String) {
    self.title = title
    self.price = price
    self.currencyCode = currencyCode
  }
}
