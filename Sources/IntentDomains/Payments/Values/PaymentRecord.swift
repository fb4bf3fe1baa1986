import IntentModel

/// A payment that is made, or would be.
///
/// Source: `INPaymentRecord`, iOS 10.
public struct PaymentRecord: Sendable, Hashable, Codable {
  /// Who gets the money; `nil` for the user.
  public var payee: Person?
  /// Who gives the money; `nil` for the user.
  public var payer: Person?
  /// How much is paid, without the fee.
  public var currencyAmount: CurrencyAmount?
  /// What the payment is for, in the user's words.
  public var note: String?
  /// How far the payment is; `pending` until the money has arrived.
  public var status: Status
  /// The card or account that pays; `nil` where the app does not say.
  public var paymentMethod: PaymentMethod?
  /// What the payment costs on top.
  public var feeAmount: CurrencyAmount?

  /// A payment; without payer or payee that side is the user.
  public init(
    payee: Person? = nil, payer: Person? = nil, currencyAmount: CurrencyAmount?,
    paymentMethod: PaymentMethod? = nil, note: String? = nil, status: Status,
    feeAmount: CurrencyAmount? = nil
  ) {
    self.payee = payee
    self.payer = payer
    self.currencyAmount = currencyAmount
    self.note = note
    self.status = status
    self.paymentMethod = paymentMethod
    self.feeAmount = feeAmount
  }

  /// The payment as a prompt tells it: `payee`, `payer`, `amount`, `note`, `status`, `method`, `fee`, as far as known.
  public var details: [String: ToldValue] {
    var details: [String: ToldValue] = ["status": status.told]
    details["payee"] = payee?.told
    details["payer"] = payer?.told
    details["amount"] = currencyAmount?.told
    details["note"] = note.map { .text($0) }
    details["method"] = paymentMethod?.told
    details["fee"] = feeAmount?.told
    return details
  }
}
