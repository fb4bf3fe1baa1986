import Foundation
import IntentDomains
import IntentModel

/// An amount to pay: money, or a name for it. Source: `INPaymentAmount`, iOS 10.3.
public final class INPaymentAmount: ValueObject<PaymentAmount>, @unchecked Sendable {
  public var amount: INCurrencyAmount? { object(held.amount) }
  public var amountType: INAmountType { held.amountType }

  public convenience init(amountType: INAmountType, amount: INCurrencyAmount) {
    self.init(holding: PaymentAmount(amountType: amountType, amount: amount.held))
  }
}
