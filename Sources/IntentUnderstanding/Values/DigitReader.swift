#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a word of digits with its inner points, commas and colons.
struct DigitReader {
  let marks: NumberMarks
  /// Whether written hours count to 24, so that `3:30` is at night.
  var countsHoursTo24 = false

  /// The most digits that are counted with; a longer number is taken to be the largest possible.
  private static let ceiling = 18

  /// What the digits are: a number, a time of day, or figures of a date.
  func term(of bytes: ArraySlice<UInt8>) -> ValueTerm {
    whole(bytes).map { .number($0) } ?? marked(bytes)
  }

  /// The usual case: a word of a few digits and nothing else.
  private func whole(_ bytes: ArraySlice<UInt8>) -> Numeral? {
    guard bytes.count <= Self.ceiling else { return nil }
    var value = 0
    for byte in bytes {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return Numeral(value, digits: bytes.count)
  }

  private func marked(_ bytes: ArraySlice<UInt8>) -> ValueTerm {
    var groups: [(value: Int, length: Int)] = [(0, 0)]
    var marks: [UInt8] = []
    for byte in bytes {
      if byte >= 0x30, byte <= 0x39 {
        let last = groups.count - 1
        groups[last].length += 1
        if groups[last].length <= Self.ceiling {
          groups[last].value = groups[last].value * 10 + Int(byte - 0x30)
        }
      } else if groups.count < 16 {
        marks.append(byte)
        groups.append((0, 0))
      } else {
        return .none
      }
    }
    guard let mark = marks.first else {
      return .number(Numeral(groups[0].value, digits: groups[0].length))
    }
    if mark == UInt8(ascii: ":") { return clock(groups) }
    return grouped(groups, marks) ?? decimal(groups, marks) ?? figures(groups)
  }

  private func clock(_ groups: [(value: Int, length: Int)]) -> ValueTerm {
    guard groups.count <= 3, groups[0].value <= 24, groups[0].length <= 2,
      groups.dropFirst().allSatisfy({ $0.length == 2 && $0.value < 60 })
    else { return .none }
    let hour = groups[0].value
    let rest = groups[1].value * 60 + (groups.count == 3 ? groups[2].value : 0)
    let isOpen = !countsHoursTo24 && hour >= 1 && hour <= 12 && groups[0].length == (hour < 10 ? 1 : 2)
    return .clock((isOpen ? hour % 12 : hour) * 3600 + rest, open: isOpen)
  }

  /// A whole number with separators between thousands: `1,630`.
  private func grouped(_ groups: [(value: Int, length: Int)], _ marks: [UInt8]) -> ValueTerm? {
    guard marks.allSatisfy({ $0 == marks[0] && self.marks.groups.contains($0) }), groups[0].length <= 3,
      groups.dropFirst().allSatisfy({ $0.length == 3 })
    else { return nil }
    return .number(Numeral(whole(groups), digits: groups.reduce(0) { $0 + $1.length }))
  }

  private func whole(_ groups: [(value: Int, length: Int)]) -> Int {
    groups.reduce(0) { sum, group in
      let (product, overflow) = sum.multipliedReportingOverflow(by: 1000)
      return overflow || product > Int.max - 1000 ? sum : product + group.value
    }
  }

  /// A number with decimals: `5.50`, `1.234,50`.
  private func decimal(_ groups: [(value: Int, length: Int)], _ marks: [UInt8]) -> ValueTerm? {
    guard let last = groups.last, let mark = marks.last,
      marks.count == 1 || mark != marks[0],
      marks.dropLast().allSatisfy({ $0 == marks[0] }),
      groups.dropFirst().dropLast().allSatisfy({ $0.length == 3 }), last.length <= 12
    else { return nil }
    let digits = groups.reduce(0) { $0 + $1.length }
    let fraction = Decimal(sign: .plus, exponent: -last.length, significand: Decimal(last.value))
    let value = Decimal(whole(Array(groups.dropLast()))) + fraction
    return .number(Numeral(value, decimals: last.length, digits: digits))
  }

  private func figures(_ groups: [(value: Int, length: Int)]) -> ValueTerm {
    guard groups.count == 3, groups.allSatisfy({ $0.length <= 4 }) else { return .none }
    return .figures(groups[0].value, groups[1].value, groups[2].value)
  }
}
