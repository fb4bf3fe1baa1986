import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RideOption {
  /// How many people a ride may have, and what it costs for them.
  ///
  /// Source: `INRidePartySizeOption`, iOS 10.
  public struct PartySizeOption: Sendable, Hashable, Codable {
    /// The numbers of people the option is for.
    public var partySizeRange: ClosedRange<Int>
    /// The sizes in words ("one or two people").
    public var sizeDescription: String
    /// What a ride of this size costs; `nil` where the size makes no difference.
    public var priceRange: PriceRange?

    /// A choice of size that the user is offered.
    public init(partySizeRange: ClosedRange<Int>, sizeDescription: String, priceRange: PriceRange? = nil) {
      self.partySizeRange = partySizeRange
      self.sizeDescription = sizeDescription
      self.priceRange = priceRange
    }
  }
}

extension RideOption {
  /// One line of a fare.
  ///
  /// Source: `INRideFareLineItem`, iOS 10.
  public struct FareLineItem: Sendable, Hashable, Codable {
    /// What the line is for: the base fare, a toll.
    public var title: String
    /// How much the line adds, in the currency; negative for a discount.
    public var price: Decimal
    /// The ISO 4217 code, such as `EUR`.
    public var currencyCode: String

    /// A line in a currency by its ISO 4217 code.
    public init(title: String, price: Decimal, currencyCode: String) {
      self.title = title
      self.price = price
      self.currencyCode = currencyCode
    }
  }
}
