#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

extension SpokenValue.Meaning {
  /// The meaning as a kind of value; `nil` where it is none of that kind.
  ///
  /// A bare number is an amount in the user's own currency.
  func converted(to kind: ValueKind, in situation: Situation) -> Self? {
    switch (kind, self) {
    case (.number, .number), (.money, .money), (.date, .date), (.duration, .duration),
      (.distance, .distance), (.energy, .energy):
      self
    case (.money, .number(let amount)): .money(CurrencyAmount(amount, situation.currencyCode))
    default: nil
    }
  }

  /// Whether the meaning counts units.
  var isQuantity: Bool {
    switch self {
    case .duration, .distance, .energy: true
    default: false
    }
  }

  /// A quantity as the number that a parameter takes, and the symbol of the unit that it counts.
  ///
  /// "Half an hour" is a goal of 30 in minutes; distances count metres, energies kilocalories.
  func counted(for kind: ValueKind) -> (number: Self, unit: String)? {
    switch (kind, self) {
    case (.number, .duration(let seconds)): (.number(Decimal(seconds) / 60), "minute")
    case (.number, .distance(let metres)): (.number(Decimal(metres)), "meter")
    case (.number, .energy(let kilocalories)): (.number(Decimal(kilocalories)), "kiloCalorie")
    default: nil
    }
  }
}
