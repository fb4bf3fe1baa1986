#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The digits of a decimal number before and after the point, rounded half to even.
struct DecimalDigits {
  private(set) var isNegative: Bool
  private(set) var whole: String
  /// The digits after the point; zeros at the end only up to the least number of decimals.
  private(set) var fraction: String

  /// The digits of a number with at least and at most so many decimals.
  init(_ value: Decimal, decimals: ClosedRange<Int>) {
    let text = "\(value)"
    isNegative = text.first == "-"
    let parts = text.drop { $0 == "-" }.split(separator: ".", maxSplits: 1)
    whole = parts.first.map(String.init) ?? "0"
    fraction = parts.count > 1 ? String(parts[1]) : ""
    if fraction.utf8.count > decimals.upperBound { round(to: decimals.upperBound) }
    while fraction.utf8.count > decimals.lowerBound, fraction.last == "0" { fraction.removeLast() }
    fraction += String(repeating: "0", count: max(0, decimals.lowerBound - fraction.utf8.count))
  }

  private mutating func round(to decimals: Int) {
    let dropped = fraction.dropFirst(decimals)
    var digits = Array((whole + fraction.prefix(decimals)).utf8)
    let isHalf = dropped.first == "5" && dropped.dropFirst().allSatisfy { $0 == "0" }
    let isUp = isHalf ? digits.last.map { $0 % 2 == 1 } ?? false : dropped.first.map { $0 >= "5" } ?? false
    if isUp {
      var place = digits.count - 1
      while place >= 0, digits[place] == UInt8(ascii: "9") {
        digits[place] = UInt8(ascii: "0")
        place -= 1
      }
      if place >= 0 { digits[place] += 1 } else { digits.insert(UInt8(ascii: "1"), at: 0) }
    }
    whole = String(decoding: digits.dropLast(decimals), as: UTF8.self)
    fraction = String(decoding: digits.suffix(decimals), as: UTF8.self)
  }
}
