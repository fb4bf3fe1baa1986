import IntentModel

/// An amount to pay: money, or a name for it ("the minimum due"). Source: `INPaymentAmount`, iOS 10.3.
public struct PaymentAmount: ParameterValue {
  public var amount: CurrencyAmount?
  public var amountType: AmountType

  public init(amountType: AmountType = .unknown, amount: CurrencyAmount? = nil) {
    self.amount = amount
    self.amountType = amountType
  }

  public static var kind: ValueKind { .money }

  public init?(_ spoken: SpokenValue) {
    if let amount = CurrencyAmount(spoken) {
      self.init(amount: amount)
    } else if let type = AmountType(spoken) {
      self.init(amountType: type)
    } else {
      return nil
    }
  }

  public var told: ToldValue { amount?.told ?? amountType.told }
}
