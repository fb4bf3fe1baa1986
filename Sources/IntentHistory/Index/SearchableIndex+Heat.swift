#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

extension SearchableIndex {
  /// How new and how much used something is, as one number that needs no clock to be compared.
  ///
  /// An item counts 1 at its own date, and every use counts 1 at its date; what is counted halves every seven days:
  /// `heat = log2(Σ 2^(tᵢ / 7 days))`. Since all fade alike, the order of two items never changes by time passing.
  public struct Heat: Sendable, Hashable, Comparable {
    /// In half-lives since the reference date.
    public private(set) var value: Double

    static let halfLife = 7 * 86400.0

    /// The heat of something new that was never used.
    public init(at date: Date) { value = Self.halfLives(date) }
    init(value: Double) { self.value = value.isFinite ? value : 0 }

    /// Counts a use.
    public mutating func addUse(at date: Date) {
      let use = Self.halfLives(date)
      let (high, low) = value > use ? (value, use) : (use, value)
      value = high + (1 + (low - high).powerOfTwo).binaryLogarithm
    }

    /// Orders by heat, coldest first.
    public static func < (a: Self, b: Self) -> Bool { a.value < b.value }

    /// `2^(date / half-life)`, within what a number can hold.
    package static func power(_ date: Date, halfLife: Double) -> Double {
      let seconds = date.timeIntervalSinceReferenceDate
      return min(1000, max(-1000, (seconds.isFinite ? seconds : 0) / halfLife)).powerOfTwo
    }

    private static func halfLives(_ date: Date) -> Double {
      let seconds = date.timeIntervalSinceReferenceDate
      return seconds.isFinite ? seconds / halfLife : 0
    }
  }
}
