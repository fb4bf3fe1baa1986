#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

extension SpokenValue.Meaning {
  /// The meaning converted to a kind of value; `nil` where it cannot be of that kind.
  ///
  /// A bare number is an amount in the user's own currency.
  func converted(to kind: ValueKind, in situation: Situation) -> Self? {
    if measuredKind == kind { return self }
    guard kind == .money, case .number(let amount) = self else { return nil }
    return .money(CurrencyAmount(amount, situation.currencyCode))
  }

  /// Whether the meaning counts units.
  var isQuantity: Bool { quantity != nil }

  /// A quantity as the number that a parameter takes, and the symbol of the unit that it counts.
  ///
  /// "Half an hour" is a goal of 30 in minutes; distances count metres, energies kilocalories.
  func counted(for kind: ValueKind) -> (number: Self, unit: String)? {
    guard kind == .number, let quantity else { return nil }
    let description = quantity.kind.description
    return (.number(Decimal(quantity.amount) / Decimal(description.counted)), description.countedUnit)
  }
}
