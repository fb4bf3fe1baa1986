import IntentModel

extension IntentDomain {
  /// Payments: money sent, asked for, moved between accounts; bills; balances.
  public static let payments = IntentDomain(
    "Payments",
    [
      IntentDescription(SendPaymentIntent.self),
      IntentDescription(RequestPaymentIntent.self),
      IntentDescription(PayBillIntent.self),
      IntentDescription(SearchForBillsIntent.self),
      IntentDescription(SearchForAccountsIntent.self),
      IntentDescription(TransferMoneyIntent.self),
    ])
}
