import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PaymentAccount {
  /// How much is in an account: money, points or miles.
  ///
  /// Source: `INBalanceAmount`, iOS 11.
  public struct BalanceAmount: Sendable, Hashable, Codable {
    /// How much there is, in the currency or in points or miles.
    public let amount: Decimal
    /// What is counted: money, points or miles.
    public let balanceType: BalanceType
    /// The ISO 4217 code of a balance of money.
    public let currencyCode: String?

    /// A balance of points or miles.
    public init(amount: Decimal, balanceType: BalanceType) {
      self.amount = amount
      self.balanceType = balanceType
      self.currencyCode = nil
    }

    /// A balance of money.
    public init(amount: Decimal, currencyCode: String) {
      self.amount = amount
      self.balanceType = .money
      self.currencyCode = currencyCode
    }

    /// The balance as a prompt tells it: money, or a number whose unit is told beside it.
    public var told: ToldValue {
      currencyCode.map { .money(CurrencyAmount(amount, $0)) } ?? .number(amount)
    }
  }
}
