import Foundation
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

  /// The number that a phrase takes for a quantity, whose unit it says itself: minutes, metres or kilocalories.
  ///
  /// "Half an hour" is a goal of 30, and the phrase adds that it counts minutes.
  func counted(for kind: ValueKind) -> Self {
    switch (kind, self) {
    case (.number, .duration(let seconds)): .number(Decimal(seconds) / 60)
    case (.number, .distance(let metres)): .number(Decimal(metres))
    case (.number, .energy(let kilocalories)): .number(Decimal(kilocalories))
    default: self
    }
  }
}
