import Foundation
import IntentDomains
import IntentModel

/// An amount to pay: money, or a name for it.
///
/// Source: `INPaymentAmount`, iOS 10.3.
public final class INPaymentAmount: ValueObject<PaymentAmount>, @unchecked Sendable {
  /// The money; `nil` where only a name for the amount was said.
  public var amount: INCurrencyAmount? { object(held.amount) }
  /// Which amount is meant where no money was said; `unknown` by default.
  public var amountType: INAmountType { held.amountType }

  /// An amount of money with the name it was said by; `unknown` where it was said as money.
  public convenience init(amountType: INAmountType, amount: INCurrencyAmount) {
    self.init(holding: PaymentAmount(amountType: amountType, amount: amount.held))
  }
}
