#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A price that is known, or known to lie between two.
///
/// Source: `INPriceRange`, iOS 10.
///
/// At most one bound is `nil`; the lower price is the minimum in whichever order the two are given.
public struct PriceRange: Sendable, Hashable, Codable {
  /// The lower bound; `nil` where only the most is known.
  public let minimumPrice: Decimal?
  /// The upper bound; `nil` where only the least is known.
  public let maximumPrice: Decimal?
  /// The ISO 4217 code, such as `EUR`.
  public let currencyCode: String

  /// A price between two bounds, given in any order.
  public init(firstPrice: Decimal, secondPrice: Decimal, currencyCode: String) {
    self.minimumPrice = min(firstPrice, secondPrice)
    self.maximumPrice = max(firstPrice, secondPrice)
    self.currencyCode = currencyCode
  }

  /// A price that is at most the given one.
  public init(maximumPrice: Decimal, currencyCode: String) {
    self.minimumPrice = nil
    self.maximumPrice = maximumPrice
    self.currencyCode = currencyCode
  }

  /// A price that is at least the given one.
  public init(minimumPrice: Decimal, currencyCode: String) {
    self.minimumPrice = minimumPrice
    self.maximumPrice = nil
    self.currencyCode = currencyCode
  }

  /// An exact price: both bounds are the same.
  public init(price: Decimal, currencyCode: String) {
    self.init(firstPrice: price, secondPrice: price, currencyCode: currencyCode)
  }

  /// The lower bound as money.
  public var minimum: CurrencyAmount? { minimumPrice.map { CurrencyAmount($0, currencyCode) } }

  /// The upper bound as money.
  public var maximum: CurrencyAmount? { maximumPrice.map { CurrencyAmount($0, currencyCode) } }

  /// The price, where it is exact.
  public var exact: CurrencyAmount? { minimumPrice == maximumPrice ? minimum : nil }
}
