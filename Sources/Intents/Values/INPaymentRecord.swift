import Foundation
import IntentDomains
import IntentModel

/// A payment that is made, or would be.
///
/// Source: `INPaymentRecord`, iOS 10.
public final class INPaymentRecord: ValueObject<PaymentRecord>, @unchecked Sendable {
  /// Who gets the money; `nil` for the user.
  public var payee: INPerson? { object(held.payee) }
  /// Who gives the money; `nil` for the user.
  public var payer: INPerson? { object(held.payer) }
  /// How much is paid, without the fee.
  public var currencyAmount: INCurrencyAmount? { object(held.currencyAmount) }
  /// What the payment is for, in the user's words.
  public var note: String? { held.note }
  /// How far the payment is; `pending` until the money has arrived.
  public var status: INPaymentStatus { held.status }
  /// The card or account that pays; `nil` where the app does not say.
  public var paymentMethod: INPaymentMethod? { object(held.paymentMethod) }
  /// What the payment costs on top.
  public var feeAmount: INCurrencyAmount? { object(held.feeAmount) }

  /// A payment; without payer or payee that side is the user.
  public convenience init?(
    payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?,
    note: String?, status: INPaymentStatus, feeAmount: INCurrencyAmount?
  ) {
    self.init(
      holding: PaymentRecord(
        payee: payee?.held, payer: payer?.held, currencyAmount: currencyAmount?.held,
        paymentMethod: paymentMethod?.held, note: note, status: status, feeAmount: feeAmount?.held))
  }

  /// A payment without a fee.
  public convenience init?(
    payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?,
    note: String?, status: INPaymentStatus
  ) {
    self.init(
      payee: payee, payer: payer, currencyAmount: currencyAmount, paymentMethod: paymentMethod, note: note,
      status: status, feeAmount: nil)
  }
}
