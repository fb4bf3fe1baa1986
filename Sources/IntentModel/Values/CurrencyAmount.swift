#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An amount of money: a decimal and an ISO 4217 code, never binary floating point.
///
/// Source: `INCurrencyAmount`.
public struct CurrencyAmount: Sendable, Hashable, Codable {
  /// The amount in the currency's main unit: 4.50 is four euros and fifty cents.
  public var amount: Decimal
  /// The ISO 4217 code, such as `EUR`.
  public var currencyCode: String

  /// An amount in a currency given by its ISO 4217 code.
  public init(_ amount: Decimal, _ currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}
