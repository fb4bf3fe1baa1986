import Foundation
import IntentModel

/// An amount of money.
///
/// Source: `INCurrencyAmount`, iOS 10.
public final class INCurrencyAmount: ValueObject<CurrencyAmount>, @unchecked Sendable {
  /// How much, in units of the currency.
  public var amount: NSDecimalNumber? { NSDecimalNumber(decimal: held.amount) }
  /// The ISO 4217 code, such as `EUR`.
  public var currencyCode: String? { held.currencyCode }

  /// Money in a currency by its ISO 4217 code.
  public convenience init(amount: NSDecimalNumber, currencyCode: String) {
    self.init(holding: CurrencyAmount(amount.decimalValue, currencyCode))
  }
}
