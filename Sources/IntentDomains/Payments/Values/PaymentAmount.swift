import IntentModel

/// An amount to pay: money, or a name for it ("the minimum due").
///
/// Source: `INPaymentAmount`, iOS 10.3.
public struct PaymentAmount: ParameterValue {
  /// The money; `nil` where only a name for the amount was said.
  public var amount: CurrencyAmount?
  /// Which amount is meant where no money was said; `unknown` by default.
  public var amountType: AmountType

  /// An amount of money, a named amount, or both where the app knows what the name comes to.
  public init(amountType: AmountType = .unknown, amount: CurrencyAmount? = nil) {
    self.amount = amount
    self.amountType = amountType
  }

  /// Filled by money; a name for an amount is understood too.
  public static var kind: ValueKind { .money }

  /// `nil` where the words are neither money nor the name of an amount.
  public init?(_ spoken: SpokenValue) {
    if let amount = CurrencyAmount(spoken) {
      self.init(amount: amount)
    } else if let type = AmountType(spoken) {
      self.init(amountType: type)
    } else {
      return nil
    }
  }

  /// The money where it is known, otherwise the name of the amount.
  public var told: ToldValue { amount?.told ?? amountType.told }
}
