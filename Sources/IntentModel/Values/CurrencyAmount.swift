#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An amount of money: a decimal and an ISO 4217 code, never binary floating point. Source: `INCurrencyAmount`.
public struct CurrencyAmount: Sendable, Hashable, Codable {
  public var amount: Decimal
  /// The ISO 4217 code, such as `EUR`.
  public var currencyCode: String

  public init(_ amount: Decimal, _ currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}
