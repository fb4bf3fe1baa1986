import Foundation
import IntentModel

/// A price that is known, or known to lie between two.
///
/// Source: `INPriceRange`, iOS 10.
public final class INPriceRange: ValueObject<PriceRange>, @unchecked Sendable {
  /// The lower bound; `nil` where only the most is known.
  public var minimumPrice: NSDecimalNumber? { held.minimumPrice.map { NSDecimalNumber(decimal: $0) } }
  /// The upper bound; `nil` where only the least is known.
  public var maximumPrice: NSDecimalNumber? { held.maximumPrice.map { NSDecimalNumber(decimal: $0) } }
  /// The ISO 4217 code, such as `EUR`.
  public var currencyCode: String { held.currencyCode }

  /// A price between two, whichever is given first.
  public convenience init(firstPrice: NSDecimalNumber, secondPrice: NSDecimalNumber, currencyCode: String) {
    self.init(
      holding: PriceRange(
        firstPrice: firstPrice.decimalValue, secondPrice: secondPrice.decimalValue, currencyCode: currencyCode))
  }

  /// A price up to a limit.
  public convenience init(maximumPrice: NSDecimalNumber, currencyCode: String) {
    self.init(holding: PriceRange(maximumPrice: maximumPrice.decimalValue, currencyCode: currencyCode))
  }

  /// A price from a limit upwards.
  public convenience init(minimumPrice: NSDecimalNumber, currencyCode: String) {
    self.init(holding: PriceRange(minimumPrice: minimumPrice.decimalValue, currencyCode: currencyCode))
  }

  /// One exact price.
  public convenience init(price: NSDecimalNumber, currencyCode: String) {
    self.init(holding: PriceRange(price: price.decimalValue, currencyCode: currencyCode))
  }
}
