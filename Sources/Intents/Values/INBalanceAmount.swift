import Foundation
import IntentDomains
import IntentModel

/// How much is in an account: money, points or miles.
///
/// Source: `INBalanceAmount`, iOS 11.
public final class INBalanceAmount: ValueObject<PaymentAccount.BalanceAmount>, @unchecked Sendable {
  /// What is counted: money, points or miles.
  public var balanceType: INBalanceType { held.balanceType }
  /// The ISO 4217 code of a balance of money.
  public var currencyCode: String? { held.currencyCode }
  /// How much there is, in the currency or in points or miles.
  public var amount: NSDecimalNumber? { NSDecimalNumber(decimal: held.amount) }

  /// A balance of points or miles.
  public convenience init?(amount: NSDecimalNumber, balanceType: INBalanceType) {
    self.init(holding: PaymentAccount.BalanceAmount(amount: amount.decimalValue, balanceType: balanceType))
  }

  /// A balance of money.
  public convenience init(amount: NSDecimalNumber, currencyCode: String) {
    self.init(holding: PaymentAccount.BalanceAmount(amount: amount.decimalValue, currencyCode: currencyCode))
  }
}
